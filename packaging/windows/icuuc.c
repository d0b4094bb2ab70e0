/* icuuc.dll, which is Windows' own since 1703 and Wine lacks. Qt asks it for encodings that Qt itself does not
   know; this one knows none, and says so as ICU does. */
enum { U_UNSUPPORTED_ERROR = 16 };
#define SAYS_NO(name, ...) \
    __declspec(dllexport) void *name(__VA_ARGS__, int *error) { if (error) *error = U_UNSUPPORTED_ERROR; return 0; }
#define IS_NEVER_ASKED(name) __declspec(dllexport) void *name(void) { return 0; }

SAYS_NO(ucnv_open, void *name)
SAYS_NO(ucnv_getName, void *converter)
SAYS_NO(ucnv_getStandardName, void *name, void *standard)
SAYS_NO(ucnv_fromUCountPending, void *converter)
SAYS_NO(ucnv_toUCountPending, void *converter)
/* How many there are: none; and all that takes a converter. */
IS_NEVER_ASKED(ucnv_countAvailable) IS_NEVER_ASKED(ucnv_getAvailableName)
IS_NEVER_ASKED(ucnv_close) IS_NEVER_ASKED(ucnv_reset) IS_NEVER_ASKED(ucnv_getMaxCharSize)
IS_NEVER_ASKED(ucnv_getToUCallBack) IS_NEVER_ASKED(ucnv_getFromUCallBack)
IS_NEVER_ASKED(ucnv_setToUCallBack) IS_NEVER_ASKED(ucnv_setFromUCallBack)
IS_NEVER_ASKED(ucnv_cbToUWriteUChars) IS_NEVER_ASKED(ucnv_cbFromUWriteUChars)
IS_NEVER_ASKED(ucnv_toUnicode) IS_NEVER_ASKED(ucnv_fromUnicode)
IS_NEVER_ASKED(UCNV_FROM_U_CALLBACK_SUBSTITUTE) IS_NEVER_ASKED(UCNV_TO_U_CALLBACK_SUBSTITUTE)
