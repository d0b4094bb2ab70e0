<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ko_KR">
<context>
    <name>about</name>
    <message>
        <source>After War of Flowers 1.1 by Minho Choi, 1993, who taught the Macintosh Korean flower cards. Our thanks to him. The drawings, words and program here are our own.</source>
        <translation>Minho Choi님이 1993년에 만들어 매킨토시에 우리 화투를 가르친 War of Flowers 1.1을 본떠 만들었습니다. 그분께 감사드립니다. 여기 있는 그림과 글과 프로그램은 우리가 손수 만든 것입니다.</translation>
    </message>
    <message>
        <source>An evening in Korea: the door stands open to a full moon behind plum blossom, and three hands play flower cards round a low red table.</source>
        <translation>한국의 저녁: 열린 문밖 매화 뒤로 보름달이 떠 있고, 낮은 붉은 상에 둘러앉아 세 손이 화투를 칩니다.</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>버전 {version}</translation>
    </message>
    <message>
        <source>Registered to {name}, number {number}.</source>
        <translation>등록: {name}님, 번호 {number}.</translation>
    </message>
    <message>
        <source>A pocket Macintosh of 1993, for people who miss it. The drawings, fonts and sounds are original; thanks to the authors of the games it remembers.</source>
        <translation>1993년의 매킨토시가 그리운 이들을 위한 주머니 속 매킨토시입니다. 그림도 글꼴도 소리도 손수 만들었습니다. 여기서 추억하는 게임들을 만든 분들께 감사드립니다.</translation>
    </message>
    <message>
        <source>After a Soi for the Macintosh of the 1990s. Its author wrote it in two months, gave it away for nothing and asked only that his text stay with it; our copy lost his name. Our thanks to him. The drawings, words and program here are our own.</source>
        <translation>1990년대 매킨토시용 소이를 본떠 만들었습니다. 지은이는 두 달 걸려 만든 것을 그냥 나누어 주면서 글 하나만 함께 두어 달라고 했는데, 우리가 가진 것에는 그 이름이 남아 있지 않습니다. 그분께 감사드립니다. 여기 있는 그림과 글과 프로그램은 우리가 손수 만든 것입니다.</translation>
    </message>
    <message>
        <source>A parlour at dusk: the queens of spades, hearts and clubs hang on the wall and lie on the table. The cat has the queen of diamonds.</source>
        <translation>해 질 녘의 응접실: 스페이드와 하트와 클럽의 퀸이 벽에 걸려 있고 탁자에도 놓여 있습니다. 다이아몬드 퀸은 고양이가 가졌습니다.</translation>
    </message>
    <message>
        <source>After Computer SORRY! 1.5 for the Atari ST, 1987, with thanks to its author. The board game belongs to its owners, and nothing of theirs is used: drawings, words and program are our own.</source>
        <translation>1987년 아타리 ST의 Computer SORRY! 1.5를 본떠 만들었습니다. 지은이에게 감사드립니다. 보드게임은 그 임자의 것이며 거기서 가져다 쓴 것은 없습니다. 그림과 글과 프로그램은 우리가 손수 만든 것입니다.</translation>
    </message>
    <message>
        <source>The road of the board winds up to a castle, which is home. A red pawn runs after a blue one, the blue one has just bumped a yellow one, and a green one is nearly there.</source>
        <translation>말판의 길이 굽이굽이 성으로 오릅니다. 그 성이 집입니다. 빨강 말은 파랑 말을 뒤쫓고, 파랑 말은 방금 노랑 말을 잡았고, 초록 말은 거의 다 왔습니다.</translation>
    </message>
    <message>
        <source>The card game by Vincent Labrèche, from an idea of S. Kruschitz. Thanks to those who tested it: L. P. Moreau, J. Marchand, Y. Bois, J. Lafontaine, A. Lafontaine; to the second generation: Ém., Él. and A. Labrèche; to P. Labrèche, who read it; and to him for such a fine battle. Drawings, words and program are our own.</source>
        <translation>S. Kruschitz의 착상에서 Vincent Labrèche가 만든 카드놀이입니다. 시험해 준 L. P. Moreau, J. Marchand, Y. Bois, J. Lafontaine, A. Lafontaine, 둘째 세대인 Ém., Él., A. Labrèche, 글을 읽어 준 P. Labrèche, 그리고 이토록 멋진 싸움을 만든 그분께 감사드립니다. 그림과 글과 프로그램은 우리가 손수 만든 것입니다.</translation>
    </message>
    <message>
        <source>A garden in France, with a fountain before a château. A pink flower and a yellow one are at odds in front of it, and petals fly.</source>
        <translation>프랑스의 정원, 성 앞에 분수가 있습니다. 그 앞에서 분홍 꽃과 노랑 꽃이 다투고 꽃잎이 흩날립니다.</translation>
    </message>
    <message>
        <source>After War of Coins, a game of flower cards in the dress of coins that Bdilee wrote down for Wikibooks. Our thanks. The coins, drawings, words and program here are our own.</source>
        <translation>Bdilee님이 위키책에 적어 둔 코인 옷을 입은 화투 War of Coins를 본떠 만들었습니다. 그분께 감사드립니다. 여기 있는 코인과 그림과 글과 프로그램은 우리가 손수 만든 것입니다.</translation>
    </message>
    <message>
        <source>A harbour in the morning: ships come under sail to a gateway of stone, a crane keeps a stall in the market, and coins lie in piles on the quay.</source>
        <translation>아침 항구: 돛단배들이 돌문으로 들어오고, 두루미는 장터에 좌판을 벌이고, 부두에는 동전이 쌓여 있습니다.</translation>
    </message>
    <message>
        <source>Licences…</source>
        <translation>라이선스…</translation>
    </message>
</context>
<context>
    <name>accessible</name>
    <message>
        <source>Emblem</source>
        <translation>로고</translation>
    </message>
    <message>
        <source>button</source>
        <translation>단추</translation>
    </message>
    <message>
        <source>check box</source>
        <translation>확인란</translation>
    </message>
    <message>
        <source>radio button</source>
        <translation>선택 단추</translation>
    </message>
    <message>
        <source>pop-up menu</source>
        <translation>팝업 메뉴</translation>
    </message>
    <message>
        <source>text field</source>
        <translation>입력란</translation>
    </message>
    <message>
        <source>slider</source>
        <translation>조절 막대</translation>
    </message>
    <message>
        <source>list</source>
        <translation>목록</translation>
    </message>
    <message>
        <source>on</source>
        <translation>켬</translation>
    </message>
    <message>
        <source>off</source>
        <translation>끔</translation>
    </message>
    <message>
        <source>dimmed</source>
        <translation>흐림</translation>
    </message>
    <message>
        <source>Menu bar</source>
        <translation>메뉴 막대</translation>
    </message>
</context>
<context>
    <name>achievement</name>
    <message>
        <source>Finish a War</source>
        <translation>끝까지</translation>
    </message>
    <message>
        <source>Play a war to its end.</source>
        <translation>승부를 끝까지 하기.</translation>
    </message>
    <message>
        <source>Clean Cloth</source>
        <translation>깨끗한 담요</translation>
    </message>
    <message>
        <source>Sweep: take all that lies on the table.</source>
        <translation>싹쓸이: 바닥에 있는 패를 모두 먹기.</translation>
    </message>
    <message>
        <source>Three Smacks</source>
        <translation>쪽쪽쪽</translation>
    </message>
    <message>
        <source>Smack three times in one war.</source>
        <translation>한 승부에서 쪽을 세 번 하기.</translation>
    </message>
    <message>
        <source>Birds on a Wire</source>
        <translation>전깃줄 만원</translation>
    </message>
    <message>
        <source>Have all three birds in a game.</source>
        <translation>한 판에서 고도리 새 세 마리를 다 모으기.</translation>
    </message>
    <message>
        <source>Five Suns</source>
        <translation>오광</translation>
    </message>
    <message>
        <source>Have all five suns in a game.</source>
        <translation>한 판에서 광 다섯 장을 다 모으기.</translation>
    </message>
    <message>
        <source>GO and Get It</source>
        <translation>고 하고 이기기</translation>
    </message>
    <message>
        <source>Call GO, and win the game.</source>
        <translation>고를 하고 그 판을 이기기.</translation>
    </message>
    <message>
        <source>Thrice</source>
        <translation>쓰리고</translation>
    </message>
    <message>
        <source>Call GO three times, and win the game.</source>
        <translation>고를 세 번 하고 그 판을 이기기.</translation>
    </message>
    <message>
        <source>From Five</source>
        <translation>단돈 닷 냥</translation>
    </message>
    <message>
        <source>Win a game that you began with $5 or less.</source>
        <translation>5냥 이하로 시작한 판을 이기기.</translation>
    </message>
    <message>
        <source>Ace Below</source>
        <translation>밑에 깔린 에이스</translation>
    </message>
    <message>
        <source>Win an attack in which petals tie.</source>
        <translation>꽃잎끼리 비긴 공격에서 이기기.</translation>
    </message>
    <message>
        <source>Last Will</source>
        <translation>유언</translation>
    </message>
    <message>
        <source>Win a game by a last will.</source>
        <translation>유언으로 판을 이기기.</translation>
    </message>
    <message>
        <source>Bouquet</source>
        <translation>꽃다발</translation>
    </message>
    <message>
        <source>Have ten flowers in your garden at once.</source>
        <translation>내 꽃밭에 한꺼번에 꽃 열 송이를 두기.</translation>
    </message>
    <message>
        <source>Small Heart</source>
        <translation>작은 하트</translation>
    </message>
    <message>
        <source>Aces</source>
        <translation>에이스</translation>
    </message>
    <message>
        <source>Lay down the four Aces.</source>
        <translation>에이스 네 장을 내려놓기.</translation>
    </message>
    <message>
        <source>Five in a Row</source>
        <translation>연달아 다섯 장</translation>
    </message>
    <message>
        <source>Get five cards in a row.</source>
        <translation>패 다섯 장을 잇달아 얻기.</translation>
    </message>
    <message>
        <source>No Memory</source>
        <translation>외우지 않고</translation>
    </message>
    <message>
        <source>Elephant</source>
        <translation>코끼리</translation>
    </message>
    <message>
        <source>Back Door</source>
        <translation>뒷문</translation>
    </message>
    <message>
        <source>Two at Once</source>
        <translation>한 번에 둘</translation>
    </message>
    <message>
        <source>Bring two pawns home with one 7.</source>
        <translation>7 한 장으로 말 둘을 집에 넣기.</translation>
    </message>
    <message>
        <source>No Hard Feelings</source>
        <translation>미움 사지 않기</translation>
    </message>
    <message>
        <source>Own Goal</source>
        <translation>자책골</translation>
    </message>
    <message>
        <source>Proof-of-work</source>
        <translation>작업 증명</translation>
    </message>
    <message>
        <source>Complete Transaction</source>
        <translation>거래 완료</translation>
    </message>
    <message>
        <source>Lay three of a coin on the fourth at once.</source>
        <translation>한 코인 세 장을 넷째 장 옆에 한꺼번에 내기.</translation>
    </message>
    <message>
        <source>Key Match</source>
        <translation>키 맞추기</translation>
    </message>
    <message>
        <source>88</source>
        <translation>88</translation>
    </message>
    <message>
        <source>Win a game that pays 88 points or more.</source>
        <translation>88점 이상을 받는 판을 이기기.</translation>
    </message>
    <message>
        <source>Plant a heart on a rival’s flower, then beat it.</source>
        <translation>남의 꽃에 하트를 얹고 그 하트를 이기기.</translation>
    </message>
    <message>
        <source>Win a round without the Memory window.</source>
        <translation>기억 창 없이 판을 이기기.</translation>
    </message>
    <message>
        <source>Beat three Impossible players without a hint.</source>
        <translation>“무적” 셋을 훈수 없이 이기기.</translation>
    </message>
    <message>
        <source>Take the back way home with a 4.</source>
        <translation>4로 뒤로 가 집에 가까워진 말을 집에 넣기.</translation>
    </message>
    <message>
        <source>Win a game without sending a pawn back.</source>
        <translation>말을 하나도 잡지 않고 판을 이기기.</translation>
    </message>
    <message>
        <source>Send back a pawn of your own, and win.</source>
        <translation>내 말을 잡고도 이기기.</translation>
    </message>
    <message>
        <source>Have all four kinds of ribbon cards in a game.</source>
        <translation>한 판에서 띠 패 네 가지를 다 모으기.</translation>
    </message>
    <message>
        <source>Capture a pair with the other two cards of its coin.</source>
        <translation>바닥의 짝을 같은 코인의 나머지 두 장으로 먹기.</translation>
    </message>
    <message>
        <source>New in your album: {titles}.</source>
        <translation>앨범에 새로 들어온 업적: {titles}.</translation>
    </message>
    <message>
        <source>Achievements</source>
        <translation>업적</translation>
    </message>
    <message>
        <source>Not yet.</source>
        <translation>아직 못 했습니다.</translation>
    </message>
    <message>
        <source>Earned on {day}.</source>
        <translation>{day}에 이루었습니다.</translation>
    </message>
    <message>
        <source>Earned in games by the standard rules. Practice doesn’t count; hints are fine.</source>
        <translation>앨범이 생긴 뒤로 기본 규칙으로, 연습이 아닌 판에서 이룬 것입니다. 훈수는 들어도 됩니다.</translation>
    </message>
</context>
<context>
    <name>again</name>
    <message>
        <source>{name} – What Would You Play? ({n} of {all})</source>
        <translation>{name} – 나라면? ({all} 가운데 {n})</translation>
    </message>
    <message>
        <source>The judge is thinking…</source>
        <translation>심판이 생각하고 있습니다…</translation>
    </message>
    <message>
        <source>The judge can’t answer now ({why}).</source>
        <translation>지금은 심판이 답하지 못합니다({why}).</translation>
    </message>
    <message>
        <source>Yes: {yours}. The judge would play it too.</source>
        <translation>맞습니다: {yours}. 심판도 그렇게 합니다.</translation>
    </message>
    <message>
        <source>Good: {yours}. The judge: {best}, about {lost} better.</source>
        <translation>좋습니다: {yours}. 심판: {best}, {lost}쯤 낫습니다.</translation>
    </message>
    <message>
        <source>You: {yours}. The judge: {best}. Yours costs about {lost}.</source>
        <translation>내 수: {yours}. 심판: {best}. 내 수는 {lost}쯤 손해입니다.</translation>
    </message>
    <message>
        <source>In the game: {was}, which cost about {then}.</source>
        <translation>그때 둔 수: {was}, {then}쯤 손해였습니다.</translation>
    </message>
    <message>
        <source>Solved twice. This one won’t come up again.</source>
        <translation>두 번 맞혔으므로 다시 나오지 않습니다.</translation>
    </message>
    <message>
        <source>The Judge</source>
        <translation>심판</translation>
    </message>
</context>
<context>
    <name>archive</name>
    <message>
        <source>Damaged {name}</source>
        <translation>망가진 {name}</translation>
    </message>
    <message>
        <source>There is more in “{folder}” than one file can hold.</source>
        <translation>“{folder}” 폴더에 든 것이 너무 많아 파일 하나에 다 담을 수 없습니다.</translation>
    </message>
    <message>
        <source>“{name}” holds nothing that macclassic has exported.</source>
        <translation>“{name}” 파일에는 macclassic이 내보낸 것이 없습니다.</translation>
    </message>
    <message>
        <source>“{name}” was exported by a newer version of macclassic.</source>
        <translation>“{name}” 파일은 더 새로운 macclassic이 내보낸 것입니다.</translation>
    </message>
    <message>
        <source>“{name}” holds more than macclassic ever exports, so it was not opened.</source>
        <translation>“{name}” 파일에는 macclassic이 내보내는 것보다 많은 것이 들어 있어 열지 않았습니다.</translation>
    </message>
    <message>
        <source>“{name}” is encrypted, or another program has packed it, so it was not opened.</source>
        <translation>“{name}” 파일은 암호로 잠겨 있거나 다른 프로그램으로 압축되어 열지 않았습니다.</translation>
    </message>
    <message>
        <source>“{name}” is damaged, so nothing was taken from it.</source>
        <translation>“{name}” 파일이 망가져서 아무것도 가져오지 않았습니다.</translation>
    </message>
    <message>
        <source>“{name}” holds “{entry}”, which macclassic does not export; nothing was taken from it.</source>
        <translation>“{name}” 파일에 macclassic이 내보내지 않는 “{entry}” 항목이 있어 아무것도 가져오지 않았습니다.</translation>
    </message>
    <message>
        <source>In “{name}” the file “{entry}” is damaged, so nothing was taken from it.</source>
        <translation>“{name}” 파일 안의 “{entry}” 파일이 망가져서 아무것도 가져오지 않았습니다.</translation>
    </message>
    <message>
        <source>“{name}” holds all that is kept here, {files} files.</source>
        <translation>여기 있는 것을 “{name}” 파일에 모두 담았습니다. 파일 {files}개입니다.</translation>
    </message>
    <message>
        <source>Left out of “{folder}”: {names}. They are no games, are too large, or have names that not all systems accept.</source>
        <translation>“{folder}” 폴더에서 뺀 것: {names}. 게임이 아니거나, 너무 크거나, 이름을 쓸 수 없는 시스템이 있는 파일입니다.</translation>
    </message>
    <message>
        <source>{n} more</source>
        <translation>그 밖에 {n}개</translation>
    </message>
    <message>
        <source>Backup</source>
        <translation>백업</translation>
    </message>
    <message>
        <source>A backup is one file with everything kept here: games under way, statistics, players, settings and saved games.</source>
        <translation>백업은 여기 보관된 모든 것, 곧 진행 중인 게임, 전적, 사람, 설정, 저장한 게임을 담은 파일 하나입니다.</translation>
    </message>
    <message>
        <source>Restore…</source>
        <translation>되돌리기…</translation>
    </message>
    <message>
        <source>Save a Backup…</source>
        <translation>백업 저장…</translation>
    </message>
    <message>
        <source>Save the backup as:</source>
        <translation>백업을 저장할 이름:</translation>
    </message>
    <message>
        <source>Restore “{name}”, saved {when}? It replaces all games, statistics, players and settings that are here now; those are saved in “{folder}” first, as a backup.</source>
        <translation>{when}에 저장한 “{name}” 파일로 되돌리시겠습니까? 지금 있는 게임, 전적, 사람, 설정이 모두 바뀝니다. 지금 것은 먼저 “{folder}” 폴더에 백업으로 저장됩니다.</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>되돌리기</translation>
    </message>
    <message>
        <source>All of it is here now. What was here before is in “{folder}”, as “{name}”.</source>
        <translation>모두 들여왔습니다. 전에 있던 것은 “{folder}” 폴더의 “{name}” 파일에 있습니다.</translation>
    </message>
    <message>
        <source>Everything is as it was before the import. Start macclassic again to play.</source>
        <translation>모두 들여오기 전으로 되돌렸습니다. macclassic을 다시 시작하면 게임을 할 수 있습니다.</translation>
    </message>
    <message>
        <source>Give the import up and put back what was here before? Or quit and remove the cause: the next start completes the import.</source>
        <translation>들여오기를 그만두고 전에 있던 것으로 되돌리시겠습니까? 아니면 종료하고 원인을 없애십시오. 다음에 시작할 때 들여오기를 마칩니다.</translation>
    </message>
    <message>
        <source>Give Up</source>
        <translation>그만두기</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>종료</translation>
    </message>
    <message>
        <source>Before the import of {date}</source>
        <translation>{date} 들여오기 전</translation>
    </message>
    <message>
        <source>“{name}” is a folder, but should be a file.</source>
        <translation>“{name}” 자리에는 파일이 있어야 하는데 폴더가 있습니다.</translation>
    </message>
    <message>
        <source>“{name}” is a file, but should be a folder.</source>
        <translation>“{name}” 자리에는 폴더가 있어야 하는데 파일이 있습니다.</translation>
    </message>
    <message>
        <source>Nothing was imported, and nothing has changed. {why}</source>
        <translation>아무것도 들여오지 않았고, 바뀐 것도 없습니다. {why}</translation>
    </message>
    <message>
        <source>An import into “{folder}” is not complete. {why}</source>
        <translation>“{folder}” 폴더로 들여오기가 끝나지 않았습니다. {why}</translation>
    </message>
    <message>
        <source>The files could not be put in place: {reason}.</source>
        <translation>들여올 것을 제자리에 넣지 못했습니다: {reason}.</translation>
    </message>
</context>
<context>
    <name>balloon</name>
    <message>
        <source>To use this window, first answer the dialog in front of it.</source>
        <translation>이 창을 쓰려면 먼저 앞에 있는 대화상자에 답하십시오.</translation>
    </message>
    <message>
        <source>To bring this window to the front, click anywhere in it.</source>
        <translation>이 창을 앞으로 가져오려면 창의 아무 데나 누르십시오.</translation>
    </message>
    <message>
        <source>To use this menu, first answer the dialog that is open.</source>
        <translation>이 메뉴를 쓰려면 먼저 열려 있는 대화상자에 답하십시오.</translation>
    </message>
    <message>
        <source>To close this dialog and leave everything as it was, click this button.</source>
        <translation>모두 그대로 두고 대화상자를 닫으려면 이 단추를 누르십시오.</translation>
    </message>
    <message>
        <source>To close this message, click this button.</source>
        <translation>이 알림을 닫으려면 이 단추를 누르십시오.</translation>
    </message>
    <message>
        <source>To close this window, click this box.</source>
        <translation>이 창을 닫으려면 이 칸을 누르십시오.</translation>
    </message>
    <message>
        <source>To make this window as large as it can be, or to give it back its size, click this box.</source>
        <translation>창을 될 수 있는 대로 크게 하거나 원래 크기로 되돌리려면 이 칸을 누르십시오.</translation>
    </message>
    <message>
        <source>To make this window larger or smaller, drag this box.</source>
        <translation>창의 크기를 바꾸려면 이 모서리를 끌어 움직이십시오.</translation>
    </message>
    <message>
        <source>This is the title of the window. To move the window, drag the title.</source>
        <translation>창의 제목입니다. 창을 옮기려면 제목을 끌어 옮기십시오.</translation>
    </message>
    <message>
        <source>This is a scroll bar. It is empty because everything is in sight.</source>
        <translation>스크롤 막대입니다. 모두 보이고 있어서 비어 있습니다.</translation>
    </message>
    <message>
        <source>To see what is a little further up, click this arrow.</source>
        <translation>조금 더 위를 보려면 이 화살표를 누르십시오.</translation>
    </message>
    <message>
        <source>To see what is a little further to the left, click this arrow.</source>
        <translation>조금 더 왼쪽을 보려면 이 화살표를 누르십시오.</translation>
    </message>
    <message>
        <source>To see what is a little further down, click this arrow.</source>
        <translation>조금 더 아래를 보려면 이 화살표를 누르십시오.</translation>
    </message>
    <message>
        <source>To see what is a little further to the right, click this arrow.</source>
        <translation>조금 더 오른쪽을 보려면 이 화살표를 누르십시오.</translation>
    </message>
    <message>
        <source>To see another part of the contents, drag this box along the bar.</source>
        <translation>다른 부분을 보려면 이 네모를 막대를 따라 끌어 옮기십시오.</translation>
    </message>
    <message>
        <source>To see the next windowful, click in the grey on that side of the box.</source>
        <translation>한 화면 넘겨 보려면 네모의 그쪽 회색 부분을 누르십시오.</translation>
    </message>
    <message>
        <source>To let the cup of September count as two plains, click this box.</source>
        <translation>9월의 국진을 쌍피로 쓰려면 이 칸을 누르십시오.</translation>
    </message>
    <message>
        <source>To begin a war with these options, click this button.</source>
        <translation>이 옵션으로 승부를 시작하려면 이 단추를 누르십시오.</translation>
    </message>
    <message>
        <source>To begin a match with these options, click this button.</source>
        <translation>이 옵션으로 승부를 시작하려면 이 단추를 누르십시오.</translation>
    </message>
    <message>
        <source>To choose how far ahead a player must be to end a match, choose from this pop-up menu.</source>
        <translation>몇 점 차에서 한 판을 끝낼지 이 팝업 메뉴에서 고르십시오.</translation>
    </message>
    <message>
        <source>This cannot be changed during a match.</source>
        <translation>승부 중에는 바꿀 수 없습니다.</translation>
    </message>
    <message>
        <source>To begin, type an amount from {least} to {most} first.</source>
        <translation>시작하려면 먼저 {least}에서 {most} 사이의 금액을 적으십시오.</translation>
    </message>
    <message>
        <source>To let everybody begin with ${amount}, click this button.</source>
        <translation>모두 {amount}냥으로 시작하려면 이 단추를 누르십시오.</translation>
    </message>
    <message>
        <source>To let everybody begin with the amount in the box, click this button.</source>
        <translation>모두 칸에 적힌 금액으로 시작하려면 이 단추를 누르십시오.</translation>
    </message>
    <message>
        <source>Type an amount of your own in this box, from {least} to {most}.</source>
        <translation>이 칸에 원하는 금액을 적으십시오. {least}에서 {most}까지 됩니다.</translation>
    </message>
    <message>
        <source>This cannot be changed during a war.</source>
        <translation>승부 중에는 바꿀 수 없습니다.</translation>
    </message>
    <message>
        <source>It was left in the hand of {name}.</source>
        <translation>{name}님의 손에 남은 패입니다.</translation>
    </message>
    <message>
        <source>It was left in your hand.</source>
        <translation>내 손에 남은 패입니다.</translation>
    </message>
    <message>
        <source>To win 7 points without playing, click this button.</source>
        <translation>판을 하지 않고 바로 7점을 얻으려면 이 단추를 누르십시오.</translation>
    </message>
    <message>
        <source>To play on with these cards shown, click this button. If you win, you are paid double for each Perfect Hand.</source>
        <translation>이 패를 보인 채 계속하려면 이 단추를 누르십시오. 이기면 완벽한 패 하나마다 두 배로 받습니다.</translation>
    </message>
    <message>
        <source>To play on for more, click this button. If another stops, you pay.</source>
        <translation>더 따려고 계속하려면 이 단추를 누르십시오. 다른 사람이 스톱을 하면 내가 다 냅니다.</translation>
    </message>
    <message>
        <source>To end the game and be paid now, click this button.</source>
        <translation>판을 끝내고 지금 돈을 받으려면 이 단추를 누르십시오.</translation>
    </message>
    <message>
        <source>This player is playing. To switch to another, choose “Players…” from the first menu.</source>
        <translation>지금 하는 사람입니다. 다른 사람이 하려면 첫 메뉴에서 “사람…”을 고르십시오.</translation>
    </message>
    <message>
        <source>This is a game, {name}. To open it, double-click its icon.</source>
        <translation>{name} 게임입니다. 열려면 아이콘을 두 번 누르십시오.</translation>
    </message>
    <message>
        <source>A match of {name} waits here. To continue with it, double-click this icon.</source>
        <translation>하던 {name} 게임이 있습니다. 계속하려면 이 아이콘을 두 번 누르십시오.</translation>
    </message>
    <message>
        <source>To see your cards, click this button.</source>
        <translation>내 패를 보려면 이 단추를 누르십시오.</translation>
    </message>
    <message>
        <source>To go on with what you are playing, click this button.</source>
        <translation>하던 게임을 계속하려면 이 단추를 누르십시오.</translation>
    </message>
    <message>
        <source>To begin anew, click this button.</source>
        <translation>새로 시작하려면 이 단추를 누르십시오.</translation>
    </message>
    <message>
        <source>To take the move back and go on for practice, click this button.</source>
        <translation>한 수 무르고 연습으로 계속하려면 이 단추를 누르십시오.</translation>
    </message>
    <message>
        <source>Type the number in this box of the deal that you want to play.</source>
        <translation>이 칸에 하고 싶은 판의 번호를 적으십시오.</translation>
    </message>
    <message>
        <source>To go on to this deal, click this button.</source>
        <translation>이 판으로 가려면 이 단추를 누르십시오.</translation>
    </message>
    <message>
        <source>To play a deal, type its number first.</source>
        <translation>판을 골라 하려면 먼저 그 번호를 적으십시오.</translation>
    </message>
    <message>
        <source>To see the results of one player, choose a name from this pop-up menu.</source>
        <translation>한 선수의 전적만 보려면 이 팝업 메뉴에서 이름을 고르십시오.</translation>
    </message>
    <message>
        <source>To see the results against one level, choose it from this pop-up menu.</source>
        <translation>한 수준과 겨룬 전적만 보려면 이 팝업 메뉴에서 수준을 고르십시오.</translation>
    </message>
    <message>
        <source>To see results by other rules or of other kinds, choose them here.</source>
        <translation>다른 규칙이나 다른 종류의 전적을 보려면 여기서 고르십시오.</translation>
    </message>
    <message>
        <source>This chart shows the results from the first to the last.</source>
        <translation>첫 판부터 마지막 판까지 성적을 그린 도표입니다.</translation>
    </message>
    <message>
        <source>These bars show how often each opponent was beaten.</source>
        <translation>상대마다 몇 번 이겼는지 보여 주는 막대입니다.</translation>
    </message>
    <message>
        <source>Nothing has been counted yet.</source>
        <translation>아직 전적에 오른 것이 없습니다.</translation>
    </message>
    <message>
        <source>To begin counting from nothing again, click this button.</source>
        <translation>전적을 지우고 처음부터 다시 세려면 이 단추를 누르십시오.</translation>
    </message>
    <message>
        <source>To write all results to a table of figures, click this button.</source>
        <translation>모든 전적을 숫자 표로 저장하려면 이 단추를 누르십시오.</translation>
    </message>
    <message>
        <source>To see the best results of all, click this button.</source>
        <translation>가장 좋은 성적을 보려면 이 단추를 누르십시오.</translation>
    </message>
    <message>
        <source>To erase all results that were counted, click this button.</source>
        <translation>지금까지의 전적을 모두 지우려면 이 단추를 누르십시오.</translation>
    </message>
    <message>
        <source>To close the statistics, click this button.</source>
        <translation>전적을 닫으려면 이 단추를 누르십시오.</translation>
    </message>
    <message>
        <source>These are the best results of all, with their deal numbers.</source>
        <translation>이긴 판 가운데 가장 좋은 판과 그 번호입니다.</translation>
    </message>
    <message>
        <source>To close the hall of fame, click this button.</source>
        <translation>명예의 전당을 닫으려면 이 단추를 누르십시오.</translation>
    </message>
    <message>
        <source>To read this page of help, choose this item.</source>
        <translation>도움말의 이 쪽을 읽으려면 이 항목을 고르십시오.</translation>
    </message>
    <message>
        <source>To read what each key does, choose this item.</source>
        <translation>키마다 무엇을 하는지 읽으려면 이 항목을 고르십시오.</translation>
    </message>
    <message>
        <source>Use this menu to read how things work here.</source>
        <translation>사용법을 읽는 메뉴입니다.</translation>
    </message>
    <message>
        <source>To stop showing balloons, choose this item.</source>
        <translation>풍선을 그만 보려면 이 항목을 고르십시오.</translation>
    </message>
    <message>
        <source>To see a balloon for whatever the pointer is on, choose this item.</source>
        <translation>포인터가 가리키는 것마다 풍선을 보려면 이 항목을 고르십시오.</translation>
    </message>
    <message>
        <source>To read what balloons are and what they do, choose this item.</source>
        <translation>풍선이 무엇이고 무엇을 하는지 읽으려면 이 항목을 고르십시오.</translation>
    </message>
    <message>
        <source>Use this menu to get an explanation of everything that you point at.</source>
        <translation>화면에서 가리키는 것을 바로 그 자리에서 설명해 주는 메뉴입니다.</translation>
    </message>
    <message>
        <source>Choose Show Balloons from the menu with the question mark and point at anything: a card, a button, a menu item, an icon, the frame of a window. A balloon says what it is and what it does.</source>
        <translation>물음표 메뉴에서 “풍선 도움말 보기”를 고르고 패, 단추, 메뉴 항목, 아이콘, 창의 테두리 등 무엇이든 가리켜 보십시오. 그것이 무엇이고 무엇을 하는지 풍선이 알려 줍니다.</translation>
    </message>
    <message>
        <source>About Balloon Help</source>
        <translation>풍선 도움말에 관하여</translation>
    </message>
    <message>
        <source>Balloon Help</source>
        <translation>풍선 도움말</translation>
    </message>
    <message>
        <source>You need not click, and everything works as it always does. A balloon goes when the pointer leaves. What is dimmed has a balloon too, which tells you why.</source>
        <translation>누르지 않고 가리키기만 하면 되고, 모든 것이 평소대로 작동합니다. 포인터가 떠나면 풍선도 사라집니다. 흐리게 보이는 것에도 풍선이 있어서 그 까닭을 알려 줍니다.</translation>
    </message>
    <message>
        <source>When you have read enough, choose Hide Balloons.</source>
        <translation>다 읽었으면 “풍선 도움말 숨기기”를 고르십시오.</translation>
    </message>
    <message>
        <source>To see what is in front and who made it, choose this item.</source>
        <translation>지금 앞에 있는 것이 무엇이고 누가 만들었는지 보려면 이 항목을 고르십시오.</translation>
    </message>
    <message>
        <source>To give the desktop another pattern, choose this item.</source>
        <translation>데스크탑 무늬를 바꾸려면 이 항목을 고르십시오.</translation>
    </message>
    <message>
        <source>To change the colours or the size of the screen, choose this item.</source>
        <translation>화면의 색이나 크기를 바꾸려면 이 항목을 고르십시오.</translation>
    </message>
    <message>
        <source>To make sounds louder or softer, choose this item.</source>
        <translation>소리를 키우거나 줄이려면 이 항목을 고르십시오.</translation>
    </message>
    <message>
        <source>To see everything in another language, choose this item.</source>
        <translation>다른 언어로 바꾸려면 이 항목을 고르십시오.</translation>
    </message>
    <message>
        <source>Use this menu to set up the screen, the desktop and the sounds.</source>
        <translation>화면과 데스크탑과 소리를 설정하는 메뉴입니다.</translation>
    </message>
    <message>
        <source>To go to the desktop, choose this item.</source>
        <translation>데스크탑으로 가려면 이 항목을 고르십시오.</translation>
    </message>
    <message>
        <source>To go on with this game, choose this item.</source>
        <translation>이 게임을 계속하려면 이 항목을 고르십시오.</translation>
    </message>
    <message>
        <source>To put the windows of what is in front out of sight, choose this item.</source>
        <translation>지금 앞에 있는 것의 창을 감추려면 이 항목을 고르십시오.</translation>
    </message>
    <message>
        <source>The desktop can’t be hidden.</source>
        <translation>데스크탑은 숨길 수 없습니다.</translation>
    </message>
    <message>
        <source>To see the hidden windows again, choose this item.</source>
        <translation>숨긴 창을 다시 보려면 이 항목을 고르십시오.</translation>
    </message>
    <message>
        <source>Nothing is hidden.</source>
        <translation>숨긴 것이 없습니다.</translation>
    </message>
    <message>
        <source>This is the Application menu. Its icon shows what is in front; use it to switch.</source>
        <translation>응용 프로그램 메뉴입니다. 아이콘은 지금 앞에 있는 것을 나타냅니다. 다른 것으로 바꿀 때 쓰십시오.</translation>
    </message>
    <message>
        <source>To open the game whose icon is selected, choose this item.</source>
        <translation>선택한 아이콘의 게임을 열려면 이 항목을 고르십시오.</translation>
    </message>
    <message>
        <source>To open a game, select its icon first.</source>
        <translation>게임을 열려면 먼저 아이콘을 선택하십시오.</translation>
    </message>
    <message>
        <source>Use this menu to open a game.</source>
        <translation>게임을 여는 메뉴입니다.</translation>
    </message>
    <message>
        <source>To see which of your moves in the last deal could have been better, click this button.</source>
        <translation>지난 판에서 더 좋은 수가 있었던 곳을 보려면 이 단추를 누르십시오.</translation>
    </message>
    <message>
        <source>You can look back when a deal is over and it is your turn again.</source>
        <translation>판이 끝나고 다시 내 차례가 되면 되돌아볼 수 있습니다.</translation>
    </message>
    <message>
        <source>To see the last deal again with nothing hidden, click this button.</source>
        <translation>지난 판을 모두 펼쳐 다시 보려면 이 단추를 누르십시오.</translation>
    </message>
    <message>
        <source>You can look when a deal is over and it is your turn again.</source>
        <translation>판이 끝나고 다시 내 차례가 되면 볼 수 있습니다.</translation>
    </message>
    <message>
        <source>To see a game play itself, choose this item. Any key or click ends it.</source>
        <translation>게임이 자동으로 진행되는 것을 보려면 이 항목을 고르십시오. 아무 키나 마우스를 누르면 끝납니다.</translation>
    </message>
    <message>
        <source>To read what can be done here, choose this item. F1 does the same.</source>
        <translation>여기서 할 수 있는 일을 읽으려면 이 항목을 고르십시오. F1도 같습니다.</translation>
    </message>
    <message>
        <source>To silence the others, choose this item.</source>
        <translation>다른 사람들이 말하지 않게 하려면 이 항목을 고르십시오.</translation>
    </message>
    <message>
        <source>To hear the others at great moments, choose this item.</source>
        <translation>중요한 순간에 다른 사람들의 말을 들으려면 이 항목을 고르십시오.</translation>
    </message>
    <message>
        <source>To register your copy, which costs nothing, choose this item.</source>
        <translation>등록하려면 이 항목을 고르십시오. 돈은 들지 않습니다.</translation>
    </message>
    <message>
        <source>To change how the game is played, choose this item.</source>
        <translation>게임하는 방식을 바꾸려면 이 항목을 고르십시오.</translation>
    </message>
    <message>
        <source>To begin anew, choose this item.</source>
        <translation>새로 시작하려면 이 항목을 고르십시오.</translation>
    </message>
    <message>
        <source>To go on with something you have saved, choose this item.</source>
        <translation>저장해 둔 것을 계속하려면 이 항목을 고르십시오.</translation>
    </message>
    <message>
        <source>There is nothing to save before something is played.</source>
        <translation>아직 아무것도 하지 않아서 저장할 것이 없습니다.</translation>
    </message>
    <message>
        <source>To close the window in front, choose this item.</source>
        <translation>맨 앞의 창을 닫으려면 이 항목을 고르십시오.</translation>
    </message>
    <message>
        <source>There is no window to close.</source>
        <translation>닫을 창이 없습니다.</translation>
    </message>
    <message>
        <source>To take back your last move, choose this item.</source>
        <translation>마지막 수를 무르려면 이 항목을 고르십시오.</translation>
    </message>
    <message>
        <source>There is no move of yours to take back now.</source>
        <translation>내가 둔 수가 없어서 지금은 무를 수 없습니다.</translation>
    </message>
    <message>
        <source>To see what the computer would play, choose this item.</source>
        <translation>컴퓨터라면 어떻게 할지 보려면 이 항목을 고르십시오.</translation>
    </message>
    <message>
        <source>To see all cards that lie in the Graveyard, click this button.</source>
        <translation>꽃무덤에 있는 패를 모두 보려면 이 단추를 누르십시오.</translation>
    </message>
    <message>
        <source>To see all moves of this round, click this button.</source>
        <translation>이번 판의 모든 수를 보려면 이 단추를 누르십시오.</translation>
    </message>
    <message>
        <source>To see how many points everybody has, click this button.</source>
        <translation>모두의 점수를 보려면 이 단추를 누르십시오.</translation>
    </message>
    <message>
        <source>To report what is wrong here, choose this item. Nothing is sent.</source>
        <translation>여기서 잘못된 점을 알리려면 이 항목을 고르십시오. 아무것도 전송되지 않습니다.</translation>
    </message>
    <message>
        <source>To see who shares this copy, or to let another player play, choose this item.</source>
        <translation>이 프로그램을 누가 함께 쓰는지 보거나 다른 사람이 하게 하려면 이 항목을 고르십시오.</translation>
    </message>
    <message>
        <source>Use this menu to set your preferences.</source>
        <translation>취향에 맞게 설정하는 메뉴입니다.</translation>
    </message>
    <message>
        <source>To change how all tables look and sound, choose this item.</source>
        <translation>모든 자리의 움직임과 대화를 바꾸려면 이 항목을 고르십시오.</translation>
    </message>
    <message>
        <source>To put all that is kept here into one file, or to restore it, choose this item.</source>
        <translation>여기 보관된 모든 것을 파일 하나로 저장하거나 되돌리려면 이 항목을 고르십시오.</translation>
    </message>
    <message>
        <source>You can ask for a hint when it is your turn.</source>
        <translation>훈수는 내 차례에 청할 수 있습니다.</translation>
    </message>
    <message>
        <source>To keep a copy of what you are playing in a file, choose this item. The match itself is always kept.</source>
        <translation>지금 하는 게임을 파일로 따로 남기려면 이 항목을 고르십시오. 게임 자체는 언제나 보관됩니다.</translation>
    </message>
    <message>
        <source>To see how you have played so far, choose this item.</source>
        <translation>지금까지의 전적을 보려면 이 항목을 고르십시오.</translation>
    </message>
    <message>
        <source>Use this menu to begin, save, open or quit a game.</source>
        <translation>게임을 시작하고 저장하고 열고 끝내는 메뉴입니다.</translation>
    </message>
    <message>
        <source>To make the move again that you took back, choose this item. To take back more, press ⌘Z.</source>
        <translation>무른 수를 되살리려면 이 항목을 고르십시오. 더 무르려면 ⌘Z를 누르십시오.</translation>
    </message>
    <message>
        <source>To let the computers play on by themselves, choose this item.</source>
        <translation>컴퓨터 선수들이 알아서 계속하게 하려면 이 항목을 고르십시오.</translation>
    </message>
    <message>
        <source>To let the computers wait for you, choose this item.</source>
        <translation>컴퓨터 선수들이 나를 기다리게 하려면 이 항목을 고르십시오.</translation>
    </message>
    <message>
        <source>To read what has happened, and to look at a finished deal again, choose this item.</source>
        <translation>지금까지의 일을 읽거나 끝난 판을 다시 보려면 이 항목을 고르십시오.</translation>
    </message>
    <message>
        <source>To play now, choose this item. The lesson can be continued later.</source>
        <translation>지금 바로 하려면 이 항목을 고르십시오. 배우기는 나중에 이어서 할 수 있습니다.</translation>
    </message>
    <message>
        <source>You can play from the fourth step of the lesson on.</source>
        <translation>배우기의 넷째 단계부터 바로 할 수 있습니다.</translation>
    </message>
    <message>
        <source>To see which cards are still out, click this button. The statistics will show it.</source>
        <translation>아직 나오지 않은 패를 보려면 이 단추를 누르십시오. 본 것은 전적에 적힙니다.</translation>
    </message>
    <message>
        <source>To choose other backs for the cards or another cloth for the table, choose this item.</source>
        <translation>패의 뒷면이나 담요를 바꾸려면 이 항목을 고르십시오.</translation>
    </message>
    <message>
        <source>The record ends here.</source>
        <translation>기보는 여기서 끝납니다.</translation>
    </message>
    <message>
        <source>To see the next move, choose this item.</source>
        <translation>다음 수를 보려면 이 항목을 고르십시오.</translation>
    </message>
    <message>
        <source>To go to any step of the lesson, choose this item.</source>
        <translation>원하는 단계로 가려면 이 항목을 고르십시오.</translation>
    </message>
    <message>
        <source>To read how this game is played, choose this item. F1 does the same.</source>
        <translation>이 게임의 방법을 읽으려면 이 항목을 고르십시오. F1도 같습니다.</translation>
    </message>
    <message>
        <source>To go back by one move, choose this item.</source>
        <translation>한 수 뒤로 가려면 이 항목을 고르십시오.</translation>
    </message>
    <message>
        <source>The record begins here.</source>
        <translation>기보는 여기서 시작합니다.</translation>
    </message>
    <message>
        <source>To stop where the record is now, choose this item.</source>
        <translation>지금 이 자리에서 기보를 멈추려면 이 항목을 고르십시오.</translation>
    </message>
    <message>
        <source>To let the record run by itself, choose this item.</source>
        <translation>기보가 자동으로 넘어가게 하려면 이 항목을 고르십시오.</translation>
    </message>
    <message>
        <source>To close the record, choose this item.</source>
        <translation>기보를 닫으려면 이 항목을 고르십시오.</translation>
    </message>
    <message>
        <source>Use this menu to go through the record.</source>
        <translation>기보를 넘겨 보는 메뉴입니다.</translation>
    </message>
    <message>
        <source>To play without sounds, choose this item.</source>
        <translation>소리 없이 하려면 이 항목을 고르십시오.</translation>
    </message>
    <message>
        <source>To hear sounds again, choose this item.</source>
        <translation>소리를 다시 들으려면 이 항목을 고르십시오.</translation>
    </message>
    <message>
        <source>To end the program, choose this item. What you have played is kept.</source>
        <translation>프로그램을 끝내려면 이 항목을 고르십시오. 하던 게임은 그대로 남습니다.</translation>
    </message>
    <message>
        <source>To change the language, choose one from this pop-up menu.</source>
        <translation>다른 언어로 바꾸려면 이 팝업 메뉴에서 고르십시오.</translation>
    </message>
    <message>
        <source>To register your copy, which costs nothing, click this button.</source>
        <translation>등록하려면 이 단추를 누르십시오. 돈은 들지 않습니다.</translation>
    </message>
    <message>
        <source>To play without registering, click this button.</source>
        <translation>등록하지 않고 게임을 하려면 이 단추를 누르십시오.</translation>
    </message>
    <message>
        <source>You can click this button in a moment, when you have read the notice.</source>
        <translation>잠시 뒤, 알림을 읽고 나면 이 단추를 누를 수 있습니다.</translation>
    </message>
    <message>
        <source>To begin without the lesson, click this button.</source>
        <translation>배우지 않고 시작하려면 이 단추를 누르십시오.</translation>
    </message>
    <message>
        <source>To learn how flower cards are played, click this button.</source>
        <translation>화투 치는 법을 배우려면 이 단추를 누르십시오.</translation>
    </message>
    <message>
        <source>To continue with this match, click this button.</source>
        <translation>하던 게임을 계속하려면 이 단추를 누르십시오.</translation>
    </message>
    <message>
        <source>Type the name of the owner of this copy in this box.</source>
        <translation>이 칸에 등록할 이름을 적으십시오.</translation>
    </message>
    <message>
        <source>To register your copy to this name, click this button.</source>
        <translation>이 이름으로 등록하려면 이 단추를 누르십시오.</translation>
    </message>
    <message>
        <source>To register your copy, type a name first.</source>
        <translation>등록하려면 먼저 이름을 적으십시오.</translation>
    </message>
    <message>
        <source>To see everything in black and white, click this button.</source>
        <translation>모두 흑백으로 보려면 이 단추를 누르십시오.</translation>
    </message>
    <message>
        <source>To see everything in 16 colours, click this button.</source>
        <translation>모두 16색으로 보려면 이 단추를 누르십시오.</translation>
    </message>
    <message>
        <source>To see everything in 256 colours, click this button.</source>
        <translation>모두 256색으로 보려면 이 단추를 누르십시오.</translation>
    </message>
    <message>
        <source>To change the size of the screen, choose one from this pop-up menu.</source>
        <translation>화면을 더 크거나 작게 하려면 이 팝업 메뉴에서 크기를 고르십시오.</translation>
    </message>
    <message>
        <source>To see all colours as pale as a Macintosh showed them, click this box.</source>
        <translation>옛 매킨토시처럼 엷은 색으로 보려면 이 칸을 누르십시오.</translation>
    </message>
    <message>
        <source>To keep the screen as you see it now, click this button.</source>
        <translation>화면을 지금 보이는 대로 두려면 이 단추를 누르십시오.</translation>
    </message>
    <message>
        <source>To make sounds louder or softer, drag this slider.</source>
        <translation>소리를 키우거나 줄이려면 이 조절 막대를 끌어 옮기십시오.</translation>
    </message>
    <message>
        <source>To hear the cards, or to play in silence, click this box.</source>
        <translation>패 소리를 켜거나 끄려면 이 칸을 누르십시오.</translation>
    </message>
    <message>
        <source>To keep the sounds as you have set them, click this button.</source>
        <translation>소리를 지금 맞춘 대로 두려면 이 단추를 누르십시오.</translation>
    </message>
    <message>
        <source>To choose what calls for your attention, click its name.</source>
        <translation>경고음을 고르려면 그 이름을 누르십시오.</translation>
    </message>
    <message>
        <source>{name}: the desktop has this pattern now.</source>
        <translation>{name}: 지금 데스크탑에 깔린 무늬입니다.</translation>
    </message>
    <message>
        <source>{name}: to give the desktop this pattern, click it.</source>
        <translation>{name}: 데스크탑을 이 무늬로 바꾸려면 누르십시오.</translation>
    </message>
    <message>
        <source>This is how the pattern looks on a desktop.</source>
        <translation>데스크탑에서는 무늬가 이렇게 보입니다.</translation>
    </message>
    <message>
        <source>To keep the pattern that is on the desktop now, click this button.</source>
        <translation>지금 데스크탑에 깔린 무늬를 그대로 두려면 이 단추를 누르십시오.</translation>
    </message>
    <message>
        <source>To go to a folder that this one is in, choose it from this pop-up menu.</source>
        <translation>이 폴더가 들어 있는 폴더로 가려면 이 팝업 메뉴에서 고르십시오.</translation>
    </message>
    <message>
        <source>This is what the folder holds. To open something, double-click its name.</source>
        <translation>폴더에 든 것입니다. 열려면 그 이름을 두 번 누르십시오.</translation>
    </message>
    <message>
        <source>To see what lies on the desktop of this computer, click this button.</source>
        <translation>이 컴퓨터의 데스크탑에 무엇이 있는지 보려면 이 단추를 누르십시오.</translation>
    </message>
    <message>
        <source>To open what is selected in the list, click this button.</source>
        <translation>목록에서 선택한 것을 열려면 이 단추를 누르십시오.</translation>
    </message>
    <message>
        <source>To open something, select it in the list first.</source>
        <translation>열려면 먼저 목록에서 선택하십시오.</translation>
    </message>
    <message>
        <source>Type the name in this box that you want to save under.</source>
        <translation>이 칸에 저장할 이름을 적으십시오.</translation>
    </message>
    <message>
        <source>To save under this name, click this button.</source>
        <translation>이 이름으로 저장하려면 이 단추를 누르십시오.</translation>
    </message>
    <message>
        <source>To save, type a name first that a file can have.</source>
        <translation>저장하려면 먼저 파일에 쓸 수 있는 이름을 적으십시오.</translation>
    </message>
    <message>
        <source>To turn to the page before, click this corner.</source>
        <translation>이전 쪽으로 넘기려면 이 귀퉁이를 누르십시오.</translation>
    </message>
    <message>
        <source>This is the first page.</source>
        <translation>첫 쪽입니다.</translation>
    </message>
    <message>
        <source>To turn to the next page, click this corner.</source>
        <translation>다음 쪽으로 넘기려면 이 귀퉁이를 누르십시오.</translation>
    </message>
    <message>
        <source>This is the last page.</source>
        <translation>마지막 쪽입니다.</translation>
    </message>
    <message>
        <source>To turn to a page, choose it from this pop-up menu.</source>
        <translation>다른 쪽으로 가려면 이 팝업 메뉴에서 고르십시오.</translation>
    </message>
    <message>
        <source>This is a page of help. To follow an underlined word, click it.</source>
        <translation>도움말입니다. 밑줄 친 말을 누르면 그 설명으로 갑니다.</translation>
    </message>
    <message>
        <source>Here it says what has just happened, the latest last.</source>
        <translation>방금 일어난 일이 여기 나옵니다. 맨 끝이 가장 새로운 것입니다.</translation>
    </message>
    <message>
        <source>The computer would play this card.</source>
        <translation>컴퓨터라면 이 패를 낼 것입니다.</translation>
    </message>
    <message>
        <source>This mark says that the card below matches one on the layout.</source>
        <translation>아래 패가 바닥의 패와 맞는다는 표시입니다.</translation>
    </message>
    <message>
        <source>You have shown this card: if you win, your payment is doubled.</source>
        <translation>흔들어 보인 패입니다. 이기면 두 배로 받습니다.</translation>
    </message>
    <message>
        <source>Three cards of {coin} lie here. The fourth takes them all.</source>
        <translation>{coin} 세 장이 있습니다. 네 번째 장이 모두 먹습니다.</translation>
    </message>
    <message>
        <source>What each of you has won less what was paid, in this match.</source>
        <translation>이 승부에서 각자 딴 점수에서 낸 점수를 뺀 것입니다.</translation>
    </message>
    <message>
        <source>The match ends when a player is {n} points ahead.</source>
        <translation>누군가 {n}점을 앞서면 승부가 끝납니다.</translation>
    </message>
    <message>
        <source>To play no card and only turn one of the stock, as you owe after a Complete Transaction, click here or press {letter}.</source>
        <translation>거래 완료를 했으므로 패를 내지 않고 더미만 한 장 뒤집으려면 여기를 누르거나 {letter} 키를 누르십시오.</translation>
    </message>
    <message>
        <source>What each would be paid with one point more and the same doublings. In a call it counts Keep going: a point each for the first {n} times, and from then on it doubles.</source>
        <translation>배수는 그대로이고 1점을 더 나면 저마다 받을 점수입니다. 계속할지 고를 때는 계속한 것으로 셉니다. 처음 {n}번은 1점씩, 그 뒤로는 곱절입니다.</translation>
    </message>
    <message>
        <source>What each would be paid if the game ended now. {sums}.</source>
        <translation>판이 지금 끝나면 각자 받을 것: {sums}.</translation>
    </message>
    <message>
        <source>The points that end the game. {needs}.</source>
        <translation>판을 끝내는 데 필요한 점수. {needs}.</translation>
    </message>
    <message>
        <source>{name}: {why}.</source>
        <translation>{name}: {why}.</translation>
    </message>
    <message>
        <source>What each would be paid if the game ended now: you {one}; {name} {two}.</source>
        <translation>판이 지금 끝나면 각자 받을 것: 나 {one}; {name}님 {two}.</translation>
    </message>
    <message>
        <source>Doubles and jokers count two.</source>
        <translation>쌍채굴과 조커는 두 장으로 칩니다.</translation>
    </message>
    <message>
        <source>It was turned from the stock.</source>
        <translation>더미에서 뒤집은 패입니다.</translation>
    </message>
    <message>
        <source>It lies on the layout.</source>
        <translation>바닥에 있습니다.</translation>
    </message>
    <message>
        <source>{name} has captured it.</source>
        <translation>{name}님이 먹은 패입니다.</translation>
    </message>
    <message>
        <source>The computer would press this button.</source>
        <translation>컴퓨터라면 이 단추를 누를 것입니다.</translation>
    </message>
    <message>
        <source>You have captured it.</source>
        <translation>내가 먹은 패입니다.</translation>
    </message>
    <message>
        <source>It goes to your captures and counts as two Mining, takes a Mining card from the other player, and a stock card is played in its place.</source>
        <translation>내면 먹은 패로 들어가 채굴 두 장으로 치고, 상대의 채굴 패 한 장을 가져오며, 대신 더미의 패 한 장을 냅니다.</translation>
    </message>
    <message>
        <source>It matches nothing: played now, it stays on the layout.</source>
        <translation>맞는 패가 없습니다. 지금 내면 바닥에 남습니다.</translation>
    </message>
    <message>
        <source>{set}: {had} of {all} captured by {name}. Black box: captured; white box: still open; dash: lost to the other.</source>
        <translation>{set}: {name}님이 {all}장 가운데 {had}장을 먹었습니다. 검은 칸은 먹은 것, 흰 칸은 아직 남은 것, 줄은 상대에게 빼앗긴 것입니다.</translation>
    </message>
    <message>
        <source>{set}: {had} of {all} captured by you. Black box: captured; white box: still open; dash: lost to the other.</source>
        <translation>{set}: 내가 {all}장 가운데 {had}장을 먹었습니다. 검은 칸은 먹은 것, 흰 칸은 아직 남은 것, 줄은 상대에게 빼앗긴 것입니다.</translation>
    </message>
    <message>
        <source>To end the game takes {n} points or more.</source>
        <translation>판은 {n}점부터 끝낼 수 있습니다.</translation>
    </message>
    <message>
        <source>It matches on the layout: {cards}.</source>
        <translation>바닥에서 맞는 패: {cards}.</translation>
    </message>
    <message>
        <source>First choose which card on the layout to take.</source>
        <translation>먼저 바닥의 어느 패를 먹을지 고르십시오.</translation>
    </message>
    <message>
        <source>The stock lay here. All of its cards have been turned.</source>
        <translation>더미가 있던 자리입니다. 모두 뒤집었습니다.</translation>
    </message>
    <message>
        <source>This is the stock; cards in it: {n}. After each card that is played, one is turned.</source>
        <translation>더미입니다. {n}장 남았습니다. 패를 낼 때마다 한 장 뒤집습니다.</translation>
    </message>
    <message>
        <source>{group} that {name} captures lie here; so far {count}.</source>
        <translation>{group} 자리입니다. {name}님이 먹으면 여기에 놓이고, 지금 {count}장으로 칩니다.</translation>
    </message>
    <message>
        <source>{group} that you capture lie here; so far {count}.</source>
        <translation>{group} 자리입니다. 내가 먹으면 여기에 놓이고, 지금 {count}장으로 칩니다.</translation>
    </message>
    <message>
        <source>{set}. Bar: it can no longer be made, since the other has {lost} of its cards.</source>
        <translation>{set}. 가운데 줄: 상대가 {lost}장을 먹어 더는 만들 수 없습니다.</translation>
    </message>
    <message>
        <source>Turns in which you only turn a stock card: {owed}.</source>
        <translation>더미만 뒤집을 차례가 {owed}번 남았습니다.</translation>
    </message>
    <message>
        <source>This is the place of coin {n}, {coin}.</source>
        <translation>{n}번 코인의 자리입니다: {coin}.</translation>
    </message>
    <message>
        <source>This mark says that the card below matches one on the table.</source>
        <translation>아래 패가 바닥의 패와 맞는다는 표시입니다.</translation>
    </message>
    <message>
        <source>A move was taken back that had revealed too much: this war does not count.</source>
        <translation>너무 많은 것이 드러난 수를 물렀으므로, 이 승부는 전적에 오르지 않습니다.</translation>
    </message>
    <message>
        <source>Three cards of {month} lie here. Whoever plays the fourth takes them all.</source>
        <translation>{month} 패 세 장이 있습니다. 네 번째 장을 내는 사람이 모두 먹습니다.</translation>
    </message>
    <message>
        <source>This is a card in the hand of {name}. It is hidden until it is played.</source>
        <translation>{name}님의 손패입니다. 낼 때까지는 보이지 않습니다.</translation>
    </message>
    <message>
        <source>It has just been played.</source>
        <translation>방금 낸 패입니다.</translation>
    </message>
    <message>
        <source>It was turned from the stack.</source>
        <translation>더미에서 뒤집은 패입니다.</translation>
    </message>
    <message>
        <source>It lies on the table.</source>
        <translation>바닥에 있습니다.</translation>
    </message>
    <message>
        <source>It is in the hand of {name}.</source>
        <translation>{name}님의 손에 있습니다.</translation>
    </message>
    <message>
        <source>{name} has collected it.</source>
        <translation>{name}님이 먹은 패입니다.</translation>
    </message>
    <message>
        <source>You have collected it.</source>
        <translation>내가 먹은 패입니다.</translation>
    </message>
    <message>
        <source>It matches nothing: played now, it stays on the table.</source>
        <translation>맞는 패가 없습니다. 지금 내면 바닥에 남습니다.</translation>
    </message>
    <message>
        <source> and </source>
        <translation>, </translation>
    </message>
    <message>
        <source>It matches on the table: {cards}.</source>
        <translation>바닥에서 맞는 패: {cards}.</translation>
    </message>
    <message>
        <source>To play it, click it.</source>
        <translation>내려면 누르십시오.</translation>
    </message>
    <message>
        <source>To take it, click it.</source>
        <translation>먹으려면 누르십시오.</translation>
    </message>
    <message>
        <source>First choose which card on the table to take.</source>
        <translation>먼저 바닥의 어느 패를 먹을지 고르십시오.</translation>
    </message>
    <message>
        <source>You can play it when it is your turn.</source>
        <translation>내 차례가 되면 낼 수 있습니다.</translation>
    </message>
    <message>
        <source>The stack lay here. All of its cards have been turned.</source>
        <translation>더미가 있던 자리입니다. 모두 뒤집었습니다.</translation>
    </message>
    <message>
        <source>This is the stack; cards in it: {n}. After each card that is played, one is turned.</source>
        <translation>더미입니다. {n}장 남았습니다. 패를 낼 때마다 한 장 뒤집습니다.</translation>
    </message>
    <message>
        <source>This is {name}. A heavy frame shows whose turn it is.</source>
        <translation>{name}님입니다. 굵은 테두리가 있는 사람의 차례입니다.</translation>
    </message>
    <message>
        <source>Turns in which {name} only turns a stock card: {owed}.</source>
        <translation>{name}님은 더미만 뒤집을 차례가 {owed}번 남았습니다.</translation>
    </message>
    <message>
        <source>This is you. A heavy frame shows whose turn it is.</source>
        <translation>내 자리입니다. 굵은 테두리가 있는 사람의 차례입니다.</translation>
    </message>
    <message>
        <source>This is the money of {name}: ${money}.</source>
        <translation>{name}님이 가진 돈: {money}냥.</translation>
    </message>
    <message>
        <source>This is what {name} has scored in this game: {points}.</source>
        <translation>{name}님이 이 판에서 난 점수: {points}.</translation>
    </message>
    <message>
        <source>{name} has called GO; times so far: {gos}. Each makes a STOP bring more.</source>
        <translation>{name}님은 고를 {gos}번 했습니다. 고를 할수록 스톱할 때 더 받습니다.</translation>
    </message>
    <message>
        <source>This mark says that {name} began the game.</source>
        <translation>{name}님이 이 판의 선이라는 표시입니다.</translation>
    </message>
    <message>
        <source>This is your money: ${money}.</source>
        <translation>내가 가진 돈: {money}냥.</translation>
    </message>
    <message>
        <source>This is what you have scored in this game: {points}.</source>
        <translation>내가 이 판에서 난 점수: {points}.</translation>
    </message>
    <message>
        <source>You have called GO; times so far: {gos}. Each makes a STOP bring more.</source>
        <translation>나는 고를 {gos}번 했습니다. 고를 할수록 스톱할 때 더 받습니다.</translation>
    </message>
    <message>
        <source>This mark says that you began the game.</source>
        <translation>내가 이 판의 선이라는 표시입니다.</translation>
    </message>
    <message>
        <source>This is the place of {month}: cards with {plant} go here.</source>
        <translation>{month} 자리입니다. {plant} 패를 여기에 놓습니다.</translation>
    </message>
    <message>
        <source>To see which cards of your hand match the table, or not to, choose this item.</source>
        <translation>손패 가운데 바닥과 맞는 것을 표시하거나 표시하지 않으려면 이 항목을 고르십시오.</translation>
    </message>
    <message>
        <source>To write month and kind on every card, or to stop that, choose this item.</source>
        <translation>패마다 달과 종류를 적거나 적지 않으려면 이 항목을 고르십시오.</translation>
    </message>
    <message>
        <source>There is nothing to see before a match has begun.</source>
        <translation>승부를 시작하기 전에는 볼 것이 없습니다.</translation>
    </message>
    <message>
        <source>To make a flower of cards from your hand, choose this item.</source>
        <translation>손패로 꽃을 만들려면 이 항목을 고르십시오.</translation>
    </message>
    <message>
        <source>You can make a flower when you may play and hold three cards.</source>
        <translation>내 차례이고 손패가 세 장은 있어야 꽃을 만들 수 있습니다.</translation>
    </message>
    <message>
        <source>To give the cards this back, click its picture.</source>
        <translation>패의 뒷면을 이것으로 하려면 그림을 누르십시오.</translation>
    </message>
    <message>
        <source>To lay this cloth on the table, click its picture.</source>
        <translation>이 담요를 깔려면 그림을 누르십시오.</translation>
    </message>
    <message>
        <source>To play on with the back and the cloth you have chosen, click this button.</source>
        <translation>고른 뒷면과 담요로 계속하려면 이 단추를 누르십시오.</translation>
    </message>
    <message>
        <source>To play against another opponent, choose a name from this menu.</source>
        <translation>다른 상대와 겨루려면 이 메뉴에서 이름을 고르십시오.</translation>
    </message>
    <message>
        <source>To make this opponent a better or a worse player, choose an IQ from this menu.</source>
        <translation>이 상대를 더 잘하게 하거나 못하게 하려면 이 메뉴에서 IQ를 고르십시오.</translation>
    </message>
    <message>
        <source>These are moments that gave something away. To see one on the table, click it.</source>
        <translation>아깝게 놓친 순간들입니다. 그 장면을 다시 보려면 누르십시오.</translation>
    </message>
    <message>
        <source>To close the review, click this button.</source>
        <translation>복기를 닫으려면 이 단추를 누르십시오.</translation>
    </message>
    <message>
        <source>To let the computers remember the last two moves, click this button.</source>
        <translation>컴퓨터 선수들이 지난 두 수를 기억하게 하려면 이 단추를 누르십시오.</translation>
    </message>
    <message>
        <source>To let the computers remember everything, click this button.</source>
        <translation>컴퓨터 선수들이 모든 것을 기억하게 하려면 이 단추를 누르십시오.</translation>
    </message>
    <message>
        <source>To let a person or the computer play {seat}, choose from this menu.</source>
        <translation>{seat} 자리를 사람이나 컴퓨터에게 맡기려면 이 메뉴에서 고르십시오.</translation>
    </message>
    <message>
        <source>To close the score, click this button.</source>
        <translation>점수를 닫으려면 이 단추를 누르십시오.</translation>
    </message>
    <message>
        <source>These are the four Aces, the best set of all.</source>
        <translation>에이스 네 장, 가장 좋은 묶음입니다.</translation>
    </message>
    <message>
        <source>To go on, proud and unhurried, click this button.</source>
        <translation>느긋하고 뿌듯하게 계속하려면 이 단추를 누르십시오.</translation>
    </message>
    <message>
        <source>These are the petals that you lay, the top of each flower left. Click between two to cut the row or to join it.</source>
        <translation>내가 놓는 꽃잎들입니다. 꽃마다 왼쪽이 맨 위입니다. 두 장 사이를 누르면 줄이 나뉘거나 이어집니다.</translation>
    </message>
    <message>
        <source>To see the rest of this garden, click the arrow.</source>
        <translation>이 꽃밭의 나머지를 보려면 화살표를 누르십시오.</translation>
    </message>
    <message>
        <source>POWER FLOWERs grow in this bed. They lie open and choose who fights.</source>
        <translation>이 화단에는 파워 플라워가 있습니다. 꽃잎이 모두 보이며, 싸울 꽃잎을 고릅니다.</translation>
    </message>
    <message>
        <source>Regular flowers grow in this bed.</source>
        <translation>이 화단에는 보통 꽃이 있습니다.</translation>
    </message>
    <message>
        <source>This is {player}, with {cards} in the hand. A spy may look at them.</source>
        <translation>{player}님입니다. 손패는 {cards}입니다. 염탐으로 볼 수 있습니다.</translation>
    </message>
    <message>
        <source>A move was taken back that had revealed too much: this match does not count.</source>
        <translation>너무 많은 것이 드러난 수를 물렀으므로, 이 승부는 전적에 오르지 않습니다.</translation>
    </message>
    <message>
        <source>This is your garden. You have {cards} in the hand.</source>
        <translation>내 꽃밭입니다. 손패는 {cards}입니다.</translation>
    </message>
    <message>
        <source>petal {number} of {flower}</source>
        <translation>{flower}의 {number}번 꽃잎</translation>
    </message>
    <message>
        <source>{card}, {where}. It lies open; its strength is {n}.</source>
        <translation>{card}, {where}. 드러나 있고, 세기는 {n}입니다.</translation>
    </message>
    <message>
        <source>{card}, {where}. Only you and other spies know it.</source>
        <translation>{card}, {where}. 나와, 따로 염탐한 사람만 압니다.</translation>
    </message>
    <message>
        <source>{card}, {where}. It is hidden from the players.</source>
        <translation>{card}, {where}. 선수들에게는 가려져 있습니다.</translation>
    </message>
    <message>
        <source>This is {where}. It is hidden: a spy or a battle may show it.</source>
        <translation>{where}입니다. 가려져 있지만 염탐이나 싸움으로 드러날 수 있습니다.</translation>
    </message>
    <message>
        <source>This is {flower}, a POWER FLOWER of {petals}.</source>
        <translation>{flower}입니다. 파워 플라워, {petals}.</translation>
    </message>
    <message>
        <source>This is the pile; cards in it: {n}.</source>
        <translation>더미입니다. {n}장 남았습니다.</translation>
    </message>
    <message>
        <source>To draw one as your only act, click it.</source>
        <translation>이번 차례에 뽑기만 하려면 누르십시오.</translation>
    </message>
    <message>
        <source>This is the Graveyard; cards in it: {n}. To see them all, click it.</source>
        <translation>꽃무덤입니다. 패가 {n}장 있습니다. 모두 보려면 누르십시오.</translation>
    </message>
    <message>
        <source>This is {flower}, with {petals}.</source>
        <translation>{flower}입니다. {petals}.</translation>
    </message>
    <message>
        <source>The drop says that it has attacked in this turn.</source>
        <translation>물방울은 이 차례에 이미 공격했다는 뜻입니다.</translation>
    </message>
    <message>
        <source>The eye says that you know hidden petals of it.</source>
        <translation>눈은 이 꽃의 가려진 꽃잎을 내가 안다는 뜻입니다.</translation>
    </message>
    <message>
        <source>To choose it, click it.</source>
        <translation>고르려면 누르십시오.</translation>
    </message>
    <message>
        <source>The computer would ask {seat}.</source>
        <translation>컴퓨터라면 {seat}님에게 물을 것입니다.</translation>
    </message>
    <message>
        <source>It is in the hand of {seat}.</source>
        <translation>{seat}님의 손에 있습니다.</translation>
    </message>
    <message>
        <source>It is in your hand, so you may ask for others of its kind.</source>
        <translation>내 손에 있으므로 같은 숫자의 다른 패를 달라고 할 수 있습니다.</translation>
    </message>
    <message>
        <source>This is {seat}: {cards}, and sets worth {points}.</source>
        <translation>{seat}님: {cards}, 모은 묶음의 점수 {points}.</translation>
    </message>
    <message>
        <source>This bar runs out until the next move. To stop it, press ⌘P.</source>
        <translation>이 막대가 다 줄면 다음 수가 나옵니다. ⌘P를 누르면 멈춥니다.</translation>
    </message>
    <message>
        <source>This is your place: {cards}, and sets worth {points}.</source>
        <translation>내 자리: {cards}, 모은 묶음의 점수 {points}.</translation>
    </message>
    <message>
        <source>To ask {seat} for a card, click here.</source>
        <translation>{seat}님에게 패를 달라고 하려면 여기를 누르십시오.</translation>
    </message>
    <message>
        <source>These are the moves of this round: who asked whom for which card.</source>
        <translation>이 판의 수들입니다. 누가 누구에게 어느 패를 달라고 했는지 나옵니다.</translation>
    </message>
    <message>
        <source>These are cards that a player was seen to take and still has.</source>
        <translation>모두가 보는 데서 받아 아직 손에 있는 패들입니다.</translation>
    </message>
    <message>
        <source>To close the memory, click this button.</source>
        <translation>기억을 닫으려면 이 단추를 누르십시오.</translation>
    </message>
    <message>
        <source>This is the pile. Cards left in it: {n}; then all are shuffled again.</source>
        <translation>카드 더미입니다. {n}장 남았습니다. 다 떨어지면 모두 다시 섞습니다.</translation>
    </message>
    <message>
        <source>Here is a button for everything that you can do when it is your turn.</source>
        <translation>내 차례에 할 수 있는 일마다 여기에 단추가 있습니다.</translation>
    </message>
    <message>
        <source>To move this pawn, click it.</source>
        <translation>이 말을 움직이려면 누르십시오.</translation>
    </message>
    <message>
        <source>This is the board. Pawns go round it in the direction of the arrows.</source>
        <translation>말판입니다. 말은 화살표 방향으로 돕니다.</translation>
    </message>
    <message>
        <source>{colour} does not play this game.</source>
        <translation>{colour}: 이 판에는 나오지 않습니다.</translation>
    </message>
    <message>
        <source>This is the start of {colour}. A 1, a 2 or a Sorry brings a pawn out.</source>
        <translation>{colour} 출발 칸입니다. 1, 2, 쏘리가 나오면 말이 밖으로 나갑니다.</translation>
    </message>
    <message>
        <source>This is the home of {colour}. The first player with all four pawns at home wins.</source>
        <translation>{colour} 집입니다. 말 넷을 먼저 집에 들인 사람이 이깁니다.</translation>
    </message>
    <message>
        <source>This is the safety zone of {colour}. No other colour can enter it.</source>
        <translation>{colour} 안전지대입니다. 다른 색은 들어올 수 없습니다.</translation>
    </message>
    <message>
        <source>This is a slide of {colour}. Only a pawn that stops on its triangle slides.</source>
        <translation>{colour} 미끄럼길입니다. 그 세모에 멈춘 말만 미끄러집니다.</translation>
    </message>
    <message>
        <source>A pawn of another colour than {colour} that stops on this triangle slides to the end.</source>
        <translation>{colour} 세모입니다. 다른 색의 말이 여기에 멈추면 끝까지 미끄러집니다.</translation>
    </message>
    <message>
        <source>Pawns of {colour} come out on this circle. A slide ends here for the other colours.</source>
        <translation>{colour} 동그라미입니다. 같은 색 말이 여기로 나오고, 다른 색 말의 미끄럼길은 여기서 끝납니다.</translation>
    </message>
    <message>
        <source>Going forward, pawns of {colour} turn into their safety zone here.</source>
        <translation>앞으로 가는 {colour} 말은 여기서 안전지대로 들어갑니다.</translation>
    </message>
    <message>
        <source>No pawn of {colour} goes forward over its own diamond.</source>
        <translation>{colour} 마름모입니다. 같은 색 말은 이것을 넘어 앞으로 갈 수 없습니다.</translation>
    </message>
    <message>
        <source>This is a square of the track. It has room for one pawn.</source>
        <translation>길의 한 칸입니다. 한 칸에 말 둘이 함께 설 수 없습니다.</translation>
    </message>
    <message>
        <source>To let two, three or four colours play, or two teams, choose from this pop-up menu. One player plays Red against the computer’s Yellow.</source>
        <translation>두 색, 세 색, 네 색이나 두 편으로 하려면 이 팝업 메뉴에서 고르십시오. 1명이면 빨강을 맡아 컴퓨터의 노랑과 겨룹니다.</translation>
    </message>
    <message>
        <source>To be asked before a move is made, click this box.</source>
        <translation>두기 전에 한 번 더 묻게 하려면 이 칸을 누르십시오.</translation>
    </message>
    <message>
        <source>To play the only possible move automatically, click this box.</source>
        <translation>둘 수가 하나뿐이면 자동으로 두게 하려면 이 칸을 누르십시오.</translation>
    </message>
    <message>
        <source>To play by the letter of the old rules, by which a 7 is always split, click here.</source>
        <translation>7을 언제나 나누어 쓰는 옛 규칙을 그대로 따르려면 여기를 누르십시오.</translation>
    </message>
    <message>
        <source>To begin a game with these options, click this button.</source>
        <translation>이 옵션으로 판을 시작하려면 이 단추를 누르십시오.</translation>
    </message>
    <message>
        <source>To go on with these options, click this button.</source>
        <translation>이 옵션으로 계속하려면 이 단추를 누르십시오.</translation>
    </message>
    <message>
        <source>These options don’t go together: see what is said above.</source>
        <translation>이 옵션들은 함께 쓸 수 없습니다. 위의 설명을 보십시오.</translation>
    </message>
    <message>
        <source>To play with more or fewer players, choose from this pop-up menu. Three is best.</source>
        <translation>몇 명이 할지 이 팝업 메뉴에서 고르십시오. 세 명이 가장 좋습니다.</translation>
    </message>
    <message>
        <source>To let a person or a computer play for {name}, choose from this menu.</source>
        <translation>{name}: 사람이 할지 컴퓨터가 할지 정하려면 이 메뉴에서 고르십시오.</translation>
    </message>
    <message>
        <source>To seat another player here, choose a name from this menu.</source>
        <translation>여기에 다른 사람을 앉히려면 이 메뉴에서 이름을 고르십시오.</translation>
    </message>
    <message>
        <source>This can be changed between games, where no person sits.</source>
        <translation>판과 판 사이에, 사람이 앉지 않은 자리에서 바꿀 수 있습니다.</translation>
    </message>
    <message>
        <source>This seat is empty: fewer people are playing.</source>
        <translation>이 인원에서는 쓰지 않는 자리입니다.</translation>
    </message>
    <message>
        <source>To give a player more cards in the hand, or fewer, type a number.</source>
        <translation>한 사람의 손패를 늘리거나 줄이려면 수를 적으십시오.</translation>
    </message>
    <message>
        <source>To give a player more petals, or fewer, type a number.</source>
        <translation>한 사람의 꽃잎을 늘리거나 줄이려면 수를 적으십시오.</translation>
    </message>
    <message>
        <source>To deal the usual number of cards for these players, click this button.</source>
        <translation>이 인원에 맞는 보통 장수의 패를 나누려면 이 단추를 누르십시오.</translation>
    </message>
    <message>
        <source>To play a long game with more cards, click this button.</source>
        <translation>패를 늘려 판을 길게 하려면 이 단추를 누르십시오.</translation>
    </message>
    <message>
        <source>To choose yourself what is dealt, click this button.</source>
        <translation>몇 장씩 돌릴지 직접 정하려면 이 단추를 누르십시오.</translation>
    </message>
    <message>
        <source>Type how many packs of cards are played with, 1 to 12.</source>
        <translation>패를 몇 벌로 할지 1에서 12까지 적으십시오.</translation>
    </message>
    <message>
        <source>Type how many petals every player gets.</source>
        <translation>한 사람이 꽃잎을 몇 장씩 받을지 적으십시오.</translation>
    </message>
    <message>
        <source>Type how many cards the first player’s hand has; each later one has one more.</source>
        <translation>첫 사람의 손패가 몇 장인지 적으십시오. 뒤로 갈수록 한 장씩 더 받습니다.</translation>
    </message>
    <message>
        <source>To choose this yourself, click “custom” first.</source>
        <translation>직접 정하려면 먼저 “직접”을 누르십시오.</translation>
    </message>
    <message>
        <source>To play with jokers, or without, click this box.</source>
        <translation>조커를 넣거나 빼려면 이 칸을 누르십시오.</translation>
    </message>
    <message>
        <source>To let everybody see the petals they lay at the beginning, click this box.</source>
        <translation>저마다 처음에 놓는 자기 꽃잎을 볼 수 있게 하려면 이 칸을 누르십시오.</translation>
    </message>
    <message>
        <source>To discard all petals that fought in a tie, click this box.</source>
        <translation>비긴 싸움에 나온 꽃잎을 모두 버리려면 이 칸을 누르십시오.</translation>
    </message>
    <message>
        <source>To plant hearts face down, click this box.</source>
        <translation>하트를 가려진 꽃잎으로 심으려면 이 칸을 누르십시오.</translation>
    </message>
    <message>
        <source>To throw for the order of play and take a pack of petals before a game, click this box.</source>
        <translation>게임 전에 순서를 정하고 꽃잎 묶음을 고르려면 이 칸을 누르십시오.</translation>
    </message>
    <message>
        <source>To pass automatically in a battle that you are winning, click this box.</source>
        <translation>이대로 이길 싸움에서는 묻지 않고 넘기려면 이 칸을 누르십시오.</translation>
    </message>
    <message>
        <source>To start with one pawn out, click this box. Such games are counted separately.</source>
        <translation>말 하나를 밖에 내놓고 시작하려면 이 칸을 누르십시오. 이런 판은 전적을 따로 셉니다.</translation>
    </message>
    <message>
        <source>To give no extra turn after a 2, click this box. Such games are counted separately.</source>
        <translation>2가 나와도 한 번 더 하지 않으려면 이 칸을 누르십시오. 이런 판은 전적을 따로 셉니다.</translation>
    </message>
    <message>
        <source>To forbid steps beyond home, click this box. Such games are counted separately.</source>
        <translation>집을 지나치는 수를 막으려면 이 칸을 누르십시오. 이런 판은 전적을 따로 셉니다.</translation>
    </message>
    <message>
        <source>To let a person or a computer play {colour}, choose from this menu.</source>
        <translation>{colour}: 사람이 할지 컴퓨터가 할지 정하려면 이 메뉴에서 고르십시오.</translation>
    </message>
    <message>
        <source>This colour does not play.</source>
        <translation>이 색은 나오지 않습니다.</translation>
    </message>
    <message>
        <source>This cannot be changed during a game.</source>
        <translation>판이 끝나기 전에는 바꿀 수 없습니다.</translation>
    </message>
    <message>
        <source>To close this, click this button.</source>
        <translation>이것을 닫으려면 이 단추를 누르십시오.</translation>
    </message>
    <message>
        <source>To go on without looking at it, click this button.</source>
        <translation>보지 않고 계속하려면 이 단추를 누르십시오.</translation>
    </message>
    <message>
        <source>To watch the others at your pace, click this button.</source>
        <translation>지금 빠르기로 지켜보려면 이 단추를 누르십시오.</translation>
    </message>
    <message>
        <source>To watch the others at the fastest pace, click this button.</source>
        <translation>가장 빠르게 지켜보려면 이 단추를 누르십시오.</translation>
    </message>
    <message>
        <source>To see only how the match ends, click this button.</source>
        <translation>어떻게 끝나는지만 보려면 이 단추를 누르십시오.</translation>
    </message>
    <message>
        <source>To put {card} into the flower as the next petal, or take it out, click it.</source>
        <translation>{card:을} 다음 꽃잎으로 넣거나 빼려면 누르십시오.</translation>
    </message>
    <message>
        <source>To make a flower whose petals nobody else sees, click this button.</source>
        <translation>꽃잎이 남에게 보이지 않는 꽃을 만들려면 이 단추를 누르십시오.</translation>
    </message>
    <message>
        <source>To make a POWER FLOWER, which lies open and picks who fights, click this button.</source>
        <translation>꽃잎이 모두에게 보이고 싸울 꽃잎을 고르는 파워 플라워를 만들려면 이 단추를 누르십시오.</translation>
    </message>
    <message>
        <source>A POWER FLOWER needs four cards, one of each suit among them.</source>
        <translation>파워 플라워는 네 가지 무늬가 다 든 네 장이 있어야 합니다.</translation>
    </message>
    <message>
        <source>To plant this flower in your garden, click this button.</source>
        <translation>이 꽃을 내 꽃밭에 심으려면 이 단추를 누르십시오.</translation>
    </message>
    <message>
        <source>Choose three cards at least first.</source>
        <translation>먼저 패를 세 장 이상 고르십시오.</translation>
    </message>
    <message>
        <source>To plant the heart here, {place}, click. The top of the flower is left.</source>
        <translation>{place}: 하트를 여기에 심으려면 누르십시오. 꽃은 왼쪽이 맨 위입니다.</translation>
    </message>
    <message>
        <source>To plant the heart there, click this button.</source>
        <translation>하트를 거기에 심으려면 이 단추를 누르십시오.</translation>
    </message>
    <message>
        <source>To play at this place, click this button. Later players have more.</source>
        <translation>이 순서로 하려면 이 단추를 누르십시오. 나중에 하는 사람의 손패가 더 많습니다.</translation>
    </message>
    <message>
        <source>To take this place, click this button.</source>
        <translation>이 순서로 정하려면 이 단추를 누르십시오.</translation>
    </message>
    <message>
        <source>To write the number of the coin and the kind on every card, or to stop that, choose this item.</source>
        <translation>패마다 코인 번호와 종류를 적거나 적지 않으려면 이 항목을 고르십시오.</translation>
    </message>
    <message>
        <source>To draw a card instead of everything else, click this button.</source>
        <translation>다른 일은 하지 않고 패를 한 장 뽑으려면 이 단추를 누르십시오.</translation>
    </message>
    <message>
        <source>You can draw only as a turn’s first act, not on your first turn or twice.</source>
        <translation>뽑기는 차례의 첫 행동으로만 할 수 있습니다. 자기의 첫 차례에는 안 되고 잇따라 두 번도 안 됩니다.</translation>
    </message>
    <message>
        <source>To make a flower of cards from your hand, click this button.</source>
        <translation>손패로 꽃을 만들려면 이 단추를 누르십시오.</translation>
    </message>
    <message>
        <source>To plant your flowers as the row is cut, click this button.</source>
        <translation>줄을 나눈 대로 꽃을 심으려면 이 단추를 누르십시오.</translation>
    </message>
    <message>
        <source>Every flower needs two petals at least: cut the row elsewhere.</source>
        <translation>꽃마다 꽃잎이 두 장은 있어야 합니다. 줄을 다른 데서 나누십시오.</translation>
    </message>
    <message>
        <source>To let the next player have the turn, click this button.</source>
        <translation>다음 사람에게 차례를 넘기려면 이 단추를 누르십시오.</translation>
    </message>
    <message>
        <source>To play no card now, click this button.</source>
        <translation>지금은 패를 내지 않으려면 이 단추를 누르십시오.</translation>
    </message>
    <message>
        <source>To play the joker as this, click this button.</source>
        <translation>조커를 이것으로 내려면 이 단추를 누르십시오.</translation>
    </message>
    <message>
        <source>To play something else, click this button.</source>
        <translation>다른 것을 내려면 이 단추를 누르십시오.</translation>
    </message>
    <message>
        <source>To let your last petal live, click this button.</source>
        <translation>마지막 꽃잎을 살려 두려면 이 단추를 누르십시오.</translation>
    </message>
    <message>
        <source>To end your own game, click this button.</source>
        <translation>내 판을 스스로 끝내려면 이 단추를 누르십시오.</translation>
    </message>
    <message>
        <source>To keep the record, by which anybody can check it, click this button.</source>
        <translation>누구나 확인해 볼 수 있도록 기보를 남기려면 이 단추를 누르십시오.</translation>
    </message>
    <message>
        <source>To see another moment of the record, drag this slider.</source>
        <translation>기보의 다른 순간을 보려면 이 조절 막대를 끌어 옮기십시오.</translation>
    </message>
    <message>
        <source>To go back by one move, click this button.</source>
        <translation>한 수 뒤로 가려면 이 단추를 누르십시오.</translation>
    </message>
    <message>
        <source>To let the record run by itself, or to stop it, click this button.</source>
        <translation>기보가 자동으로 넘어가게 하거나 멈추려면 이 단추를 누르십시오.</translation>
    </message>
    <message>
        <source>This is how the cards were dealt.</source>
        <translation>처음 돌린 패입니다.</translation>
    </message>
    <message>
        <source>The deal ends here.</source>
        <translation>이 판이 여기서 끝납니다.</translation>
    </message>
    <message>
        <source>To see the next move, click this button.</source>
        <translation>다음 수를 보려면 이 단추를 누르십시오.</translation>
    </message>
    <message>
        <source>To go on with the game, click this button.</source>
        <translation>게임을 계속하려면 이 단추를 누르십시오.</translation>
    </message>
    <message>
        <source>To go on to the deal, click this button.</source>
        <translation>패 돌리기로 넘어가려면 이 단추를 누르십시오.</translation>
    </message>
    <message>
        <source>To go on, first pick a card.</source>
        <translation>계속하려면 먼저 패를 한 장 고르십시오.</translation>
    </message>
    <message>
        <source>To pick this card, click it or press {n}.</source>
        <translation>이 패를 고르려면 패나 {n} 키를 누르십시오.</translation>
    </message>
    <message>
        <source>{name} picked this card: {card}.</source>
        <translation>고른 패: {card} ({name}).</translation>
    </message>
    <message>
        <source>To follow the language of the system, click this button.</source>
        <translation>시스템의 언어를 그대로 쓰려면 이 단추를 누르십시오.</translation>
    </message>
    <message>
        <source>To see everything in this language, click this button.</source>
        <translation>모두 이 언어로 보려면 이 단추를 누르십시오.</translation>
    </message>
    <message>
        <source>To use this language from now on, click this button.</source>
        <translation>이제부터 이 언어를 쓰려면 이 단추를 누르십시오.</translation>
    </message>
    <message>
        <source>To leave the language as it is, click this button.</source>
        <translation>언어를 그대로 두려면 이 단추를 누르십시오.</translation>
    </message>
    <message>
        <source>To throw this, {sign}, click it or press {n}.</source>
        <translation>{sign}: 이것을 내려면 그림이나 {n} 키를 누르십시오.</translation>
    </message>
    <message>
        <source>To throw a random sign, and then to go on, click this button.</source>
        <translation>손에 잡히는 대로 내고 계속하려면 이 단추를 누르십시오.</translation>
    </message>
    <message>
        <source>To take this basket, click it or press {n}.</source>
        <translation>이 바구니를 가지려면 바구니나 {n} 키를 누르십시오.</translation>
    </message>
    <message>
        <source>To take the nearest basket, click this button.</source>
        <translation>가장 가까운 바구니를 가지려면 이 단추를 누르십시오.</translation>
    </message>
    <message>
        <source>This shows whose turn it is and what your next click will do.</source>
        <translation>누구의 차례인지, 다음에 누르면 무엇이 정해지는지 여기 나옵니다.</translation>
    </message>
    <message>
        <source>You have taken back a move after something was revealed, so this game does not count.</source>
        <translation>무언가 드러난 뒤에 수를 물렀으므로, 이 판은 전적에 오르지 않습니다.</translation>
    </message>
    <message>
        <source>Here the card that is turned over lies open.</source>
        <translation>뒤집은 카드가 여기에 놓입니다.</translation>
    </message>
    <message>
        <source>To turn over the top card, click anywhere.</source>
        <translation>맨 위의 카드를 뒤집으려면 아무 데나 누르십시오.</translation>
    </message>
    <message>
        <source>This is the open card: {text}</source>
        <translation>펼친 카드입니다: {text}</translation>
    </message>
    <message>
        <source>This shows what has happened.</source>
        <translation>일어난 일이 여기 나옵니다.</translation>
    </message>
    <message>
        <source>This shows what has happened. On your turn there are buttons here.</source>
        <translation>일어난 일이 여기 나옵니다. 내 차례에는 단추들이 나옵니다.</translation>
    </message>
    <message>
        <source>There is nothing to go back to: nothing of this move is chosen yet.</source>
        <translation>되돌릴 것이 없습니다. 이 수는 아직 고르기 시작하지 않았습니다.</translation>
    </message>
    <message>
        <source>{move}. To do this, click here or press {key}.</source>
        <translation>{move}. 이렇게 하려면 여기를 누르거나 {key} 키를 누르십시오.</translation>
    </message>
    <message>
        <source>{pawn} has done {n} of {all} steps. Dotted means start, black home.</source>
        <translation>{pawn} 말: {all}칸 가운데 {n}칸을 갔습니다. 점선은 출발 칸, 검은색은 집입니다.</translation>
    </message>
    <message>
        <source>There is nothing to stop while it is your turn.</source>
        <translation>내 차례에는 멈출 것이 없습니다.</translation>
    </message>
    <message>
        <source>To count ten points for every set, click this box. Such games are counted separately.</source>
        <translation>모든 묶음을 10점으로 치려면 이 칸을 누르십시오. 이런 판은 전적을 따로 셉니다.</translation>
    </message>
    <message>
        <source>Type how many points end a match in this box, from {range}.</source>
        <translation>이 칸에 몇 점이면 승부가 끝날지 적으십시오: {range}.</translation>
    </message>
    <message>
        <source>To let the computers remember about ten moves, with lapses, click this button.</source>
        <translation>컴퓨터 선수들이 열 수쯤 기억하되 가끔 깜빡하게 하려면 이 단추를 누르십시오.</translation>
    </message>
    <message>
        <source>Type how long moves take in this box, in thousandths of a second: {range}.</source>
        <translation>이 칸에 한 수에 걸리는 시간을 1000분의 1초로 적으십시오: {range}.</translation>
    </message>
    <message>
        <source>To sort the computers’ face-down cards, so that their places reveal something, click this box.</source>
        <translation>컴퓨터의 엎어 둔 패를 순서대로 놓아 자리에서 무언가 드러나게 하려면 이 칸을 누르십시오.</translation>
    </message>
    <message>
        <source>To ask only after one more click on the player or the card, click this box.</source>
        <translation>사람이나 패를 한 번 더 눌러야 묻게 하려면 이 칸을 누르십시오.</translation>
    </message>
    <message>
        <source>To go on, type a target from {target} and a Delay from {delay} first.</source>
        <translation>계속하려면 먼저 승부가 끝나는 점수({target})와 지연 시간({delay})을 적으십시오.</translation>
    </message>
    <message>
        <source>Here lie the sets that {seat} has laid down. The rail says how many.</source>
        <translation>{seat}님이 내려놓은 묶음이 여기 놓입니다. 몇 묶음인지는 가장자리에 나옵니다.</translation>
    </message>
    <message>
        <source>Here lie the sets that you have laid down. The rail says how many.</source>
        <translation>내가 내려놓은 묶음이 여기 놓입니다. 몇 묶음인지는 가장자리에 나옵니다.</translation>
    </message>
    <message>
        <source>Points of {seat}: {before} from earlier rounds, {points} from this one. The match is played to {target}.</source>
        <translation>{seat}님의 점수입니다. 지난 판까지 {before}점, 이번 판 {points}점. 승부는 {target}점에 끝납니다.</translation>
    </message>
    <message>
        <source>Your points: {before} from earlier rounds, {points} from this one. The match is played to {target}.</source>
        <translation>내 점수입니다. 지난 판까지 {before}점, 이번 판 {points}점. 승부는 {target}점에 끝납니다.</translation>
    </message>
    <message>
        <source>This shows who has just asked whom for what. Remember it if you can.</source>
        <translation>방금 누가 누구에게 무엇을 달라고 했는지 여기 나옵니다. 잘 기억해 두십시오.</translation>
    </message>
    <message>
        <source>These are the two asks before the last one, the older at the left.</source>
        <translation>마지막 물음에 앞선 두 물음입니다. 왼쪽이 더 먼저입니다.</translation>
    </message>
    <message>
        <source>These are the cards that you may ask for. Grey are those that you hold yourself.</source>
        <translation>달라고 할 수 있는 패들입니다. 회색은 내가 가진 패입니다.</translation>
    </message>
    <message>
        <source>You hold {card}, so you can’t ask for it.</source>
        <translation>{card:은} 내가 가지고 있으므로 달라고 할 수 없습니다.</translation>
    </message>
    <message>
        <source>To ask for {card}, click it.</source>
        <translation>{card:을} 달라고 하려면 누르십시오.</translation>
    </message>
    <message>
        <source>To ask for {card} now, click it again.</source>
        <translation>지금 {card:을} 달라고 하려면 한 번 더 누르십시오.</translation>
    </message>
    <message>
        <source>You have chosen {card}. Now click the player to ask.</source>
        <translation>{card:을} 골랐습니다. 이제 누구에게 달라고 할지 그 사람을 누르십시오.</translation>
    </message>
    <message>
        <source>This is a card in the hand of {seat}.</source>
        <translation>{seat}님의 손패입니다.</translation>
    </message>
    <message>
        <source>{seat} has laid down the four {kind}: {points}.</source>
        <translation>{seat}님이 {kind} 패 네 장을 내려놓았습니다: {points}.</translation>
    </message>
    <message>
        <source>You have laid down the four {kind}: {points}.</source>
        <translation>내가 {kind} 패 네 장을 내려놓았습니다: {points}.</translation>
    </message>
    <message>
        <source>Here it says what has just happened.</source>
        <translation>방금 일어난 일이 여기 나옵니다.</translation>
    </message>
    <message>
        <source>This says what you can do now, or what the chosen card can do.</source>
        <translation>무엇을 해야 하는지, 고른 패로 무엇을 할 수 있는지 여기 나옵니다.</translation>
    </message>
    <message>
        <source>This is the arena. Flowers that fight are here; their fighting petals have rings.</source>
        <translation>싸움터입니다. 싸우는 꽃들이 여기 서고, 싸우는 꽃잎에는 테두리가 둘려 있습니다.</translation>
    </message>
    <message>
        <source>{card}, in the hand of {player}. You know it.</source>
        <translation>{card}, {player}님의 손패. 내가 아는 패입니다.</translation>
    </message>
    <message>
        <source>The flag says whose turn it is.</source>
        <translation>깃발이 있는 사람의 차례입니다.</translation>
    </message>
    <message>
        <source>Played by: {level}.</source>
        <translation>수준: {level}.</translation>
    </message>
    <message>
        <source>To pass without being asked when you can do nothing else, click this box.</source>
        <translation>달리 할 것이 없을 때 묻지 않고 넘기려면 이 칸을 누르십시오.</translation>
    </message>
    <message>
        <source>You can pass in a battle, at a tie and after your last will.</source>
        <translation>싸울 때, 비겼을 때, 그리고 유언을 하고 나서 넘길 수 있습니다.</translation>
    </message>
    <message>
        <source>You can end your turn when it is yours and no flower fights.</source>
        <translation>내 차례이고 싸우는 꽃이 없을 때 차례를 끝낼 수 있습니다.</translation>
    </message>
    <message>
        <source>You can look while a game is played.</source>
        <translation>판을 하는 동안 볼 수 있습니다.</translation>
    </message>
    <message>
        <source>To go on, click this button.</source>
        <translation>계속하려면 이 단추를 누르십시오.</translation>
    </message>
    <message>
        <source>Here it says what you are asked, and by which keys you answer.</source>
        <translation>무엇을 묻는지, 어느 키로 대답하는지 여기 나옵니다.</translation>
    </message>
    <message>
        <source>you have {n}</source>
        <translation>나 {n}장</translation>
    </message>
    <message>
        <source>{name} has {n}</source>
        <translation>{name}님 {n}장</translation>
    </message>
    <message>
        <source>{set}, {points}: {who}.</source>
        <translation>{set}, {points}: {who}.</translation>
    </message>
    <message>
        <source>{set}: it can no longer be made; {who}.</source>
        <translation>{set}: 이제 아무도 만들 수 없습니다. {who}.</translation>
    </message>
    <message>
        <source>Only {name} can still make it.</source>
        <translation>{name}님만 아직 만들 수 있습니다.</translation>
    </message>
    <message>
        <source>Only you can still make it.</source>
        <translation>나만 아직 만들 수 있습니다.</translation>
    </message>
    <message>
        <source>To take the card above from the keyboard, press {n}.</source>
        <translation>위의 패를 키보드로 먹으려면 {n} 키를 누르십시오.</translation>
    </message>
    <message>
        <source>Two cards just alike lie here, one on the other.</source>
        <translation>똑같은 패 두 장이 여기 겹쳐 있습니다.</translation>
    </message>
    <message>
        <source>This card was turned from the stack.</source>
        <translation>더미에서 뒤집은 패입니다.</translation>
    </message>
    <message>
        <source>The badge is yellow one point short of that, and red from there on.</source>
        <translation>배지는 그보다 1점 모자라면 노란색, 그 점수부터는 빨간색입니다.</translation>
    </message>
    <message>
        <source>Suns go here.</source>
        <translation>광을 놓는 자리입니다.</translation>
    </message>
    <message>
        <source>Animals go here.</source>
        <translation>열끗을 놓는 자리입니다.</translation>
    </message>
    <message>
        <source>Ribbons go here.</source>
        <translation>띠를 놓는 자리입니다.</translation>
    </message>
    <message>
        <source>Plains go here; doubles count two.</source>
        <translation>피를 놓는 자리입니다. 쌍피는 두 장으로 칩니다.</translation>
    </message>
    <message>
        <source>{name} has {count}, for {points}.</source>
        <translation>{name}님이 먹은 패는 {count}, {points}입니다.</translation>
    </message>
    <message>
        <source>You have {count}, for {points}.</source>
        <translation>내가 먹은 패는 {count}, {points}입니다.</translation>
    </message>
    <message>
        <source>{set}: {points} points. {name} has {had} of them, black here.</source>
        <translation>{set}: {points}점. {name}님이 {had}장 먹었습니다(검은 칸).</translation>
    </message>
    <message>
        <source>{set}: {points} points. You have {had} of them, black here.</source>
        <translation>{set}: {points}점. 내가 {had}장 먹었습니다(검은 칸).</translation>
    </message>
    <message>
        <source>White: {open} can still be had. Dash: {lost} are lost to others.</source>
        <translation>흰 칸: 아직 먹을 수 있는 {open}장. 줄 그은 칸: 남이 먹은 {lost}장.</translation>
    </message>
    <message>
        <source>{set}: {points} points. Bar: it can no longer be made, since others have {lost} of its cards.</source>
        <translation>{set}: {points}점. 가운데 줄: 남이 {lost}장을 먹어 더는 만들 수 없습니다.</translation>
    </message>
    <message>
        <source>To see what the computer would do here, click here or press {key}.</source>
        <translation>컴퓨터라면 어떻게 할지 들으려면 여기를 누르거나 {key} 키를 누르십시오.</translation>
    </message>
    <message>
        <source>{move}. To see these moves one by one, click here or press {key}.</source>
        <translation>{move}. 이 수들을 하나씩 보려면 여기를 누르거나 {key} 키를 누르십시오.</translation>
    </message>
    <message>
        <source>{colour}: its last moves by card, and how far each pawn has come.</source>
        <translation>{colour}: 지난 수들을 카드와 함께 보여 주고, 말마다 얼마나 왔는지 보여 줍니다.</translation>
    </message>
    <message>
        <source>{colour} plays with {other}. The last moves, and how far the pawns are.</source>
        <translation>{colour}: {other} 편과 짝입니다. 지난 수들과 말들이 온 거리입니다.</translation>
    </message>
    <message>
        <source>To see which of your moves gave something away, click it or press {key}.</source>
        <translation>내가 둔 수 가운데 아까운 것을 보려면 여기를 누르거나 {key} 키를 누르십시오.</translation>
    </message>
    <message>
        <source>To see all of it again with nothing hidden, click it or press {key}.</source>
        <translation>이 판을 모두 펼쳐 놓고 다시 보려면 여기를 누르거나 {key} 키를 누르십시오.</translation>
    </message>
    <message>
        <source>To play the same cards again, for practice, click it or press {key}.</source>
        <translation>같은 패로 다시 연습하려면 여기를 누르거나 {key} 키를 누르십시오.</translation>
    </message>
    <message>
        <source>To leave the table as it is now, click it or press {key}.</source>
        <translation>바닥을 지금 그대로 두려면 여기를 누르거나 {key} 키를 누르십시오.</translation>
    </message>
    <message>
        <source>These bars show how often you came in at each place.</source>
        <translation>몇 등을 몇 번 했는지 보여 주는 막대입니다.</translation>
    </message>
    <message>
        <source>Jiggle Wiggle: to show three cards of a coin that you hold, on your turn, click here or press {letter}. If you win, you are paid double.</source>
        <translation>흔들기: 내 차례에 같은 코인 세 장을 보이려면 여기를 누르거나 {letter} 키를 누르십시오. 이기면 두 배로 받습니다.</translation>
    </message>
    <message>
        <source>Complete Transaction: to lay three cards of a coin on the fourth, on your turn, click here or press {letter}. It takes all four; you then turn only a stock card in two later turns.</source>
        <translation>거래 완료: 내 차례에 같은 코인 세 장을 바닥의 네 번째 패 위에 한꺼번에 내려면 여기를 누르거나 {letter} 키를 누르십시오. 네 장을 모두 먹고, 그 뒤 두 차례는 더미만 뒤집습니다.</translation>
    </message>
    <message>
        <source>To play on for more when you could end the game, click here or press {letter}. If the other player ends the game first, you get nothing and pay.</source>
        <translation>판을 끝낼 수 있을 때 더 따려고 계속하려면 여기를 누르거나 {letter} 키를 누르십시오. 상대가 먼저 끝내면 아무것도 받지 못하고 냅니다.</translation>
    </message>
    <message>
        <source>To end the game and be paid, click here or press {letter}. You can at the end of your turn, with {n} points and more than when you last kept going.</source>
        <translation>판을 끝내고 받으려면 여기를 누르거나 {letter} 키를 누르십시오. 차례가 끝날 때 {n}점 이상이고 지난번에 계속했을 때보다 많으면 할 수 있습니다.</translation>
    </message>
    <message>
        <source>On your turn this shows the cards that you may ask for.</source>
        <translation>내 차례가 되면 달라고 할 수 있는 패들이 여기 나옵니다.</translation>
    </message>
    <message>
        <source>To lay flowers of {n} petals, click this button.</source>
        <translation>꽃잎 {n}장짜리 꽃들로 놓으려면 이 단추를 누르십시오.</translation>
    </message>
    <message>
        <source>These are the cards that you could ask for then. Grey are those that you held.</source>
        <translation>그때 달라고 할 수 있었던 패들입니다. 회색은 내가 가졌던 패입니다.</translation>
    </message>
    <message>
        <source>To wait for a click or a key before the next request, click this box.</source>
        <translation>다음 물음이 마우스 단추나 키를 누른 뒤에 나오게 하려면 이 칸을 누르십시오.</translation>
    </message>
    <message>
        <source>To show questions and answers in balloons, click this box.</source>
        <translation>달라는 말과 없다는 대답을 상대 곁의 말풍선으로 보려면 이 칸을 누르십시오.</translation>
    </message>
    <message>
        <source>There is nothing to show before the first move.</source>
        <translation>아직 아무것도 하지 않아서 들려줄 이야기가 없습니다.</translation>
    </message>
    <message>
        <source>This is what has happened. To see a moment on the table, click its line.</source>
        <translation>지금까지 일어난 일입니다. 어느 순간을 다시 보려면 그 줄을 누르십시오.</translation>
    </message>
    <message>
        <source>To copy the selected lines, or all lines, click this button.</source>
        <translation>고른 줄이나 모든 줄을 복사하려면 이 단추를 누르십시오.</translation>
    </message>
    <message>
        <source>To seat another player at {seat}, choose a name from this menu.</source>
        <translation>{seat} 자리에 다른 사람을 앉히려면 이 메뉴에서 이름을 고르십시오.</translation>
    </message>
    <message>
        <source>This can be changed between matches, where no person sits.</source>
        <translation>승부와 승부 사이에, 사람이 앉지 않은 자리에서 바꿀 수 있습니다.</translation>
    </message>
    <message>
        <source>To see how the match ended, click this button.</source>
        <translation>결과가 어떻게 되었는지 보려면 이 단추를 누르십시오.</translation>
    </message>
    <message>
        <source>To leave this game, click this button.</source>
        <translation>이 게임에서 나가려면 이 단추를 누르십시오.</translation>
    </message>
    <message>
        <source>To put the result on the Clipboard as text, click this button.</source>
        <translation>결과를 글로 클립보드에 담으려면 이 단추를 누르십시오.</translation>
    </message>
    <message>
        <source>To see all of it again, move by move, click this button.</source>
        <translation>처음부터 한 수씩 다시 보려면 이 단추를 누르십시오.</translation>
    </message>
    <message>
        <source>The most that was won at once, or the longest run of wins. A square marks it in the curves.</source>
        <translation>한 번에 가장 많이 얻은 것, 또는 가장 길게 이어서 이긴 것입니다. 곡선에서는 네모로 표시됩니다.</translation>
    </message>
    <message>
        <source>To play with others, or by other rules, click this button.</source>
        <translation>다른 사람들과, 또는 다른 규칙으로 하려면 이 단추를 누르십시오.</translation>
    </message>
    <message>
        <source>To start again with the same players, click this button.</source>
        <translation>같은 사람들과 새로 시작하려면 이 단추를 누르십시오.</translation>
    </message>
    <message>
        <source>This is {name}, who plays {colour}: {level}.</source>
        <translation>{name}님입니다. {colour}, {level}.</translation>
    </message>
    <message>
        <source>Here you play {colour}.</source>
        <translation>내 색입니다: {colour}.</translation>
    </message>
    <message>
        <source>To let another player play {colour}, choose a name from this menu.</source>
        <translation>{colour}: 다른 사람에게 맡기려면 이 메뉴에서 이름을 고르십시오.</translation>
    </message>
    <message>
        <source>This can be changed between games, where a computer plays.</source>
        <translation>컴퓨터가 맡은 자리만, 한 판이 끝나고 다음 판이 시작되기 전에 바꿀 수 있습니다.</translation>
    </message>
    <message>
        <source>This game chooses its own deals.</source>
        <translation>여기서 하는 판은 패가 자동으로 정해집니다.</translation>
    </message>
    <message>
        <source>To read what the rules say of what you are asked now, choose this item. F1 does the same.</source>
        <translation>지금 묻는 것에 관한 규칙을 읽으려면 이 항목을 고르십시오. F1도 됩니다.</translation>
    </message>
    <message>
        <source>Type the name that tables and statistics show in this box.</source>
        <translation>이 칸에 게임과 전적에 나올 이름을 적으십시오.</translation>
    </message>
    <message>
        <source>To keep this name and this face, click this button.</source>
        <translation>이 이름과 얼굴로 정하려면 이 단추를 누르십시오.</translation>
    </message>
    <message>
        <source>{name}: this face is chosen.</source>
        <translation>{name}: 지금 고른 얼굴입니다.</translation>
    </message>
    <message>
        <source>{name}: to choose this face, click it.</source>
        <translation>{name}: 이 얼굴을 쓰려면 누르십시오.</translation>
    </message>
    <message>
        <source>These share this copy, each with games, statistics and settings of their own.</source>
        <translation>이 프로그램을 함께 쓰는 사람들입니다. 게임, 전적, 설정이 저마다 따로 있습니다.</translation>
    </message>
    <message>
        <source>To add a player to this copy, click this button.</source>
        <translation>여기에서 할 사람을 더하려면 이 단추를 누르십시오.</translation>
    </message>
    <message>
        <source>To give {name} another name or face, click this button.</source>
        <translation>{name}님의 이름이나 얼굴을 바꾸려면 이 단추를 누르십시오.</translation>
    </message>
    <message>
        <source>To let {name} play from now on, click this button.</source>
        <translation>이제부터 {name}님이 하려면 이 단추를 누르십시오.</translation>
    </message>
    <message>
        <source>To close this, click here.</source>
        <translation>이것을 닫으려면 여기를 누르십시오.</translation>
    </message>
    <message>
        <source>To take {name} off the list, click this button. What was played is kept.</source>
        <translation>{name}님을 목록에서 빼려면 이 단추를 누르십시오. 지금까지 한 게임은 따로 남습니다.</translation>
    </message>
    <message>
        <source>{name} owns this copy and cannot be removed.</source>
        <translation>{name}님은 처음부터 있던 사람이라 뺄 수 없습니다.</translation>
    </message>
    <message>
        <source>{name} is playing now. To remove {name}, let another person play first.</source>
        <translation>지금은 {name}님이 하고 있습니다. {name}님을 빼려면 먼저 다른 사람이 하게 하십시오.</translation>
    </message>
    <message>
        <source>To put all that {name} has played aside, click this button.</source>
        <translation>{name}님이 한 것을 모두 따로 치워 두려면 이 단추를 누르십시오.</translation>
    </message>
    <message>
        <source>All four {kind} are a set: {points}.</source>
        <translation>{kind} 패 네 장이 한 묶음입니다: {points}.</translation>
    </message>
    <message>
        <source>{set}, {points}: none collected yet.</source>
        <translation>{set}, {points}. 아직 아무도 먹지 않았습니다.</translation>
    </message>
    <message>
        <source>To see all achievements, click this button.</source>
        <translation>이룰 수 있는 업적을 보려면 이 단추를 누르십시오.</translation>
    </message>
    <message>
        <source>To see what there is to achieve in all games, and what you have, choose this item.</source>
        <translation>모든 게임에서 이룰 수 있는 업적과 이미 이룬 것을 보려면 이 항목을 고르십시오.</translation>
    </message>
    <message>
        <source>To close the album, click this button.</source>
        <translation>앨범을 닫으려면 이 단추를 누르십시오.</translation>
    </message>
    <message>
        <source>To pass the turn around the table instead of to the player asked, click this box. Such games are counted separately.</source>
        <translation>물음을 받은 사람 대신 다음 사람에게 차례가 가게 하려면 이 칸을 누르십시오. 이런 판은 전적을 따로 셉니다.</translation>
    </message>
    <message>
        <source>To forbid moves that send your own pawn back to its start, click this box. Such games are counted separately.</source>
        <translation>자기 말을 출발 칸으로 돌려보내는 수를 막으려면 이 칸을 누르십시오. 이런 판은 전적을 따로 셉니다.</translation>
    </message>
    <message>
        <source>Here {name} plays {colour}.</source>
        <translation>{name}님의 색입니다: {colour}.</translation>
    </message>
    <message>
        <source>To say who sits at {seat}, choose a name from this pop-up menu.</source>
        <translation>{seat} 자리에 누가 앉을지 정하려면 이 팝업 메뉴에서 이름을 고르십시오.</translation>
    </message>
    <message>
        <source>To begin with these people, click this button.</source>
        <translation>이 사람들로 시작하려면 이 단추를 누르십시오.</translation>
    </message>
    <message>
        <source>House rules can be chosen between matches.</source>
        <translation>동네 규칙은 승부와 승부 사이에 고를 수 있습니다.</translation>
    </message>
    <message>
        <source>House rules can be chosen between games.</source>
        <translation>동네 규칙은 판과 판 사이에 고를 수 있습니다.</translation>
    </message>
    <message>
        <source>Use this menu to go through the lesson.</source>
        <translation>배우기의 단계를 옮기는 메뉴입니다.</translation>
    </message>
    <message>
        <source>To learn how this is played, choose this item. What you are playing waits meanwhile.</source>
        <translation>어떻게 하는지 배우려면 이 항목을 고르십시오. 하던 게임은 그동안 기다립니다.</translation>
    </message>
    <message>
        <source>To see and hear again what you are told, choose this item.</source>
        <translation>방금 들은 말을 다시 보고 들으려면 이 항목을 고르십시오.</translation>
    </message>
    <message>
        <source>To go on to the next step of the lesson, choose this item.</source>
        <translation>배우기의 다음 단계로 가려면 이 항목을 고르십시오.</translation>
    </message>
    <message>
        <source>To go back to the step before, choose this item.</source>
        <translation>이전 단계로 돌아가려면 이 항목을 고르십시오.</translation>
    </message>
    <message>
        <source>To end the lesson and play, choose this item.</source>
        <translation>배우기를 마치고 게임을 하려면 이 항목을 고르십시오.</translation>
    </message>
    <message>
        <source>To leave the lesson, choose this item. Next time it continues at this step.</source>
        <translation>배우기에서 나가려면 이 항목을 고르십시오. 다음에는 이 단계부터 이어집니다.</translation>
    </message>
    <message>
        <source>To go back to the title picture, click this button.</source>
        <translation>첫 화면으로 돌아가려면 이 단추를 누르십시오.</translation>
    </message>
    <message>
        <source>To play now, click this button.</source>
        <translation>지금 하려면 이 단추를 누르십시오.</translation>
    </message>
    <message>
        <source>This is what {name} says. Return goes on where there is nothing to do.</source>
        <translation>{name}님의 말입니다. 할 일이 없을 때는 Return을 누르면 넘어갑니다.</translation>
    </message>
    <message>
        <source>To go on with the lesson, click this button or press Return.</source>
        <translation>배우기를 계속하려면 이 단추나 Return을 누르십시오.</translation>
    </message>
    <message>
        <source>To go on to the next step of the lesson, click this button.</source>
        <translation>배우기의 다음 단계로 가려면 이 단추를 누르십시오.</translation>
    </message>
    <message>
        <source>To practise one thing of this game for a few minutes, choose this item.</source>
        <translation>이 게임의 한 가지를 몇 분 동안 연습하려면 이 항목을 고르십시오.</translation>
    </message>
    <message>
        <source>To practise nothing now, click this button.</source>
        <translation>지금은 연습하지 않으려면 이 단추를 누르십시오.</translation>
    </message>
    <message>
        <source>These are the cards that you are asked about.</source>
        <translation>문제에 나온 패들입니다.</translation>
    </message>
    <message>
        <source>To give this answer, click this button or press {n}.</source>
        <translation>이렇게 대답하려면 이 단추나 {n} 키를 누르십시오.</translation>
    </message>
    <message>
        <source>To stop this, click this button.</source>
        <translation>이것을 끝내려면 이 단추를 누르십시오.</translation>
    </message>
    <message>
        <source>To go on to the next question, click this button.</source>
        <translation>다음 문제로 가려면 이 단추를 누르십시오.</translation>
    </message>
    <message>
        <source>Answer first; then this button goes on.</source>
        <translation>먼저 대답하십시오. 그러면 이 단추로 넘어갑니다.</translation>
    </message>
    <message>
        <source>To play the deal of this day, the same for everybody, choose this item.</source>
        <translation>누구에게나 똑같은 오늘의 판을 하려면 이 항목을 고르십시오.</translation>
    </message>
    <message>
        <source>To go back to what you play for yourself, click this button.</source>
        <translation>혼자 하던 게임으로 돌아가려면 이 단추를 누르십시오.</translation>
    </message>
    <message>
        <source>To play a certain deal, which is the same each time, click this button.</source>
        <translation>언제나 같은 패를 나누는 특정한 판을 하려면 이 단추를 누르십시오.</translation>
    </message>
    <message>
        <source>There is a result when a day’s deal has been played.</source>
        <translation>그날의 판을 마치면 결과가 나옵니다.</translation>
    </message>
    <message>
        <source>To play the deal of this day, click this button.</source>
        <translation>이날의 판을 하려면 이 단추를 누르십시오.</translation>
    </message>
    <message>
        <source>This deal can’t be played again, or not yet.</source>
        <translation>이 판은 다시 할 수 없거나 아직 할 수 없습니다.</translation>
    </message>
    <message>
        <source>Par is what the strongest computer player wins with the cards that you had.</source>
        <translation>기준은 가장 센 컴퓨터 선수가 내가 받은 패로 친 결과입니다.</translation>
    </message>
    <message>
        <source>These are your turns, a sign for each, without naming a card.</source>
        <translation>내 차례를 하나씩 기호로 나타낸 것입니다. 패는 드러나지 않습니다.</translation>
    </message>
    <message>
        <source>To see the calendar of all deals, click this button.</source>
        <translation>모든 판의 달력을 보려면 이 단추를 누르십시오.</translation>
    </message>
    <message>
        <source>To go back to what you were playing, click this button.</source>
        <translation>하던 게임으로 돌아가려면 이 단추를 누르십시오.</translation>
    </message>
    <message>
        <source>{name}: click this arrow.</source>
        <translation>{name}: 이 화살표를 누르십시오.</translation>
    </message>
    <message>
        <source>To choose this day, click it.</source>
        <translation>이날을 고르려면 누르십시오.</translation>
    </message>
    <message>
        <source>These are the days of a month. To choose one, click it.</source>
        <translation>달력의 날짜입니다. 원하는 날을 누르십시오.</translation>
    </message>
    <message>
        <source>To climb the house of the six, war by war, choose this item.</source>
        <translation>여섯 친구가 사는 집에서 승부에 이길 때마다 방 하나씩 올라가려면 이 항목을 고르십시오.</translation>
    </message>
    <message>
        <source>To leave the house, click this button. Your purse waits.</source>
        <translation>집에서 나가려면 이 단추를 누르십시오. 돈주머니는 그대로 있습니다.</translation>
    </message>
    <message>
        <source>To sit down in the room that is chosen, click this button.</source>
        <translation>고른 방에 앉으려면 이 단추를 누르십시오.</translation>
    </message>
    <message>
        <source>This room opens when a war is won in the one before it.</source>
        <translation>바로 앞 순서의 방에서 승부를 이기면 이 방이 열립니다.</translation>
    </message>
    <message>
        <source>To go back into the house, click this button.</source>
        <translation>집 안으로 돌아가려면 이 단추를 누르십시오.</translation>
    </message>
    <message>
        <source>To stay in the house, click this button.</source>
        <translation>집에 그대로 있으려면 이 단추를 누르십시오.</translation>
    </message>
    <message>
        <source>To take the twenty dollars and sit down, click this button.</source>
        <translation>20냥을 받고 자리에 앉으려면 이 단추를 누르십시오.</translation>
    </message>
    <message>
        <source>To leave your stake and go, click this button.</source>
        <translation>판돈을 두고 떠나려면 이 단추를 누르십시오.</translation>
    </message>
    <message>
        <source>This is a keepsake. {story}</source>
        <translation>기념품입니다. {story}</translation>
    </message>
    <message>
        <source>To put it back on the desktop, click this button.</source>
        <translation>기념품을 데스크탑에 도로 놓으려면 이 단추를 누르십시오.</translation>
    </message>
    <message>
        <source>To go on to the next moment, click this button.</source>
        <translation>다음 순간으로 가려면 이 단추를 누르십시오.</translation>
    </message>
    <message>
        <source>To see on which days you have played, click this button.</source>
        <translation>어느 날에 게임을 했는지 보려면 이 단추를 누르십시오.</translation>
    </message>
    <message>
        <source>To see on which days you have played, choose this item.</source>
        <translation>어느 날에 게임을 했는지 보려면 이 항목을 고르십시오.</translation>
    </message>
    <message>
        <source>Each day on which you finished something has a flower.</source>
        <translation>무엇이든 끝까지 한 날에는 꽃이 놓입니다.</translation>
    </message>
    <message>
        <source>To close the calendar, click this button.</source>
        <translation>달력을 닫으려면 이 단추를 누르십시오.</translation>
    </message>
    <message>
        <source>To practise this, click this button.</source>
        <translation>이것을 연습하려면 이 단추를 누르십시오.</translation>
    </message>
    <message>
        <source>You have shown this card: all see it.</source>
        <translation>흔들어 보인 패입니다. 모두가 볼 수 있습니다.</translation>
    </message>
    <message>
        <source>A win of {name} pays ×{doubled}, for cards shown or bombed.</source>
        <translation>흔들기나 폭탄이 있어서 {name}님이 이기면 받는 돈이 ×{doubled}입니다.</translation>
    </message>
    <message>
        <source>{name} may play no card, and turn a stack card only: {owed} times.</source>
        <translation>{name}님은 패를 내지 않고 더미만 뒤집을 수 있습니다. {owed}번 남았습니다.</translation>
    </message>
    <message>
        <source>If you win you are paid ×{doubled}, for cards shown or bombed.</source>
        <translation>흔들기나 폭탄이 있어서 내가 이기면 받는 돈이 ×{doubled}입니다.</translation>
    </message>
    <message>
        <source>You may play no card, and turn a stack card only: {owed} times.</source>
        <translation>패를 내지 않고 더미만 뒤집을 수 있습니다. {owed}번 남았습니다.</translation>
    </message>
    <message>
        <source>To call GO or STOP takes {n} points or more.</source>
        <translation>고나 스톱은 {n}점부터 할 수 있습니다.</translation>
    </message>
    <message>
        <source>To show the four cards and win the game at once, click this button.</source>
        <translation>네 장을 보이고 바로 판을 이기려면 이 단추를 누르십시오.</translation>
    </message>
    <message>
        <source>To show the four cards and play, click this button. A win pays double.</source>
        <translation>네 장을 보이고 판을 하려면 이 단추를 누르십시오. 이기면 두 배로 받습니다.</translation>
    </message>
    <message>
        <source>To show all your cards of a month, click this button. If you win, you are paid double.</source>
        <translation>한 달의 손패를 모두 보이려면 이 단추를 누르십시오. 이기면 두 배로 받습니다.</translation>
    </message>
    <message>
        <source>To take the fourth card of a month with your three, click this button. Others pass you a plain, and a win pays double.</source>
        <translation>손에 든 세 장으로 같은 달의 네 번째 패를 먹으려면 이 단추를 누르십시오. 다른 사람들에게서 피를 받고, 이기면 두 배로 받습니다.</translation>
    </message>
    <message>
        <source>To keep your cards and only turn one of the stack, click this button.</source>
        <translation>손패는 그대로 두고 더미만 뒤집으려면 이 단추를 누르십시오.</translation>
    </message>
    <message>
        <source>To play by the rules of a house, choose them from this menu. {more}</source>
        <translation>한 동네의 규칙대로 하려면 이 메뉴에서 고르십시오. {more}</translation>
    </message>
    <message>
        <source>To choose each rule separately, click this button.</source>
        <translation>규칙을 하나하나 고르려면 이 단추를 누르십시오.</translation>
    </message>
    <message>
        <source>To use these rules, click this button.</source>
        <translation>이 규칙대로 하려면 이 단추를 누르십시오.</translation>
    </message>
    <message>
        <source>To let GO or STOP be called from this score on, click this button.</source>
        <translation>이 점수부터 고나 스톱을 할 수 있게 하려면 이 단추를 누르십시오.</translation>
    </message>
    <message>
        <source>To settle what four cards of one month in a hand mean, click this button.</source>
        <translation>손에 같은 달 네 장이 들면 어떻게 할지 정하려면 이 단추를 누르십시오.</translation>
    </message>
    <message>
        <source>To choose how many plains save a loser from paying double, click this button.</source>
        <translation>피 몇 장이면 피박을 면하는지 정하려면 이 단추를 누르십시오.</translation>
    </message>
    <message>
        <source>To let three of a month be shown, for a win that pays double, click this box.</source>
        <translation>같은 달 세 장을 보이고, 이기면 두 배로 받게 하려면 이 칸을 누르십시오.</translation>
    </message>
    <message>
        <source>To let three of a month be played at once on the fourth, click this box. It needs Shake.</source>
        <translation>같은 달 세 장을 바닥의 네 번째 패 위에 한꺼번에 낼 수 있게 하려면 이 칸을 누르십시오. 흔들기가 켜져 있어야 합니다.</translation>
    </message>
    <message>
        <source>To let a loser without a sun pay three suns double, click this box.</source>
        <translation>삼광에 진 사람이 광이 없으면 두 배로 내게 하려면 이 칸을 누르십시오.</translation>
    </message>
    <message>
        <source>To let a loser without any plain pay double too, click this box.</source>
        <translation>진 사람이 피가 한 장도 없어도 두 배로 내게 하려면 이 칸을 누르십시오.</translation>
    </message>
    <message>
        <source>To double the score with each GO from the third on, click this box.</source>
        <translation>세 번째 고부터 고를 할 때마다 점수를 두 배로 하려면 이 칸을 누르십시오.</translation>
    </message>
    <message>
        <source>To let every player call GO, and make the last caller who loses pay, click this box.</source>
        <translation>모두 고를 할 수 있고 마지막에 고를 한 사람이 지면 물게 하려면 이 칸을 누르십시오.</translation>
    </message>
    <message>
        <source>To collect two plains from each player for an own triplet taken back, click this box.</source>
        <translation>자뻑을 먹으면 모두에게서 피를 두 장씩 받게 하려면 이 칸을 누르십시오.</translation>
    </message>
    <message>
        <source>To pass plains when two cards land on two of one month, click this box.</source>
        <translation>따닥을 하면 피를 받게 하려면 이 칸을 누르십시오.</translation>
    </message>
    <message>
        <source>To let three triplets win a game, click this box.</source>
        <translation>한 판에 뻑을 세 번 한 사람이 이기게 하려면 이 칸을 누르십시오.</translation>
    </message>
    <message>
        <source>To double the next game where nobody has won, click this box.</source>
        <translation>나가리가 나면 다음 판을 두 배로 하려면 이 칸을 누르십시오.</translation>
    </message>
    <message>
        <source>To pass plains on last turns too, click this box.</source>
        <translation>마지막 차례에도 피를 받게 하려면 이 칸을 누르십시오.</translation>
    </message>
    <message>
        <source>To fill the whole display or return to a window, click this box or press F11.</source>
        <translation>모니터를 가득 채우거나 다시 창으로 보려면 이 칸을 누르십시오. F11도 됩니다.</translation>
    </message>
    <message>
        <source>You have taken nothing back since the last move.</source>
        <translation>마지막 수 뒤로는 무른 것이 없습니다.</translation>
    </message>
    <message>
        <source>To put the windows of all other games out of sight, choose this item.</source>
        <translation>다른 게임의 창을 모두 감추려면 이 항목을 고르십시오.</translation>
    </message>
    <message>
        <source>No other game is in sight.</source>
        <translation>다른 게임은 보이지 않습니다.</translation>
    </message>
    <message>
        <source>To replace everything here by the contents of a backup, click this button.</source>
        <translation>여기 있는 모든 것을 백업의 내용으로 바꾸려면 이 단추를 누르십시오.</translation>
    </message>
    <message>
        <source>To save everything kept here in one file, click this button.</source>
        <translation>여기 보관된 모든 것을 파일 하나로 저장하려면 이 단추를 누르십시오.</translation>
    </message>
    <message>
        <source>To leave everything as it is, click this button.</source>
        <translation>모두 그대로 두려면 이 단추를 누르십시오.</translation>
    </message>
    <message>
        <source>To replace everything here with the contents of this file, click this button.</source>
        <translation>여기 있는 모든 것을 이 파일의 내용으로 바꾸려면 이 단추를 누르십시오.</translation>
    </message>
    <message>
        <source>To leave the import as it is for now, click this button.</source>
        <translation>들여오기를 지금은 그대로 두려면 이 단추를 누르십시오.</translation>
    </message>
    <message>
        <source>To put back all games, statistics and settings, click this button.</source>
        <translation>게임과 전적, 설정을 모두 되돌리려면 이 단추를 누르십시오.</translation>
    </message>
    <message>
        <source>To keep all settings as they are, click this button.</source>
        <translation>모든 설정을 그대로 두려면 이 단추를 누르십시오.</translation>
    </message>
    <message>
        <source>To restore all settings to their defaults, click this button.</source>
        <translation>모든 설정을 처음 상태로 되돌리려면 이 단추를 누르십시오.</translation>
    </message>
    <message>
        <source>To see each pixel larger or smaller, choose its size from this pop-up menu. “Fill” makes all as large as the display allows, with softer edges.</source>
        <translation>화면의 점을 더 크거나 작게 보려면 이 팝업 메뉴에서 크기를 고르십시오. “꽉 차게”를 고르면 모니터에 맞게 가장 커지고 가장자리는 조금 부드러워집니다.</translation>
    </message>
    <message>
        <source>To see what was written down, as a report, click this button.</source>
        <translation>기록해 둔 내용을 보고서로 보려면 이 단추를 누르십시오.</translation>
    </message>
    <message>
        <source>This is the whole report. Scroll to see all of it.</source>
        <translation>보고서 전체입니다. 스크롤하면 끝까지 볼 수 있습니다.</translation>
    </message>
    <message>
        <source>To copy the whole report for another program, click this button.</source>
        <translation>보고서를 모두 복사해 다른 프로그램에서 쓰려면 이 단추를 누르십시오.</translation>
    </message>
    <message>
        <source>To keep the whole report in a file, click this button.</source>
        <translation>보고서를 모두 파일에 저장하려면 이 단추를 누르십시오.</translation>
    </message>
    <message>
        <source>To close the report, click this button.</source>
        <translation>보고서를 닫으려면 이 단추를 누르십시오.</translation>
    </message>
    <message>
        <source>To read what this program is made of, click this button.</source>
        <translation>이 프로그램이 무엇으로 만들어졌는지 읽으려면 이 단추를 누르십시오.</translation>
    </message>
    <message>
        <source>These are the parts this program is made of. To read of one, click its name.</source>
        <translation>이 프로그램의 구성 요소들입니다. 라이선스를 읽으려면 그 이름을 누르십시오.</translation>
    </message>
    <message>
        <source>This is what the part asks, in the words of its authors.</source>
        <translation>이 구성 요소를 쓰는 조건입니다. 만든 사람들이 적은 그대로입니다.</translation>
    </message>
    <message>
        <source>To concede, which counts as a loss, click this button.</source>
        <translation>기권하고 진 것으로 하려면 이 단추를 누르십시오.</translation>
    </message>
    <message>
        <source>To bring the icons on the desktop into columns, choose this item.</source>
        <translation>데스크탑의 아이콘들을 줄 맞춰 놓으려면 이 항목을 고르십시오.</translation>
    </message>
    <message>
        <source>The icons are in columns already.</source>
        <translation>아이콘들은 이미 줄이 맞습니다.</translation>
    </message>
    <message>
        <source>To use the cloth of each season, click this picture.</source>
        <translation>계절마다 그 계절의 담요를 깔려면 이 그림을 누르십시오.</translation>
    </message>
    <message>
        <source>To let programs of your own play at the table, click this button.</source>
        <translation>내 프로그램이 누군가를 대신하게 하려면 이 단추를 누르십시오.</translation>
    </message>
    <message>
        <source>To let a program decide what {name} plays, choose it from this menu.</source>
        <translation>{name}: 무엇을 낼지 프로그램이 정하게 하려면 이 메뉴에서 고르십시오.</translation>
    </message>
    <message>
        <source>To let them play so, click this button.</source>
        <translation>이대로 하게 하려면 이 단추를 누르십시오.</translation>
    </message>
    <message>
        <source>Type what you want to do, such as attack 2 &gt; P2.12, and press Return. Esc: leave it.</source>
        <translation>할 일을 attack 2 &gt; P2.12 같이 적고 Return을 누르십시오. Esc: 그만둡니다.</translation>
    </message>
    <message>
        <source>To keep these options, click this button.</source>
        <translation>이 옵션대로 하려면 이 단추를 누르십시오.</translation>
    </message>
    <message>
        <source>To reset all settings to what they were on the first day, click this button. You are asked first.</source>
        <translation>모든 설정을 첫날처럼 되돌리려면 이 단추를 누르십시오. 먼저 물어봅니다.</translation>
    </message>
    <message>
        <source>To see all that happens, things that move straight to their places, or nothing that moves, choose from this pop-up menu.</source>
        <translation>모든 움직임을 보거나, 곧바로 제자리로 가게 하거나, 움직임을 없애려면 이 메뉴에서 고르십시오.</translation>
    </message>
    <message>
        <source>To hear the others often, at great moments only, or not at all, choose from this pop-up menu.</source>
        <translation>다른 사람들의 말을 자주 듣거나, 중요한 순간에만 듣거나, 듣지 않으려면 이 메뉴에서 고르십시오.</translation>
    </message>
    <message>
        <source>To let the computers play on while a game is behind another or hidden, click this box.</source>
        <translation>게임이 다른 게임 뒤에 있거나 가려져 있어도 컴퓨터가 계속하게 하려면 이 칸을 누르십시오.</translation>
    </message>
    <message>
        <source>To learn how this is played, click this button.</source>
        <translation>어떻게 하는지 배우려면 이 단추를 누르십시오.</translation>
    </message>
    <message>
        <source>To choose with whom and how you play, click this button.</source>
        <translation>누구와 어떻게 할지 고르려면 이 단추를 누르십시오.</translation>
    </message>
    <message>
        <source>To play at once, click this button.</source>
        <translation>바로 시작하려면 이 단추를 누르십시오.</translation>
    </message>
    <message>
        <source>To start a new one, click this button. You are asked first.</source>
        <translation>새로 시작하려면 이 단추를 누르십시오. 먼저 한 번 더 묻습니다.</translation>
    </message>
    <message>
        <source>To go on with what waits here, click this button.</source>
        <translation>기다리는 게임을 이어서 하려면 이 단추를 누르십시오.</translation>
    </message>
    <message>
        <source>These are the steps of the lesson. To begin one, click it.</source>
        <translation>배우기의 단계들입니다. 시작할 단계를 누르십시오.</translation>
    </message>
    <message>
        <source>To begin the chosen step, click this button.</source>
        <translation>고른 단계를 시작하려면 이 단추를 누르십시오.</translation>
    </message>
    <message>
        <source>To write numbers or names on the cards, choose from this pop-up menu. Hold down Alt or F2 to see the names at any time.</source>
        <translation>패에 번호나 이름을 적으려면 이 메뉴에서 고르십시오. Alt나 F2를 누르고 있으면 언제든 이름이 보입니다.</translation>
    </message>
    <message>
        <source>To see house rules and other settings that are rarely changed, click this button.</source>
        <translation>동네 규칙처럼 좀처럼 바꾸지 않는 설정도 보려면 이 단추를 누르십시오.</translation>
    </message>
    <message>
        <source>To let everything on the table move faster or slower, choose from this pop-up menu.</source>
        <translation>판 위의 움직임을 빠르거나 느리게 하려면 이 팝업 메뉴에서 고르십시오.</translation>
    </message>
    <message>
        <source>{set}: no longer possible, since others have {lost} of its cards. {name} has {had} and would have {most} with all that are left, for {points}.</source>
        <translation>{set}: 남이 {lost}장을 먹어 더는 만들 수 없습니다. {name}님은 {had}장을 먹었고, 남은 것을 다 먹으면 {most}장으로 {points}입니다.</translation>
    </message>
    <message>
        <source>{set}: no longer possible, since others have {lost} of its cards. You have {had} and would have {most} with all that are left, for {points}.</source>
        <translation>{set}: 남이 {lost}장을 먹어 더는 만들 수 없습니다. 나는 {had}장을 먹었고, 남은 것을 다 먹으면 {most}장으로 {points}입니다.</translation>
    </message>
</context>
<context>
    <name>calendar</name>
    <message>
        <source>Calendar</source>
        <translation>달력</translation>
    </message>
    <message>
        <source>The month before</source>
        <translation>이전 달</translation>
    </message>
    <message>
        <source>The next month</source>
        <translation>다음 달</translation>
    </message>
</context>
<context>
    <name>call</name>
    <message>
        <source>Keep going or End the game?</source>
        <translation>계속? 끝내기?</translation>
    </message>
    <message>
        <source>Keep going</source>
        <translation>계속</translation>
    </message>
    <message>
        <source>K</source>
        <comment>the letter for Keep going</comment>
        <translation>K</translation>
    </message>
    <message>
        <source>End the game</source>
        <translation>끝내기</translation>
    </message>
    <message>
        <source>E</source>
        <comment>the letter for End the game</comment>
        <translation>E</translation>
    </message>
    <message>
        <source>Keep going, a point each for the first two</source>
        <translation>계속, 처음 두 번은 1점씩</translation>
    </message>
    <message>
        <source>Perfect Hand</source>
        <translation>완벽한 패</translation>
    </message>
    <message>
        <source>Two Perfect Hands</source>
        <translation>완벽한 패 둘</translation>
    </message>
    <message>
        <source>P</source>
        <comment>the letter for Play on</comment>
        <translation>P</translation>
    </message>
    <message>
        <source>Win at once</source>
        <translation>바로 이기기</translation>
    </message>
    <message>
        <source>W</source>
        <comment>the letter for Win at once</comment>
        <translation>W</translation>
    </message>
    <message>
        <source>Turn a stock card: press {key}, or click the stock</source>
        <translation>더미 뒤집기: {key} 키나 더미를 누르십시오</translation>
    </message>
    <message>
        <source>Show three of which coin?</source>
        <translation>어느 코인 세 장을 보입니까?</translation>
    </message>
    <message>
        <source>Lay three of which coin?</source>
        <translation>어느 코인 세 장을 냅니까?</translation>
    </message>
    <message>
        <source>Click a card of it, or press its number: {coins}.</source>
        <translation>그 코인의 패나 번호를 누르십시오: {coins}.</translation>
    </message>
    <message>
        <source>Esc takes it back.</source>
        <translation>Esc 키로 그만둡니다.</translation>
    </message>
    <message>
        <source>You have {points}, {rise} of them from this turn.</source>
        <translation>지금 {points}, 이번 차례에 {rise}점.</translation>
    </message>
    <message>
        <source>{key}: End the game, and be paid {amount}.</source>
        <translation>{key}: 끝내고 {amount}점을 받습니다.</translation>
    </message>
    <message>
        <source>Doubled by {names}.</source>
        <translation>곱절: {names}.</translation>
    </message>
    <message>
        <source>{key}: Keep going. You have no card left and cannot score again.</source>
        <translation>{key}: 계속. 패가 없어 더 날 수 없습니다.</translation>
    </message>
    <message>
        <source>If {name} ends it, you pay; if not, nobody is paid.</source>
        <translation>{name}님이 끝내면 냅니다.</translation>
    </message>
    <message>
        <source>{key}: Keep going. You have no card left: nobody is paid.</source>
        <translation>{key}: 계속. 남은 패가 없어 아무도 받지 않습니다.</translation>
    </message>
    <message>
        <source>{key}: Keep going: score again, for {floor} or more.</source>
        <translation>{key}: 또 나면 {floor}점 이상.</translation>
    </message>
    <message>
        <source>{more} unless you lose {names}.</source>
        <translation>{names} 유지 시 {more}점.</translation>
    </message>
    <message>
        <source>If {name} ends it first, you pay.</source>
        <translation>{name}님이 먼저 끝내면 냅니다.</translation>
    </message>
    <message>
        <source>All four cards of {coin} are in your hand.</source>
        <translation>손에 {coin} 네 장.</translation>
    </message>
    <message>
        <source>a win pays ×{n}</source>
        <translation>이기면 ×{n}</translation>
    </message>
    <message>
        <source>Win</source>
        <translation>이기기</translation>
    </message>
    <message>
        <source>{n} points at once</source>
        <translation>바로 {n}점</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>이어 하기</translation>
    </message>
    <message>
        <source>You have {points}: {new}.</source>
        <translation>지금 {points}: {new}.</translation>
    </message>
</context>
<context>
    <name>cards</name>
    <message>
        <source>January</source>
        <translation>1월</translation>
    </message>
    <message>
        <source>February</source>
        <translation>2월</translation>
    </message>
    <message>
        <source>March</source>
        <translation>3월</translation>
    </message>
    <message>
        <source>April</source>
        <translation>4월</translation>
    </message>
    <message>
        <source>May</source>
        <translation>5월</translation>
    </message>
    <message>
        <source>June</source>
        <translation>6월</translation>
    </message>
    <message>
        <source>July</source>
        <translation>7월</translation>
    </message>
    <message>
        <source>August</source>
        <translation>8월</translation>
    </message>
    <message>
        <source>September</source>
        <translation>9월</translation>
    </message>
    <message>
        <source>October</source>
        <translation>10월</translation>
    </message>
    <message>
        <source>November</source>
        <translation>11월</translation>
    </message>
    <message>
        <source>December</source>
        <translation>12월</translation>
    </message>
    <message>
        <source>Pine</source>
        <translation>솔</translation>
    </message>
    <message>
        <source>Plum</source>
        <translation>매화</translation>
    </message>
    <message>
        <source>Cherry</source>
        <translation>벚꽃</translation>
    </message>
    <message>
        <source>Wisteria</source>
        <translation>흑싸리</translation>
    </message>
    <message>
        <source>Iris</source>
        <translation>난초</translation>
    </message>
    <message>
        <source>Peony</source>
        <translation>모란</translation>
    </message>
    <message>
        <source>Bush clover</source>
        <translation>홍싸리</translation>
    </message>
    <message>
        <source>Pampas</source>
        <translation>공산</translation>
    </message>
    <message>
        <source>Chrysanthemum</source>
        <translation>국화</translation>
    </message>
    <message>
        <source>Maple</source>
        <translation>단풍</translation>
    </message>
    <message>
        <source>Paulownia</source>
        <translation>오동</translation>
    </message>
    <message>
        <source>Rain</source>
        <translation>비</translation>
    </message>
    <message>
        <source>Rain ribbon</source>
        <translation>비 띠</translation>
    </message>
    <message>
        <source>Pine plain</source>
        <translation>솔 피</translation>
    </message>
    <message>
        <source>Pine red ribbon</source>
        <translation>솔 홍단 띠</translation>
    </message>
    <message>
        <source>Pine sun</source>
        <translation>솔 광</translation>
    </message>
    <message>
        <source>Plum bird</source>
        <translation>매화 고도리</translation>
    </message>
    <message>
        <source>Plum plain</source>
        <translation>매화 피</translation>
    </message>
    <message>
        <source>Plum red ribbon</source>
        <translation>매화 홍단 띠</translation>
    </message>
    <message>
        <source>Cherry plain</source>
        <translation>벚꽃 피</translation>
    </message>
    <message>
        <source>Cherry red ribbon</source>
        <translation>벚꽃 홍단 띠</translation>
    </message>
    <message>
        <source>Cherry sun</source>
        <translation>벚꽃 광</translation>
    </message>
    <message>
        <source>Wisteria bird</source>
        <translation>흑싸리 고도리</translation>
    </message>
    <message>
        <source>Wisteria plain</source>
        <translation>흑싸리 피</translation>
    </message>
    <message>
        <source>Wisteria orchid ribbon</source>
        <translation>흑싸리 초단 띠</translation>
    </message>
    <message>
        <source>Iris animal</source>
        <translation>난초 열끗</translation>
    </message>
    <message>
        <source>Iris plain</source>
        <translation>난초 피</translation>
    </message>
    <message>
        <source>Iris orchid ribbon</source>
        <translation>난초 초단 띠</translation>
    </message>
    <message>
        <source>Peony animal</source>
        <translation>모란 열끗</translation>
    </message>
    <message>
        <source>Peony plain</source>
        <translation>모란 피</translation>
    </message>
    <message>
        <source>Peony blue ribbon</source>
        <translation>모란 청단 띠</translation>
    </message>
    <message>
        <source>Bush clover animal</source>
        <translation>홍싸리 열끗</translation>
    </message>
    <message>
        <source>Bush clover plain</source>
        <translation>홍싸리 피</translation>
    </message>
    <message>
        <source>Bush clover orchid ribbon</source>
        <translation>홍싸리 초단 띠</translation>
    </message>
    <message>
        <source>Pampas bird</source>
        <translation>공산 고도리</translation>
    </message>
    <message>
        <source>Pampas plain</source>
        <translation>공산 피</translation>
    </message>
    <message>
        <source>Pampas sun</source>
        <translation>공산 광</translation>
    </message>
    <message>
        <source>Chrysanthemum animal</source>
        <translation>국화 열끗</translation>
    </message>
    <message>
        <source>Chrysanthemum plain</source>
        <translation>국화 피</translation>
    </message>
    <message>
        <source>Chrysanthemum blue ribbon</source>
        <translation>국화 청단 띠</translation>
    </message>
    <message>
        <source>Maple animal</source>
        <translation>단풍 열끗</translation>
    </message>
    <message>
        <source>Maple plain</source>
        <translation>단풍 피</translation>
    </message>
    <message>
        <source>Maple blue ribbon</source>
        <translation>단풍 청단 띠</translation>
    </message>
    <message>
        <source>Paulownia plain</source>
        <translation>오동 피</translation>
    </message>
    <message>
        <source>Paulownia double</source>
        <translation>오동 쌍피</translation>
    </message>
    <message>
        <source>Paulownia sun</source>
        <translation>오동 광</translation>
    </message>
    <message>
        <source>Rain animal</source>
        <translation>비 열끗</translation>
    </message>
    <message>
        <source>Rain double</source>
        <translation>비 쌍피</translation>
    </message>
    <message>
        <source>Rain sun</source>
        <translation>비 광</translation>
    </message>
    <message>
        <source>red ribbon</source>
        <translation>홍단 띠</translation>
    </message>
    <message>
        <source>orchid ribbon</source>
        <translation>초단 띠</translation>
    </message>
    <message>
        <source>blue ribbon</source>
        <translation>청단 띠</translation>
    </message>
    <message>
        <source>double</source>
        <translation>쌍피</translation>
    </message>
    <message>
        <source>ribbon</source>
        <translation>띠</translation>
    </message>
    <message>
        <source>sun</source>
        <translation>광</translation>
    </message>
    <message>
        <source>bird</source>
        <translation>고도리</translation>
    </message>
    <message>
        <source>animal</source>
        <translation>열끗</translation>
    </message>
    <message>
        <source>plain</source>
        <translation>피</translation>
    </message>
</context>
<context>
    <name>cloth</name>
    <message>
        <source>Blossom</source>
        <translation>꽃송이</translation>
    </message>
    <message>
        <source>Waves</source>
        <translation>물결</translation>
    </message>
    <message>
        <source>Shell</source>
        <translation>귀갑</translation>
    </message>
    <message>
        <source>Sleeve</source>
        <translation>색동 소매</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>초록</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>파랑</translation>
    </message>
    <message>
        <source>Wine</source>
        <translation>자주</translation>
    </message>
    <message>
        <source>Pine</source>
        <translation>솔</translation>
    </message>
    <message>
        <source>Cards and Table</source>
        <translation>패와 자리</translation>
    </message>
    <message>
        <source>Backs of the cards</source>
        <translation>패의 뒷면</translation>
    </message>
    <message>
        <source>Cloth of the table</source>
        <translation>담요</translation>
    </message>
    <message>
        <source>Lucky Coin</source>
        <translation>행운의 동전</translation>
    </message>
    <message>
        <source>Banknote</source>
        <translation>지폐</translation>
    </message>
    <message>
        <source>Circuit</source>
        <translation>회로</translation>
    </message>
    <message>
        <source>Vault</source>
        <translation>금고</translation>
    </message>
    <message>
        <source>Lace</source>
        <translation>레이스</translation>
    </message>
    <message>
        <source>Tartan</source>
        <translation>체크</translation>
    </message>
    <message>
        <source>Two Fish</source>
        <translation>물고기 둘</translation>
    </message>
    <message>
        <source>Night</source>
        <translation>밤</translation>
    </message>
    <message>
        <source>Pinwheel</source>
        <translation>바람개비</translation>
    </message>
    <message>
        <source>Parquet</source>
        <translation>마루</translation>
    </message>
    <message>
        <source>Pawns</source>
        <translation>말</translation>
    </message>
    <message>
        <source>Way Home</source>
        <translation>집에 가는 길</translation>
    </message>
    <message>
        <source>Daisy</source>
        <translation>데이지</translation>
    </message>
    <message>
        <source>Bee</source>
        <translation>꿀벌</translation>
    </message>
    <message>
        <source>Ladybird</source>
        <translation>무당벌레</translation>
    </message>
    <message>
        <source>Trellis</source>
        <translation>격자 울타리</translation>
    </message>
    <message>
        <source>Lawn</source>
        <translation>잔디</translation>
    </message>
    <message>
        <source>Spring</source>
        <translation>봄</translation>
    </message>
    <message>
        <source>Summer</source>
        <translation>여름</translation>
    </message>
    <message>
        <source>Autumn</source>
        <translation>가을</translation>
    </message>
    <message>
        <source>Winter</source>
        <translation>겨울</translation>
    </message>
    <message>
        <source>All Year</source>
        <translation>사철</translation>
    </message>
</context>
<context>
    <name>coin cards</name>
    <message>
        <source>Pine Crown</source>
        <translation>솔 크라운</translation>
    </message>
    <message>
        <source>Plum Penny</source>
        <translation>매화 페니</translation>
    </message>
    <message>
        <source>Cherry Mark</source>
        <translation>벚꽃 마르크</translation>
    </message>
    <message>
        <source>Wisteria Florin</source>
        <translation>흑싸리 플로린</translation>
    </message>
    <message>
        <source>Iris Ducat</source>
        <translation>난초 두카트</translation>
    </message>
    <message>
        <source>Peony Guinea</source>
        <translation>모란 기니</translation>
    </message>
    <message>
        <source>Clover Groat</source>
        <translation>홍싸리 그로트</translation>
    </message>
    <message>
        <source>Pampas Real</source>
        <translation>공산 레알</translation>
    </message>
    <message>
        <source>Aster Shilling</source>
        <translation>국화 실링</translation>
    </message>
    <message>
        <source>Maple Thaler</source>
        <translation>단풍 탈러</translation>
    </message>
    <message>
        <source>Bitcoin</source>
        <translation>비트코인</translation>
    </message>
    <message>
        <source>Litecoin</source>
        <translation>라이트코인</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>거래소</translation>
    </message>
    <message>
        <source>Payment Gateway</source>
        <translation>결제 창구</translation>
    </message>
    <message>
        <source>Merchant</source>
        <translation>상인</translation>
    </message>
    <message>
        <source>Chunk</source>
        <translation>청크</translation>
    </message>
    <message>
        <source>Nonce</source>
        <translation>넌스</translation>
    </message>
    <message>
        <source>Hashes</source>
        <translation>해시</translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation>블록</translation>
    </message>
    <message>
        <source>Mining</source>
        <translation>채굴</translation>
    </message>
    <message>
        <source>double Mining</source>
        <translation>쌍채굴</translation>
    </message>
    <message>
        <source>Joker</source>
        <translation>조커</translation>
    </message>
    <message>
        <source>Pine Crown Chunk</source>
        <translation>솔 크라운 청크</translation>
    </message>
    <message>
        <source>Pine Crown Exchange</source>
        <translation>솔 크라운 거래소</translation>
    </message>
    <message>
        <source>Pine Crown Mining</source>
        <translation>솔 크라운 채굴</translation>
    </message>
    <message>
        <source>Plum Penny Chunk</source>
        <translation>매화 페니 청크</translation>
    </message>
    <message>
        <source>Plum Penny Payment Gateway</source>
        <translation>매화 페니 결제 창구</translation>
    </message>
    <message>
        <source>Plum Penny Mining</source>
        <translation>매화 페니 채굴</translation>
    </message>
    <message>
        <source>Cherry Mark Chunk</source>
        <translation>벚꽃 마르크 청크</translation>
    </message>
    <message>
        <source>Cherry Mark Exchange</source>
        <translation>벚꽃 마르크 거래소</translation>
    </message>
    <message>
        <source>Cherry Mark Mining</source>
        <translation>벚꽃 마르크 채굴</translation>
    </message>
    <message>
        <source>Wisteria Florin Payment Gateway</source>
        <translation>흑싸리 플로린 결제 창구</translation>
    </message>
    <message>
        <source>Wisteria Florin Hashes</source>
        <translation>흑싸리 플로린 해시</translation>
    </message>
    <message>
        <source>Wisteria Florin Mining</source>
        <translation>흑싸리 플로린 채굴</translation>
    </message>
    <message>
        <source>Iris Ducat Hashes</source>
        <translation>난초 두카트 해시</translation>
    </message>
    <message>
        <source>Iris Ducat Merchant</source>
        <translation>난초 두카트 상인</translation>
    </message>
    <message>
        <source>Iris Ducat Mining</source>
        <translation>난초 두카트 채굴</translation>
    </message>
    <message>
        <source>Peony Guinea Merchant</source>
        <translation>모란 기니 상인</translation>
    </message>
    <message>
        <source>Peony Guinea Mining</source>
        <translation>모란 기니 채굴</translation>
    </message>
    <message>
        <source>Peony Guinea Nonce</source>
        <translation>모란 기니 넌스</translation>
    </message>
    <message>
        <source>Clover Groat Hashes</source>
        <translation>홍싸리 그로트 해시</translation>
    </message>
    <message>
        <source>Clover Groat Merchant</source>
        <translation>홍싸리 그로트 상인</translation>
    </message>
    <message>
        <source>Clover Groat Mining</source>
        <translation>홍싸리 그로트 채굴</translation>
    </message>
    <message>
        <source>Pampas Real Exchange</source>
        <translation>공산 레알 거래소</translation>
    </message>
    <message>
        <source>Pampas Real Payment Gateway</source>
        <translation>공산 레알 결제 창구</translation>
    </message>
    <message>
        <source>Pampas Real Mining</source>
        <translation>공산 레알 채굴</translation>
    </message>
    <message>
        <source>Aster Shilling Merchant</source>
        <translation>국화 실링 상인</translation>
    </message>
    <message>
        <source>Aster Shilling Mining</source>
        <translation>국화 실링 채굴</translation>
    </message>
    <message>
        <source>Aster Shilling Nonce</source>
        <translation>국화 실링 넌스</translation>
    </message>
    <message>
        <source>Maple Thaler Merchant</source>
        <translation>단풍 탈러 상인</translation>
    </message>
    <message>
        <source>Maple Thaler Mining</source>
        <translation>단풍 탈러 채굴</translation>
    </message>
    <message>
        <source>Maple Thaler Nonce</source>
        <translation>단풍 탈러 넌스</translation>
    </message>
    <message>
        <source>Bitcoin double Mining</source>
        <translation>비트코인 쌍채굴</translation>
    </message>
    <message>
        <source>Bitcoin Exchange</source>
        <translation>비트코인 거래소</translation>
    </message>
    <message>
        <source>Bitcoin Mining</source>
        <translation>비트코인 채굴</translation>
    </message>
    <message>
        <source>Litecoin Blocks</source>
        <translation>라이트코인 블록</translation>
    </message>
    <message>
        <source>Litecoin double Mining</source>
        <translation>라이트코인 쌍채굴</translation>
    </message>
    <message>
        <source>Litecoin Exchange</source>
        <translation>라이트코인 거래소</translation>
    </message>
    <message>
        <source>Litecoin Merchant</source>
        <translation>라이트코인 상인</translation>
    </message>
</context>
<context>
    <name>crash</name>
    <message>
        <source>macclassic quit unexpectedly. Your game is as it was after your last move, and a report was kept.</source>
        <translation>macclassic이 뜻밖에 종료되었습니다. 게임은 마지막 수를 둔 뒤 그대로이고, 보고서가 남아 있습니다.</translation>
    </message>
    <message>
        <source>Something went wrong in the program, and a report was kept. The game goes on as it was after the last move.</source>
        <translation>내부 오류가 나서 기록해 두었습니다. 게임은 마지막 수까지 저장된 데서 이어집니다.</translation>
    </message>
    <message>
        <source>Go On</source>
        <translation>계속</translation>
    </message>
    <message>
        <source>Report…</source>
        <translation>알리기…</translation>
    </message>
</context>
<context>
    <name>daily</name>
    <message>
        <source>This is the deal of {day}: play it as Today’s Deal first.</source>
        <translation>{day} “오늘의 판”과 같은 판입니다. 먼저 “오늘의 판”에서 하십시오.</translation>
    </message>
    <message>
        <source>{game}: {day}</source>
        <translation>{game}: {day}</translation>
    </message>
    <message>
        <source>par {amount}</source>
        <translation>기준 {amount}</translation>
    </message>
    <message>
        <source>{game} {day}: {result}</source>
        <translation>{game} {day}: {result}</translation>
    </message>
    <message>
        <source>late</source>
        <translation>늦게 함</translation>
    </message>
    <message>
        <source>practice</source>
        <translation>연습</translation>
    </message>
    <message>
        <source>begun</source>
        <translation>하는 중</translation>
    </message>
    <message>
        <source>({amount})</source>
        <translation>({amount})</translation>
    </message>
    <message>
        <source>{day}: you have begun.</source>
        <translation>{day}: 하고 있는 판입니다.</translation>
    </message>
    <message>
        <source>{day}: not yet available.</source>
        <translation>{day}: 아직 오지 않은 날의 판입니다.</translation>
    </message>
    <message>
        <source>{day}: not played. You can still play it late.</source>
        <translation>{day}: 하지 않았습니다. 날은 지났지만 늦게라도 할 수 있습니다.</translation>
    </message>
    <message>
        <source>{day}: today’s deal. Your first try counts.</source>
        <translation>{day}: 오늘의 판입니다. 첫 번째만 인정됩니다.</translation>
    </message>
    <message>
        <source>Today’s Deal</source>
        <translation>오늘의 판</translation>
    </message>
    <message>
        <source>Today’s Deal of {game}: one deal, the same for everybody.</source>
        <translation>{game}의 오늘의 판: 모두에게 똑같은 한 판입니다.</translation>
    </message>
    <message>
        <source>By Number…</source>
        <translation>번호로…</translation>
    </message>
    <message>
        <source>Par (the strongest player, with your cards): it is still playing…</source>
        <translation>기준(가장 센 선수가 내 패로): 아직 치는 중…</translation>
    </message>
    <message>
        <source>Par (the strongest player, with your cards): {amount}</source>
        <translation>기준(가장 센 선수가 내 패로): {amount}</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>없음</translation>
    </message>
    <message>
        <source>something gained</source>
        <translation>얻음</translation>
    </message>
    <message>
        <source>a great moment</source>
        <translation>큰 장면</translation>
    </message>
    <message>
        <source>went on for more</source>
        <translation>더 하기로 함</translation>
    </message>
    <message>
        <source>a pawn home</source>
        <translation>말이 집에 듦</translation>
    </message>
    <message>
        <source>a POWER FLOWER</source>
        <translation>파워 플라워</translation>
    </message>
    <message>
        <source>the end, by you</source>
        <translation>내가 끝냄</translation>
    </message>
    <message>
        <source>Your turns, a sign for each: {signs}.</source>
        <translation>내 차례의 기호: {signs}.</translation>
    </message>
    <message>
        <source>Back to My Game</source>
        <translation>내 게임</translation>
    </message>
    <message>
        <source>{n:hint|hints}</source>
        <translation>훈수 {n}번</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>하기</translation>
    </message>
    <message>
        <source>Go On</source>
        <translation>계속</translation>
    </message>
    <message>
        <source>{game}, {day}</source>
        <translation>{game}, {day}</translation>
    </message>
    <message>
        <source>You: {amount}</source>
        <translation>나: {amount}</translation>
    </message>
    <message>
        <source>Your turns, one sign for each</source>
        <translation>내 차례마다 표시 하나</translation>
    </message>
    <message>
        <source>Other Days…</source>
        <translation>다른 날…</translation>
    </message>
    <message>
        <source>The rules and players of this deal are fixed.</source>
        <translation>여기서는 규칙과 친구를 바꿀 수 없습니다.</translation>
    </message>
</context>
<context>
    <name>date</name>
    <message>
        <source>d MMMM yyyy</source>
        <translation>yyyy년 M월 d일</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <translation>yyyy년 M월 d일</translation>
    </message>
    <message>
        <source>dddd d MMMM yyyy</source>
        <translation>yyyy년 M월 d일 dddd</translation>
    </message>
    <message>
        <source>MMMM yyyy</source>
        <translation>yyyy년 M월</translation>
    </message>
    <message>
        <source>{year:04}-{month:02}-{day:02}</source>
        <translation>{year:04}.{month:02}.{day:02}</translation>
    </message>
</context>
<context>
    <name>deal</name>
    <message>
        <source>Deal number</source>
        <translation>판 번호</translation>
    </message>
    <message>
        <source>Deal number:</source>
        <translation>이 번호의 판으로 시작합니다:</translation>
    </message>
    <message>
        <source>Deal by Number</source>
        <translation>번호로 나누기</translation>
    </message>
    <message>
        <source>The same number always deals the same cards (0 to {highest}).</source>
        <translation>번호가 같으면 패도 같습니다. 0에서 {highest}까지 쓸 수 있습니다.</translation>
    </message>
</context>
<context>
    <name>defaults</name>
    <message>
        <source>Restore all settings to their defaults? Your games, statistics, players, language and registration are kept. You can’t undo this.</source>
        <translation>모든 설정을 기본값으로 되돌리겠습니까? 게임, 전적, 선수, 언어, 등록은 그대로 남습니다. 이 작업은 되돌릴 수 없습니다.</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>되돌리기</translation>
    </message>
</context>
<context>
    <name>demo</name>
    <message>
        <source>{name} – Demo (any key or click ends it)</source>
        <translation>{name} – 시범(아무 키나 마우스를 누르면 끝납니다)</translation>
    </message>
</context>
<context>
    <name>desktop</name>
    <message>
        <source>Desktop</source>
        <translation>데스크탑</translation>
    </message>
    <message>
        <source>Return continues the match that waits</source>
        <translation>Return을 누르면 하던 게임을 계속합니다</translation>
    </message>
    <message>
        <source>Return opens it</source>
        <translation>Return을 누르면 열립니다</translation>
    </message>
</context>
<context>
    <name>dialog</name>
    <message>
        <source>OK</source>
        <translation>확인</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Keep Playing</source>
        <translation>계속하기</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>연습</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>복사함</translation>
    </message>
    <message>
        <source>{field}: type a number from {least} to {most}.</source>
        <translation>{field}: {least}에서 {most} 사이의 수를 넣으십시오.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>계속하기</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>지우기</translation>
    </message>
</context>
<context>
    <name>disk</name>
    <message>
        <source>“{name}” can’t be used as a file name.</source>
        <translation>“{name}”: 파일에 쓸 수 없는 이름입니다.</translation>
    </message>
    <message>
        <source>“{name}” is a folder; nothing was written.</source>
        <translation>“{name}”: 폴더입니다. 아무것도 저장하지 않았습니다.</translation>
    </message>
    <message>
        <source>“{name}” isn’t an ordinary file, so nothing was saved.</source>
        <translation>“{name}”: 파일이 아니라 장치나 파이프입니다. 아무것도 쓰지 않았습니다.</translation>
    </message>
    <message>
        <source>“{name}” could not be written: {reason}.</source>
        <translation>“{name}” 파일을 저장할 수 없습니다: {reason}.</translation>
    </message>
    <message>
        <source>“{name}” is too large to be read.</source>
        <translation>“{name}” 파일은 너무 커서 읽을 수 없습니다.</translation>
    </message>
    <message>
        <source>“{name}” is not a text file.</source>
        <translation>“{name}” 파일은 텍스트 파일이 아닙니다.</translation>
    </message>
    <message>
        <source>The folder “{name}” can&apos;t be written to: {reason}. What is in it is shown, and saving is tried again at every move.</source>
        <translation>“{name}” 폴더에 쓸 수 없습니다: {reason}. 그 안에 있는 것은 보여 드리고, 한 수를 둘 때마다 저장을 다시 해 봅니다.</translation>
    </message>
    <message>
        <source>macclassic is already running but does not answer; two copies can&apos;t share one folder. If it is not running, delete the file “{file}”.</source>
        <translation>macclassic이 이미 열려 있지만 답하지 않습니다. 한 폴더를 둘이 함께 쓸 수는 없습니다. 실제로 열려 있지 않다면 “{file}” 파일을 지우십시오.</translation>
    </message>
    <message>
        <source>macclassic is running on the machine “{machine}”; two copies can&apos;t share one folder. If it is not running there, delete the file “{file}”.</source>
        <translation>“{machine}” 컴퓨터에서 macclassic이 열려 있습니다. 한 폴더를 둘이 함께 쓸 수는 없습니다. 그곳에 열려 있지 않다면 “{file}” 파일을 지우십시오.</translation>
    </message>
    <message>
        <source>“{name}” could not be read: {reason}.</source>
        <translation>“{name}” 파일을 읽을 수 없습니다: {reason}.</translation>
    </message>
    <message>
        <source>“{name}” is no ordinary file.</source>
        <translation>“{name}” 파일은 일반 파일이 아닙니다.</translation>
    </message>
    <message>
        <source>The folder “{name}” can&apos;t be made: {reason}.</source>
        <translation>“{name}” 폴더를 만들 수 없습니다: {reason}.</translation>
    </message>
    <message>
        <source>macclassic is already running; two copies can&apos;t share one folder.</source>
        <translation>macclassic이 이미 열려 있습니다. 한 폴더를 프로그램 둘이 함께 쓸 수는 없습니다.</translation>
    </message>
    <message>
        <source>The folder “{name}” can&apos;t be written to; nothing will be saved.</source>
        <translation>“{name}” 폴더에 저장할 수 없습니다. 앞으로 아무것도 저장되지 않습니다.</translation>
    </message>
    <message>
        <source>Saved Games</source>
        <translation>저장한 게임</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>그림</translation>
    </message>
</context>
<context>
    <name>draw</name>
    <message>
        <source>You picked {mine} ({one}), {name} {theirs} ({other}).</source>
        <translation>나: {mine}({one}), {name}님: {theirs}({other}).</translation>
    </message>
    <message>
        <source>The coin is the same: pick again.</source>
        <translation>같은 코인입니다. 다시 고르십시오.</translation>
    </message>
    <message>
        <source>You begin.</source>
        <translation>내가 선입니다.</translation>
    </message>
    <message>
        <source>{first} picked {mine} ({one}), {name} {theirs} ({other}).</source>
        <translation>{first}님: {mine}({one}), {name}님: {theirs}({other}).</translation>
    </message>
    <message>
        <source>{name} begins.</source>
        <translation>{name}님이 선입니다.</translation>
    </message>
    <message>
        <source>Who begins?</source>
        <translation>누가 선입니까?</translation>
    </message>
    <message>
        <source>Each of you picks a card. The coin with the higher number begins.</source>
        <translation>한 장씩 고릅니다. 번호가 더 큰 코인을 고른 사람이 선입니다.</translation>
    </message>
    <message>
        <source>Click a card, or press 1 to 8.</source>
        <translation>패를 누르거나 1–8 키를 누르십시오.</translation>
    </message>
    <message>
        <source>Cards to pick from</source>
        <translation>고를 패</translation>
    </message>
    <message>
        <source>Card {n}, face down</source>
        <translation>{n}번 패, 엎어 놓음</translation>
    </message>
    <message>
        <source>{card}, picked by {name}</source>
        <translation>{card}, 고른 사람: {name}</translation>
    </message>
</context>
<context>
    <name>engines</name>
    <message>
        <source>it is not chosen in Options here</source>
        <translation>여기 옵션에서 고르지 않은 프로그램입니다</translation>
    </message>
    <message>
        <source>it is not in your list of programs</source>
        <translation>내 프로그램 목록에 없습니다</translation>
    </message>
    <message>
        <source>it could not be started</source>
        <translation>시작하지 못했습니다</translation>
    </message>
    <message>
        <source>it ended</source>
        <translation>끝나 버렸습니다</translation>
    </message>
    <message>
        <source>it gave no answer in time</source>
        <translation>제때 답하지 않았습니다</translation>
    </message>
    <message>
        <source>it chose what the rules forbid</source>
        <translation>규칙에 어긋나는 것을 골랐습니다</translation>
    </message>
    <message>
        <source>it speaks another version</source>
        <translation>버전이 다릅니다</translation>
    </message>
    <message>
        <source>it doesn’t play this game with these options</source>
        <translation>이 설정으로는 이 게임을 하지 않습니다</translation>
    </message>
    <message>
        <source>The program “{engine}” is out of this round: {why}. Until the next one {name} plays instead.</source>
        <translation>“{engine}” 프로그램이 이 판에서 빠졌습니다. {why}. 다음 판까지 대신하는 선수: {name}.</translation>
    </message>
    <message>
        <source>it answered nonsense</source>
        <translation>엉뚱한 답을 했습니다</translation>
    </message>
    <message>
        <source>“{file}” can’t be opened: it is no file, or you may not read it.</source>
        <translation>“{file}” 파일을 열 수 없습니다. 파일이 아니거나 읽을 권한이 없습니다.</translation>
    </message>
    <message>
        <source>“{file}” can’t be read: it is no text, or too long.</source>
        <translation>“{file}” 파일을 읽을 수 없습니다. 텍스트 파일이 아니거나 너무 깁니다.</translation>
    </message>
    <message>
        <source>Line {n} of “{file}” is not NAME = COMMAND.</source>
        <translation>“{file}” 파일의 {n}번째 줄이 ‘이름 = 명령’ 꼴이 아닙니다.</translation>
    </message>
    <message>
        <source>Line {n} of “{file}” begins with no name: up to 24 letters without accents, digits, dots and hyphens.</source>
        <translation>“{file}” 파일의 {n}번째 줄이 이름으로 시작하지 않습니다. 이름은 영문자, 숫자, 점, 붙임표로 24자까지입니다.</translation>
    </message>
    <message>
        <source>Line {n} of “{file}” has a name that is there already.</source>
        <translation>“{file}” 파일의 {n}번째 줄의 이름은 이미 있는 이름입니다.</translation>
    </message>
    <message>
        <source>Line {n} of “{file}” has a quotation mark without a second one.</source>
        <translation>“{file}” 파일의 {n}번째 줄에 따옴표의 짝이 없습니다.</translation>
    </message>
    <message>
        <source>Line {n} of “{file}” has a name, but no command.</source>
        <translation>“{file}” 파일의 {n}번째 줄에 이름은 있지만 명령이 없습니다.</translation>
    </message>
    <message>
        <source>Other Programs ({n})…</source>
        <translation>다른 프로그램({n})…</translation>
    </message>
    <message>
        <source>Other Programs…</source>
        <translation>다른 프로그램…</translation>
    </message>
    <message>
        <source>Other Programs</source>
        <translation>다른 프로그램</translation>
    </message>
    <message>
        <source>Which players are programs of yours?</source>
        <translation>누구 대신 내 프로그램이 합니까?</translation>
    </message>
    <message>
        <source>plays as in Options</source>
        <translation>옵션대로</translation>
    </message>
    <message>
        <source>{name}:</source>
        <translation>{name}:</translation>
    </message>
    <message>
        <source>There is no computer at this table.</source>
        <translation>이 자리에는 컴퓨터 선수가 없습니다.</translation>
    </message>
</context>
<context>
    <name>evenings</name>
    <message>
        <source>Calendar</source>
        <translation>달력</translation>
    </message>
    <message>
        <source>Best month: {n} ({month})</source>
        <translation>가장 많이 즐긴 달: {n}일({month})</translation>
    </message>
    <message>
        <source>{game} {n}</source>
        <translation>{game} {n}판</translation>
    </message>
    <message>
        <source>{day}: {played}.</source>
        <translation>{day}: {played}.</translation>
    </message>
    <message>
        <source>Days this month: {n}</source>
        <translation>이달에 즐긴 날: {n}일</translation>
    </message>
    <message>
        <source>Days in {month}: {n}</source>
        <translation>{month}에 즐긴 날: {n}일</translation>
    </message>
</context>
<context>
    <name>file</name>
    <message>
        <source>Folder</source>
        <translation>폴더</translation>
    </message>
    <message>
        <source>Contents of the folder</source>
        <translation>폴더에 든 것</translation>
    </message>
    <message>
        <source>Desktop</source>
        <translation>데스크탑</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>열기</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>별도 저장</translation>
    </message>
    <message>
        <source>Save this match as:</source>
        <translation>이 승부를 저장할 이름:</translation>
    </message>
    <message>
        <source>Save as:</source>
        <translation>저장할 이름:</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>저장</translation>
    </message>
    <message>
        <source>Type a name first.</source>
        <translation>먼저 이름을 적으십시오.</translation>
    </message>
    <message>
        <source>A name can’t have this in it: {letters}</source>
        <translation>이름에 쓸 수 없는 글자: {letters}</translation>
    </message>
    <message>
        <source>A name can’t begin with a full stop.</source>
        <translation>이름은 마침표로 시작할 수 없습니다.</translation>
    </message>
    <message>
        <source>That name is reserved by macclassic.</source>
        <translation>프로그램이 따로 쓰는 파일의 이름입니다.</translation>
    </message>
    <message>
        <source>There is one of that name. Save again to replace it.</source>
        <translation>같은 이름이 있습니다. 바꾸려면 한 번 더 저장하십시오.</translation>
    </message>
</context>
<context>
    <name>flower-options</name>
    <message>
        <source>Players:</source>
        <translation>사람 수:</translation>
    </message>
    <message>
        <source>Extra cards</source>
        <translation>패 ±</translation>
    </message>
    <message>
        <source>Extra petals</source>
        <translation>꽃잎 ±</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>선수 {number}</translation>
    </message>
    <message>
        <source>{seat}, by name</source>
        <translation>{seat}, 이름</translation>
    </message>
    <message>
        <source>a person</source>
        <translation>사람</translation>
    </message>
    <message>
        <source>{name}: cards more or fewer</source>
        <translation>{name}: 패 더 받기, 덜 받기</translation>
    </message>
    <message>
        <source>{name}: petals more or fewer</source>
        <translation>{name}: 꽃잎 더 받기, 덜 받기</translation>
    </message>
    <message>
        <source>Deal:</source>
        <translation>패 돌리기:</translation>
    </message>
    <message>
        <source>usual</source>
        <translation>보통</translation>
    </message>
    <message>
        <source>marathon</source>
        <translation>마라톤</translation>
    </message>
    <message>
        <source>custom</source>
        <translation>직접</translation>
    </message>
    <message>
        <source>Packs of cards:</source>
        <translation>패 몇 벌:</translation>
    </message>
    <message>
        <source>Petals each:</source>
        <translation>각자 꽃잎:</translation>
    </message>
    <message>
        <source>First player’s hand:</source>
        <translation>첫 손패:</translation>
    </message>
    <message>
        <source>Jokers</source>
        <translation>조커</translation>
    </message>
    <message>
        <source>See your petals while planting</source>
        <translation>자기 꽃잎이 보임</translation>
    </message>
    <message>
        <source>Discard all tied petals</source>
        <translation>비긴 꽃잎 모두 버림</translation>
    </message>
    <message>
        <source>Plant hearts face down</source>
        <translation>하트는 엎어서 심음</translation>
    </message>
    <message>
        <source>Throw for the order of play</source>
        <translation>순서 정하기</translation>
    </message>
    <message>
        <source>Pass where you are winning</source>
        <translation>이기고 있으면 자동으로 넘기기</translation>
    </message>
    <message>
        <source>There are too few cards: {n} would be left for the pile.</source>
        <translation>패가 모자랍니다. 더미에 남을 패: {n}장.</translation>
    </message>
    <message>
        <source>Every player needs two petals, and no hand can be below zero.</source>
        <translation>누구에게나 꽃잎이 두 장은 있어야 하고, 손패는 0장보다 적을 수 없습니다.</translation>
    </message>
    <message>
        <source>Pass automatically</source>
        <translation>할 것이 없으면 자동으로 넘기기</translation>
    </message>
</context>
<context>
    <name>flower-power</name>
    <message>
        <source>Cards in your hand</source>
        <translation>내 손패</translation>
    </message>
    <message>
        <source>{card}, petal {number}</source>
        <translation>{card}, {number}번 꽃잎</translation>
    </message>
    <message>
        <source>Make a Flower</source>
        <translation>꽃 만들기</translation>
    </message>
    <message>
        <source>Click the cards in the order of the petals, from the top. A flower needs three cards; a POWER FLOWER four, one of each suit among them.</source>
        <translation>패를 꽃잎 차례대로 위에서부터 누르십시오. 꽃에는 세 장이 필요합니다. 파워 플라워에는 네 장이 필요하고, 네 무늬가 다 있어야 합니다.</translation>
    </message>
    <message>
        <source>Flower with hidden petals</source>
        <translation>가려진 꽃잎의 꽃</translation>
    </message>
    <message>
        <source>POWER FLOWER</source>
        <translation>파워 플라워</translation>
    </message>
    <message>
        <source>You are out, and the others play on. How do you want to see the rest?</source>
        <translation>탈락했고, 남은 사람들이 계속합니다. 나머지를 어떻게 보시겠습니까?</translation>
    </message>
    <message>
        <source>To the Result</source>
        <translation>결과로</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>빠르게</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>지켜보기</translation>
    </message>
    <message>
        <source>Make</source>
        <translation>만들기</translation>
    </message>
    <message>
        <source>Graveyard</source>
        <translation>꽃무덤</translation>
    </message>
    <message>
        <source>Cards in the Graveyard: {n}. The last one is {card}.</source>
        <translation>꽃무덤의 패: {n}장. 마지막은 {card} 패입니다.</translation>
    </message>
    <message>
        <source>The Graveyard is empty.</source>
        <translation>꽃무덤은 비어 있습니다.</translation>
    </message>
    <message>
        <source>Where to plant</source>
        <translation>심을 자리</translation>
    </message>
    <message>
        <source>Plant a Heart</source>
        <translation>하트 심기</translation>
    </message>
    <message>
        <source>Where in {flower} do you plant {card}? The top is left.</source>
        <translation>{flower} 어디에 {card:을} 심습니까? 왼쪽이 맨 위입니다.</translation>
    </message>
    <message>
        <source>Plant</source>
        <translation>심기</translation>
    </message>
    <message>
        <source>Your Place</source>
        <translation>내 순서</translation>
    </message>
    <message>
        <source>{name} has won and may choose when to play. The others follow clockwise.</source>
        <translation>{name}님이 이겨서 순서를 고를 수 있습니다. 나머지는 시계 방향으로 이어집니다.</translation>
    </message>
    <message>
        <source>You have won and may choose when to play. The others follow clockwise.</source>
        <translation>이겼으므로 순서를 고를 수 있습니다. 나머지는 시계 방향으로 이어집니다.</translation>
    </message>
    <message>
        <source>{place}, with {cards} in the hand</source>
        <translation>{place}, 손패 {cards}</translation>
    </message>
    <message>
        <source>Make a Flower…</source>
        <translation>꽃 만들기…</translation>
    </message>
    <message>
        <source>Type a Move</source>
        <translation>수 입력</translation>
    </message>
    <message>
        <source>This game is not over. Concede it?</source>
        <translation>아직 게임이 끝나지 않았습니다. 기권하시겠습니까?</translation>
    </message>
    <message>
        <source>Novice</source>
        <translation>새내기</translation>
    </message>
    <message>
        <source>Gardener</source>
        <translation>정원사</translation>
    </message>
    <message>
        <source>Strategist</source>
        <translation>전략가</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>명인</translation>
    </message>
    <message>
        <source>P{number}</source>
        <comment>player, as it is typed</comment>
        <translation>P{number}</translation>
    </message>
    <message>
        <source>You</source>
        <translation>나</translation>
    </message>
    <message>
        <source>A J Q K</source>
        <comment>letters of Ace, Jack, Queen, King</comment>
        <translation>A J Q K</translation>
    </message>
    <message>
        <source>S H D C</source>
        <comment>letters of Spades, Hearts, Diamonds, Clubs</comment>
        <translation>S H D C</translation>
    </message>
    <message>
        <source>black joker</source>
        <translation>검은 조커</translation>
    </message>
    <message>
        <source>red joker</source>
        <translation>빨간 조커</translation>
    </message>
    <message>
        <source>Ace</source>
        <translation>에이스</translation>
    </message>
    <message>
        <source>King</source>
        <translation>킹</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>퀸</translation>
    </message>
    <message>
        <source>Jack</source>
        <translation>잭</translation>
    </message>
    <message>
        <source>Spades</source>
        <translation>스페이드</translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation>하트</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation>다이아몬드</translation>
    </message>
    <message>
        <source>Clubs</source>
        <translation>클럽</translation>
    </message>
    <message>
        <source>{rank} of {suit}</source>
        <translation>{suit} {rank}</translation>
    </message>
    <message>
        <source>first</source>
        <translation>첫 번째</translation>
    </message>
    <message>
        <source>second</source>
        <translation>두 번째</translation>
    </message>
    <message>
        <source>third</source>
        <translation>세 번째</translation>
    </message>
    <message>
        <source>fourth</source>
        <translation>네 번째</translation>
    </message>
    <message>
        <source>fifth</source>
        <translation>다섯 번째</translation>
    </message>
    <message>
        <source>sixth</source>
        <translation>여섯 번째</translation>
    </message>
    <message>
        <source>JB</source>
        <comment>black joker, as it is typed</comment>
        <translation>JB</translation>
    </message>
    <message>
        <source>JR</source>
        <comment>red joker, as it is typed</comment>
        <translation>JR</translation>
    </message>
    <message>
        <source>rock</source>
        <translation>바위</translation>
    </message>
    <message>
        <source>paper</source>
        <translation>보</translation>
    </message>
    <message>
        <source>scissors</source>
        <translation>가위</translation>
    </message>
    <message>
        <source>palm</source>
        <translation>손바닥</translation>
    </message>
    <message>
        <source>back</source>
        <translation>손등</translation>
    </message>
    <message>
        <source>you</source>
        <translation>나</translation>
    </message>
    <message>
        <source>{sign}: {players}.</source>
        <translation>{sign}: {players}.</translation>
    </message>
    <message>
        <source>Draw: a card instead of everything else.</source>
        <translation>뽑기: 다른 일은 하지 않고 한 장을 뽑음.</translation>
    </message>
    <message>
        <source>End of the turn.</source>
        <translation>차례 끝.</translation>
    </message>
    <message>
        <source>Pass.</source>
        <translation>넘김.</translation>
    </message>
    <message>
        <source>Attack: {flower} on {target}.</source>
        <translation>공격: {flower} → {target}.</translation>
    </message>
    <message>
        <source>Fencer</source>
        <translation>검객</translation>
    </message>
    <message>
        <source>Florist</source>
        <translation>꽃집 주인</translation>
    </message>
    <message>
        <source>{n:petal|petals}</source>
        <translation>꽃잎 {n}장</translation>
    </message>
    <message>
        <source>Poison: {card} on {flower}, petal {number}.</source>
        <translation>독: {card} → {flower}, {number}번 꽃잎.</translation>
    </message>
    <message>
        <source>Fertiliser: {card} on {flower}, {place}.</source>
        <translation>거름: {card} → {flower}, {place}.</translation>
    </message>
    <message>
        <source>Fertiliser: a heart on {flower}, {place}.</source>
        <translation>거름: 하트 → {flower}, {place}.</translation>
    </message>
    <message>
        <source>POWER FLOWER: {card} on {flower}.</source>
        <translation>파워 플라워: {card} → {flower}.</translation>
    </message>
    <message>
        <source>Spy: {card} on {flower}.</source>
        <translation>염탐: {card} → {flower}.</translation>
    </message>
    <message>
        <source>Spy: {card} on the hand of {player}.</source>
        <translation>염탐: {card} → {player}님의 손패.</translation>
    </message>
    <message>
        <source>Draw.</source>
        <translation>뽑기.</translation>
    </message>
    <message>
        <source>Spy: {card} on {player}.</source>
        <translation>염탐: {card} → {player}님.</translation>
    </message>
    <message>
        <source>A new flower: {cards}.</source>
        <translation>새 꽃: {cards}.</translation>
    </message>
    <message>
        <source>A new POWER FLOWER: {cards}.</source>
        <translation>새 파워 플라워: {cards}.</translation>
    </message>
    <message>
        <source>A new flower of {petals}.</source>
        <translation>새 꽃: {petals}.</translation>
    </message>
    <message>
        <source>A new flower, from the top: {cards}.</source>
        <translation>새 꽃, 위에서부터: {cards}.</translation>
    </message>
    <message>
        <source>Flowers laid: {sizes}.</source>
        <translation>나누어 놓은 꽃: {sizes}.</translation>
    </message>
    <message>
        <source>The fighting petal: {card}.</source>
        <translation>싸우는 꽃잎: {card}.</translation>
    </message>
    <message>
        <source>The fighting petal is picked.</source>
        <translation>싸울 꽃잎을 골랐습니다.</translation>
    </message>
    <message>
        <source>on top</source>
        <translation>맨 위</translation>
    </message>
    <message>
        <source>at the bottom</source>
        <translation>맨 아래</translation>
    </message>
    <message>
        <source>under petal {number}</source>
        <translation>{number}번 꽃잎 아래</translation>
    </message>
    <message>
        <source>{who}: {what}</source>
        <translation>{who}: {what}</translation>
    </message>
    <message>
        <source>{who}: {card} from the pile.</source>
        <translation>{who}: 더미에서 {card}.</translation>
    </message>
    <message>
        <source>{who}: a card from the pile.</source>
        <translation>{who}: 더미에서 한 장.</translation>
    </message>
    <message>
        <source>{flower} is won: it goes to {who}.</source>
        <translation>{flower:을} 빼앗아 {who} 옮깁니다.</translation>
    </message>
    <message>
        <source>your garden</source>
        <translation>내 꽃밭으로</translation>
    </message>
    <message>
        <source>the garden of {player}</source>
        <translation>{player}님의 꽃밭으로</translation>
    </message>
    <message>
        <source>You have no flowers left: you are out.</source>
        <translation>남은 꽃이 없어 탈락했습니다.</translation>
    </message>
    <message>
        <source>{player} has no flowers left and is out.</source>
        <translation>{player}님은 남은 꽃이 없어 탈락했습니다.</translation>
    </message>
    <message>
        <source>You have won the battle of the flowers!</source>
        <translation>꽃들의 싸움에서 이겼습니다!</translation>
    </message>
    <message>
        <source>{player} has won the battle of the flowers!</source>
        <translation>{player}님이 꽃들의 싸움에서 이겼습니다!</translation>
    </message>
    <message>
        <source>{n:flower|flowers}</source>
        <translation>꽃 {n}송이</translation>
    </message>
    <message>
        <source>Let the battle of the flowers begin!</source>
        <translation>이제부터 꽃들의 싸움입니다!</translation>
    </message>
    <message>
        <source>{player} is playing.</source>
        <translation>{player}님 차례입니다.</translation>
    </message>
    <message>
        <source>{player}: {task}</source>
        <translation>{player}님: {task}</translation>
    </message>
    <message>
        <source>lay your flowers: cut the row where one ends.</source>
        <translation>꽃잎을 꽃으로 나누어 놓으십시오. 한 꽃이 끝나는 곳에서 줄을 나누십시오.</translation>
    </message>
    <message>
        <source>a battle! Play a card, or pass.</source>
        <translation>싸움입니다! 패를 내거나 넘기십시오.</translation>
    </message>
    <message>
        <source>a dead tie! Break it with a card, or pass.</source>
        <translation>완전한 비김입니다! 패를 내어 깨거나 넘기십시오.</translation>
    </message>
    <message>
        <source>choose the petal that fights.</source>
        <translation>싸울 꽃잎을 고르십시오.</translation>
    </message>
    <message>
        <source>your last will! Play what cards you like, then pass.</source>
        <translation>유언입니다! 내고 싶은 패를 내고 넘기십시오.</translation>
    </message>
    <message>
        <source>draw a card and end your turn, or play cards and attack.</source>
        <translation>한 장 뽑고 차례를 마치거나, 패를 내고 공격하십시오.</translation>
    </message>
    <message>
        <source>attack, play cards, or end your turn.</source>
        <translation>공격하거나, 패를 내거나, 차례를 끝내십시오.</translation>
    </message>
    <message>
        <source>play cards, or end your turn.</source>
        <translation>패를 내거나 차례를 끝내십시오.</translation>
    </message>
    <message>
        <source>your flower {number}</source>
        <translation>내 {number}번 꽃</translation>
    </message>
    <message>
        <source>flower {number}</source>
        <translation>{number}번 꽃</translation>
    </message>
    <message>
        <source>{player}’s flower {number}</source>
        <translation>{player}님의 {number}번 꽃</translation>
    </message>
    <message>
        <source>By lot, you play first.</source>
        <translation>제비뽑기로 당신이 먼저 합니다.</translation>
    </message>
    <message>
        <source>By lot, {player} plays first.</source>
        <translation>제비뽑기로 {player}님이 먼저 합니다.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>내 차례</translation>
    </message>
    <message>
        <source>The turn of {player}</source>
        <translation>{player}님 차례</translation>
    </message>
    <message>
        <source>A tie! {attack}</source>
        <translation>비김! {attack}</translation>
    </message>
    <message>
        <source>Your POWER FLOWER has one petal: it fights.</source>
        <translation>내 파워 플라워는 꽃잎이 하나뿐이라 그것이 싸웁니다.</translation>
    </message>
    <message>
        <source>{player}’s POWER FLOWER has one petal: it fights.</source>
        <translation>{player}: 파워 플라워에 꽃잎이 하나뿐이라 그것이 싸웁니다.</translation>
    </message>
    <message>
        <source>You are winning here: you pass.</source>
        <translation>이기고 있으니 넘깁니다.</translation>
    </message>
    <message>
        <source>{player} is winning here and passes.</source>
        <translation>{player}: 이기고 있어 넘깁니다.</translation>
    </message>
    <message>
        <source>It can’t do anything now.</source>
        <translation>지금은 쓸 곳이 없습니다.</translation>
    </message>
    <message>
        <source>Click a ringed place.</source>
        <translation>고리가 있는 곳을 누르십시오.</translation>
    </message>
    <message>
        <source>Poison: it destroys an open petal of {n} or less.</source>
        <translation>독: 세기가 {n} 이하인 드러난 꽃잎을 없앱니다.</translation>
    </message>
    <message>
        <source>Fertiliser: it becomes a petal of {n} in any flower.</source>
        <translation>거름: 아무 꽃에나 세기가 {n}인 꽃잎이 됩니다.</translation>
    </message>
    <message>
        <source>It makes any flower a POWER FLOWER.</source>
        <translation>아무 꽃이나 파워 플라워로 만듭니다.</translation>
    </message>
    <message>
        <source>Spy: it shows you a flower or a hand.</source>
        <translation>염탐: 꽃이나 손패를 보여 줍니다.</translation>
    </message>
    <message>
        <source>{n} cards are chosen.</source>
        <translation>패 {n}장을 골랐습니다.</translation>
    </message>
    <message>
        <source>Three or more can make a flower.</source>
        <translation>세 장부터 꽃을 만들 수 있습니다.</translation>
    </message>
    <message>
        <source>They can make a flower.</source>
        <translation>이 패로 꽃을 만들 수 있습니다.</translation>
    </message>
    <message>
        <source>Click between petals to cut; then click Lay.</source>
        <translation>꽃잎 사이를 눌러 나누고 “놓기”를 누르십시오.</translation>
    </message>
    <message>
        <source>Each needs two petals at least.</source>
        <translation>꽃마다 꽃잎이 두 장은 있어야 합니다.</translation>
    </message>
    <message>
        <source>{flowers}: {sizes}. {follows}</source>
        <translation>{flowers}: {sizes}. {follows}</translation>
    </message>
    <message>
        <source>Type a move</source>
        <translation>수 입력</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>뽑기</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>둘씩</translation>
    </message>
    <message>
        <source>Threes</source>
        <translation>셋씩</translation>
    </message>
    <message>
        <source>Fours</source>
        <translation>넷씩</translation>
    </message>
    <message>
        <source>Lay</source>
        <translation>놓기</translation>
    </message>
    <message>
        <source>End Turn</source>
        <translation>차례 끝</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>넘기기</translation>
    </message>
    <message>
        <source>Choose a petal of the flower that fights.</source>
        <translation>싸우는 꽃에서 꽃잎을 고르십시오.</translation>
    </message>
    <message>
        <source>Choose a flower of your own that may attack, or a card.</source>
        <translation>공격할 수 있는 내 꽃이나 패를 고르십시오.</translation>
    </message>
    <message>
        <source>Choose a card first, or pass.</source>
        <translation>먼저 패를 고르거나 넘기십시오.</translation>
    </message>
    <message>
        <source>Poison</source>
        <translation>독</translation>
    </message>
    <message>
        <source>Fertiliser</source>
        <translation>거름</translation>
    </message>
    <message>
        <source>Spy</source>
        <translation>염탐</translation>
    </message>
    <message>
        <source>What is the joker to be?</source>
        <translation>조커를 무엇으로 쓰시겠습니까?</translation>
    </message>
    <message>
        <source>That is your last petal: you would be out of the game. Poison it all the same?</source>
        <translation>마지막 꽃잎입니다. 없애면 게임에서 탈락합니다. 그래도 독을 쓰시겠습니까?</translation>
    </message>
    <message>
        <source>You know no card in the hand of {player}: send a spy.</source>
        <translation>{player}님의 손패에서 아는 패가 없습니다. 염탐해 보십시오.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>내 차례가 아닙니다.</translation>
    </message>
    <message>
        <source>What all throw</source>
        <translation>모두가 낸 것</translation>
    </message>
    <message>
        <source>{who}: nothing thrown yet</source>
        <translation>{who}: 아직 안 냄</translation>
    </message>
    <message>
        <source>{who}: {sign}</source>
        <translation>{who}: {sign}</translation>
    </message>
    <message>
        <source>What you may throw</source>
        <translation>낼 수 있는 것</translation>
    </message>
    <message>
        <source>Who picks the order of play?</source>
        <translation>누가 순서를 고릅니까?</translation>
    </message>
    <message>
        <source>Rock blunts scissors, scissors cut paper, paper wraps rock. The winner chooses.</source>
        <translation>바위는 가위를, 가위는 보를, 보는 바위를 이깁니다. 이긴 사람이 순서를 고릅니다.</translation>
    </message>
    <message>
        <source>Show your palm or the back of your hand. The odd one out chooses.</source>
        <translation>손바닥과 손등: 혼자만 다른 쪽을 낸 사람이 순서를 고릅니다.</translation>
    </message>
    <message>
        <source>Throw</source>
        <translation>내밀기</translation>
    </message>
    <message>
        <source>Click what you throw.</source>
        <translation>낼 것을 누르십시오.</translation>
    </message>
    <message>
        <source>Click Throw to show everyone’s hand.</source>
        <translation>“내기”를 누르십시오. 누가 무엇을 낼지는 운이 정합니다.</translation>
    </message>
    <message>
        <source>Nobody has won: throw again.</source>
        <translation>아무도 이기지 못했습니다. 다시 내십시오.</translation>
    </message>
    <message>
        <source>Baskets of petals</source>
        <translation>꽃잎 바구니</translation>
    </message>
    <message>
        <source>Basket {n}, taken by {player}</source>
        <translation>{n}번 바구니, {player}님이 가져감</translation>
    </message>
    <message>
        <source>Basket {n}, petals face down</source>
        <translation>{n}번 바구니, 엎어 놓은 꽃잎</translation>
    </message>
    <message>
        <source>Take a basket of petals. Nobody knows what is in it.</source>
        <translation>꽃잎 바구니를 가져가십시오. 안에 무엇이 있는지는 아무도 모릅니다.</translation>
    </message>
    <message>
        <source>{player} takes a basket of petals. Nobody knows what is in it.</source>
        <translation>{player}님이 꽃잎 바구니를 가져갑니다. 안에 무엇이 있는지는 아무도 모릅니다.</translation>
    </message>
    <message>
        <source>Your Petals</source>
        <translation>내 꽃잎</translation>
    </message>
    <message>
        <source>{who} won the choice.</source>
        <translation>{who}: 순서를 고를 차례.</translation>
    </message>
    <message>
        <source>Petals and hands are dealt.</source>
        <translation>꽃잎과 손패를 나누어 줍니다.</translation>
    </message>
    <message>
        <source>The Graveyard is shuffled: it is the new pile.</source>
        <translation>꽃무덤을 섞어 새 더미로 씁니다.</translation>
    </message>
    <message>
        <source>The tie stands: the attack fails.</source>
        <translation>비긴 채 끝나, 공격에 실패했습니다.</translation>
    </message>
    <message>
        <source>A tie: battle to the death!</source>
        <translation>비김: 끝장 싸움!</translation>
    </message>
    <message>
        <source>No petal is left. Only a card can break it.</source>
        <translation>남은 꽃잎이 없습니다. 패를 내야만 비긴 것을 깰 수 있습니다.</translation>
    </message>
    <message>
        <source>The attack succeeds.</source>
        <translation>공격에 성공했습니다.</translation>
    </message>
    <message>
        <source>A successful attack ends the turn.</source>
        <translation>공격에 성공하면 차례가 끝납니다.</translation>
    </message>
    <message>
        <source>The attack fails.</source>
        <translation>공격에 실패했습니다.</translation>
    </message>
    <message>
        <source>A flower has lost its last petal.</source>
        <translation>꽃 하나가 마지막 꽃잎을 잃었습니다.</translation>
    </message>
    <message>
        <source>There is no petal to pick now.</source>
        <translation>지금은 고를 꽃잎이 없습니다.</translation>
    </message>
    <message>
        <source>First pick the petal that fights.</source>
        <translation>먼저 싸울 꽃잎을 고르십시오.</translation>
    </message>
    <message>
        <source>That petal can’t fight now.</source>
        <translation>그 꽃잎은 지금 싸울 수 없습니다.</translation>
    </message>
    <message>
        <source>There is nothing to pass now: you can end your turn.</source>
        <translation>지금은 넘길 것이 없습니다. 차례를 끝낼 수 있습니다.</translation>
    </message>
    <message>
        <source>You can’t do that now. Play a card or pass.</source>
        <translation>지금은 할 수 없습니다. 패를 내거나 넘기십시오.</translation>
    </message>
    <message>
        <source>The flowers are laid already.</source>
        <translation>꽃은 이미 나누어 놓았습니다.</translation>
    </message>
    <message>
        <source>Lay your flowers first.</source>
        <translation>먼저 꽃을 나누어 놓으십시오.</translation>
    </message>
    <message>
        <source>Every flower needs two petals at least.</source>
        <translation>꽃마다 꽃잎이 두 장은 있어야 합니다.</translation>
    </message>
    <message>
        <source>You have {n} petals to lay, not {m}.</source>
        <translation>놓을 꽃잎은 {m}장이 아니라 {n}장입니다.</translation>
    </message>
    <message>
        <source>You can’t make a flower now.</source>
        <translation>지금은 꽃을 만들 수 없습니다.</translation>
    </message>
    <message>
        <source>You hold each card only once.</source>
        <translation>같은 패를 두 번 쓸 수 없습니다.</translation>
    </message>
    <message>
        <source>A flower needs three cards at least.</source>
        <translation>꽃에는 패가 세 장은 있어야 합니다.</translation>
    </message>
    <message>
        <source>A POWER FLOWER needs four cards at least.</source>
        <translation>파워 플라워에는 패가 네 장은 있어야 합니다.</translation>
    </message>
    <message>
        <source>A POWER FLOWER needs a card of every suit.</source>
        <translation>파워 플라워에는 네 무늬가 다 있어야 합니다.</translation>
    </message>
    <message>
        <source>Only spades are poison.</source>
        <translation>스페이드만 독이 됩니다.</translation>
    </message>
    <message>
        <source>Only hearts are fertiliser.</source>
        <translation>하트만 거름이 됩니다.</translation>
    </message>
    <message>
        <source>Only diamonds make a POWER FLOWER.</source>
        <translation>다이아몬드만 파워 플라워를 만듭니다.</translation>
    </message>
    <message>
        <source>Only clubs are spies.</source>
        <translation>클럽만 염탐할 수 있습니다.</translation>
    </message>
    <message>
        <source>There is no card in that hand that you could see.</source>
        <translation>그 손패에는 볼 수 있는 패가 없습니다.</translation>
    </message>
    <message>
        <source>{flower} is a POWER FLOWER already.</source>
        <translation>{flower:은} 이미 파워 플라워입니다.</translation>
    </message>
    <message>
        <source>All petals of {flower} lie open.</source>
        <translation>{flower}의 꽃잎은 모두 드러나 있습니다.</translation>
    </message>
    <message>
        <source>Petals are numbered from 1: that is the top.</source>
        <translation>꽃잎은 1번부터 셉니다. 1번이 맨 위입니다.</translation>
    </message>
    <message>
        <source>{flower} has only {petals}.</source>
        <translation>{flower}에는 {petals}뿐입니다.</translation>
    </message>
    <message>
        <source>Poison works only on petals that lie open.</source>
        <translation>독은 드러난 꽃잎에만 듣습니다.</translation>
    </message>
    <message>
        <source>{petal} is too strong for {card}.</source>
        <translation>{petal:은} {card}보다 셉니다.</translation>
    </message>
    <message>
        <source>That can’t be done now.</source>
        <translation>지금은 할 수 없습니다.</translation>
    </message>
    <message>
        <source>You can’t attack now: play a card, or pass.</source>
        <translation>지금은 공격할 수 없습니다. 패를 내거나 넘기십시오.</translation>
    </message>
    <message>
        <source>You can attack with a flower of your own only.</source>
        <translation>내 꽃으로만 공격할 수 있습니다.</translation>
    </message>
    <message>
        <source>You can’t attack your own flowers.</source>
        <translation>내 꽃은 공격할 수 없습니다.</translation>
    </message>
    <message>
        <source>A last flower attacks each flower only once, and that one is done.</source>
        <translation>마지막 꽃은 남의 꽃마다 한 번씩만 공격합니다. 그 꽃은 벌써 공격했습니다.</translation>
    </message>
    <message>
        <source>That flower has attacked already in this turn.</source>
        <translation>그 꽃은 이번 차례에 이미 공격했습니다.</translation>
    </message>
    <message>
        <source>Drawing must be the only act of a turn.</source>
        <translation>뽑으려면 그 차례에 다른 일을 하지 않아야 합니다.</translation>
    </message>
    <message>
        <source>You can’t draw on your first turn.</source>
        <translation>첫 차례에는 뽑을 수 없습니다.</translation>
    </message>
    <message>
        <source>You drew on your last turn already.</source>
        <translation>지난 차례에 이미 뽑았습니다.</translation>
    </message>
    <message>
        <source>There is no card left to draw.</source>
        <translation>뽑을 패가 남아 있지 않습니다.</translation>
    </message>
    <message>
        <source>It was won by a last will: no flower was left.</source>
        <translation>유언으로 이겼습니다. 남은 꽃은 없습니다.</translation>
    </message>
    <message>
        <source>Flowers</source>
        <translation>꽃</translation>
    </message>
    <message>
        <source>POWER FLOWERs</source>
        <translation>파워 플라워</translation>
    </message>
    <message>
        <source>Petals</source>
        <translation>꽃잎</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>손패</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>차례</translation>
    </message>
    <message>
        <source>{flower}, petal {number}: {card}</source>
        <translation>{flower}, {number}번 꽃잎: {card}</translation>
    </message>
    <message>
        <source>Pile: {cards}</source>
        <translation>더미: {cards}</translation>
    </message>
    <message>
        <source>Graveyard: {cards}</source>
        <translation>꽃무덤: {cards}</translation>
    </message>
    <message>
        <source>{card}, known to you</source>
        <translation>{card}(내가 아는 꽃잎)</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>가려짐</translation>
    </message>
    <message>
        <source>has attacked</source>
        <translation>이미 공격함</translation>
    </message>
    <message>
        <source>{flower} attacks: click the flower that it fights.</source>
        <translation>{flower:으로} 공격: 공격할 꽃을 누르십시오.</translation>
    </message>
    <message>
        <source>attack</source>
        <comment>typed move</comment>
        <translation>attack</translation>
    </message>
    <message>
        <source>poison</source>
        <comment>typed move</comment>
        <translation>poison</translation>
    </message>
    <message>
        <source>heart</source>
        <comment>typed move</comment>
        <translation>heart</translation>
    </message>
    <message>
        <source>pf</source>
        <comment>typed move</comment>
        <translation>pf</translation>
    </message>
    <message>
        <source>spy</source>
        <comment>typed move</comment>
        <translation>spy</translation>
    </message>
    <message>
        <source>make</source>
        <comment>typed move</comment>
        <translation>make</translation>
    </message>
    <message>
        <source>power</source>
        <comment>typed move</comment>
        <translation>power</translation>
    </message>
    <message>
        <source>pick</source>
        <comment>typed move</comment>
        <translation>pick</translation>
    </message>
    <message>
        <source>lay</source>
        <comment>typed move</comment>
        <translation>lay</translation>
    </message>
    <message>
        <source>pass</source>
        <comment>typed move</comment>
        <translation>pass</translation>
    </message>
    <message>
        <source>draw</source>
        <comment>typed move</comment>
        <translation>draw</translation>
    </message>
    <message>
        <source>end</source>
        <comment>typed move</comment>
        <translation>end</translation>
    </message>
    <message>
        <source>What is “{word}”? Type one of: {verbs}.</source>
        <translation>“{word}”? 쓸 수 있는 말: {verbs}.</translation>
    </message>
    <message>
        <source>Type it like this: {example}</source>
        <translation>이렇게 적으십시오: {example}</translation>
    </message>
    <message>
        <source>Type how many petals each flower has: {example}</source>
        <translation>꽃마다 꽃잎이 몇 장인지 적으십시오: {example}</translation>
    </message>
    <message>
        <source>“{word}” is no flower. Type its number: {number} or {name}.</source>
        <translation>“{word}”? 그런 꽃은 없습니다. {number:이나} {name}처럼 번호를 적으십시오.</translation>
    </message>
    <message>
        <source>Type the number of the petal, from the top.</source>
        <translation>꽃잎의 번호를 적으십시오. 맨 위가 1번입니다.</translation>
    </message>
    <message>
        <source>“{word}” is no card. Type it like this: {card}</source>
        <translation>“{word}”? 그런 패는 없습니다. 이렇게 적으십시오: {card}</translation>
    </message>
    <message>
        <source>You don’t hold {card}.</source>
        <translation>{card:은} 내 손에 없습니다.</translation>
    </message>
    <message>
        <source>There is no player {number}.</source>
        <translation>{number}: 그런 선수는 없습니다.</translation>
    </message>
    <message>
        <source>There is no flower {name}.</source>
        <translation>{name}: 그런 꽃은 없습니다.</translation>
    </message>
    <message>
        <source>{flower}: {petals}.</source>
        <translation>{flower}: {petals}.</translation>
    </message>
    <message>
        <source>You attack {player}</source>
        <translation>공격: 나 → {player}</translation>
    </message>
    <message>
        <source>{player} attacks you</source>
        <translation>공격: {player} → 나</translation>
    </message>
    <message>
        <source>{player} attacks {other}</source>
        <translation>공격: {player} → {other}</translation>
    </message>
    <message>
        <source>{flower} ({card})</source>
        <translation>{flower}({card})</translation>
    </message>
    <message>
        <source>{flower} attacks {other}.</source>
        <translation>공격: {flower} → {other}.</translation>
    </message>
    <message>
        <source>You can do nothing here: you pass.</source>
        <translation>할 수 있는 것이 없어 넘깁니다.</translation>
    </message>
    <message>
        <source>{player} can do nothing here and passes.</source>
        <translation>{player}님은 할 수 있는 것이 없어 넘깁니다.</translation>
    </message>
    <message>
        <source>out</source>
        <translation>탈락</translation>
    </message>
    <message>
        <source>A tie.</source>
        <translation>비김.</translation>
    </message>
    <message>
        <source>Throw Any</source>
        <translation>아무거나 내기</translation>
    </message>
    <message>
        <source>Graveyard…</source>
        <translation>꽃무덤…</translation>
    </message>
</context>
<context>
    <name>guests</name>
    <message>
        <source>“{title}”, of the package “{package}”, has failed and is closed ({why}). What was played is as it was saved after the last move.</source>
        <translation>“{package}” 꾸러미의 “{title}” 게임에 오류가 나서 닫혔습니다({why}). 하던 게임은 마지막 수까지 저장되어 있습니다.</translation>
    </message>
    <message>
        <source>The game “{name}” of the package “{package}” is left out: {why}.</source>
        <translation>“{package}” 꾸러미의 “{name}” 게임을 뺐습니다: {why}.</translation>
    </message>
    <message>
        <source>it can’t be imported ({why})</source>
        <translation>가져올 수 없습니다({why})</translation>
    </message>
    <message>
        <source>{why} is no game</source>
        <translation>{why}: 게임이 아닙니다</translation>
    </message>
    <message>
        <source>“{why}” can’t be a game’s key</source>
        <translation>“{why}”: 게임의 키로 쓸 수 없습니다</translation>
    </message>
    <message>
        <source>there is one with the key “{why}” already</source>
        <translation>“{why}”: 키가 같은 게임이 이미 있습니다</translation>
    </message>
    <message>
        <source>“{why}” is a command of macclassic</source>
        <translation>“{why}”: macclassic의 명령 이름입니다</translation>
    </message>
    <message>
        <source>it fails ({why})</source>
        <translation>제대로 되지 않습니다({why})</translation>
    </message>
</context>
<context>
    <name>hands</name>
    <message>
        <source>All Hands</source>
        <translation>모든 패</translation>
    </message>
    <message>
        <source>Save Record As…</source>
        <translation>기보 별도 저장…</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>뒤로</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>앞으로</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>완료</translation>
    </message>
    <message>
        <source>as dealt</source>
        <translation>처음 패</translation>
    </message>
    <message>
        <source>move {n} of {all}</source>
        <translation>{all}수 중 {n}수</translation>
    </message>
    <message>
        <source>Deal {deal}, game {number}</source>
        <translation>판 번호 {deal}, {number}번째 판</translation>
    </message>
    <message>
        <source>Looking Back</source>
        <translation>돌아보기</translation>
    </message>
</context>
<context>
    <name>help</name>
    <message>
        <source>Previous page</source>
        <translation>이전 쪽</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>다음 쪽</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>목차</translation>
    </message>
    <message>
        <source>Page {number} of {count}</source>
        <translation>{number}/{count}쪽</translation>
    </message>
    <message>
        <source>Link: {words}</source>
        <translation>링크: {words}</translation>
    </message>
    <message>
        <source>page {number}</source>
        <translation>{number}쪽</translation>
    </message>
</context>
<context>
    <name>hint</name>
    <message>
        <source>{card}: it takes {taken} and brings {points} points at once.</source>
        <translation>{card}: {taken:을} 먹고 바로 {points}점이 납니다.</translation>
    </message>
    <message>
        <source>{card}: it collects the whole triplet, and both others must pass you a plain.</source>
        <translation>{card}: 뻑을 통째로 먹고, 두 사람에게서 피를 한 장씩 받습니다.</translation>
    </message>
    <message>
        <source>{card}: it takes {taken} before another player does.</source>
        <translation>{card}: 다른 사람보다 먼저 {taken:을} 먹습니다.</translation>
    </message>
    <message>
        <source>Play on with the four cards of one month: a win would pay double.</source>
        <translation>총통을 들고 이어 하십시오. 이기면 곱절을 받습니다.</translation>
    </message>
    <message>
        <source>Shake: showing three of a month costs no turn, and a win pays double.</source>
        <translation>흔드십시오. 같은 달 세 장을 보여도 차례는 그대로이고, 이기면 곱절을 받습니다.</translation>
    </message>
    <message>
        <source>Bomb: it takes all four cards of a month, and both others must pass you a plain.</source>
        <translation>폭탄: 같은 달 네 장을 모두 먹고, 두 사람에게서 피를 한 장씩 받습니다.</translation>
    </message>
    <message>
        <source>Turn the stack card alone, and keep your cards for later.</source>
        <translation>더미만 뒤집고, 손패는 나중을 위해 아끼십시오.</translation>
    </message>
    <message>
        <source>{card}: it takes {taken}, the best of your pairs.</source>
        <translation>{card}: {taken:을} 먹습니다. 맞는 짝 가운데 가장 좋습니다.</translation>
    </message>
    <message>
        <source>Take {card}: it is the better of the two.</source>
        <translation>{card:을} 먹으십시오. 둘 가운데 더 낫습니다.</translation>
    </message>
    <message>
        <source>Take {card}: the other brings you about as much.</source>
        <translation>{card:을} 먹으십시오. 다른 것도 거의 같습니다.</translation>
    </message>
    <message>
        <source>All moves look equally good, so I picked one at random.</source>
        <translation>어느 것이나 마찬가지라 제비를 뽑았습니다.</translation>
    </message>
    <message>
        <source>Small flowers are many flowers: each may attack once a turn, and each must be beaten separately.</source>
        <translation>꽃을 작게 나누면 꽃이 많아집니다. 꽃마다 한 차례에 한 번씩 공격할 수 있고, 상대는 하나하나 따로 이겨야 합니다.</translation>
    </message>
    <message>
        <source>No attack looks likely to win now, so a card is the best you can have.</source>
        <translation>지금은 이길 만한 공격이 없으니 한 장 뽑는 것이 가장 낫습니다.</translation>
    </message>
    <message>
        <source>It is the stronger petal: only a card can save the other flower.</source>
        <translation>내 꽃잎이 더 셉니다. 상대 꽃을 살릴 수 있는 것은 패뿐입니다.</translation>
    </message>
    <message>
        <source>The petals on top are equal: those below them decide.</source>
        <translation>맨 위 꽃잎이 서로 같아서 그 아래 꽃잎이 승부를 가릅니다.</translation>
    </message>
    <message>
        <source>The petals on top are equal, and one flower has no more: the larger one, yours, wins.</source>
        <translation>맨 위 꽃잎이 같고 한쪽은 더 없습니다. 더 큰 내 꽃이 이깁니다.</translation>
    </message>
    <message>
        <source>The petals are equal, and none lies below: a card must decide.</source>
        <translation>꽃잎이 같고 그 아래에는 없습니다. 패로 가려야 합니다.</translation>
    </message>
    <message>
        <source>It is the weaker petal now: a card from your hand must turn this battle.</source>
        <translation>지금은 이쪽 꽃잎이 약합니다. 손패로 싸움을 뒤집어야 합니다.</translation>
    </message>
    <message>
        <source>Your petal on top beats most petals that may be there.</source>
        <translation>내 맨 위 꽃잎이면 거기 있을 만한 꽃잎을 거의 다 이깁니다.</translation>
    </message>
    <message>
        <source>A failed attack costs you only the secret of your top petal.</source>
        <translation>공격에 실패해도 맨 위 꽃잎이 드러날 뿐 잃는 것은 없습니다.</translation>
    </message>
    <message>
        <source>You are winning this battle: keep your cards.</source>
        <translation>이대로도 이 싸움을 이깁니다. 패를 아끼십시오.</translation>
    </message>
    <message>
        <source>You are winning this battle.</source>
        <translation>이대로 이 싸움에서 이깁니다.</translation>
    </message>
    <message>
        <source>You have no card to play.</source>
        <translation>낼 패가 없습니다.</translation>
    </message>
    <message>
        <source>No card of yours is worth more here than later.</source>
        <translation>지금 쓰는 것이 나중보다 나은 패가 없습니다.</translation>
    </message>
    <message>
        <source>It takes away the petal that you would have to beat.</source>
        <translation>이겨야 할 꽃잎을 없앱니다.</translation>
    </message>
    <message>
        <source>It takes a flower&apos;s last petal.</source>
        <translation>꽃의 마지막 꽃잎을 없앱니다.</translation>
    </message>
    <message>
        <source>It takes a strong petal away for a single card.</source>
        <translation>패 한 장으로 센 꽃잎을 없앱니다.</translation>
    </message>
    <message>
        <source>It takes an open petal away.</source>
        <translation>드러난 꽃잎 하나를 없앱니다.</translation>
    </message>
    <message>
        <source>It takes your own petal off the top: the next one fights instead.</source>
        <translation>내 꽃의 맨 위 꽃잎을 없애, 그 아래 꽃잎이 대신 싸우게 합니다.</translation>
    </message>
    <message>
        <source>It fights instead of the petal that lies on top now.</source>
        <translation>지금 맨 위에 있는 꽃잎 대신 싸웁니다.</translation>
    </message>
    <message>
        <source>With a small petal on top, even a strong flower can be beaten.</source>
        <translation>맨 위에 약한 꽃잎을 심으면 센 꽃도 이길 수 있습니다.</translation>
    </message>
    <message>
        <source>It changes the petal that the other flower fights with.</source>
        <translation>상대 꽃이 싸울 꽃잎이 바뀝니다.</translation>
    </message>
    <message>
        <source>It makes your flower larger by one petal.</source>
        <translation>내 꽃이 꽃잎 하나만큼 커집니다.</translation>
    </message>
    <message>
        <source>It makes your flower stronger, and larger by one.</source>
        <translation>내 꽃이 더 세지고 꽃잎도 한 장 늘어납니다.</translation>
    </message>
    <message>
        <source>In a POWER FLOWER you choose the petal that fights.</source>
        <translation>파워 플라워에서는 싸울 꽃잎을 고를 수 있습니다.</translation>
    </message>
    <message>
        <source>It is good to know what lies there before you attack.</source>
        <translation>공격하기 전에 거기 무엇이 있는지 알아 두면 좋습니다.</translation>
    </message>
    <message>
        <source>It shows you what that player can answer with.</source>
        <translation>그 선수가 무엇으로 맞설 수 있는지 보입니다.</translation>
    </message>
    <message>
        <source>A new flower attacks and defends; the cards of it do more there than in your hand.</source>
        <translation>새 꽃은 공격도 하고 막기도 합니다. 그 패들은 손에 있을 때보다 거기서 더 쓸모 있습니다.</translation>
    </message>
    <message>
        <source>With all four suits you have a POWER FLOWER at once.</source>
        <translation>네 무늬가 다 있으니 바로 파워 플라워가 됩니다.</translation>
    </message>
    <message>
        <source>It is the weakest petal that wins.</source>
        <translation>이길 수 있는 꽃잎 가운데 가장 약한 것입니다.</translation>
    </message>
    <message>
        <source>It wins.</source>
        <translation>이깁니다.</translation>
    </message>
    <message>
        <source>No petal wins; this one ties, and those that follow decide.</source>
        <translation>이길 수 있는 꽃잎이 없습니다. 이것은 비기고, 다음 꽃잎들이 승부를 가릅니다.</translation>
    </message>
    <message>
        <source>No petal can win here.</source>
        <translation>여기서 이길 수 있는 꽃잎이 없습니다.</translation>
    </message>
    <message>
        <source>There is nothing left that would help you.</source>
        <translation>이제 도움이 될 만한 일이 없습니다.</translation>
    </message>
    <message>
        <source>It came out best in the games that were tried.</source>
        <translation>해 본 게임들에서 가장 나았습니다.</translation>
    </message>
    <message>
        <source>{seat} took {card} from {giver} {ago}.</source>
        <translation>{ago} {seat}님이 {giver}님에게서 {card:을} 가져갔습니다.</translation>
    </message>
    <message>
        <source>{seat} took {card} from you {ago}.</source>
        <translation>{ago} {seat}님이 나에게서 {card:을} 가져갔습니다.</translation>
    </message>
    <message>
        <source>Only {seat} can have {card}: {first} and {second} asked for it or said No to it.</source>
        <translation>{card:은} {seat}님에게만 있을 수 있습니다. {first}님과 {second}님은 그 패를 달라고 했거나 없다고 했습니다.</translation>
    </message>
    <message>
        <source>Only {seat} can have {card}: {first} asked for it or said No to it, and {second} has no cards left.</source>
        <translation>{card:은} {seat}님에게만 있을 수 있습니다. {first}님은 그 패를 달라고 했거나 없다고 했고, {second}님은 패가 없습니다.</translation>
    </message>
    <message>
        <source>Only {seat} can have {card}: nobody else has cards left.</source>
        <translation>{card:은} {seat}님에게만 있을 수 있습니다. 다른 사람은 패가 없습니다.</translation>
    </message>
    <message>
        <source>{seat} asked for {other} {ago} and so has one of the {kind}: it can only be {card}.</source>
        <translation>{seat}님이 {ago} {other:을} 달라고 했으니 {kind:이} 한 장 있습니다. {card}일 수밖에 없습니다.</translation>
    </message>
    <message>
        <source>Only {seat} can have {card}: that follows from all that was asked, and from how many cards all have.</source>
        <translation>지금까지 오간 말과 저마다 가진 패의 수를 따져 보면 {card:은} {seat}님에게만 있을 수 있습니다.</translation>
    </message>
    <message>
        <source>{seat} asked for {other} {ago} and so held one of the {kind}: perhaps {card}. About {percent} in 100.</source>
        <translation>{seat}님이 {ago} {other:을} 달라고 했으니 {kind:이} 한 장은 있었습니다. {card}일 수도 있습니다. 확률은 {percent}%쯤입니다.</translation>
    </message>
    <message>
        <source>{seat} is the most likely to have {card}: about {percent} in 100.</source>
        <translation>{card:은} {seat}님에게 있을 가능성이 가장 큽니다. 확률은 {percent}%쯤입니다.</translation>
    </message>
    <message>
        <source>No player is more likely to have {card} than {seat}: about {percent} in 100.</source>
        <translation>{card:을} {seat}님보다 더 가지고 있을 법한 사람은 없습니다. 확률은 {percent}%쯤입니다.</translation>
    </message>
    <message>
        <source>{seat} has {card} in about {percent} of 100 cases; {rival} has it more often, but that would risk more.</source>
        <translation>{seat}님에게 {card:이} 있을 확률은 {percent}%쯤입니다. {rival}님에게 있을 확률이 더 높지만, 그쪽은 더 위험합니다.</translation>
    </message>
    <message>
        <source>{seat} does not have {card}, but every ask that may succeed would risk more.</source>
        <translation>{seat}님에게는 {card:이} 없습니다. 하지만 성공할 수도 있는 다른 수는 모두 더 위험합니다.</translation>
    </message>
    <message>
        <source>Turn over a card: there is nothing else to do.</source>
        <translation>카드를 뒤집으십시오. 달리 할 일이 없습니다.</translation>
    </message>
    <message>
        <source>It is your only move, so it must be made.</source>
        <translation>외길 수라 둘 수밖에 없습니다.</translation>
    </message>
    <message>
        <source>With it all your pawns are home, and the game is won.</source>
        <translation>이 수로 말이 모두 집에 들어가 판을 이깁니다.</translation>
    </message>
    <message>
        <source>It is safer for {pawn}: {n} of the {all} cards to come can hit it there, {before} where it is.</source>
        <translation>{pawn} 말에게 더 안전합니다. 남은 카드 {all}장 중 거기서 잡힐 카드는 {n}장, 지금 자리에서는 {before}장입니다.</translation>
    </message>
    <message>
        <source>It brings you nearer to home; none of the other moves does.</source>
        <translation>집에 가까워지는 수는 이것뿐입니다.</translation>
    </message>
    <message>
        <source>It brings {pawn} nearer to home; steps left then: {left} of {all}.</source>
        <translation>{pawn} 말이 집에 가까워집니다. 남는 칸: {all}칸 중 {left}칸.</translation>
    </message>
    <message>
        <source>It brings both {pawn} and {other} nearer to home.</source>
        <translation>{pawn}, {other} 두 말이 집에 가까워집니다.</translation>
    </message>
    <message>
        <source>It changes nothing: {pawn} comes out, and {other} goes back to its start.</source>
        <translation>달라지는 것이 없습니다. {pawn} 말이 나오고 {other} 말이 되돌아갑니다.</translation>
    </message>
    <message>
        <source>It changes nothing: {pawn} ends where it is.</source>
        <translation>달라지는 것이 없습니다. {pawn} 말이 제자리에 섭니다.</translation>
    </message>
    <message>
        <source>Keep going: you win {won} of 100 games like this, {gain} points on average, against {amount} now. The other player, {lacks} short of an end, wins {lost}; that costs you {cost}.</source>
        <translation>계속하십시오. 이런 판 100판 가운데 {won}판을 이기고 평균 {gain}점을 받습니다(지금 {amount}점). 끝내려면 {lacks}점이 모자란 상대가 {lost}판을 이기고, 그때 {cost}점을 잃습니다.</translation>
    </message>
    <message>
        <source>Keep going: you win {won} of 100 games like this, {gain} points on average, against {amount} now. The other player, {lacks} short of an end, wins none.</source>
        <translation>계속하십시오. 이런 판 100판 가운데 {won}판을 이기고 평균 {gain}점을 받습니다(지금 {amount}점). 끝내려면 {lacks}점이 모자란 상대는 한 판도 못 이깁니다.</translation>
    </message>
    <message>
        <source>Keep going: the other player is {lacks} points short of an end.</source>
        <translation>계속하십시오. 상대는 끝내려면 {lacks}점이 모자랍니다.</translation>
    </message>
    <message>
        <source>End the game: {amount} points are safe. If you keep going, you win {won} of 100 games like this, {gain} on average; the other player wins {lost}, and that costs you {cost}.</source>
        <translation>끝내십시오. {amount}점은 확실합니다. 계속하면 이런 판 100판 가운데 {won}판을 이기고 평균 {gain}점을 받습니다. 상대가 {lost}판을 이기고, 그때 {cost}점을 잃습니다.</translation>
    </message>
    <message>
        <source>End the game: {amount} points are safe. If you keep going, you win {won} of 100 games like this, {gain} on average.</source>
        <translation>끝내십시오. {amount}점은 확실합니다. 계속하면 이런 판 100판 가운데 {won}판을 이기고 평균 {gain}점을 받습니다.</translation>
    </message>
    <message>
        <source>End the game: {amount} points are safe. If you keep going, you win none of 100 games like this.</source>
        <translation>끝내십시오. {amount}점은 확실합니다. 계속하면 이런 판 100판 가운데 한 판도 못 이깁니다.</translation>
    </message>
    <message>
        <source>End the game: {amount} points are safe now.</source>
        <translation>끝내십시오. 지금 {amount}점은 확실합니다.</translation>
    </message>
    <message>
        <source>Win at once: {amount} points are safe. If you play on, you win {won} of 100 games like this, {gain} on average; the other player wins {lost}, and that costs you {cost}.</source>
        <translation>바로 이기십시오. {amount}점은 확실합니다. 이어 하면 이런 판 100판 가운데 {won}판을 이기고 평균 {gain}점을 받습니다. 상대가 {lost}판을 이기고, 그때 {cost}점을 잃습니다.</translation>
    </message>
    <message>
        <source>Win at once: {amount} points are safe.</source>
        <translation>바로 이기십시오. {amount}점은 확실합니다.</translation>
    </message>
    <message>
        <source>Play on: you win {won} of 100 games like this, {gain} points on average, against {amount} at once. The other player wins {lost}; that costs you {cost}.</source>
        <translation>이어 하십시오. 이런 판 100판 가운데 {won}판을 이기고 평균 {gain}점을 받습니다(바로 이기면 {amount}점). 상대가 {lost}판을 이기고, 그때 {cost}점을 잃습니다.</translation>
    </message>
    <message>
        <source>Play on: if you win, each Perfect Hand doubles what you are paid.</source>
        <translation>이어 하십시오. 이기면 완벽한 패마다 받을 점수가 곱절이 됩니다.</translation>
    </message>
    <message>
        <source>Show your three cards of {coin}: it doubles your payment if you win.</source>
        <translation>{coin} 세 장을 보이십시오. 이기면 받을 점수가 곱절이 됩니다.</translation>
    </message>
    <message>
        <source>Joker: it counts as two Mining, and turns a card in its place.</source>
        <translation>조커: 채굴 두 장으로 치고, 대신 더미를 한 장 뒤집습니다.</translation>
    </message>
    <message>
        <source>Turn a stock card only, and keep your cards for later.</source>
        <translation>더미만 뒤집고, 손패는 나중을 위해 아끼십시오.</translation>
    </message>
    <message>
        <source>It brings {pawn} home.</source>
        <translation>{pawn} 말이 집에 들어갑니다.</translation>
    </message>
    <message>
        <source>Call GO: you win {won} of 100 games like this, ${gain} on average, against ${amount} now. The others, {one} and {two} points short of a call, win {lost}; that costs you ${cost}.</source>
        <translation>고를 하십시오. 이런 판 100판 가운데 {won}판을 이기고 평균 {gain}냥을 법니다(지금 {amount}냥). 점수가 나려면 {one}점과 {two}점이 모자란 다른 사람들이 {lost}판을 이기고, 그때 {cost}냥을 잃습니다.</translation>
    </message>
    <message>
        <source>Call GO: you win {won} of 100 games like this, ${gain} on average, against ${amount} now. The others, {one} and {two} points short of a call, win none.</source>
        <translation>고를 하십시오. 이런 판 100판 가운데 {won}판을 이기고 평균 {gain}냥을 법니다(지금 {amount}냥). 점수가 나려면 {one}점과 {two}점이 모자란 다른 사람들은 한 판도 못 이깁니다.</translation>
    </message>
    <message>
        <source>Call GO: the others are {one} and {two} points short of a call.</source>
        <translation>고를 하십시오. 다른 사람들은 점수가 나려면 {one}점과 {two}점이 모자랍니다.</translation>
    </message>
    <message>
        <source>Call STOP: ${amount} is safe. After GO you win {won} of 100 games like this, ${gain} on average; another player wins {lost}, and that costs you ${cost}.</source>
        <translation>스톱을 하십시오. {amount}냥은 확실합니다. 고를 하면 이런 판 100판 가운데 {won}판을 이기고 평균 {gain}냥을 법니다. 다른 사람이 {lost}판을 이기고, 그때 {cost}냥을 잃습니다.</translation>
    </message>
    <message>
        <source>Call STOP: ${amount} is safe. After GO you win {won} of 100 games like this, ${gain} on average.</source>
        <translation>스톱을 하십시오. {amount}냥은 확실합니다. 고를 하면 이런 판 100판 가운데 {won}판을 이기고 평균 {gain}냥을 법니다.</translation>
    </message>
    <message>
        <source>Call STOP: ${amount} is safe, and after GO you win none of 100 games like this.</source>
        <translation>스톱을 하십시오. {amount}냥은 확실하고, 고를 하면 이런 판 100판 가운데 한 판도 못 이깁니다.</translation>
    </message>
    <message>
        <source>Call STOP: ${amount} is safe now.</source>
        <translation>스톱을 하십시오. 지금 {amount}냥은 확실합니다.</translation>
    </message>
    <message>
        <source>For the money STOP; but you are ${far} behind, so GO: it wins {chance} of 100 wars, STOP wins {less}.</source>
        <translation>돈으로는 스톱이지만 {far}냥 뒤져 있으니 고를 하십시오. 고는 승부 100번 가운데 {chance}번을 이기고, 스톱은 {less}번을 이깁니다.</translation>
    </message>
    <message>
        <source>For the money STOP; for the war GO: it wins {chance} of 100 wars, STOP wins {less}.</source>
        <translation>돈으로는 스톱, 승부로는 고입니다. 고는 승부 100번 가운데 {chance}번을 이기고, 스톱은 {less}번을 이깁니다.</translation>
    </message>
    <message>
        <source>For the money GO; but you lead by ${far}, so STOP: it wins {chance} of 100 wars, GO wins {less}.</source>
        <translation>돈으로는 고이지만 {far}냥 앞서 있으니 스톱을 하십시오. 스톱은 승부 100번 가운데 {chance}번을 이기고, 고는 {less}번을 이깁니다.</translation>
    </message>
    <message>
        <source>For the money GO; for the war STOP: it wins {chance} of 100 wars, GO wins {less}.</source>
        <translation>돈으로는 고, 승부로는 스톱입니다. 스톱은 승부 100번 가운데 {chance}번을 이기고, 고는 {less}번을 이깁니다.</translation>
    </message>
    <message>
        <source>{card}: it collects the whole triplet, and one of the others must pass you a plain.</source>
        <translation>{card}: 뻑을 통째로 먹고, 한 사람에게서 피를 한 장 받습니다.</translation>
    </message>
    <message>
        <source>{card}: it collects the whole triplet.</source>
        <translation>{card}: 뻑을 통째로 먹습니다.</translation>
    </message>
    <message>
        <source>Win with the four cards of one month: ${amount} is safe.</source>
        <translation>총통으로 이기십시오. {amount}냥은 확실합니다.</translation>
    </message>
    <message>
        <source>Bomb: it takes all four cards of a month, and one of the others must pass you a plain.</source>
        <translation>폭탄: 같은 달 네 장을 모두 먹고, 한 사람에게서 피를 한 장 받습니다.</translation>
    </message>
    <message>
        <source>Bomb: it takes all four cards of a month.</source>
        <translation>폭탄: 같은 달 네 장을 모두 먹습니다.</translation>
    </message>
    <message>
        <source>{card}: it takes {taken} and brings a point at once.</source>
        <translation>{card}: {taken:을} 먹고 바로 1점이 납니다.</translation>
    </message>
    <message>
        <source>{card}: it takes {taken}, the pair worth most to you here.</source>
        <translation>{card}: {taken:을} 먹습니다. 여기서 가장 값진 짝입니다.</translation>
    </message>
    <message>
        <source>{card}: it takes {taken}, your only pair.</source>
        <translation>{card}: {taken:을} 먹습니다. 맞는 짝은 이것뿐입니다.</translation>
    </message>
    <message>
        <source>{card}: no unseen card can take it.</source>
        <translation>{card}: 보이지 않는 패 가운데 이것을 먹을 패가 없습니다.</translation>
    </message>
    <message>
        <source>{card}: no pair would bring you more, and of your cards this gives the least away.</source>
        <translation>{card}: 더 나은 짝이 없고, 손패 가운데 남에게 주는 것이 가장 적습니다.</translation>
    </message>
    <message>
        <source>{card}: no pair would bring you more.</source>
        <translation>{card}: 더 나은 짝이 없습니다.</translation>
    </message>
    <message>
        <source>You have no pair. {card}: of your cards this gives the least away.</source>
        <translation>맞는 짝이 없습니다. {card}: 손패 가운데 남에게 주는 것이 가장 적습니다.</translation>
    </message>
    <message>
        <source>You have no pair. {card}: in games played out from here, it costs you least.</source>
        <translation>맞는 짝이 없습니다. {card}: 여기서 끝까지 두어 보면 손해가 가장 적습니다.</translation>
    </message>
    <message>
        <source>The card is worth more than the attacks that you have.</source>
        <translation>지금 할 수 있는 공격보다 패 한 장이 낫습니다.</translation>
    </message>
    <message>
        <source>What is left to do would cost you more than it brings.</source>
        <translation>남은 것은 얻는 것보다 잃는 것이 많습니다.</translation>
    </message>
    <message>
        <source>You have no card to play, and no flower that may attack.</source>
        <translation>낼 패도, 공격할 수 있는 꽃도 없습니다.</translation>
    </message>
    <message>
        <source>No attack that is left looks likely to win.</source>
        <translation>남은 공격은 이길 것 같지 않습니다.</translation>
    </message>
    <message>
        <source>It brings {pawn} and {other} home.</source>
        <translation>{pawn}, {other} 두 말이 집에 들어갑니다.</translation>
    </message>
    <message>
        <source>It sends {pawn} back to its start, {steps} steps lost.</source>
        <translation>{pawn} 말을 출발 칸으로 돌려보냅니다. 그 말은 {steps}칸을 잃습니다.</translation>
    </message>
    <message>
        <source>It sends {pawn} back to its start, one step lost.</source>
        <translation>{pawn} 말을 출발 칸으로 돌려보내 한 칸을 잃게 합니다.</translation>
    </message>
    <message>
        <source>It sends {pawn} back to its start: no step is lost, but it must come out once more.</source>
        <translation>{pawn} 말을 출발 칸으로 돌려보냅니다. 잃는 칸은 없지만 다시 나와야 합니다.</translation>
    </message>
    <message>
        <source>It sends {pawn} and {other} back to their starts.</source>
        <translation>{pawn}, {other} 두 말을 출발 칸으로 돌려보냅니다.</translation>
    </message>
    <message>
        <source>It sends {n} pawns of your opponents back to their starts.</source>
        <translation>상대 말 {n}개를 출발 칸으로 돌려보냅니다.</translation>
    </message>
    <message>
        <source>It changes places with {pawn} and gains {steps} steps.</source>
        <translation>{pawn} 말과 자리를 바꾸어 {steps}칸을 법니다.</translation>
    </message>
    <message>
        <source>It changes places with {pawn} and gains one step.</source>
        <translation>{pawn} 말과 자리를 바꾸어 한 칸을 법니다.</translation>
    </message>
    <message>
        <source>It changes places with {pawn}, which has {steps} steps more to go then.</source>
        <translation>{pawn} 말과 자리를 바꿉니다. 그 말은 갈 길이 {steps}칸 늘어납니다.</translation>
    </message>
    <message>
        <source>It brings {pawn} out of its start.</source>
        <translation>{pawn} 말이 출발 칸에서 나옵니다.</translation>
    </message>
    <message>
        <source>It brings {pawn} into the safety zone, where no opponent can reach it.</source>
        <translation>{pawn} 말이 상대가 올 수 없는 안전지대에 들어갑니다.</translation>
    </message>
    <message>
        <source>Going backward, {pawn} comes nearer to home: {steps} steps saved.</source>
        <translation>{pawn} 말은 뒤로 가면 집에 더 가까워집니다. {steps}칸을 법니다.</translation>
    </message>
    <message>
        <source>{pawn} slides, {steps} squares for nothing.</source>
        <translation>{pawn} 말이 미끄러져 {steps}칸을 거저 갑니다.</translation>
    </message>
    <message>
        <source>Every move costs you something, and this one costs least.</source>
        <translation>어느 수나 손해인데 이 수가 가장 손해가 적습니다.</translation>
    </message>
    <message>
        <source>Every move costs you something; this one leaves you the best chances.</source>
        <translation>어느 수나 손해인데 이 수가 이길 가망을 가장 많이 남깁니다.</translation>
    </message>
    <message>
        <source>It sends back {pawn}, of your own side, but the other moves leave you smaller chances.</source>
        <translation>자기편 {pawn} 말이 되돌아가지만 다른 수는 이길 가망이 더 적습니다.</translation>
    </message>
    <message>
        <source>All in all it brings you no nearer to home, but the other moves leave you smaller chances.</source>
        <translation>따져 보면 집에 더 가까워지지 않지만 다른 수는 이길 가망이 더 적습니다.</translation>
    </message>
    <message>
        <source>End the game: {amount} points are yours now, and no card is left to bring more.</source>
        <translation>끝내십시오. 지금 {amount}점을 받고, 더 점수를 낼 패는 남아 있지 않습니다.</translation>
    </message>
    <message>
        <source>End the game: {amount} points win you the match.</source>
        <translation>끝내십시오. {amount}점이면 승부를 이깁니다.</translation>
    </message>
    <message>
        <source>Make a Complete Transaction with {coin}: it captures all four at once and doubles your payment.</source>
        <translation>{coin} 네 장으로 거래를 완료하십시오. 네 장을 한꺼번에 먹고 받을 점수가 곱절이 됩니다.</translation>
    </message>
    <message>
        <source>Make a Complete Transaction with {coin}: it captures all four at once.</source>
        <translation>{coin} 네 장으로 거래를 완료하십시오. 네 장을 한꺼번에 먹습니다.</translation>
    </message>
    <message>
        <source>Joker: it counts as two Mining, takes one from the other player, and turns a card in its place.</source>
        <translation>조커: 채굴 두 장으로 치고, 상대의 채굴을 한 장 가져오고, 대신 더미를 한 장 뒤집습니다.</translation>
    </message>
    <message>
        <source>{card}: it captures the whole stack, and the other player must give you a Mining card.</source>
        <translation>{card}: 쌓인 패를 모두 먹고, 상대에게서 채굴을 한 장 받습니다.</translation>
    </message>
    <message>
        <source>{card}: it captures the whole stack.</source>
        <translation>{card}: 쌓인 패를 모두 먹습니다.</translation>
    </message>
    <message>
        <source>{card}: it takes {taken} before the other player does.</source>
        <translation>{card}: 상대보다 먼저 {taken:을} 먹습니다.</translation>
    </message>
    <message>
        <source>The next best would bring about {amount} less.</source>
        <translation>그다음 수는 이보다 {amount}쯤 못합니다.</translation>
    </message>
</context>
<context>
    <name>house</name>
    <message>
        <source>Click a card of it.</source>
        <translation>그 달의 패를 누르십시오.</translation>
    </message>
    <message>
        <source>Esc takes it back.</source>
        <translation>Esc 키로 그만둡니다.</translation>
    </message>
    <message>
        <source>All four cards of {month} are in your hand.</source>
        <translation>{month} 패 네 장이 모두 손에 있습니다.</translation>
    </message>
    <message>
        <source>Four of a month</source>
        <translation>총통</translation>
    </message>
    <message>
        <source>Turn a stack card</source>
        <translation>더미 뒤집기</translation>
    </message>
    <message>
        <source>This turn is owed to you.</source>
        <translation>남은 뒤집기를 쓸 차례입니다.</translation>
    </message>
    <message>
        <source>You may also:</source>
        <translation>이것도 됩니다:</translation>
    </message>
    <message>
        <source>Shake which month?</source>
        <translation>어느 달을 흔듭니까?</translation>
    </message>
    <message>
        <source>Bomb which month?</source>
        <translation>어느 달 폭탄입니까?</translation>
    </message>
    <message>
        <source>which?</source>
        <translation>어느 달?</translation>
    </message>
    <message>
        <source>Win</source>
        <translation>이기기</translation>
    </message>
    <message>
        <source>W</source>
        <comment>the letter for Win</comment>
        <translation>W</translation>
    </message>
    <message>
        <source>{amount} from each</source>
        <translation>{amount}씩</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>이어 하기</translation>
    </message>
    <message>
        <source>P</source>
        <comment>the letter for Play on</comment>
        <translation>P</translation>
    </message>
    <message>
        <source>a win pays ×2</source>
        <translation>이기면 ×2</translation>
    </message>
    <message>
        <source>Shake</source>
        <translation>흔들기</translation>
    </message>
    <message>
        <source>S</source>
        <comment>the letter for Shake</comment>
        <translation>S</translation>
    </message>
    <message>
        <source>Bomb</source>
        <translation>폭탄</translation>
    </message>
    <message>
        <source>B</source>
        <comment>the letter for Bomb</comment>
        <translation>B</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>뒤집기</translation>
    </message>
    <message>
        <source>T</source>
        <comment>the letter for Turn</comment>
        <translation>T</translation>
    </message>
    <message>
        <source>stack card only</source>
        <translation>더미 패만</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>동네 규칙</translation>
    </message>
    <message>
        <source>Pages {first} to {last} of Help explain each rule.</source>
        <translation>규칙 하나하나는 도움말 {first}쪽에서 {last}쪽까지 있습니다.</translation>
    </message>
    <message>
        <source>GO or STOP from:</source>
        <translation>고·스톱 점수:</translation>
    </message>
    <message>
        <source>Four of a month in hand:</source>
        <translation>손에 든 총통:</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>없음</translation>
    </message>
    <message>
        <source>win at once</source>
        <translation>바로 이기기</translation>
    </message>
    <message>
        <source>win or play on</source>
        <translation>이기거나 계속</translation>
    </message>
    <message>
        <source>Enough plains:</source>
        <translation>피박 면하는 피:</translation>
    </message>
    <message>
        <source>No sun pays double</source>
        <translation>광박</translation>
    </message>
    <message>
        <source>No plain pays double</source>
        <translation>피 없어도 피박</translation>
    </message>
    <message>
        <source>Third GO doubles</source>
        <translation>쓰리고부터 곱절</translation>
    </message>
    <message>
        <source>Several may call GO</source>
        <translation>여럿이 고</translation>
    </message>
    <message>
        <source>Own triplet: two plains</source>
        <translation>자뻑에 두 장</translation>
    </message>
    <message>
        <source>Pair on pair</source>
        <translation>따닥에 한 장</translation>
    </message>
    <message>
        <source>Third triplet wins</source>
        <translation>세 번 뻑이면 승리</translation>
    </message>
    <message>
        <source>Carry</source>
        <translation>나가리 배판</translation>
    </message>
    <message>
        <source>Plains on last turns</source>
        <translation>마지막 차례에도 피</translation>
    </message>
</context>
<context>
    <name>ladder</name>
    <message>
        <source>The house</source>
        <translation>집</translation>
    </message>
    <message>
        <source>You are here.</source>
        <translation>지금 여기 있습니다.</translation>
    </message>
    <message>
        <source>{room}: closed</source>
        <translation>{room}: 닫힘</translation>
    </message>
    <message>
        <source>The House</source>
        <translation>여섯 사람의 집</translation>
    </message>
    <message>
        <source>You are here</source>
        <translation>지금 여기</translation>
    </message>
    <message>
        <source>Mina’s dormitory</source>
        <translation>미나의 기숙사</translation>
    </message>
    <message>
        <source>Victor’s showroom</source>
        <translation>빅토르의 전시장</translation>
    </message>
    <message>
        <source>Oskar’s third floor</source>
        <translation>오스카의 삼층</translation>
    </message>
    <message>
        <source>Nils’s cabin</source>
        <translation>닐스의 선실</translation>
    </message>
    <message>
        <source>Rosa’s kitchen</source>
        <translation>로사의 부엌</translation>
    </message>
    <message>
        <source>Bora’s parlour</source>
        <translation>보라의 응접실</translation>
    </message>
    <message>
        <source>Mixtape</source>
        <translation>믹스 테이프</translation>
    </message>
    <message>
        <source>Lucky tie</source>
        <translation>행운의 넥타이</translation>
    </message>
    <message>
        <source>Stapler</source>
        <translation>스테이플러</translation>
    </message>
    <message>
        <source>Ship’s whistle</source>
        <translation>뱃고동 호각</translation>
    </message>
    <message>
        <source>Teapot</source>
        <translation>찻주전자</translation>
    </message>
    <message>
        <source>Ledger</source>
        <translation>장부</translation>
    </message>
    <message>
        <source>Mina made it the night you won in her dormitory. On side B she sings along.</source>
        <translation>내가 기숙사에서 이긴 날 밤에 미나가 만들어 준 테이프입니다. 뒷면에서는 미나가 따라 부릅니다.</translation>
    </message>
    <message>
        <source>Victor’s lucky tie. He took it off when you won, and swears that he never needed it.</source>
        <translation>빅토르의 행운의 넥타이입니다. 지고 나서 풀어 주며, 이런 것은 없어도 그만이었다고 우깁니다.</translation>
    </message>
    <message>
        <source>From Oskar’s desk on the third floor. He filled in three forms so that you could have it.</source>
        <translation>삼층 오스카의 책상에 있던 것입니다. 이것을 주려고 서류를 세 장이나 썼습니다.</translation>
    </message>
    <message>
        <source>It called the watch on Nils’s ship. Now it whistles you ashore, as he promised.</source>
        <translation>닐스의 배에서 당직을 부르던 호각입니다. 약속대로 이제는 뭍에 내리라고 불어 줍니다.</translation>
    </message>
    <message>
        <source>Rosa’s second-best teapot. The best one stays, she says, until you come for supper.</source>
        <translation>로사 할머니가 두 번째로 아끼는 찻주전자입니다. 첫째는 저녁 먹으러 올 때까지 두겠답니다.</translation>
    </message>
    <message>
        <source>Bora’s own ledger, closed on the day you won. The last page reads: “All square.”</source>
        <translation>보라 이모가 진 날 덮은 장부입니다. 마지막 장에 ‘셈 끝’이라고 적혀 있습니다.</translation>
    </message>
    <message>
        <source>${amount}</source>
        <translation>{amount}냥</translation>
    </message>
    <message>
        <source>Go On</source>
        <translation>계속</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>하기</translation>
    </message>
    <message>
        <source>Your purse holds {purse}.</source>
        <translation>돈주머니에 {purse:이} 있습니다.</translation>
    </message>
    <message>
        <source>{stake} lie on a table.</source>
        <translation>상 위에 {stake:이} 걸려 있습니다.</translation>
    </message>
    <message>
        <source>Rosa has lent you {owed}.</source>
        <translation>로사 할머니에게 {owed:을} 빚졌습니다.</translation>
    </message>
    <message>
        <source>{room} opens when you win a war in {before}.</source>
        <translation>{room}: {before}에서 승부를 이기면 열립니다.</translation>
    </message>
    <message>
        <source>{room}: a {stake} war against {host} (IQ {iq}) and {guest} (IQ {other}). The richest player wins, and you keep what you have on the table.</source>
        <translation>{room}: {host}님(IQ {iq}), {guest}님(IQ {other})과 겨루는 {stake} 승부입니다. 끝에 돈이 가장 많은 사람이 이깁니다. 상에 남은 내 돈은 집에 가져갑니다.</translation>
    </message>
    <message>
        <source>Your war goes on here.</source>
        <translation>하던 승부를 여기서 계속합니다.</translation>
    </message>
    <message>
        <source>You have won here.</source>
        <translation>여기서는 이겼습니다.</translation>
    </message>
    <message>
        <source>{host} gives you a keepsake: {keepsake}. It is on your desktop.</source>
        <translation>{host}님이 주는 기념품: {keepsake}. 데스크탑에 놓아 두었습니다.</translation>
    </message>
    <message>
        <source>You have won in {room}!</source>
        <translation>{room}에서 이겼습니다!</translation>
    </message>
    <message>
        <source>This time another player was richer in {room}.</source>
        <translation>이번에는 {room}에서 돈이 더 많은 사람이 있었습니다.</translation>
    </message>
    <message>
        <source>You take {brought} home; your purse holds {purse}.</source>
        <translation>집에 가져온 돈 {brought}, 이제 돈주머니에 {purse:이} 있습니다.</translation>
    </message>
    <message>
        <source>Rosa has {back} back, and won’t hear of thanks.</source>
        <translation>로사 할머니가 {back:을} 돌려받고, 고맙다는 말은 됐답니다.</translation>
    </message>
    <message>
        <source>The next door is open: {room}.</source>
        <translation>다음 문이 열렸습니다: {room}.</translation>
    </message>
    <message>
        <source>You have won in every room of the house.</source>
        <translation>집의 모든 방에서 이겼습니다.</translation>
    </message>
    <message>
        <source>There is no folder in which your purse could be kept.</source>
        <translation>돈주머니를 둘 폴더가 없습니다.</translation>
    </message>
    <message>
        <source>Your purse holds {purse}, and a seat is {stake}. “Take twenty, dear,” says Rosa. “Give it back when you have won something. There is no hurry.”</source>
        <translation>돈주머니에 {purse:이} 있는데 자릿값은 {stake}입니다. 로사 할머니가 말합니다. “스무 냥 가져가거라, 아가. 따거든 갚으렴. 서두를 것 없다.”</translation>
    </message>
    <message>
        <source>Not Now</source>
        <translation>다음에</translation>
    </message>
    <message>
        <source>Thank You, Rosa</source>
        <translation>고마워요, 할머니</translation>
    </message>
    <message>
        <source>{game} – {room}</source>
        <translation>{game} – {room}</translation>
    </message>
    <message>
        <source>Leave this war? You will lose your stake.</source>
        <translation>이 승부를 떠나시겠습니까? 상에 건 돈은 두고 갑니다.</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>떠나기</translation>
    </message>
    <message>
        <source>This war was not played by you alone, so it is lost, and so is your stake.</source>
        <translation>이 승부는 혼자서 다 치르지 않았으므로 진 것으로 칩니다. 건 돈도 잃습니다.</translation>
    </message>
    <message>
        <source>This war can’t go on. What you had put on the table is in your purse again.</source>
        <translation>이 승부는 계속할 수 없습니다. 상에 걸었던 돈은 돈주머니로 돌아왔습니다.</translation>
    </message>
    <message>
        <source>{name} {amount}</source>
        <translation>{name} {amount}</translation>
    </message>
    <message>
        <source>You</source>
        <translation>나</translation>
    </message>
</context>
<context>
    <name>language</name>
    <message>
        <source>English</source>
        <translation>한국어</translation>
    </message>
    <message>
        <source>draft</source>
        <translation>초벌</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>언어</translation>
    </message>
    <message>
        <source>Language for menus, games and help:</source>
        <translation>메뉴와 게임, 도움말의 언어:</translation>
    </message>
    <message>
        <source>The system’s language</source>
        <translation>시스템의 언어</translation>
    </message>
    <message>
        <source>A draft translation has not been checked by a native reader.</source>
        <translation>초벌은 그 말을 아는 사람이 아직 살펴보지 않은 것입니다.</translation>
    </message>
</context>
<context>
    <name>lesson</name>
    <message>
        <source>{name} – Lesson</source>
        <translation>{name} – 배우기</translation>
    </message>
    <message>
        <source>{n} of {all}</source>
        <translation>{n}/{all}</translation>
    </message>
    <message>
        <source>Play Now</source>
        <translation>바로 하기</translation>
    </message>
    <message>
        <source>That was the lesson. Your own game waits where you left it.</source>
        <translation>배우기가 끝났습니다. 하던 게임은 그 자리에서 기다리고 있습니다.</translation>
    </message>
    <message>
        <source>Go On</source>
        <translation>계속</translation>
    </message>
    <message>
        <source>Not Now</source>
        <translation>다음에</translation>
    </message>
    <message>
        <source>Say It Again</source>
        <translation>다시 말하기</translation>
    </message>
    <message>
        <source>Previous Step</source>
        <translation>이전 단계</translation>
    </message>
    <message>
        <source>Steps…</source>
        <translation>단계…</translation>
    </message>
    <message>
        <source>End the Lesson</source>
        <translation>배우기 끝내기</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>다음</translation>
    </message>
    <message>
        <source>Skip Step</source>
        <translation>단계 건너뛰기</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>단계</translation>
    </message>
</context>
<context>
    <name>licences</name>
    <message>
        <source>Licences</source>
        <translation>라이선스</translation>
    </message>
    <message>
        <source>Parts</source>
        <translation>구성 요소</translation>
    </message>
    <message>
        <source>About these licences</source>
        <translation>이 라이선스에 대하여</translation>
    </message>
    <message>
        <source>All texts are word for word.</source>
        <translation>글은 모두 원문 그대로입니다.</translation>
    </message>
    <message>
        <source>Licence: {name}</source>
        <translation>라이선스: {name}</translation>
    </message>
    <message>
        <source>Source: {address}</source>
        <translation>소스: {address}</translation>
    </message>
    <message>
        <source>Within: {part}</source>
        <translation>속한 곳: {part}</translation>
    </message>
    <message>
        <source>This text is missing from this copy.</source>
        <translation>여기에는 이 글이 빠져 있습니다.</translation>
    </message>
    <message>
        <source>The list of parts is missing from this copy.</source>
        <translation>여기에는 구성 요소 목록이 빠져 있습니다.</translation>
    </message>
</context>
<context>
    <name>log</name>
    <message>
        <source>Look Back</source>
        <translation>돌아보기</translation>
    </message>
    <message>
        <source>Click a line to see that moment.</source>
        <translation>그 장면을 보려면 줄을 누르십시오.</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>복사하기</translation>
    </message>
    <message>
        <source>{name} Log</source>
        <translation>{name} 기록</translation>
    </message>
</context>
<context>
    <name>mark</name>
    <message>
        <source>S</source>
        <comment>sun</comment>
        <translation>광</translation>
    </message>
    <message>
        <source>A</source>
        <comment>animal</comment>
        <translation>열</translation>
    </message>
    <message>
        <source>R</source>
        <comment>ribbon</comment>
        <translation>띠</translation>
    </message>
    <message>
        <source>D</source>
        <comment>double</comment>
        <translation>쌍</translation>
    </message>
    <message>
        <source>P</source>
        <comment>plain</comment>
        <translation>피</translation>
    </message>
    <message>
        <source>E</source>
        <comment>exchange</comment>
        <translation>거</translation>
    </message>
    <message>
        <source>G</source>
        <comment>gateway</comment>
        <translation>결</translation>
    </message>
    <message>
        <source>M</source>
        <comment>merchant</comment>
        <translation>상</translation>
    </message>
    <message>
        <source>C</source>
        <comment>chunk</comment>
        <translation>덩</translation>
    </message>
    <message>
        <source>N</source>
        <comment>nonce</comment>
        <translation>넌</translation>
    </message>
    <message>
        <source>H</source>
        <comment>hashes</comment>
        <translation>해</translation>
    </message>
    <message>
        <source>B</source>
        <comment>blocks</comment>
        <translation>블</translation>
    </message>
    <message>
        <source>J</source>
        <comment>joker</comment>
        <translation>조</translation>
    </message>
</context>
<context>
    <name>match-end</name>
    <message>
        <source>The End</source>
        <translation>끝</translation>
    </message>
    <message>
        <source>How it went</source>
        <translation>승부의 흐름</translation>
    </message>
    <message>
        <source>Desktop</source>
        <translation>데스크탑</translation>
    </message>
    <message>
        <source>Copy Result</source>
        <translation>결과 복사하기</translation>
    </message>
    <message>
        <source>You have won!</source>
        <translation>이겼습니다!</translation>
    </message>
    <message>
        <source>{name} has won.</source>
        <translation>{name}님이 이겼습니다.</translation>
    </message>
    <message>
        <source> and </source>
        <translation>, </translation>
    </message>
    <message>
        <source>{names} share first place.</source>
        <translation>공동 1위: {names}.</translation>
    </message>
    <message>
        <source>{place}. {name}</source>
        <translation>{place}. {name}</translation>
    </message>
    <message>
        <source>The longest run of wins: {name}, {run} in a row.</source>
        <translation>가장 긴 연승: {name}님, {run}번 연속.</translation>
    </message>
    <message>
        <source>The longest run of wins: you, {run} in a row.</source>
        <translation>가장 긴 연승: 나, {run}번 연속.</translation>
    </message>
    <message>
        <source>The most at once: {amount} for {name}, in deal {number} of the match.</source>
        <translation>한 번에 가장 많이: {number}번째 판에서 {name}님 {amount}.</translation>
    </message>
    <message>
        <source>The most at once: {amount} for you, in deal {number} of the match.</source>
        <translation>한 번에 가장 많이: {number}번째 판에서 나 {amount}.</translation>
    </message>
    <message>
        <source>{place}. {name} {sum}</source>
        <translation>{place}. {name} {sum}</translation>
    </message>
    <message>
        <source>You have conceded.</source>
        <translation>기권했습니다.</translation>
    </message>
    <message>
        <source>Watch Replay</source>
        <translation>다시 보기</translation>
    </message>
    <message>
        <source>Change Players…</source>
        <translation>선수 바꾸기…</translation>
    </message>
    <message>
        <source>Play Again</source>
        <translation>다시 하기</translation>
    </message>
    <message>
        <source>{name} has conceded.</source>
        <translation>{name}님이 기권했습니다.</translation>
    </message>
</context>
<context>
    <name>menu</name>
    <message>
        <source>Show Matches</source>
        <translation>맞는 패 표시</translation>
    </message>
    <message>
        <source>New Game…</source>
        <translation>새 게임…</translation>
    </message>
    <message>
        <source>New War</source>
        <translation>새 승부</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>무르기</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>게임</translation>
    </message>
    <message>
        <source>Desktop Patterns…</source>
        <translation>데스크탑 무늬…</translation>
    </message>
    <message>
        <source>Language…</source>
        <translation>언어…</translation>
    </message>
    <message>
        <source>Applications</source>
        <translation>응용 프로그램</translation>
    </message>
    <message>
        <source>Hide {name}</source>
        <translation>{name} 숨기기</translation>
    </message>
    <message>
        <source>Show All</source>
        <translation>모두 보기</translation>
    </message>
    <message>
        <source>Demo</source>
        <translation>시범</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>되살리기</translation>
    </message>
    <message>
        <source>Take Snapshot</source>
        <translation>화면 찍기</translation>
    </message>
    <message>
        <source>Copy Screen</source>
        <translation>화면 복사하기</translation>
    </message>
    <message>
        <source>How to Play</source>
        <translation>놀이 방법</translation>
    </message>
    <message>
        <source>The Cards</source>
        <translation>한 장씩 알아보기</translation>
    </message>
    <message>
        <source>House Rules</source>
        <translation>동네 규칙</translation>
    </message>
    <message>
        <source>Players ({name})…</source>
        <translation>사람 ({name})…</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>열기…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>Undo (Practice)…</source>
        <translation>무르기(연습)…</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>훈수</translation>
    </message>
    <message>
        <source>Statistics…</source>
        <translation>전적…</translation>
    </message>
    <message>
        <source>Help…</source>
        <translation>도움말…</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>멈춤</translation>
    </message>
    <message>
        <source>Review…</source>
        <translation>복기…</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>종료</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>옵션</translation>
    </message>
    <message>
        <source>Options…</source>
        <translation>옵션…</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>도움말</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>키보드</translation>
    </message>
    <message>
        <source>Balloons</source>
        <translation>풍선</translation>
    </message>
    <message>
        <source>All Hands…</source>
        <translation>모든 패…</translation>
    </message>
    <message>
        <source>Players…</source>
        <translation>사람…</translation>
    </message>
    <message>
        <source>About Balloon Help…</source>
        <translation>풍선 도움말에 관하여…</translation>
    </message>
    <message>
        <source>Hide Balloons</source>
        <translation>풍선 도움말 숨기기</translation>
    </message>
    <message>
        <source>Show Balloons</source>
        <translation>풍선 도움말 보기</translation>
    </message>
    <message>
        <source>{name} Help</source>
        <translation>{name} 도움말</translation>
    </message>
    <message>
        <source>About {name}…</source>
        <translation>{name}에 관하여…</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>소리</translation>
    </message>
    <message>
        <source>Monitors…</source>
        <translation>모니터…</translation>
    </message>
    <message>
        <source>Sound…</source>
        <translation>소리…</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>열기</translation>
    </message>
    <message>
        <source>Backup…</source>
        <translation>백업…</translation>
    </message>
    <message>
        <source>Save a Copy…</source>
        <translation>사본 저장…</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>계속하기</translation>
    </message>
    <message>
        <source>Look Back…</source>
        <translation>돌아보기…</translation>
    </message>
    <message>
        <source>Table Talk</source>
        <translation>자리 대화</translation>
    </message>
    <message>
        <source>Register…</source>
        <translation>등록…</translation>
    </message>
    <message>
        <source>The House…</source>
        <translation>여섯 사람의 집…</translation>
    </message>
    <message>
        <source>Cards and Table…</source>
        <translation>패와 자리…</translation>
    </message>
    <message>
        <source>About macclassic…</source>
        <translation>macclassic에 관하여…</translation>
    </message>
    <message>
        <source>New Match</source>
        <translation>새 승부</translation>
    </message>
    <message>
        <source>Unseen Cards…</source>
        <translation>안 나온 패…</translation>
    </message>
    <message>
        <source>Achievements…</source>
        <translation>업적…</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>배우기</translation>
    </message>
    <message>
        <source>Continue Lesson</source>
        <translation>이어서 배우기</translation>
    </message>
    <message>
        <source>Practice…</source>
        <translation>연습…</translation>
    </message>
    <message>
        <source>Today’s Deal…</source>
        <translation>오늘의 판…</translation>
    </message>
    <message>
        <source>Calendar…</source>
        <translation>달력…</translation>
    </message>
    <message>
        <source>{name} – your turn</source>
        <translation>{name} – 내 차례</translation>
    </message>
    <message>
        <source>Hide Others</source>
        <translation>나머지 숨기기</translation>
    </message>
    <message>
        <source>Report a Problem…</source>
        <translation>문제 알리기…</translation>
    </message>
    <message>
        <source>Clean Up Desktop</source>
        <translation>데스크탑 정리</translation>
    </message>
    <message>
        <source>Label Cards</source>
        <translation>패에 글자 표시</translation>
    </message>
    <message>
        <source>Speed {number}</source>
        <translation>빠르기 {number}</translation>
    </message>
</context>
<context>
    <name>moment</name>
    <message>
        <source>LONGEST
CHAIN</source>
        <translation>가장 긴
체인!</translation>
    </message>
    <message>
        <source>PUBLIC &amp;
PRIVATE KEY</source>
        <translation>공개 키와
개인 키!</translation>
    </message>
    <message>
        <source>CHAIN
OF BLOCK</source>
        <translation>블록
체인!</translation>
    </message>
    <message>
        <source>FIXED!</source>
        <translation>해결!</translation>
    </message>
    <message>
        <source>COMPLETE
TRANSACTION</source>
        <translation>거래
완료!</translation>
    </message>
    <message>
        <source>DOUBLE
SPENDING</source>
        <translation>이중
지불!</translation>
    </message>
    <message>
        <source>JIGGLE
WIGGLE</source>
        <translation>흔들었다!</translation>
    </message>
    <message>
        <source>PERFECT
HAND</source>
        <translation>완벽한
패!</translation>
    </message>
    <message>
        <source>TWO PERFECT
HANDS</source>
        <translation>완벽한
패 둘!</translation>
    </message>
    <message>
        <source>JOKER!</source>
        <translation>조커!</translation>
    </message>
    <message>
        <source>KEEP
GOING {n}</source>
        <translation>{n}번째
계속!</translation>
    </message>
    <message>
        <source>THE END</source>
        <translation>끝!</translation>
    </message>
    <message>
        <source>WASTE
HASHRATE</source>
        <translation>해시레이트
낭비</translation>
    </message>
    <message>
        <source>MARKET
DOMINANCE</source>
        <translation>시장
지배!</translation>
    </message>
    <message>
        <source>PROOF-
OF-WORK</source>
        <translation>작업
증명!</translation>
    </message>
    <message>
        <source>NO
MARKET ×2</source>
        <translation>시장
없음 ×2</translation>
    </message>
    <message>
        <source>JUNK
COIN ×2</source>
        <translation>잡코인
×2</translation>
    </message>
    <message>
        <source>NO
HASHRATE ×2</source>
        <translation>해시레이트
없음 ×2</translation>
    </message>
    <message>
        <source>ABANDONED</source>
        <translation>버려진
체인</translation>
    </message>
    <message>
        <source>SMACK!</source>
        <translation>쪽!</translation>
    </message>
    <message>
        <source>SWEEP!</source>
        <translation>싹쓸이!</translation>
    </message>
    <message>
        <source>TRIPLET
TAKEN</source>
        <translation>뻑 먹었다!</translation>
    </message>
    <message>
        <source>TRIPLET</source>
        <translation>뻑!</translation>
    </message>
    <message>
        <source>GO {n}!</source>
        <translation>{n}고!</translation>
    </message>
    <message>
        <source>× {n}</source>
        <translation>× {n}</translation>
    </message>
    <message>
        <source>STOP!</source>
        <translation>스톱!</translation>
    </message>
    <message>
        <source>BROKE</source>
        <translation>오링!</translation>
    </message>
    <message>
        <source>NO WINNER</source>
        <translation>나가리</translation>
    </message>
    <message>
        <source>THREE
SUNS</source>
        <translation>삼광!</translation>
    </message>
    <message>
        <source>SUNS IN
THE RAIN</source>
        <translation>비삼광!</translation>
    </message>
    <message>
        <source>FOUR
SUNS</source>
        <translation>사광!</translation>
    </message>
    <message>
        <source>RED
RIBBONS</source>
        <translation>홍단!</translation>
    </message>
    <message>
        <source>BLUE
RIBBONS</source>
        <translation>청단!</translation>
    </message>
    <message>
        <source>ORCHID
RIBBONS</source>
        <translation>초단!</translation>
    </message>
    <message>
        <source>THREE
BIRDS</source>
        <translation>고도리!</translation>
    </message>
    <message>
        <source>FIVE
SUNS</source>
        <translation>오광!</translation>
    </message>
    <message>
        <source>PLAINS ×2</source>
        <translation>피박 ×2</translation>
    </message>
    <message>
        <source>STUPID ×2</source>
        <translation>멍따 ×2</translation>
    </message>
    <message>
        <source>GO
PENALTY</source>
        <translation>고박!</translation>
    </message>
    <message>
        <source>SORRY!</source>
        <translation>쏘리!</translation>
    </message>
    <message>
        <source>OH, MINE!</source>
        <translation>앗, 내 말!</translation>
    </message>
    <message>
        <source>BUMP!</source>
        <translation>잡았다!</translation>
    </message>
    <message>
        <source>SLIDE {n}</source>
        <translation>미끄럼 {n}칸!</translation>
    </message>
    <message>
        <source>BOUNCE!</source>
        <translation>튕겼다!</translation>
    </message>
    <message>
        <source>SWAP!</source>
        <translation>자리 바꿈!</translation>
    </message>
    <message>
        <source>HOME
{n} OF 4</source>
        <translation>집 도착
{n}/4</translation>
    </message>
    <message>
        <source>OWN
TRIPLET</source>
        <translation>자뻑!</translation>
    </message>
    <message>
        <source>PAIR ON
PAIR</source>
        <translation>따닥!</translation>
    </message>
    <message>
        <source>BOMB!</source>
        <translation>폭탄!</translation>
    </message>
    <message>
        <source>SHAKE!</source>
        <translation>흔들었다!</translation>
    </message>
    <message>
        <source>FOUR!</source>
        <translation>총통!</translation>
    </message>
    <message>
        <source>THIRD
TRIPLET</source>
        <translation>삼뻑!</translation>
    </message>
    <message>
        <source>NO SUN ×2</source>
        <translation>광박 ×2</translation>
    </message>
    <message>
        <source>SHAKE</source>
        <translation>흔들기</translation>
    </message>
    <message>
        <source>BOMB</source>
        <translation>폭탄</translation>
    </message>
    <message>
        <source>FOUR</source>
        <translation>총통</translation>
    </message>
    <message>
        <source>CARRY</source>
        <translation>배판</translation>
    </message>
</context>
<context>
    <name>monitors</name>
    <message>
        <source>Monitors</source>
        <translation>모니터</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>색</translation>
    </message>
    <message>
        <source>Black &amp; white</source>
        <translation>흑백</translation>
    </message>
    <message>
        <source>16 colours</source>
        <translation>16색</translation>
    </message>
    <message>
        <source>256 colours</source>
        <translation>256색</translation>
    </message>
    <message>
        <source>Best fit</source>
        <translation>맞는 크기</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>전체 화면</translation>
    </message>
    <message>
        <source>Macintosh gamma</source>
        <translation>매킨토시 감마</translation>
    </message>
    <message>
        <source>Screen:</source>
        <translation>화면:</translation>
    </message>
    <message>
        <source>Pixel size:</source>
        <translation>점 크기:</translation>
    </message>
    <message>
        <source>Fill</source>
        <translation>꽉 차게</translation>
    </message>
</context>
<context>
    <name>notice</name>
    <message>
        <source>Shareware notice</source>
        <translation>셰어웨어 알림</translation>
    </message>
    <message>
        <source>The {days} days are over</source>
        <translation>{days}일이 지났습니다</translation>
    </message>
    <message>
        <source>This is day {day}. In 1993 you would have posted your $10 by now, or felt a little guilty. From today this notice stays up a bit longer; the games go on working.</source>
        <translation>오늘은 {day}일째입니다. 1993년이었다면 벌써 10달러 수표를 부쳤거나, 저녁마다 조금 부끄러웠을 것입니다. 이제부터 이 알림은 조금 더 오래 머뭅니다. 게임은 그대로 됩니다.</translation>
    </message>
    <message>
        <source>Day {day} of {days}</source>
        <translation>{days}일 중 {day}일째</translation>
    </message>
    <message>
        <source>In 1993 this would have been shareware: try it for {days} days, then send the author $10. Today nobody wants your money.</source>
        <translation>1993년이었다면 셰어웨어였을 것입니다. {days}일 동안 써 보고 지은이에게 10달러를 보내는 방식이었습니다. 이제는 아무도 돈을 바라지 않습니다.</translation>
    </message>
    <message>
        <source>Register… asks for a name, costs nothing and ends this notice.</source>
        <translation>등록…을 누르면 이름을 묻습니다. 돈은 들지 않고, 이 알림은 더 나오지 않습니다.</translation>
    </message>
    <message>
        <source>A match of {game} waits for you.</source>
        <translation>하던 {game} 게임이 있습니다.</translation>
    </message>
    <message>
        <source>Language:</source>
        <translation>언어:</translation>
    </message>
    <message>
        <source>Show Me</source>
        <translation>배우기</translation>
    </message>
    <message>
        <source>Register…</source>
        <translation>등록…</translation>
    </message>
    <message>
        <source>In 1993 this would have cost $10. This copy is free: type your name and get a number of your own. Nothing is sent anywhere.</source>
        <translation>1993년이었다면 10달러였을 것입니다. 이제는 공짜입니다. 이름을 적으면 하나뿐인 번호가 나옵니다. 어디로도 보내지 않습니다.</translation>
    </message>
    <message>
        <source>The days of the trial could not be read, so they are counted from today; the file is kept as “{name}”.</source>
        <translation>시험 기간을 읽을 수 없어 오늘부터 다시 셉니다. 그 내용은 “{name}” 파일에 남겨 두었습니다.</translation>
    </message>
    <message>
        <source>Not Yet</source>
        <translation>나중에</translation>
    </message>
    <message>
        <source>New to flower cards? Rosa will teach you in twelve short steps.</source>
        <translation>화투가 처음입니까? 로사 할머니가 열두 단계로 가르쳐 줍니다.</translation>
    </message>
    <message>
        <source>I Know How</source>
        <translation>칠 줄 압니다</translation>
    </message>
    <message>
        <source>Register</source>
        <translation>등록</translation>
    </message>
    <message>
        <source>Register your copy</source>
        <translation>프로그램 등록</translation>
    </message>
    <message>
        <source>Name:</source>
        <translation>이름:</translation>
    </message>
    <message>
        <source>Number:</source>
        <translation>번호:</translation>
    </message>
    <message>
        <source>Thank you, {name}. Your number is {number}.</source>
        <translation>고맙습니다, {name}님. 등록 번호: {number}.</translation>
    </message>
</context>
<context>
    <name>options</name>
    <message>
        <source>Options</source>
        <translation>옵션</translation>
    </message>
    <message>
        <source>Options for the next game</source>
        <translation>다음 게임의 옵션</translation>
    </message>
    <message>
        <source>What is dimmed can be changed between games.</source>
        <translation>흐린 것은 판과 판 사이에 바꿀 수 있습니다.</translation>
    </message>
    <message>
        <source>Options for the next war</source>
        <translation>다음 승부의 옵션</translation>
    </message>
    <message>
        <source>What is dimmed can be changed between wars.</source>
        <translation>흐린 것은 승부와 승부 사이에 바꿀 수 있습니다.</translation>
    </message>
    <message>
        <source>At your right:</source>
        <translation>오른쪽 사람:</translation>
    </message>
    <message>
        <source>At your left:</source>
        <translation>왼쪽 사람:</translation>
    </message>
    <message>
        <source>Starting money:</source>
        <translation>밑천:</translation>
    </message>
    <message>
        <source>The September cup counts as a double plain</source>
        <translation>국진을 쌍피로 쓰기</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>시작</translation>
    </message>
    <message>
        <source>$</source>
        <translation>기타</translation>
    </message>
    <message>
        <source>Another amount</source>
        <translation>다른 액수</translation>
    </message>
    <message>
        <source>60  plays by feel</source>
        <translation>60  느낌대로</translation>
    </message>
    <message>
        <source>80  greedy</source>
        <translation>80  욕심껏</translation>
    </message>
    <message>
        <source>100  sensible</source>
        <translation>100  분별 있게</translation>
    </message>
    <message>
        <source>120  thinks</source>
        <translation>120  생각하며</translation>
    </message>
    <message>
        <source>140  thinks hard</source>
        <translation>140  깊이 생각하며</translation>
    </message>
    <message>
        <source>160  thinks hardest</source>
        <translation>160  가장 깊이 생각하며</translation>
    </message>
    <message>
        <source>IQ {level}</source>
        <translation>IQ {level}</translation>
    </message>
    <message>
        <source>{side} IQ</source>
        <translation>{side} IQ</translation>
    </message>
    <message>
        <source>More…</source>
        <translation>더 보기…</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>느리게</translation>
    </message>
    <message>
        <source>fast</source>
        <translation>빠르게</translation>
    </message>
    <message>
        <source>Speed:</source>
        <translation>빠르기:</translation>
    </message>
    <message>
        <source>Options for the next match</source>
        <translation>다음 승부의 옵션</translation>
    </message>
    <message>
        <source>A match ends at:</source>
        <translation>승부의 끝:</translation>
    </message>
    <message>
        <source>You play against:</source>
        <translation>상대:</translation>
    </message>
    <message>
        <source>no end</source>
        <translation>끝없이</translation>
    </message>
    <message>
        <source>What is dimmed can be changed between matches.</source>
        <translation>흐린 것은 승부와 승부 사이에 바꿀 수 있습니다.</translation>
    </message>
    <message>
        <source>{n} points ahead</source>
        <translation>{n}점 차</translation>
    </message>
    <message>
        <source>House rules:</source>
        <translation>동네 규칙:</translation>
    </message>
    <message>
        <source>Customise…</source>
        <translation>하나씩…</translation>
    </message>
    <message>
        <source>custom</source>
        <translation>직접</translation>
    </message>
    <message>
        <source>as in the original</source>
        <translation>원작 규칙</translation>
    </message>
    <message>
        <source>Korean evening</source>
        <translation>명절 저녁</translation>
    </message>
    <message>
        <source>old school</source>
        <translation>옛날식</translation>
    </message>
    <message>
        <source>quick</source>
        <translation>빠른 판</translation>
    </message>
    <message>
        <source>The original’s are played, and nothing else.</source>
        <translation>원작의 규칙대로만 합니다.</translation>
    </message>
    <message>
        <source>Shake, bomb and go: everything that a table on a holiday evening knows.</source>
        <translation>흔들기, 폭탄, 여럿이 고까지, 명절 저녁에 하는 것은 다 합니다.</translation>
    </message>
    <message>
        <source>Show what you were dealt; after a game without a winner the next one costs more.</source>
        <translation>받은 패를 내보이고, 나가리가 나면 다음 판이 비싸집니다.</translation>
    </message>
    <message>
        <source>There is nothing new to decide, but money moves faster.</source>
        <translation>새로 정할 것은 없지만 돈이 더 빨리 오갑니다.</translation>
    </message>
    <message>
        <source>You have chosen these one by one.</source>
        <translation>하나씩 고른 규칙입니다.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>없음</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>번호</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>이름</translation>
    </message>
    <message>
        <source>Numbers and names</source>
        <translation>번호와 이름</translation>
    </message>
    <message>
        <source>Labels:</source>
        <translation>글자 표시:</translation>
    </message>
</context>
<context>
    <name>patterns</name>
    <message>
        <source>Standard</source>
        <translation>표준</translation>
    </message>
    <message>
        <source>Mist</source>
        <translation>안개</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>석판</translation>
    </message>
    <message>
        <source>Twill</source>
        <translation>능직</translation>
    </message>
    <message>
        <source>Linen</source>
        <translation>삼베</translation>
    </message>
    <message>
        <source>Pines</source>
        <translation>소나무</translation>
    </message>
    <message>
        <source>Leaves</source>
        <translation>나뭇잎</translation>
    </message>
    <message>
        <source>Plum blossom</source>
        <translation>매화</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>동전</translation>
    </message>
    <message>
        <source>Rain</source>
        <translation>비</translation>
    </message>
    <message>
        <source>Waves</source>
        <translation>물결</translation>
    </message>
    <message>
        <source>Stars</source>
        <translation>별</translation>
    </message>
    <message>
        <source>Bamboo</source>
        <translation>대나무</translation>
    </message>
    <message>
        <source>Straw mats</source>
        <translation>돗자리</translation>
    </message>
    <message>
        <source>Lanterns</source>
        <translation>초롱</translation>
    </message>
    <message>
        <source>Roof tiles</source>
        <translation>기와</translation>
    </message>
    <message>
        <source>Patterns</source>
        <translation>무늬</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>미리 보기</translation>
    </message>
    <message>
        <source>Desktop Patterns</source>
        <translation>데스크탑 무늬</translation>
    </message>
</context>
<context>
    <name>pays</name>
    <message>
        <source>now</source>
        <translation>지금</translation>
    </message>
    <message>
        <source>1 point more</source>
        <translation>1점 더</translation>
    </message>
</context>
<context>
    <name>people</name>
    <message>
        <source>IQ {iq}. {temper}</source>
        <translation>IQ {iq}. {temper}</translation>
    </message>
    <message>
        <source>vindictive</source>
        <translation>뒤끝 있음</translation>
    </message>
    <message>
        <source>cautious</source>
        <translation>조심스러움</translation>
    </message>
    <message>
        <source>a dreamer</source>
        <translation>꿈이 많음</translation>
    </message>
    <message>
        <source>daring</source>
        <translation>배짱 좋음</translation>
    </message>
    <message>
        <source>patient</source>
        <translation>끈기 있음</translation>
    </message>
    <message>
        <source>greedy</source>
        <translation>욕심 많음</translation>
    </message>
    <message>
        <source>She takes from whoever is in front.</source>
        <translation>앞선 사람이 노리는 것을 먹습니다.</translation>
    </message>
    <message>
        <source>He gives nothing away and would rather stop than go on.</source>
        <translation>내주는 것이 없고, 고보다 스톱을 좋아합니다.</translation>
    </message>
    <message>
        <source>She dreams of suns and forgets the plains.</source>
        <translation>광만 꿈꾸다가 피를 잊습니다.</translation>
    </message>
    <message>
        <source>He likes animals, and calling GO.</source>
        <translation>열끗을 좋아하고, 고라면 마다하지 않습니다.</translation>
    </message>
    <message>
        <source>She collects ribbons, one by one.</source>
        <translation>띠를 한 장 한 장 모읍니다.</translation>
    </message>
    <message>
        <source>He wants many cards, and plains above all.</source>
        <translation>패 욕심이 많고, 무엇보다 피를 탐냅니다.</translation>
    </message>
    <message>
        <source>She takes what the other would have liked.</source>
        <translation>상대가 탐낼 것을 먹습니다.</translation>
    </message>
    <message>
        <source>He gives nothing away and would rather end the game than go on.</source>
        <translation>내주는 것이 없고, 계속하기보다 끝내기를 좋아합니다.</translation>
    </message>
    <message>
        <source>She dreams of Exchanges and forgets the Mining.</source>
        <translation>거래소만 꿈꾸다가 채굴을 잊습니다.</translation>
    </message>
    <message>
        <source>He likes Merchants, and keeping going.</source>
        <translation>상인을 좋아하고, 계속이라면 마다하지 않습니다.</translation>
    </message>
    <message>
        <source>He wants many cards, and Mining above all.</source>
        <translation>패 욕심이 많고, 무엇보다 채굴을 탐냅니다.</translation>
    </message>
    <message>
        <source>{name} looks at you calmly.</source>
        <translation>{name}: 차분한 얼굴입니다.</translation>
    </message>
    <message>
        <source>{name} is beaming.</source>
        <translation>{name}: 활짝 웃는 얼굴입니다.</translation>
    </message>
    <message>
        <source>{name} looks dismayed.</source>
        <translation>{name}: 낙심한 얼굴입니다.</translation>
    </message>
    <message>
        <source>Bora</source>
        <translation>보라</translation>
    </message>
    <message>
        <source>Oskar</source>
        <translation>오스카</translation>
    </message>
    <message>
        <source>Mina</source>
        <translation>미나</translation>
    </message>
    <message>
        <source>Nils</source>
        <translation>닐스</translation>
    </message>
    <message>
        <source>Rosa</source>
        <translation>로사</translation>
    </message>
    <message>
        <source>Victor</source>
        <translation>빅토르</translation>
    </message>
</context>
<context>
    <name>persons</name>
    <message>
        <source>Person {n}</source>
        <translation>손님 {n}</translation>
    </message>
    <message>
        <source>{name} (playing)</source>
        <translation>{name} (하는 중)</translation>
    </message>
    <message>
        <source>The list of players could not be read. Please give them their names and faces again; all that they have played is there. The file is kept as “{name}”.</source>
        <translation>저장된 사람 목록을 쓸 수 없으니 이름과 얼굴을 새로 정하십시오. 그동안 한 것은 모두 있습니다. 목록은 “{name}” 파일에 남겨 두었습니다.</translation>
    </message>
    <message>
        <source>Please type a name first.</source>
        <translation>먼저 이름을 적으십시오.</translation>
    </message>
    <message>
        <source>A name may have {n} letters at most.</source>
        <translation>이름은 {n}자까지입니다.</translation>
    </message>
    <message>
        <source>There is something in this name that can’t be written; please leave it out.</source>
        <translation>이름에 쓸 수 없는 글자가 있습니다. 그것을 빼십시오.</translation>
    </message>
    <message>
        <source>The name “{name}” is already taken.</source>
        <translation>“{name}” 이름을 쓰는 사람이 이미 있습니다.</translation>
    </message>
    <message>
        <source>There is room for {n} people at most.</source>
        <translation>{n}명까지만 들어갑니다.</translation>
    </message>
    <message>
        <source>The folder of {name} can’t be made.</source>
        <translation>{name}님의 폴더를 만들 수 없습니다.</translation>
    </message>
    <message>
        <source>{name} can’t be removed now.</source>
        <translation>{name}님을 지금은 뺄 수 없습니다.</translation>
    </message>
    <message>
        <source>What {name} has played could not be put aside, so nothing has changed: {reason}.</source>
        <translation>{name}님이 한 것을 따로 두지 못해 아무것도 바꾸지 않았습니다: {reason}.</translation>
    </message>
    <message>
        <source>Red pullover</source>
        <translation>빨간 스웨터</translation>
    </message>
    <message>
        <source>Gardener</source>
        <translation>정원사</translation>
    </message>
    <message>
        <source>Baker</source>
        <translation>빵집 아저씨</translation>
    </message>
    <message>
        <source>Painter</source>
        <translation>화가</translation>
    </message>
    <message>
        <source>Teacher</source>
        <translation>선생님</translation>
    </message>
    <message>
        <source>Courier</source>
        <translation>배달원</translation>
    </message>
    <message>
        <source>Dancer</source>
        <translation>무용수</translation>
    </message>
    <message>
        <source>Professor</source>
        <translation>교수</translation>
    </message>
    <message>
        <source>Pupil</source>
        <translation>꼬마 학생</translation>
    </message>
    <message>
        <source>Drummer</source>
        <translation>드러머</translation>
    </message>
    <message>
        <source>Weaver</source>
        <translation>베 짜는 이</translation>
    </message>
    <message>
        <source>New Player</source>
        <translation>새 선수</translation>
    </message>
    <message>
        <source>Switch</source>
        <translation>이 사람으로</translation>
    </message>
    <message>
        <source>Name:</source>
        <translation>이름:</translation>
    </message>
    <message>
        <source>Faces</source>
        <translation>얼굴</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>사람</translation>
    </message>
    <message>
        <source>Who plays?</source>
        <translation>누가 합니까?</translation>
    </message>
    <message>
        <source>Players of this copy</source>
        <translation>함께 쓰는 사람</translation>
    </message>
    <message>
        <source>New…</source>
        <translation>추가…</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>고치기…</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>빼기…</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>완료</translation>
    </message>
    <message>
        <source>Remove {name}? What {name} has played is put into “{folder}” first: tables, records, settings.</source>
        <translation>{name}님을 빼시겠습니까? {name}님이 한 것은 먼저 “{folder}” 폴더에 넣어 둡니다: 전적, 기보, 설정.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>빼기</translation>
    </message>
    <message>
        <source>What {name} has played is in “{folder}” now, in the folder “{kept}”.</source>
        <translation>{name}님이 한 것은 “{folder}” 안의 “{kept}” 폴더에 있습니다.</translation>
    </message>
    <message>
        <source>Who sits where?</source>
        <translation>누가 어디에 앉습니까?</translation>
    </message>
    <message>
        <source>somebody else</source>
        <translation>다른 사람</translation>
    </message>
    <message>
        <source>New Player…</source>
        <translation>새 선수…</translation>
    </message>
</context>
<context>
    <name>picture</name>
    <message>
        <source>Picture {n}</source>
        <translation>그림 {n}</translation>
    </message>
    <message>
        <source>“{name}” is in the folder “{folder}” now.</source>
        <translation>“{name}” 그림을 “{folder}” 폴더에 넣었습니다.</translation>
    </message>
</context>
<context>
    <name>players</name>
    <message>
        <source>IQ {level}</source>
        <translation>IQ {level}</translation>
    </message>
    <message>
        <source>a person</source>
        <translation>사람</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>아무렇게나</translation>
    </message>
    <message>
        <source>Greedy</source>
        <translation>욕심쟁이</translation>
    </message>
    <message>
        <source>somebody unknown</source>
        <translation>모르는 선수</translation>
    </message>
    <message>
        <source>The program “{name}” plays here.</source>
        <translation>여기서는 “{name}” 프로그램이 게임을 합니다.</translation>
    </message>
</context>
<context>
    <name>power-moment</name>
    <message>
        <source>C’EST LA BATAILLE
DES FLEURS!</source>
        <translation>꽃들의
싸움이다!</translation>
    </message>
    <message>
        <source>TO THE DEATH!</source>
        <translation>끝장 싸움!</translation>
    </message>
    <message>
        <source>POISON!</source>
        <translation>독!</translation>
    </message>
    <message>
        <source>POWER
FLOWER!</source>
        <translation>파워
플라워!</translation>
    </message>
    <message>
        <source>CAPTURE!</source>
        <translation>빼앗았다!</translation>
    </message>
    <message>
        <source>LAST WILL</source>
        <translation>유언</translation>
    </message>
    <message>
        <source>OUT</source>
        <translation>탈락</translation>
    </message>
</context>
<context>
    <name>practice</name>
    <message>
        <source>Which coin is this?</source>
        <translation>무슨 코인입니까?</translation>
    </message>
    <message>
        <source>What is this card?</source>
        <translation>무슨 패입니까?</translation>
    </message>
    <message>
        <source>It belongs to no set.</source>
        <translation>족보에 들지 않는 패입니다.</translation>
    </message>
    <message>
        <source>It belongs to: {set}, {points}.</source>
        <translation>이 패의 족보: {set}, {points}.</translation>
    </message>
    <message>
        <source>Together: {points}.</source>
        <translation>합계: {points}.</translation>
    </message>
    <message>
        <source>How many points are these captures?</source>
        <translation>먹은 패는 몇 점입니까?</translation>
    </message>
    <message>
        <source>You end the game with {points}; times you kept going: {keeps}; coins shown, or laid three at once: {coins}. Merchants: {merchants}. Exchanges: {exchanges} against {their_exchanges}. Mining: {mining} against {their_mining}. What are you paid?</source>
        <translation>{points}에서 끝냅니다. 계속한 것 {keeps}번, 보이거나 세 장을 한꺼번에 낸 코인 {coins}개. 상인 {merchants}. 거래소 {exchanges} 대 {their_exchanges}. 채굴 {mining} 대 {their_mining}. 얼마를 받습니까?</translation>
    </message>
    <message>
        <source>Score {points}, kept going +{kept}</source>
        <translation>점수 {points}, 계속 +{kept}</translation>
    </message>
    <message>
        <source>Paid: {sum}.</source>
        <translation>받는 점수: {sum}.</translation>
    </message>
    <message>
        <source>Which month is this?</source>
        <translation>몇 월입니까?</translation>
    </message>
    <message>
        <source>What does this collection score?</source>
        <translation>먹은 패는 몇 점입니까?</translation>
    </message>
    <message>
        <source>You call STOP with {points}; times you said GO: {gos}. You have {animals} animals and {plains} plains, {one} has {first} plains, {two} has {second}. What are you paid in all?</source>
        <translation>{points}에서 스톱을 합니다. 고는 {gos}번 했습니다. 내 열끗 {animals}장, 피 {plains}장, {one}님의 피 {first}장, {two}님의 피 {second}장. 모두 얼마를 받습니까?</translation>
    </message>
    <message>
        <source>You now know {some} of {all} facts about the cards, {n} of them well.</source>
        <translation>패에 대해 알아 둘 {all}가지 가운데 이제 {some}가지를 알고, 그중 {n}가지는 잘 압니다.</translation>
    </message>
    <message>
        <source>You missed these: they will be asked more often.</source>
        <translation>틀린 것입니다. 앞으로 더 자주 나옵니다.</translation>
    </message>
    <message>
        <source>Come back another day for different questions.</source>
        <translation>다른 날 또 오십시오. 다른 문제가 나옵니다.</translation>
    </message>
    <message>
        <source>Learn the Cards</source>
        <translation>패 익히기</translation>
    </message>
    <message>
        <source>Count the Score</source>
        <translation>점수 세기</translation>
    </message>
    <message>
        <source>What a collection scores, and what it would pay to end the game now.</source>
        <translation>먹은 패가 몇 점인지, 지금 판을 끝내면 얼마를 받는지 셉니다.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>완료</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>다음</translation>
    </message>
    <message>
        <source>Question {n} of {all}</source>
        <translation>문제 {n} / {all}</translation>
    </message>
    <message>
        <source>Right: {answer}.</source>
        <translation>맞습니다: {answer}.</translation>
    </message>
    <message>
        <source>Right: {n} of {all}</source>
        <translation>맞힌 것: {all} 가운데 {n}</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>다시</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>연습</translation>
    </message>
    <message>
        <source>Name the cards in pictures. Those you miss come up more often.</source>
        <translation>그림을 보고 무엇인지 맞힙니다. 틀린 것은 더 자주 나옵니다.</translation>
    </message>
    <message>
        <source>Your costliest mistakes from games you reviewed. Saved: {n}.</source>
        <translation>복기한 판에서 가장 아까웠던 장면입니다. 모은 것: {n}개.</translation>
    </message>
    <message>
        <source>Review one of your games first; its costliest moves are collected here.</source>
        <translation>먼저 판을 하나 복기하십시오. 아까운 장면이 여기에 모입니다.</translation>
    </message>
    <message>
        <source>What Would You Play?</source>
        <translation>나라면?</translation>
    </message>
    <message>
        <source>No: {answer}. You said {yours}.</source>
        <translation>아닙니다: {answer}. 내 답은 {yours}.</translation>
    </message>
</context>
<context>
    <name>problem</name>
    <message>
        <source>Please write here what you did, and what you expected.</source>
        <translation>무엇을 했고 무엇을 기대했는지 여기에 적어 주십시오.</translation>
    </message>
    <message>
        <source>Report a Problem</source>
        <translation>문제 알리기</translation>
    </message>
    <message>
        <source>This is the whole report; names and folders are left out. Nothing is sent. Save or copy it and pass it to someone who can help.</source>
        <translation>알릴 내용은 이것이 전부이며, 사람과 폴더의 이름은 없습니다. 어디로도 보내지 않습니다. 저장하거나 복사해서 고쳐 줄 사람에게 주십시오.</translation>
    </message>
    <message>
        <source>The report</source>
        <translation>알릴 내용</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>복사하기</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>저장…</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>완료</translation>
    </message>
    <message>
        <source>A problem with macclassic</source>
        <translation>macclassic의 문제</translation>
    </message>
    <message>
        <source>Save this report as:</source>
        <translation>이 내용을 저장할 이름:</translation>
    </message>
</context>
<context>
    <name>refused</name>
    <message>
        <source>Permission denied</source>
        <translation>권한이 없습니다</translation>
    </message>
    <message>
        <source>Operation not permitted</source>
        <translation>허용되지 않은 일입니다</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>읽기만 할 수 있는 디스크입니다</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>디스크에 남은 자리가 없습니다</translation>
    </message>
    <message>
        <source>Disk quota exceeded</source>
        <translation>디스크 할당량을 넘었습니다</translation>
    </message>
    <message>
        <source>File too large</source>
        <translation>파일이 너무 큽니다</translation>
    </message>
    <message>
        <source>File exists</source>
        <translation>같은 이름의 파일이 이미 있습니다</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>폴더가 아닙니다</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>폴더입니다</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>그런 파일이나 폴더가 없습니다</translation>
    </message>
    <message>
        <source>File name too long</source>
        <translation>이름이 너무 깁니다</translation>
    </message>
    <message>
        <source>Too many open files</source>
        <translation>열려 있는 파일이 너무 많습니다</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>디스크 오류입니다</translation>
    </message>
</context>
<context>
    <name>replay</name>
    <message>
        <source>{name} – Replay</source>
        <translation>{name} – 기보</translation>
    </message>
    <message>
        <source>Move {n} of {last}</source>
        <translation>{last}수 중 {n}번째</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>뒤로</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>멈춤</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>진행</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>한 수</translation>
    </message>
    <message>
        <source>Step Back</source>
        <translation>한 수 뒤로</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
</context>
<context>
    <name>review</name>
    <message>
        <source>taking {card}</source>
        <translation>{card} 먹기</translation>
    </message>
    <message>
        <source>{card} on {taken}</source>
        <translation>{card} 내고 {taken} 먹기</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>복기</translation>
    </message>
    <message>
        <source>Moments</source>
        <translation>장면</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>완료</translation>
    </message>
    <message>
        <source>Review: {round}</source>
        <translation>복기: {round}</translation>
    </message>
    <message>
        <source>Looking at your move {n} of {all}…</source>
        <translation>{all}수 가운데 {n}번째 수를 살펴보는 중…</translation>
    </message>
    <message>
        <source>The review broke off ({why}).</source>
        <translation>복기가 중단되었습니다({why}).</translation>
    </message>
    <message>
        <source>Move {n}: {amount} – played {played}, better {better}</source>
        <translation>{n}수: {amount} – {played} 대신 {better}</translation>
    </message>
    <message>
        <source>You played: {played}. Better: {better}, by about {amount} on average, give or take {error}.</source>
        <translation>내 수: {played}. 더 나은 수: {better}. 평균 {amount}쯤 낫습니다(오차 {error}).</translation>
    </message>
    <message>
        <source>{row}; again at {again}</source>
        <translation>{row}; 또 {again}</translation>
    </message>
    <message>
        <source>You played: {played}. Better by about {amount} on average, give or take {error}. {why}</source>
        <translation>내 수: {played}. 평균 {amount}쯤 나은 수가 있습니다(오차 {error}). {why}</translation>
    </message>
    <message>
        <source>You played: {played}. Better: {why}</source>
        <translation>내 수: {played}. 더 나은 수: {why}</translation>
    </message>
    <message>
        <source>Well played: no move gave much away.</source>
        <translation>잘했습니다. 크게 손해 본 수가 없습니다.</translation>
    </message>
    <message>
        <source>One move gave away about {total}.</source>
        <translation>한 수에서 {total}쯤 손해를 보았습니다.</translation>
    </message>
    <message>
        <source>{n} moves gave away about {total}.</source>
        <translation>{n}수에서 모두 {total}쯤 손해를 보았습니다.</translation>
    </message>
    <message>
        <source>{who} – {what}</source>
        <translation>{who} – {what}</translation>
    </message>
    <message>
        <source>You played: {played}.</source>
        <translation>내 수: {played}.</translation>
    </message>
    <message>
        <source>Nothing else would have brought much more.</source>
        <translation>다른 수도 크게 낫지 않았습니다.</translation>
    </message>
    <message>
        <source>{n}: {amount} – {better}</source>
        <translation>{n}수: {amount} – {better}</translation>
    </message>
    <message>
        <source>You played: {played}. It wins {had} of such games. Better: {better}. It wins {more}, give or take {error}.</source>
        <translation>내 수: {played}. 승률 {had}. 더 나은 수: {better}. 승률 {more}, 오차 {error}.</translation>
    </message>
    <message>
        <source>The same at move {again}.</source>
        <translation>{again}번 수도 마찬가지입니다.</translation>
    </message>
    <message>
        <source>The same at moves {again}.</source>
        <translation>{again}번 수도 마찬가지입니다.</translation>
    </message>
    <message>
        <source>One move gave away {total} of a win.</source>
        <translation>한 수에서 승률을 {total} 잃었습니다.</translation>
    </message>
    <message>
        <source>{n} moves gave away {total} of a win.</source>
        <translation>{n}수에서 승률을 모두 {total} 잃었습니다.</translation>
    </message>
    <message>
        <source>bomb {month}</source>
        <translation>{month} 폭탄</translation>
    </message>
    <message>
        <source>shake {month}</source>
        <translation>{month} 흔들기</translation>
    </message>
    <message>
        <source>turning a stack card only</source>
        <translation>뒤집기</translation>
    </message>
    <message>
        <source>playing on with four of a month</source>
        <translation>총통 들고 이어 하기</translation>
    </message>
    <message>
        <source>winning with four of a month</source>
        <translation>총통으로 이기기</translation>
    </message>
</context>
<context>
    <name>score</name>
    <message>
        <source>${whole}.{cents}</source>
        <translation>{whole}.{cents}냥</translation>
    </message>
    <message>
        <source>${amount}</source>
        <translation>{amount}냥</translation>
    </message>
    <message>
        <source>You owe ${due} and pay all you have left, ${amount}.</source>
        <translation>나는 {due}냥을 내야 하지만 남은 돈이 {amount}냥뿐이라 그것을 모두 냅니다.</translation>
    </message>
    <message>
        <source>You pay ${amount}.</source>
        <translation>내가 {amount}냥을 냅니다.</translation>
    </message>
    <message>
        <source>{name} pays ${amount}.</source>
        <translation>{name}님이 {amount}냥을 냅니다.</translation>
    </message>
    <message>
        <source>{name} owes ${due} and pays all that is left, ${amount}.</source>
        <translation>{name}님은 {due}냥을 내야 하지만 남은 돈이 {amount}냥뿐이라 그것을 모두 냅니다.</translation>
    </message>
    <message>
        <source>{n} suns</source>
        <translation>광 {n}장</translation>
    </message>
    <message>
        <source>{n} animals</source>
        <translation>열끗 {n}장</translation>
    </message>
    <message>
        <source>{n} Exchanges</source>
        <translation>거래소 {n}장</translation>
    </message>
    <message>
        <source>The three Payment Gateways</source>
        <translation>결제 창구 세 장</translation>
    </message>
    <message>
        <source>{n} Merchants, Gateways among them</source>
        <translation>상인 {n}장(결제 창구 포함)</translation>
    </message>
    <message>
        <source>{n} ribbons</source>
        <translation>띠 {n}장</translation>
    </message>
    <message>
        <source>The three Chunks</source>
        <translation>청크 세 장</translation>
    </message>
    <message>
        <source>The three Nonces</source>
        <translation>넌스 세 장</translation>
    </message>
    <message>
        <source>The three Hashes</source>
        <translation>해시 세 장</translation>
    </message>
    <message>
        <source>Proof-of-work</source>
        <translation>작업 증명</translation>
    </message>
    <message>
        <source>All five Exchanges</source>
        <translation>거래소 다섯 장</translation>
    </message>
    <message>
        <source>{n} Mining, doubles and jokers counted twice</source>
        <translation>채굴 {n}장(쌍채굴과 조커는 두 장)</translation>
    </message>
    <message>
        <source>Keep going</source>
        <translation>계속</translation>
    </message>
    <message>
        <source>Jiggle Wiggle ({coin})</source>
        <translation>흔들기({coin})</translation>
    </message>
    <message>
        <source>Complete Transaction ({coin})</source>
        <translation>거래 완료({coin})</translation>
    </message>
    <message>
        <source>Perfect Hand ({coin})</source>
        <translation>완벽한 패({coin})</translation>
    </message>
    <message>
        <source>No Market</source>
        <translation>시장 없음</translation>
    </message>
    <message>
        <source>Junk Coin</source>
        <translation>잡코인</translation>
    </message>
    <message>
        <source>No Hashrate</source>
        <translation>해시레이트 없음</translation>
    </message>
    <message>
        <source>{doubling}: {reason}</source>
        <translation>{doubling}: {reason}</translation>
    </message>
    <message>
        <source>from the third Keep going on</source>
        <translation>세 번째 계속부터</translation>
    </message>
    <message>
        <source>three of a coin were shown</source>
        <translation>한 코인 세 장을 보임</translation>
    </message>
    <message>
        <source>all four of a coin in one play</source>
        <translation>한 코인 네 장을 한 번에</translation>
    </message>
    <message>
        <source>played on with all four of a coin</source>
        <translation>한 코인 네 장을 들고 이어 함</translation>
    </message>
    <message>
        <source>7 or more Merchants and Gateways</source>
        <translation>상인과 결제 창구 7장 이상</translation>
    </message>
    <message>
        <source>3 or more Exchanges against none</source>
        <translation>거래소 3장 이상, 상대는 없음</translation>
    </message>
    <message>
        <source>10 or more Mining against fewer than 8</source>
        <translation>채굴 10장 이상, 상대는 8장 미만</translation>
    </message>
    <message>
        <source>{whole}.{tenth} points</source>
        <translation>{whole}.{tenth}점</translation>
    </message>
    <message>
        <source>{n} plains</source>
        <translation>피 {n}장</translation>
    </message>
    <message>
        <source>The three red ribbons</source>
        <translation>홍단</translation>
    </message>
    <message>
        <source>The three blue ribbons</source>
        <translation>청단</translation>
    </message>
    <message>
        <source>The three orchid ribbons</source>
        <translation>초단</translation>
    </message>
    <message>
        <source>The three birds</source>
        <translation>고도리</translation>
    </message>
    <message>
        <source>All five suns</source>
        <translation>오광</translation>
    </message>
    <message>
        <source>{suns}, one of them December’s</source>
        <translation>{suns}(비 광 포함)</translation>
    </message>
    <message>
        <source>September cup</source>
        <translation>국진</translation>
    </message>
    <message>
        <source>November double</source>
        <translation>오동 쌍피</translation>
    </message>
    <message>
        <source>December double</source>
        <translation>비 쌍피</translation>
    </message>
    <message>
        <source>{plains}; twice: {doubles}</source>
        <translation>{plains}(두 장으로 친 패: {doubles})</translation>
    </message>
    <message>
        <source>few plains ×2</source>
        <translation>피박 ×2</translation>
    </message>
    <message>
        <source>fool’s double ×2</source>
        <translation>멍따 ×2</translation>
    </message>
    <message>
        <source>{name}: nothing collected, nothing owed</source>
        <translation>{name}: 먹은 패가 없어 낼 돈도 없음</translation>
    </message>
    <message>
        <source>(paid by {name}: GO penalty)</source>
        <translation>(고박, 내는 사람: {name})</translation>
    </message>
    <message>
        <source>Score {points}, no GO: ${base} from each</source>
        <translation>{points}점, 고 없음: {base}냥씩</translation>
    </message>
    <message>
        <source>Score {points} + {gos} for GO: ${base} from each</source>
        <translation>{points}점 + {gos}고: {base}냥씩</translation>
    </message>
    <message>
        <source>Score {points} × {factor} for {gos} GO: ${base} from each</source>
        <translation>{points}점 × {factor}({gos}고): {base}냥씩</translation>
    </message>
    <message>
        <source>no sun ×2</source>
        <translation>광박 ×2</translation>
    </message>
    <message>
        <source>shake ×2</source>
        <translation>흔들기 ×2</translation>
    </message>
    <message>
        <source>bomb ×2</source>
        <translation>폭탄 ×2</translation>
    </message>
    <message>
        <source>four of a month ×2</source>
        <translation>총통 ×2</translation>
    </message>
    <message>
        <source>nobody won before ×2</source>
        <translation>나가리 배판 ×2</translation>
    </message>
</context>
<context>
    <name>session</name>
    <message>
        <source>Pass the mouse to {name}. Nobody else should look now.</source>
        <translation>마우스를 {name}님에게 넘기십시오. 다른 사람은 이제 보지 마십시오.</translation>
    </message>
    <message>
        <source>This match is not over. Begin another all the same?</source>
        <translation>아직 승부가 끝나지 않았습니다. 그래도 새로 시작하시겠습니까?</translation>
    </message>
    <message>
        <source>Begin Anew</source>
        <translation>새로 시작</translation>
    </message>
    <message>
        <source>This deal was chosen by its number, so this is practice and does not count in the statistics.</source>
        <translation>번호로 고른 패이므로 연습이며 전적에 들어가지 않습니다.</translation>
    </message>
    <message>
        <source>There is no folder to open anything from.</source>
        <translation>열 것이 든 폴더가 없습니다.</translation>
    </message>
    <message>
        <source>“{name}” can&apos;t be opened: {why}.</source>
        <translation>“{name}” 파일을 열 수 없습니다. {why}.</translation>
    </message>
    <message>
        <source>There is no folder to save anything in.</source>
        <translation>저장할 폴더가 없습니다.</translation>
    </message>
    <message>
        <source>Since your move something was revealed, others moved or play ended. You can still take it back, but the rest is then practice and doesn’t count in the statistics.</source>
        <translation>마지막 수 뒤로 가려졌던 것이 드러났거나, 다른 사람이 두었거나, 판이 끝났습니다. 무를 수는 있지만 그때부터는 연습이며 전적에 들어가지 않습니다.</translation>
    </message>
    <message>
        <source>There is no folder with statistics.</source>
        <translation>전적이 든 폴더가 없습니다.</translation>
    </message>
    <message>
        <source>What was still to be counted could not be read; the file is kept as “{name}”.</source>
        <translation>아직 전적에 올리지 못한 판의 기록을 읽을 수 없습니다. 그 내용은 “{name}” 파일에 남겨 두었습니다.</translation>
    </message>
    <message>
        <source>The statistics are open in another program; what you have played is counted when that program closes them.</source>
        <translation>다른 프로그램이 전적을 쓰고 있습니다. 그동안 한 것은 그 프로그램이 끝나는 대로 올립니다.</translation>
    </message>
    <message>
        <source>The statistics are open in another program; try again in a moment.</source>
        <translation>다른 프로그램이 전적을 쓰고 있습니다. 잠시 뒤에 다시 해 보십시오.</translation>
    </message>
    <message>
        <source>The statistics could not be read ({why}); the file is kept as “{name}”.</source>
        <translation>전적을 읽을 수 없습니다({why}). 그 내용은 “{name}” 파일에 남겨 두었습니다.</translation>
    </message>
    <message>
        <source>The statistics could not be written: {why}.</source>
        <translation>전적을 저장할 수 없습니다: {why}.</translation>
    </message>
    <message>
        <source>Erase the statistics of this game? You can’t undo this.</source>
        <translation>이 게임의 전적을 지우시겠습니까? 되살릴 수 없습니다.</translation>
    </message>
    <message>
        <source>The game you left can&apos;t be taken up again ({why}); its file is kept as “{name}”.</source>
        <translation>하다 만 게임을 이을 수 없습니다({why}). 그 내용은 “{name}” 파일에 남겨 두었습니다.</translation>
    </message>
    <message>
        <source>A match from a file is practice and does not count in the statistics.</source>
        <translation>파일에서 연 승부는 연습이며 전적에 들어가지 않습니다.</translation>
    </message>
    <message>
        <source>This match has become as long as a file can hold, so it ends here. What has been played is kept; to play on, begin a new one.</source>
        <translation>이 승부는 파일 하나가 가득 찰 만큼 길어져서 여기서 끝납니다. 지금까지 한 것은 남아 있습니다. 더 하려면 새로 시작하십시오.</translation>
    </message>
    <message>
        <source>A computer player didn’t answer ({why}). Where that happens, {name} moves for it.</source>
        <translation>컴퓨터 선수가 대답하지 않았습니다({why}). 이럴 때 대신 두는 선수: {name}.</translation>
    </message>
    <message>
        <source>A computer player didn’t answer, so a stand-in moved for it.</source>
        <translation>컴퓨터 선수가 대답하지 않아 대타가 대신 두었습니다.</translation>
    </message>
    <message>
        <source>No hint is available now ({why}).</source>
        <translation>지금은 훈수를 들을 수 없습니다({why}).</translation>
    </message>
    <message>
        <source>{why} The game goes on, and each move tries again to save it.</source>
        <translation>{why} 게임은 계속되며, 수를 둘 때마다 다시 저장해 봅니다.</translation>
    </message>
    <message>
        <source>There is no file “{name}” any more.</source>
        <translation>“{name}” 파일이 이제 없습니다.</translation>
    </message>
    <message>
        <source>it belongs to a game that is not here</source>
        <translation>여기에 없는 게임의 파일입니다</translation>
    </message>
    <message>
        <source>it belongs to {other}, not to {game}</source>
        <translation>{game}의 것이 아니라 {other}의 것입니다</translation>
    </message>
    <message>
        <source>These cards have been dealt here before, so this is practice and does not count in the statistics.</source>
        <translation>전에 여기서 돌렸던 패이므로 이것은 연습이며 전적에 들어가지 않습니다.</translation>
    </message>
    <message>
        <source>The statistics could not be read: {why}.</source>
        <translation>전적을 읽을 수 없습니다: {why}.</translation>
    </message>
    <message>
        <source>It does not say why.</source>
        <translation>까닭은 밝히지 않았습니다.</translation>
    </message>
    <message>
        <source>it holds no game, or it is damaged</source>
        <translation>게임이 들어 있지 않거나 망가졌습니다</translation>
    </message>
    <message>
        <source>written by a newer version</source>
        <translation>더 새로운 버전이 쓴 것입니다</translation>
    </message>
    <message>
        <source>it is too long</source>
        <translation>너무 깁니다</translation>
    </message>
    <message>
        <source>it belongs to another game</source>
        <translation>다른 게임의 파일입니다</translation>
    </message>
    <message>
        <source>it doesn’t follow the rules at move {move} of game {game}</source>
        <translation>{game}번째 판의 {move}번째 수가 규칙에 맞지 않습니다</translation>
    </message>
    <message>
        <source>something is wrong with its game {game}</source>
        <translation>{game}번째 판이 잘못되었습니다</translation>
    </message>
    <message>
        <source>the file is damaged</source>
        <translation>파일이 망가졌습니다</translation>
    </message>
    <message>
        <source>it is played by rules that this version doesn’t know</source>
        <translation>이 버전이 모르는 규칙으로 한 게임입니다</translation>
    </message>
    <message>
        <source>Concede</source>
        <translation>기권</translation>
    </message>
    <message>
        <source>It ends for all, and {name} comes last.</source>
        <translation>모두에게 여기서 끝나고, 꼴찌는 {name}입니다.</translation>
    </message>
    <message>
        <source>It is practice and does not count.</source>
        <translation>연습이라 전적에 오르지 않습니다.</translation>
    </message>
    <message>
        <source>It counts as a loss.</source>
        <translation>진 것으로 기록됩니다.</translation>
    </message>
</context>
<context>
    <name>settings</name>
    <message>
        <source>Your settings could not be used ({why}); the file is kept as “{name}”.</source>
        <translation>저장된 설정을 쓸 수 없습니다({why}). 그 내용은 “{name}” 파일에 남겨 두었습니다.</translation>
    </message>
</context>
<context>
    <name>sheet</name>
    <message>
        <source>End of the game</source>
        <translation>판 끝</translation>
    </message>
    <message>
        <source>Cards left in hand:</source>
        <translation>손에 남은 패:</translation>
    </message>
    <message>
        <source>Payment</source>
        <translation>셈</translation>
    </message>
    <message>
        <source>Next Game</source>
        <translation>다음 판</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>복기</translation>
    </message>
    <message>
        <source>Waste Hashrate: no winner.</source>
        <translation>해시레이트 낭비: 이긴 사람이 없습니다.</translation>
    </message>
    <message>
        <source>The deal is void.</source>
        <translation>이 판은 무효입니다.</translation>
    </message>
    <message>
        <source>You win this game at once with a Perfect Hand.</source>
        <translation>완벽한 패로 이 판을 바로 이겼습니다.</translation>
    </message>
    <message>
        <source>{name} wins this game at once with a Perfect Hand.</source>
        <translation>{name}님이 완벽한 패로 이 판을 바로 이겼습니다.</translation>
    </message>
    <message>
        <source>The cards have run out and nobody has ended the game. Nothing is paid.</source>
        <translation>패가 떨어졌는데 아무도 끝내지 않았습니다. 주고받는 점수가 없습니다.</translation>
    </message>
    <message>
        <source>Four cards of one coin lay on the layout. Nobody has won before.</source>
        <translation>바닥에 한 코인 네 장이 깔렸습니다. 앞서 이긴 사람이 없습니다.</translation>
    </message>
    <message>
        <source>Four cards of one coin lay on the layout: the last winner gets 7 points.</source>
        <translation>바닥에 한 코인 네 장이 깔렸습니다. 지난번에 이긴 사람이 7점을 받습니다.</translation>
    </message>
    <message>
        <source>Both hands held a Perfect Hand. Nothing is paid.</source>
        <translation>둘 다 완벽한 패입니다. 주고받는 점수가 없습니다.</translation>
    </message>
    <message>
        <source>Abandoned block chain: what you had, {points}, counts for nothing.</source>
        <translation>버려진 블록체인: 내가 모은 {points:은} 모두 무효입니다.</translation>
    </message>
    <message>
        <source>Abandoned block chain: what {name} had, {points}, counts for nothing.</source>
        <translation>버려진 블록체인: {name}님이 모은 {points:은} 모두 무효입니다.</translation>
    </message>
    <message>
        <source>{giver} pays {name} {points}.</source>
        <translation>{giver}님이 {name}님에게 {points:을} 줍니다.</translation>
    </message>
    <message>
        <source>{name} pays you {points}.</source>
        <translation>{name}님에게서 {points:을} 받습니다.</translation>
    </message>
    <message>
        <source>You pay {name} {points}.</source>
        <translation>내가 {name}님에게 {points:을} 줍니다.</translation>
    </message>
    <message>
        <source>The match is level.</source>
        <translation>승부는 동점입니다.</translation>
    </message>
    <message>
        <source>You are {points} ahead ({balance}).</source>
        <translation>{points} 앞서 있습니다({balance}).</translation>
    </message>
    <message>
        <source>{name} is {points} ahead ({balance}).</source>
        <translation>{name}님이 {points} 앞서 있습니다({balance}).</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>점수</translation>
    </message>
    <message>
        <source>All hands are empty and nobody called STOP: no winner.</source>
        <translation>손패가 모두 떨어졌는데 스톱한 사람이 없습니다. 나가리입니다.</translation>
    </message>
    <message>
        <source>You win this game with {points} points.</source>
        <translation>{points}점으로 이 판을 이겼습니다.</translation>
    </message>
    <message>
        <source>{name} wins this game with {points} points.</source>
        <translation>{name}님이 {points}점으로 이 판을 이겼습니다.</translation>
    </message>
    <message>
        <source>The war is over: {names} are equally rich.</source>
        <translation>승부가 끝났습니다. {names}: 똑같이 부자입니다.</translation>
    </message>
    <message>
        <source>The war is over, and {name} has won it.</source>
        <translation>승부가 끝났습니다. {name}님이 이겼습니다.</translation>
    </message>
    <message>
        <source>The war is over, and you have won it.</source>
        <translation>승부가 끝났습니다. 내가 이겼습니다.</translation>
    </message>
    <message>
        <source>Forced STOP: you had called GO.</source>
        <translation>내가 고를 했기 때문에 자동으로 스톱이 되었습니다.</translation>
    </message>
    <message>
        <source>Forced STOP: {name} had called GO.</source>
        <translation>{name}님이 고를 했기 때문에 자동으로 스톱이 되었습니다.</translation>
    </message>
    <message>
        <source>Forced STOP: it was the last turn.</source>
        <translation>마지막 차례였기 때문에 자동으로 스톱이 되었습니다.</translation>
    </message>
    <message>
        <source>R</source>
        <comment>the key for Review</comment>
        <translation>R</translation>
    </message>
    <message>
        <source>Show All Hands</source>
        <translation>모든 패 보기</translation>
    </message>
    <message>
        <source>H</source>
        <comment>the key for Show All Hands</comment>
        <translation>H</translation>
    </message>
    <message>
        <source>Same Deal</source>
        <translation>같은 판 다시</translation>
    </message>
    <message>
        <source>S</source>
        <comment>the key for Same Deal</comment>
        <translation>S</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>C</source>
        <comment>the key for Close</comment>
        <translation>C</translation>
    </message>
    <message>
        <source>The match is over, and you have won it.</source>
        <translation>승부가 끝났습니다. 내가 이겼습니다.</translation>
    </message>
    <message>
        <source>The match is over, and {name} has won it.</source>
        <translation>승부가 끝났습니다. {name}님이 이겼습니다.</translation>
    </message>
    <message>
        <source>The next game pays ×{n}.</source>
        <translation>다음 판은 {n}배입니다.</translation>
    </message>
    <message>
        <source>You win this game with your third triplet.</source>
        <translation>세 번째 뻑으로 이 판을 이겼습니다.</translation>
    </message>
    <message>
        <source>{name} wins this game with a third triplet.</source>
        <translation>{name}님이 세 번째 뻑으로 이 판을 이겼습니다.</translation>
    </message>
    <message>
        <source>You win this game at once, with four of a month.</source>
        <translation>총통으로 이 판을 바로 이겼습니다.</translation>
    </message>
    <message>
        <source>{name} wins this game at once, with four of a month.</source>
        <translation>{name}님이 총통으로 이 판을 바로 이겼습니다.</translation>
    </message>
    <message>
        <source>Final Result</source>
        <translation>최종 결과</translation>
    </message>
</context>
<context>
    <name>soi</name>
    <message>
        <source>South</source>
        <translation>남쪽</translation>
    </message>
    <message>
        <source>East</source>
        <translation>동쪽</translation>
    </message>
    <message>
        <source>North</source>
        <translation>북쪽</translation>
    </message>
    <message>
        <source>West</source>
        <translation>서쪽</translation>
    </message>
    <message>
        <source>the Ace of Spades</source>
        <translation>스페이드 에이스</translation>
    </message>
    <message>
        <source>the Ace of Clubs</source>
        <translation>클럽 에이스</translation>
    </message>
    <message>
        <source>the Ace of Hearts</source>
        <translation>하트 에이스</translation>
    </message>
    <message>
        <source>the Ace of Diamonds</source>
        <translation>다이아몬드 에이스</translation>
    </message>
    <message>
        <source>the 2 of Spades</source>
        <translation>스페이드 2</translation>
    </message>
    <message>
        <source>the 2 of Clubs</source>
        <translation>클럽 2</translation>
    </message>
    <message>
        <source>the 2 of Hearts</source>
        <translation>하트 2</translation>
    </message>
    <message>
        <source>the 2 of Diamonds</source>
        <translation>다이아몬드 2</translation>
    </message>
    <message>
        <source>the 3 of Spades</source>
        <translation>스페이드 3</translation>
    </message>
    <message>
        <source>the 3 of Clubs</source>
        <translation>클럽 3</translation>
    </message>
    <message>
        <source>the 3 of Hearts</source>
        <translation>하트 3</translation>
    </message>
    <message>
        <source>the 3 of Diamonds</source>
        <translation>다이아몬드 3</translation>
    </message>
    <message>
        <source>the 4 of Spades</source>
        <translation>스페이드 4</translation>
    </message>
    <message>
        <source>the 4 of Clubs</source>
        <translation>클럽 4</translation>
    </message>
    <message>
        <source>the 4 of Hearts</source>
        <translation>하트 4</translation>
    </message>
    <message>
        <source>the 4 of Diamonds</source>
        <translation>다이아몬드 4</translation>
    </message>
    <message>
        <source>the 5 of Spades</source>
        <translation>스페이드 5</translation>
    </message>
    <message>
        <source>the 5 of Clubs</source>
        <translation>클럽 5</translation>
    </message>
    <message>
        <source>the 5 of Hearts</source>
        <translation>하트 5</translation>
    </message>
    <message>
        <source>the 5 of Diamonds</source>
        <translation>다이아몬드 5</translation>
    </message>
    <message>
        <source>the 6 of Spades</source>
        <translation>스페이드 6</translation>
    </message>
    <message>
        <source>the 6 of Clubs</source>
        <translation>클럽 6</translation>
    </message>
    <message>
        <source>the 6 of Hearts</source>
        <translation>하트 6</translation>
    </message>
    <message>
        <source>the 6 of Diamonds</source>
        <translation>다이아몬드 6</translation>
    </message>
    <message>
        <source>the 7 of Spades</source>
        <translation>스페이드 7</translation>
    </message>
    <message>
        <source>the 7 of Clubs</source>
        <translation>클럽 7</translation>
    </message>
    <message>
        <source>the 7 of Hearts</source>
        <translation>하트 7</translation>
    </message>
    <message>
        <source>the 7 of Diamonds</source>
        <translation>다이아몬드 7</translation>
    </message>
    <message>
        <source>the 8 of Spades</source>
        <translation>스페이드 8</translation>
    </message>
    <message>
        <source>the 8 of Clubs</source>
        <translation>클럽 8</translation>
    </message>
    <message>
        <source>the 8 of Hearts</source>
        <translation>하트 8</translation>
    </message>
    <message>
        <source>the 8 of Diamonds</source>
        <translation>다이아몬드 8</translation>
    </message>
    <message>
        <source>the 9 of Spades</source>
        <translation>스페이드 9</translation>
    </message>
    <message>
        <source>the 9 of Clubs</source>
        <translation>클럽 9</translation>
    </message>
    <message>
        <source>the 9 of Hearts</source>
        <translation>하트 9</translation>
    </message>
    <message>
        <source>the 9 of Diamonds</source>
        <translation>다이아몬드 9</translation>
    </message>
    <message>
        <source>the 10 of Spades</source>
        <translation>스페이드 10</translation>
    </message>
    <message>
        <source>the 10 of Clubs</source>
        <translation>클럽 10</translation>
    </message>
    <message>
        <source>the 10 of Hearts</source>
        <translation>하트 10</translation>
    </message>
    <message>
        <source>the 10 of Diamonds</source>
        <translation>다이아몬드 10</translation>
    </message>
    <message>
        <source>the Jack of Spades</source>
        <translation>스페이드 잭</translation>
    </message>
    <message>
        <source>the Jack of Clubs</source>
        <translation>클럽 잭</translation>
    </message>
    <message>
        <source>the Jack of Hearts</source>
        <translation>하트 잭</translation>
    </message>
    <message>
        <source>the Jack of Diamonds</source>
        <translation>다이아몬드 잭</translation>
    </message>
    <message>
        <source>the Queen of Spades</source>
        <translation>스페이드 퀸</translation>
    </message>
    <message>
        <source>the Queen of Clubs</source>
        <translation>클럽 퀸</translation>
    </message>
    <message>
        <source>the Queen of Hearts</source>
        <translation>하트 퀸</translation>
    </message>
    <message>
        <source>the Queen of Diamonds</source>
        <translation>다이아몬드 퀸</translation>
    </message>
    <message>
        <source>the King of Spades</source>
        <translation>스페이드 킹</translation>
    </message>
    <message>
        <source>the King of Clubs</source>
        <translation>클럽 킹</translation>
    </message>
    <message>
        <source>the King of Hearts</source>
        <translation>하트 킹</translation>
    </message>
    <message>
        <source>the King of Diamonds</source>
        <translation>다이아몬드 킹</translation>
    </message>
    <message>
        <source>Aces</source>
        <translation>에이스</translation>
    </message>
    <message>
        <source>2s</source>
        <translation>2</translation>
    </message>
    <message>
        <source>3s</source>
        <translation>3</translation>
    </message>
    <message>
        <source>4s</source>
        <translation>4</translation>
    </message>
    <message>
        <source>5s</source>
        <translation>5</translation>
    </message>
    <message>
        <source>6s</source>
        <translation>6</translation>
    </message>
    <message>
        <source>7s</source>
        <translation>7</translation>
    </message>
    <message>
        <source>8s</source>
        <translation>8</translation>
    </message>
    <message>
        <source>9s</source>
        <translation>9</translation>
    </message>
    <message>
        <source>10s</source>
        <translation>10</translation>
    </message>
    <message>
        <source>Jacks</source>
        <translation>잭</translation>
    </message>
    <message>
        <source>Queens</source>
        <translation>퀸</translation>
    </message>
    <message>
        <source>Kings</source>
        <translation>킹</translation>
    </message>
    <message>
        <source>one move ago</source>
        <translation>한 수 전에</translation>
    </message>
    <message>
        <source>two moves ago</source>
        <translation>두 수 전에</translation>
    </message>
    <message>
        <source>three moves ago</source>
        <translation>세 수 전에</translation>
    </message>
    <message>
        <source>four moves ago</source>
        <translation>네 수 전에</translation>
    </message>
    <message>
        <source>five moves ago</source>
        <translation>다섯 수 전에</translation>
    </message>
    <message>
        <source>six moves ago</source>
        <translation>여섯 수 전에</translation>
    </message>
    <message>
        <source>seven moves ago</source>
        <translation>일곱 수 전에</translation>
    </message>
    <message>
        <source>eight moves ago</source>
        <translation>여덟 수 전에</translation>
    </message>
    <message>
        <source>nine moves ago</source>
        <translation>아홉 수 전에</translation>
    </message>
    <message>
        <source>ten moves ago</source>
        <translation>열 수 전에</translation>
    </message>
    <message>
        <source>eleven moves ago</source>
        <translation>열한 수 전에</translation>
    </message>
    <message>
        <source>twelve moves ago</source>
        <translation>열두 수 전에</translation>
    </message>
    <message>
        <source>earlier in this round</source>
        <translation>이 판 초반에</translation>
    </message>
</context>
<context>
    <name>soi-memory</name>
    <message>
        <source>Memory</source>
        <translation>기억</translation>
    </message>
    <message>
        <source>Moves, latest first</source>
        <translation>둔 수(마지막부터)</translation>
    </message>
    <message>
        <source>Known cards</source>
        <translation>어디 있는지 아는 패</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>있음</translation>
    </message>
    <message>
        <source>no</source>
        <translation>없음</translation>
    </message>
</context>
<context>
    <name>soi-menu</name>
    <message>
        <source>Memory…</source>
        <translation>기억…</translation>
    </message>
    <message>
        <source>Score…</source>
        <translation>점수…</translation>
    </message>
    <message>
        <source>New Match</source>
        <translation>새 승부</translation>
    </message>
</context>
<context>
    <name>soi-moment</name>
    <message>
        <source>FOUR ACES
{points}</source>
        <translation>에이스 네 장
{points}점</translation>
    </message>
    <message>
        <source>QUARTET!</source>
        <translation>한 묶음!</translation>
    </message>
    <message>
        <source>FIVE
IN A ROW</source>
        <translation>다섯 장
연달아</translation>
    </message>
    <message>
        <source>OUT</source>
        <translation>빠짐</translation>
    </message>
</context>
<context>
    <name>soi-options</name>
    <message>
        <source>Play to:</source>
        <translation>승부가 끝나는 점수:</translation>
    </message>
    <message>
        <source>Computer level:</source>
        <translation>컴퓨터 수준:</translation>
    </message>
    <message>
        <source>Delay:</source>
        <translation>지연 시간:</translation>
    </message>
    <message>
        <source>{range} thousandths of a second</source>
        <translation>{range} (1000분의 1초)</translation>
    </message>
    <message>
        <source>Who plays:</source>
        <translation>하는 사람:</translation>
    </message>
    <message>
        <source>Sort computers’ hands</source>
        <translation>컴퓨터의 패 정리</translation>
    </message>
    <message>
        <source>Easiest</source>
        <translation>쉬움</translation>
    </message>
    <message>
        <source>Middle</source>
        <translation>보통</translation>
    </message>
    <message>
        <source>Impossible</source>
        <translation>무적</translation>
    </message>
    <message>
        <source>Sort computers’ hands from the next deal on</source>
        <translation>다음 판부터 컴퓨터의 패 정리</translation>
    </message>
    <message>
        <source>Confirm moves</source>
        <translation>수 확인</translation>
    </message>
    <message>
        <source>the computer</source>
        <translation>컴퓨터</translation>
    </message>
    <message>
        <source>a person</source>
        <translation>사람</translation>
    </message>
    <message>
        <source>{least} to {most}</source>
        <translation>{least}–{most}</translation>
    </message>
    <message>
        <source>What is dimmed can be changed between matches.</source>
        <translation>흐린 것은 승부와 승부 사이에 바꿀 수 있습니다.</translation>
    </message>
    <message>
        <source>Wait for a click after each question</source>
        <translation>물을 때마다 기다리기</translation>
    </message>
    <message>
        <source>Question balloons</source>
        <translation>물음 풍선</translation>
    </message>
    <message>
        <source>{seat}, by name</source>
        <translation>{seat}, 이름</translation>
    </message>
    <message>
        <source>House rule: every set is worth ten points</source>
        <translation>동네 규칙: 묶음은 모두 10점</translation>
    </message>
    <message>
        <source>House rule: after a miss the turn passes on</source>
        <translation>동네 규칙: 없으면 다음 사람이 물음</translation>
    </message>
</context>
<context>
    <name>soi-review</name>
    <message>
        <source>ask {seat} for {card}</source>
        <translation>{seat}님에게 {card:을} 달라고 하기</translation>
    </message>
    <message>
        <source>Asks {n}: likelier: {better}</source>
        <translation>{n}번: 더 나은 수: {better}</translation>
    </message>
    <message>
        <source>Asks {n}: known: {better}</source>
        <translation>{n}번: 확실한 수: {better}</translation>
    </message>
    <message>
        <source>Ask {n}: {asked} ({had}). Likelier: {better} ({more})</source>
        <translation>{n}번: {asked} ({had}). 더 나은 수: {better} ({more})</translation>
    </message>
    <message>
        <source>Round {round}, ask {n}: you asked {seat} for {card} ({had}). Better: {better}. {reason}</source>
        <translation>{round}판 {n}번: {seat}님에게 {card:을} 달라고 했습니다({had}). 더 나은 수: {better}. {reason}</translation>
    </message>
    <message>
        <source>Round {round}, ask {n}: you asked {seat} for {card} ({had}). You could have known: {reason}</source>
        <translation>{round}판 {n}번: {seat}님에게 {card:을} 달라고 했습니다({had}). 알 수 있던 것: {reason}</translation>
    </message>
    <message>
        <source>The same in ask {again}.</source>
        <translation>{again}번도 마찬가지입니다.</translation>
    </message>
    <message>
        <source>The same in asks {again}.</source>
        <translation>{again}번도 마찬가지입니다.</translation>
    </message>
    <message>
        <source>Cards known, not asked for: {n}.</source>
        <translation>알고도 놓친 패: {n}장.</translation>
    </message>
    <message>
        <source>Ask {n}: {asked} ({had}). Known: {better}</source>
        <translation>{n}번: {asked} ({had}). 확실한 수: {better}</translation>
    </message>
    <message>
        <source>{card} from {seat}</source>
        <translation>{seat}님 {card}</translation>
    </message>
    <message>
        <source>Better guesses: {n}.</source>
        <translation>더 나은 짐작: {n}번.</translation>
    </message>
    <message>
        <source>Perfect memory: you missed nothing.</source>
        <translation>잘 기억했습니다. 놓친 것이 없습니다.</translation>
    </message>
</context>
<context>
    <name>soi-sheet</name>
    <message>
        <source>End of the round</source>
        <translation>판 끝</translation>
    </message>
    <message>
        <source>End of the match</source>
        <translation>승부 끝</translation>
    </message>
    <message>
        <source>Sets</source>
        <translation>묶음</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>점수</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>이전</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>합계</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>등수</translation>
    </message>
    <message>
        <source>Next Round</source>
        <translation>다음 판</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>{number}번째 판</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>점수</translation>
    </message>
    <message>
        <source>Round {number}; the match ends at {target} points.</source>
        <translation>{number}번째 판. 승부는 {target}점에서 끝납니다.</translation>
    </message>
    <message>
        <source>Total before</source>
        <translation>이전 합계</translation>
    </message>
    <message>
        <source>This round</source>
        <translation>이번 판</translation>
    </message>
    <message>
        <source>Four Aces</source>
        <translation>에이스 네 장</translation>
    </message>
    <message>
        <source>Congratulations</source>
        <translation>축하합니다</translation>
    </message>
    <message>
        <source>You have beaten the machine on the impossible level, by memory and wit of your own. Sincere congratulations!</source>
        <translation>오직 기억과 재치로 “무적” 수준의 기계를 이겼습니다. 진심으로 축하합니다!</translation>
    </message>
    <message>
        <source>It forgets nothing. Few people can say the same.</source>
        <translation>기계는 한 번 오간 물음을 하나도 잊지 않습니다. 스스로 그렇다고 할 수 있는 사람은 드뭅니다.</translation>
    </message>
    <message>
        <source>Thank You</source>
        <translation>고맙습니다</translation>
    </message>
    <message>
        <source>Round {number} is over.</source>
        <translation>{number}번째 판이 끝났습니다.</translation>
    </message>
    <message>
        <source>The match is over. You win it with {points} points!</source>
        <translation>승부가 끝났습니다. {points}점으로 이겼습니다!</translation>
    </message>
    <message>
        <source>The match is over. {seat} wins it with {points} points.</source>
        <translation>승부가 끝났습니다. {seat}님이 {points}점으로 이겼습니다.</translation>
    </message>
    <message>
        <source>{target} points reached, and a tie: one more round decides.</source>
        <translation>{target}점에 이르렀지만 선두가 여럿이라 한 판 더 겨룹니다.</translation>
    </message>
    <message>
        <source>The match ends at {target} points.</source>
        <translation>승부는 {target}점에서 끝납니다.</translation>
    </message>
    <message>
        <source>{place}.</source>
        <translation>{place}등</translation>
    </message>
    <message>
        <source>Deal {deal}, round {number}</source>
        <translation>판 번호 {deal}, {number}번째 판</translation>
    </message>
</context>
<context>
    <name>soi-statistics</name>
    <message>
        <source>{whole}.{tenth}</source>
        <translation>{whole}.{tenth}</translation>
    </message>
    <message>
        <source>Rounds finished</source>
        <translation>끝낸 판</translation>
    </message>
    <message>
        <source>Rounds with most points</source>
        <translation>1등 한 판</translation>
    </message>
    <message>
        <source>Rounds tied for first</source>
        <translation>공동 1등 한 판</translation>
    </message>
    <message>
        <source>Best round won</source>
        <translation>이긴 판 최고 점수</translation>
    </message>
    <message>
        <source>Average points per round</source>
        <translation>판당 점수</translation>
    </message>
    <message>
        <source>Longest run of rounds won</source>
        <translation>최다 연승(판)</translation>
    </message>
    <message>
        <source>Matches finished</source>
        <translation>끝낸 승부</translation>
    </message>
    <message>
        <source>Matches won</source>
        <translation>이긴 승부</translation>
    </message>
</context>
<context>
    <name>soi-table</name>
    <message>
        <source>{seat} (you)</source>
        <translation>{seat}(나)</translation>
    </message>
    <message>
        <source>{seat} lays down the four {kind}.</source>
        <translation>{seat}님이 {kind} 패 네 장을 내려놓습니다.</translation>
    </message>
    <message>
        <source>You lay down the four {kind}.</source>
        <translation>내가 {kind} 패 네 장을 내려놓습니다.</translation>
    </message>
    <message>
        <source>S E N W</source>
        <comment>letters of South, East, North, West</comment>
        <translation>S E N W</translation>
    </message>
    <message>
        <source>You don’t have it.</source>
        <translation>나에게 없습니다.</translation>
    </message>
    <message>
        <source>{seat} doesn’t have it.</source>
        <translation>{seat}님에게 없습니다.</translation>
    </message>
    <message>
        <source>Round {number}. {seat} begins.</source>
        <translation>{number}번째 판. {seat}님부터 시작합니다.</translation>
    </message>
    <message>
        <source>Round {number}. You begin.</source>
        <translation>{number}번째 판. 나부터 시작합니다.</translation>
    </message>
    <message>
        <source>{seat} is asking.</source>
        <translation>{seat}님 차례입니다.</translation>
    </message>
    <message>
        <source>{before} + {points} of {target}</source>
        <translation>{target}점 중 {before} + {points}</translation>
    </message>
    <message>
        <source>{before}+{points} of {target}</source>
        <translation>{target}점 중 {before}+{points}</translation>
    </message>
    <message>
        <source>{before}+{points}/{target}</source>
        <translation>{before}+{points}/{target}</translation>
    </message>
    <message>
        <source>{before} + {points}</source>
        <comment>points before the round and in it</comment>
        <translation>{before} + {points}</translation>
    </message>
    <message>
        <source>out</source>
        <translation>빠짐</translation>
    </message>
    <message>
        <source>set of {kind}</source>
        <translation>{kind} 묶음</translation>
    </message>
    <message>
        <source>A J Q K</source>
        <comment>letters of Ace, Jack, Queen, King</comment>
        <translation>A J Q K</translation>
    </message>
    <message>
        <source>S C H D</source>
        <comment>letters of Spades, Clubs, Hearts, Diamonds</comment>
        <translation>S C H D</translation>
    </message>
    <message>
        <source>There is no such card. Type the kind and the letter of the suit ({suits}): {cards}.</source>
        <translation>그런 패는 없습니다. 숫자와 무늬 글자({suits})를 치십시오: {cards}.</translation>
    </message>
    <message>
        <source>These are your own cards: ask one of the others.</source>
        <translation>내 패입니다. 다른 사람에게 달라고 하십시오.</translation>
    </message>
    <message>
        <source>{seat} has no cards left.</source>
        <translation>{seat}님은 남은 패가 없습니다.</translation>
    </message>
    <message>
        <source>You hold {card} yourself.</source>
        <translation>{card:은} 내 손에 있습니다.</translation>
    </message>
    <message>
        <source>You hold none of the {kind}, so you can’t ask for one.</source>
        <translation>손에 {kind:이} 한 장도 없어서 달라고 할 수 없습니다.</translation>
    </message>
    <message>
        <source>This round is over.</source>
        <translation>이 판은 끝났습니다.</translation>
    </message>
    <message>
        <source>Ask {seat} for {card}.</source>
        <translation>{seat}님에게 {card:을} 달라고 하십시오.</translation>
    </message>
    <message>
        <source>to ask now</source>
        <translation>지금 차례</translation>
    </message>
    <message>
        <source>in the hand of {seat}</source>
        <translation>{seat}님의 손패</translation>
    </message>
    <message>
        <source>in your hand</source>
        <translation>내 손패</translation>
    </message>
    <message>
        <source>You</source>
        <translation>나</translation>
    </message>
    <message>
        <source>You ask {asked} for {card}.</source>
        <translation>내가 {asked}님에게 {card:을} 달라고 합니다.</translation>
    </message>
    <message>
        <source>{asker} asks you for {card}.</source>
        <translation>{asker}님이 나에게 {card:을} 달라고 합니다.</translation>
    </message>
    <message>
        <source>{asker} asks {asked} for {card}.</source>
        <translation>{asker}님이 {asked}님에게 {card:을} 달라고 합니다.</translation>
    </message>
    <message>
        <source>The round is over.</source>
        <translation>판이 끝났습니다.</translation>
    </message>
    <message>
        <source>You give it.</source>
        <translation>내가 줍니다.</translation>
    </message>
    <message>
        <source>{seat} gives it.</source>
        <translation>{seat}님이 줍니다.</translation>
    </message>
    <message>
        <source>You are out.</source>
        <translation>나는 빠집니다.</translation>
    </message>
    <message>
        <source>{seat} is out.</source>
        <translation>{seat}님은 빠집니다.</translation>
    </message>
    <message>
        <source>You ask again.</source>
        <translation>내가 또 합니다.</translation>
    </message>
    <message>
        <source>{seat} asks again.</source>
        <translation>{seat}님이 또 합니다.</translation>
    </message>
    <message>
        <source>You ask next.</source>
        <translation>다음은 내 차례입니다.</translation>
    </message>
    <message>
        <source>{seat} asks next.</source>
        <translation>다음은 {seat}님입니다.</translation>
    </message>
    <message>
        <source>Your turn: ask someone for a card.</source>
        <translation>내 차례: 누구에게 어떤 패를 달라고 합니까?</translation>
    </message>
    <message>
        <source>{seat}, your turn: ask someone for a card.</source>
        <translation>{seat} 차례: 누구에게 어떤 패를 달라고 합니까?</translation>
    </message>
    <message>
        <source>{card}, chosen</source>
        <translation>{card}, 고른 패</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>고른 상대</translation>
    </message>
    <message>
        <source>Click a card and a player, or type (for example {card}).</source>
        <translation>한 장을 누르거나 {card}처럼 치십시오. 사람은 글자로 고릅니다.</translation>
    </message>
    <message>
        <source>Ask {seat} for {card}?</source>
        <translation>{seat}님에게 {card}?</translation>
    </message>
    <message>
        <source>Click one of them again, or press Return.</source>
        <translation>둘 가운데 하나를 다시 누르거나 Return을 누르십시오.</translation>
    </message>
    <message>
        <source>Whom do you ask for {card}?</source>
        <translation>누구에게 {card:을} 달라고 합니까?</translation>
    </message>
    <message>
        <source>What do you ask {seat} for?</source>
        <translation>{seat}님에게 어떤 패를 달라고 합니까?</translation>
    </message>
    <message>
        <source>Click a card, or type it (for example {card}).</source>
        <translation>한 장을 누르거나 {card}처럼 치십시오.</translation>
    </message>
    <message>
        <source>Ask someone for a card.</source>
        <translation>누구에게 어떤 패를 달라고 합니까?</translation>
    </message>
    <message>
        <source>Your turn: {question}</source>
        <translation>내 차례: {question}</translation>
    </message>
    <message>
        <source>You typed {card}: now the letter of the suit ({suits}).</source>
        <translation>“{card}”까지 쳤습니다. 이제 무늬 글자({suits})를 치십시오.</translation>
    </message>
    <message>
        <source>ask</source>
        <comment>on the face of the player who is to be asked</comment>
        <translation>상대</translation>
    </message>
    <message>
        <source>asks for</source>
        <translation>찾는 패</translation>
    </message>
    <message>
        <source>from</source>
        <translation>누구에게</translation>
    </message>
    <message>
        <source>takes</source>
        <translation>받음</translation>
    </message>
    <message>
        <source>gives</source>
        <translation>줌</translation>
    </message>
    <message>
        <source>doesn’t have it</source>
        <translation>없음</translation>
    </message>
    <message>
        <source>A click or any key goes on.</source>
        <translation>마우스나 아무 키를 누르면 계속합니다.</translation>
    </message>
    <message>
        <source>Click a player, or press the letter on the face.</source>
        <translation>사람을 누르거나 얼굴에 있는 글자를 누르십시오.</translation>
    </message>
    <message>
        <source>No</source>
        <comment>who is asked has it not</comment>
        <translation>없어요</translation>
    </message>
    <message>
        <source>This match is not over. Concede it?</source>
        <translation>아직 승부가 끝나지 않았습니다. 기권하시겠습니까?</translation>
    </message>
</context>
<context>
    <name>sorry</name>
    <message>
        <source>Draw a Card</source>
        <translation>카드 뒤집기</translation>
    </message>
    <message>
        <source>turn over the top card</source>
        <translation>맨 위 카드 뒤집기</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>두기</translation>
    </message>
    <message>
        <source>A new game. {colour} begins.</source>
        <translation>새 게임. {colour}부터 시작합니다.</translation>
    </message>
    <message>
        <source>The pile is used up: all cards are shuffled again.</source>
        <translation>더미가 떨어져 카드를 모두 다시 섞습니다.</translation>
    </message>
    <message>
        <source>{colour} turns over: {card}.</source>
        <translation>{colour}: {card} 카드를 뒤집었습니다.</translation>
    </message>
    <message>
        <source>can’t move</source>
        <translation>움직일 수 없음</translation>
    </message>
    <message>
        <source>{colour} can’t move: the turn is lost.</source>
        <translation>{colour}: 움직일 수 없어 차례를 잃음.</translation>
    </message>
    <message>
        <source>No card lies open</source>
        <translation>뒤집은 카드 없음</translation>
    </message>
    <message>
        <source>Open card: {card}</source>
        <translation>뒤집은 카드: {card}</translation>
    </message>
    <message>
        <source>Cards in the pile: {n}</source>
        <translation>더미의 카드: {n}장</translation>
    </message>
    <message>
        <source>{n:step|steps} from home</source>
        <translation>집까지 {n}칸</translation>
    </message>
    <message>
        <source>may move</source>
        <translation>움직일 수 있음</translation>
    </message>
    <message>
        <source>start of {colour}</source>
        <translation>{colour} 출발 칸</translation>
    </message>
    <message>
        <source>home of {colour}</source>
        <translation>{colour} 집</translation>
    </message>
    <message>
        <source>Square {n}</source>
        <translation>{n}번 칸</translation>
    </message>
    <message>
        <source>{colour}: is this your move?</source>
        <translation>{colour}: 이대로 둡니까?</translation>
    </message>
    <message>
        <source>{colour}: what do you do?</source>
        <translation>{colour}: 어떻게 합니까?</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>빨강</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>파랑</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>노랑</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>초록</translation>
    </message>
    <message>
        <source>R</source>
        <comment>Red in one letter</comment>
        <translation>빨</translation>
    </message>
    <message>
        <source>B</source>
        <comment>Blue in one letter</comment>
        <translation>파</translation>
    </message>
    <message>
        <source>Y</source>
        <comment>Yellow in one letter</comment>
        <translation>노</translation>
    </message>
    <message>
        <source>G</source>
        <comment>Green in one letter</comment>
        <translation>초</translation>
    </message>
    <message>
        <source>Sorry</source>
        <translation>쏘리</translation>
    </message>
    <message>
        <source>card-{name}</source>
        <comment>a file: card-{name}-fr in French, -ko in Korean</comment>
        <translation>card-{name}-ko</translation>
    </message>
    <message>
        <source>Racer</source>
        <translation>줄달음꾼</translation>
    </message>
    <message>
        <source>Greedy</source>
        <translation>욕심쟁이</translation>
    </message>
    <message>
        <source>Thoughtful</source>
        <translation>궁리파</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>아무렇게나</translation>
    </message>
    <message>
        <source>in its start</source>
        <translation>출발</translation>
    </message>
    <message>
        <source>at home</source>
        <translation>집</translation>
    </message>
    <message>
        <source>on square {n}</source>
        <translation>{n}번 칸</translation>
    </message>
    <message>
        <source>on safety square {n}</source>
        <translation>안전지대 {n}번 칸</translation>
    </message>
    <message>
        <source>{one}: {n} forward, {two}: {m}</source>
        <translation>{one}: {n}칸 앞으로, {two}: {m}칸</translation>
    </message>
    <message>
        <source>{pawn} comes out</source>
        <translation>{pawn}: 나옴</translation>
    </message>
    <message>
        <source>{pawn}: {n} forward</source>
        <translation>{pawn}: {n}칸 앞으로</translation>
    </message>
    <message>
        <source>{pawn}: {n} back</source>
        <translation>{pawn}: {n}칸 뒤로</translation>
    </message>
    <message>
        <source>{pawn} swaps with {other}</source>
        <translation>{pawn}: {other} 말과 자리 바꿈</translation>
    </message>
    <message>
        <source>{pawn} takes {other}’s place</source>
        <translation>{pawn}: {other} 자리 빼앗음</translation>
    </message>
    <message>
        <source>{one} +{n}, {two} +{m}</source>
        <translation>{one} +{n}, {two} +{m}</translation>
    </message>
    <message>
        <source>{pawn} out</source>
        <comment>comes out, in fewest letters</comment>
        <translation>{pawn} 나옴</translation>
    </message>
    <message>
        <source>{pawn} with {other}</source>
        <comment>changes places, in fewest letters</comment>
        <translation>{pawn}&lt;&gt;{other}</translation>
    </message>
    <message>
        <source>{pawn} for {other}</source>
        <comment>takes the place, in fewest letters</comment>
        <translation>{pawn}: {other} 자리</translation>
    </message>
    <message>
        <source>{pawn} home</source>
        <translation>{pawn} 집 도착</translation>
    </message>
    <message>
        <source>home</source>
        <translation>집 도착</translation>
    </message>
    <message>
        <source>bumps {pawns}</source>
        <translation>{pawns} 잡음</translation>
    </message>
    <message>
        <source>{pawn} slides</source>
        <translation>{pawn} 미끄럼</translation>
    </message>
    <message>
        <source>slides</source>
        <translation>미끄럼</translation>
    </message>
    <message>
        <source>{pawn} bounces</source>
        <translation>{pawn} 튕김</translation>
    </message>
    <message>
        <source>bounces</source>
        <translation>튕김</translation>
    </message>
    <message>
        <source>×{pawns}</source>
        <comment>bumps, in fewest letters</comment>
        <translation>×{pawns}</translation>
    </message>
    <message>
        <source>home</source>
        <comment>on a narrow button</comment>
        <translation>집</translation>
    </message>
    <message>
        <source>{colour} has won!</source>
        <translation>{colour} 승리!</translation>
    </message>
    <message>
        <source>{one} and {two} have won!</source>
        <translation>{one}, {two} 승리!</translation>
    </message>
    <message>
        <source>{colour}: draw a card</source>
        <translation>{colour}: 카드 뒤집기</translation>
    </message>
    <message>
        <source>{colour}: which pawn?</source>
        <translation>{colour}: 어느 말?</translation>
    </message>
    <message>
        <source>Which pawn moves the other {n}?</source>
        <translation>나머지 {n}칸은 누가?</translation>
    </message>
    <message>
        <source>{pawn}: 11, or change with?</source>
        <translation>{pawn}: 11칸? 누구와 바꿈?</translation>
    </message>
    <message>
        <source>{pawn}: how many steps?</source>
        <translation>{pawn}: 몇 칸?</translation>
    </message>
    <message>
        <source>{pawn}: replace which pawn?</source>
        <translation>{pawn}: 누구 자리로?</translation>
    </message>
    <message>
        <source>{colour}: choose a move</source>
        <translation>{colour}: 어느 것?</translation>
    </message>
    <message>
        <source>Click anywhere, or press D or Return.</source>
        <translation>아무 데나 누르거나, D 또는 Return을 누르십시오.</translation>
    </message>
    <message>
        <source>Click a button or the board, or press a letter: that is the move.</source>
        <translation>단추나 말판을 누르거나 글자 키를 누르면 그렇게 둡니다.</translation>
    </message>
    <message>
        <source>Next: how many of the seven steps it goes.</source>
        <translation>다음: 일곱 칸 가운데 몇 칸을 갈지 고릅니다.</translation>
    </message>
    <message>
        <source>Next: what it does by this card.</source>
        <translation>다음: 이 카드로 무엇을 할지 고릅니다.</translation>
    </message>
    <message>
        <source>Next: which pawn moves the rest of the seven.</source>
        <translation>다음: 나머지 칸을 누가 갈지 고릅니다.</translation>
    </message>
    <message>
        <source>Next: which of the two goes first.</source>
        <translation>다음: 둘 가운데 누가 먼저 갈지 고릅니다.</translation>
    </message>
    <message>
        <source>Next: which pawn of that colour.</source>
        <translation>다음: 그 색의 어느 말인지 고릅니다.</translation>
    </message>
    <message>
        <source>which pawn?</source>
        <translation>어느 말?</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>되돌리기</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>훈수</translation>
    </message>
    <message>
        <source>to play</source>
        <translation>둘 차례</translation>
    </message>
    <message>
        <source>Bring a pawn out of its start, or go one square forward.</source>
        <translation>말을 출발 칸에서 내보내거나 한 칸 앞으로 가십시오.</translation>
    </message>
    <message>
        <source>Bring a pawn out of its start, or go two squares forward. Then draw again.</source>
        <translation>말을 내보내거나, 두 칸 앞으로. 그리고 한 장 더.</translation>
    </message>
    <message>
        <source>Go three squares forward.</source>
        <translation>세 칸 앞으로 가십시오.</translation>
    </message>
    <message>
        <source>Go four squares backward.</source>
        <translation>네 칸 뒤로 가십시오.</translation>
    </message>
    <message>
        <source>Go five squares forward.</source>
        <translation>다섯 칸 앞으로 가십시오.</translation>
    </message>
    <message>
        <source>Go seven squares forward, with one pawn or split between two.</source>
        <translation>말 하나로, 또는 둘이 나누어 일곱 칸 앞으로 가십시오.</translation>
    </message>
    <message>
        <source>Go eight squares forward.</source>
        <translation>여덟 칸 앞으로 가십시오.</translation>
    </message>
    <message>
        <source>Go ten squares forward or one backward.</source>
        <translation>열 칸 앞으로 또는 한 칸 뒤로 가십시오.</translation>
    </message>
    <message>
        <source>Go eleven squares forward, or change places with a rival’s pawn on the track.</source>
        <translation>열한 칸 앞으로, 또는 길의 상대 말과 자리 바꾸기.</translation>
    </message>
    <message>
        <source>Go twelve squares forward.</source>
        <translation>열두 칸 앞으로 가십시오.</translation>
    </message>
    <message>
        <source>A pawn from your start takes the square of a rival’s pawn, which goes back.</source>
        <translation>내 말이 출발 칸에서 나와 상대 말을 돌려보내고 그 칸을 차지합니다.</translation>
    </message>
    <message>
        <source>bumps {n} pawns</source>
        <translation>말 {n}개 잡음</translation>
    </message>
    <message>
        <source>with {other}</source>
        <translation>바꿈: {other}</translation>
    </message>
    <message>
        <source>for {other}</source>
        <translation>{other} 자리</translation>
    </message>
    <message>
        <source>comes out</source>
        <translation>나옴</translation>
    </message>
    <message>
        <source>{n} back</source>
        <translation>{n}칸 뒤로</translation>
    </message>
    <message>
        <source>{n} forward</source>
        <translation>{n}칸 앞으로</translation>
    </message>
    <message>
        <source>7, or split</source>
        <translation>7 또는 나눔</translation>
    </message>
    <message>
        <source>10, or 1 back</source>
        <translation>10, 뒤로 1</translation>
    </message>
    <message>
        <source>11, or change</source>
        <translation>11, 바꿈</translation>
    </message>
    <message>
        <source>{pawn}: {n} forward, another one {m}…</source>
        <translation>{pawn}: {n}칸 앞으로, 다른 말 {m}칸…</translation>
    </message>
    <message>
        <source>you</source>
        <translation>나</translation>
    </message>
    <message>
        <source>{n} of 4 home</source>
        <translation>집 {n}/4</translation>
    </message>
    <message>
        <source>{n} left</source>
        <translation>{n}장 남음</translation>
    </message>
    <message>
        <source>start</source>
        <translation>출발</translation>
    </message>
    <message>
        <source>home</source>
        <comment>on a bar</comment>
        <translation>집</translation>
    </message>
    <message>
        <source>takes a place</source>
        <translation>자리 빼앗음</translation>
    </message>
    <message>
        <source>{pawn}: a pawn of {colour}…</source>
        <translation>{pawn}: {colour} 말 가운데…</translation>
    </message>
    <message>
        <source>This game is not over. Concede it?</source>
        <translation>아직 게임이 끝나지 않았습니다. 기권하시겠습니까?</translation>
    </message>
    <message>
        <source>{n} home</source>
        <translation>집에 {n}개</translation>
    </message>
    <message>
        <source>First confirm this move, or take it back.</source>
        <translation>먼저 이 수를 확인하거나 되돌리십시오.</translation>
    </message>
    <message>
        <source>{pawn} can’t go by this card.</source>
        <translation>{pawn} 말은 이 카드로 움직일 수 없습니다.</translation>
    </message>
    <message>
        <source>No move by this card ends there.</source>
        <translation>이 카드로 그 자리에서 끝나는 수는 없습니다.</translation>
    </message>
</context>
<context>
    <name>sorry-options</name>
    <message>
        <source>Play:</source>
        <translation>인원:</translation>
    </message>
    <message>
        <source>Who plays:</source>
        <translation>하는 사람:</translation>
    </message>
    <message>
        <source>{n} players</source>
        <translation>{n}명</translation>
    </message>
    <message>
        <source>Confirm moves</source>
        <translation>수 확인</translation>
    </message>
    <message>
        <source>Play forced moves</source>
        <translation>외길 수 자동</translation>
    </message>
    <message>
        <source>A 7 must be split between two pawns</source>
        <translation>7은 두 말이 나누어 가기</translation>
    </message>
    <message>
        <source>1 player</source>
        <translation>1명</translation>
    </message>
    <message>
        <source>House rule: home by exact count</source>
        <translation>동네 규칙: 집에는 딱 맞아야 들어감</translation>
    </message>
    <message>
        <source>Teams</source>
        <translation>편 가르기</translation>
    </message>
    <message>
        <source>a person</source>
        <translation>사람</translation>
    </message>
    <message>
        <source>{colour}, by name</source>
        <translation>{colour}, 이름</translation>
    </message>
    <message>
        <source>House rule: one pawn is out at the start</source>
        <translation>동네 규칙: 말 하나는 처음부터 나가 있음</translation>
    </message>
    <message>
        <source>House rule: you can’t bump your own pawns</source>
        <translation>동네 규칙: 자기 말은 잡지 않음</translation>
    </message>
    <message>
        <source>House rule: no extra turn after a 2</source>
        <translation>동네 규칙: 2를 뽑아도 한 번 더 하지 않음</translation>
    </message>
</context>
<context>
    <name>sorry-sheet</name>
    <message>
        <source>At home</source>
        <translation>집에 온 말</translation>
    </message>
    <message>
        <source>In the start</source>
        <translation>출발 칸에 있는 말</translation>
    </message>
    <message>
        <source>Steps left of the others</source>
        <translation>나머지 말의 남은 칸</translation>
    </message>
</context>
<context>
    <name>sorry-statistics</name>
    <message>
        <source>Pawns at home</source>
        <translation>집에 온 말</translation>
    </message>
</context>
<context>
    <name>sound</name>
    <message>
        <source>Sound</source>
        <translation>소리</translation>
    </message>
    <message>
        <source>No sound output was found on this computer.</source>
        <translation>이 컴퓨터에는 소리를 낼 장치가 없어 소리가 나지 않습니다.</translation>
    </message>
    <message>
        <source>Alert sound:</source>
        <translation>경고음:</translation>
    </message>
    <message>
        <source>Play game sounds</source>
        <translation>게임 소리 내기</translation>
    </message>
    <message>
        <source>Simple Beep</source>
        <translation>삐 소리</translation>
    </message>
    <message>
        <source>Drop</source>
        <translation>물방울</translation>
    </message>
    <message>
        <source>Knock</source>
        <translation>똑똑</translation>
    </message>
    <message>
        <source>Whistle</source>
        <translation>호각</translation>
    </message>
    <message>
        <source>Volume:</source>
        <translation>음량:</translation>
    </message>
</context>
<context>
    <name>spoken</name>
    <message>
        <source> or </source>
        <translation> 아니면 </translation>
    </message>
    <message>
        <source>Which do you take: {cards}?</source>
        <translation>어느 것을 먹습니까: {cards}?</translation>
    </message>
    <message>
        <source>Your turn.</source>
        <translation>내 차례입니다.</translation>
    </message>
    <message>
        <source>You may also: {offers}.</source>
        <translation>이것도 할 수 있습니다: {offers}.</translation>
    </message>
    <message>
        <source>Stock: {n:card|cards}</source>
        <translation>더미: {n}장</translation>
    </message>
    <message>
        <source>{group} of {name}: {count}</source>
        <translation>{name}님의 {group}: {count}</translation>
    </message>
    <message>
        <source>Your {group}: {count}</source>
        <translation>내 {group}: {count}</translation>
    </message>
    <message>
        <source>{set}, {name}: {had} of {all}, {lost} lost</source>
        <translation>{set}, {name}: {all}장 가운데 {had}장, 놓친 것 {lost}장</translation>
    </message>
    <message>
        <source>kept going {n:time|times}</source>
        <translation>계속 {n}번</translation>
    </message>
    <message>
        <source>{n:turn|turns} of a stock card only</source>
        <translation>남은 뒤집기 {n}번</translation>
    </message>
    <message>
        <source>shown</source>
        <translation>보인 패</translation>
    </message>
    <message>
        <source>on the layout</source>
        <translation>바닥</translation>
    </message>
    <message>
        <source>turned from the stock</source>
        <translation>더미에서 뒤집은 패</translation>
    </message>
    <message>
        <source>captured by {name}</source>
        <translation>{name}님이 먹은 패</translation>
    </message>
    <message>
        <source>captured by you</source>
        <translation>내가 먹은 패</translation>
    </message>
    <message>
        <source>Stack: {n:card|cards}</source>
        <translation>더미: {n}장</translation>
    </message>
    <message>
        <source>{name}: ${money}</source>
        <translation>{name}: {money}냥</translation>
    </message>
    <message>
        <source>{n:turn|turns} owed</source>
        <translation>남은 뒤집기 {n}번</translation>
    </message>
    <message>
        <source>{n:card|cards} in hand</source>
        <translation>손패 {n}장</translation>
    </message>
    <message>
        <source>began this game</source>
        <translation>선</translation>
    </message>
    <message>
        <source>to play now</source>
        <translation>지금 차례</translation>
    </message>
    <message>
        <source>in your hand</source>
        <translation>내 손패</translation>
    </message>
    <message>
        <source>matches the table</source>
        <translation>바닥 패와 맞음</translation>
    </message>
    <message>
        <source>on the table</source>
        <translation>바닥</translation>
    </message>
    <message>
        <source>one of three</source>
        <translation>세 장 가운데 하나</translation>
    </message>
    <message>
        <source>can be taken</source>
        <translation>먹을 수 있음</translation>
    </message>
    <message>
        <source>just played</source>
        <translation>방금 낸 패</translation>
    </message>
    <message>
        <source>turned from the stack</source>
        <translation>더미에서 뒤집은 패</translation>
    </message>
    <message>
        <source>in the hand of {name}</source>
        <translation>{name}님의 손패</translation>
    </message>
    <message>
        <source>collected by {name}</source>
        <translation>{name}님이 먹은 패</translation>
    </message>
    <message>
        <source>collected by you</source>
        <translation>내가 먹은 패</translation>
    </message>
    <message>
        <source>Key {n}</source>
        <translation>{n} 키</translation>
    </message>
    <message>
        <source>to</source>
        <translation>에서</translation>
    </message>
    <message>
        <source>You collect {cards}.</source>
        <translation>내가 먹은 패: {cards}.</translation>
    </message>
    <message>
        <source>{name} collects {cards}.</source>
        <translation>{name}님이 먹은 패: {cards}.</translation>
    </message>
    <message>
        <source>{giver} passes {card} to {taker}.</source>
        <translation>{giver}님이 {taker}님에게 {card:을} 줍니다.</translation>
    </message>
    <message>
        <source>You pass {card} to {taker}.</source>
        <translation>내가 {taker}님에게 {card:을} 줍니다.</translation>
    </message>
    <message>
        <source>{giver} passes you {card}.</source>
        <translation>{giver}님에게서 {card:을} 받습니다.</translation>
    </message>
    <message>
        <source>{card}, coin {n}</source>
        <translation>{card}, {n}번 코인</translation>
    </message>
    <message>
        <source>You capture {cards}.</source>
        <translation>내가 먹은 패: {cards}.</translation>
    </message>
    <message>
        <source>{name} captures {cards}.</source>
        <translation>{name}님이 먹은 패: {cards}.</translation>
    </message>
    <message>
        <source> and </source>
        <translation>, </translation>
    </message>
    <message>
        <source>{card}, {month}</source>
        <translation>{card}, {month}</translation>
    </message>
    <message>
        <source>Suns</source>
        <translation>광</translation>
    </message>
    <message>
        <source>Animals</source>
        <translation>열끗</translation>
    </message>
    <message>
        <source>Ribbons</source>
        <translation>띠</translation>
    </message>
    <message>
        <source>Plains</source>
        <translation>피</translation>
    </message>
    <message>
        <source>{kind} of {name}: {count}, {points}</source>
        <translation>{name}님의 {kind}: {count}, {points}</translation>
    </message>
    <message>
        <source>{kind}, yours: {count}, {points}</source>
        <translation>내 {kind}: {count}, {points}</translation>
    </message>
    <message>
        <source>{set}: {name} has {had} of {n}, {lost} lost</source>
        <translation>{set}: {name}님 {n}장 가운데 {had}장, 놓친 것 {lost}장</translation>
    </message>
    <message>
        <source>{set}: you have {had} of {n}, {lost} lost</source>
        <translation>{set}: 나 {n}장 가운데 {had}장, 놓친 것 {lost}장</translation>
    </message>
    <message>
        <source>{name}: “{words}”</source>
        <translation>{name}: “{words}”</translation>
    </message>
    <message>
        <source>a win pays ×{n}</source>
        <translation>이기면 ×{n}</translation>
    </message>
    <message>
        <source>At the table with you: {names}.</source>
        <translation>함께 앉은 친구: {names}.</translation>
    </message>
    <message>
        <source>{what}: {detail}</source>
        <translation>{what}: {detail}</translation>
    </message>
    <message>
        <source>; </source>
        <translation>; </translation>
    </message>
</context>
<context>
    <name>statistics</name>
    <message>
        <source>Petals left</source>
        <translation>남은 꽃잎</translation>
    </message>
    <message>
        <source>Games finished</source>
        <translation>끝낸 판</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>이긴 판</translation>
    </message>
    <message>
        <source>Most petals left in a game won</source>
        <translation>이긴 판에 남은 꽃잎 최고</translation>
    </message>
    <message>
        <source>Games without a winner</source>
        <translation>승자 없는 판</translation>
    </message>
    <message>
        <source>Best score</source>
        <translation>최고 점수</translation>
    </message>
    <message>
        <source>Points won or lost</source>
        <translation>따고 잃은 점수</translation>
    </message>
    <message>
        <source>Matches finished</source>
        <translation>끝낸 승부</translation>
    </message>
    <message>
        <source>Matches won</source>
        <translation>이긴 승부</translation>
    </message>
    <message>
        <source>Money won or lost</source>
        <translation>따고 잃은 돈</translation>
    </message>
    <message>
        <source>Longest winning streak</source>
        <translation>가장 긴 연승</translation>
    </message>
    <message>
        <source>Wars finished</source>
        <translation>끝낸 승부</translation>
    </message>
    <message>
        <source>Wars won</source>
        <translation>가장 부자로 끝낸 승부</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>전적</translation>
    </message>
    <message>
        <source>Statistics of {name}</source>
        <translation>{name} 전적</translation>
    </message>
    <message>
        <source>Player:</source>
        <translation>선수:</translation>
    </message>
    <message>
        <source>Against:</source>
        <translation>상대:</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>모두</translation>
    </message>
    <message>
        <source>Unregistered</source>
        <translation>등록 안 함</translation>
    </message>
    <message>
        <source>Any level</source>
        <translation>모든 수준</translation>
    </message>
    <message>
        <source>Erase…</source>
        <translation>모두 지우기…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>내보내기…</translation>
    </message>
    <message>
        <source>Hall of Fame…</source>
        <translation>명예의 전당…</translation>
    </message>
    <message>
        <source>Running total, game by game</source>
        <translation>판마다 따고 잃은 것의 누계</translation>
    </message>
    <message>
        <source>Best results</source>
        <translation>가장 좋은 성적</translation>
    </message>
    <message>
        <source>Nothing has been won yet.</source>
        <translation>아직 이긴 판이 없습니다.</translation>
    </message>
    <message>
        <source>4711/2: the second deal of the match that began with deal 4711.</source>
        <translation>4711/2: 4711번 판으로 시작한 승부의 둘째 판입니다.</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>번호</translation>
    </message>
    <message>
        <source>people</source>
        <translation>사람</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>아무도 없음</translation>
    </message>
    <message>
        <source>Current winning streak</source>
        <translation>지금 연승</translation>
    </message>
    <message>
        <source>Longest losing streak</source>
        <translation>가장 긴 연패</translation>
    </message>
    <message>
        <source>Most won in a game</source>
        <translation>한 판에 가장 많이 딴 것</translation>
    </message>
    <message>
        <source>Most lost in a game</source>
        <translation>한 판에 가장 많이 잃은 것</translation>
    </message>
    <message>
        <source>with hints</source>
        <translation>훈수 들음</translation>
    </message>
    <message>
        <source>with a stand-in</source>
        <translation>대타 나옴</translation>
    </message>
    <message>
        <source>Hall of fame</source>
        <translation>명예의 전당</translation>
    </message>
    <message>
        <source>Hall of fame of {name}</source>
        <translation>{name} 명예의 전당</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>이름</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>상대</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>날</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>점수</translation>
    </message>
    <message>
        <source>with unseen cards</source>
        <translation>안 나온 패 봄</translation>
    </message>
    <message>
        <source>{n}%</source>
        <translation>{n}%</translation>
    </message>
    <message>
        <source>Achievements…</source>
        <translation>업적…</translation>
    </message>
    <message>
        <source>Kind:</source>
        <translation>종류:</translation>
    </message>
    <message>
        <source>Calendar…</source>
        <translation>달력…</translation>
    </message>
    <message>
        <source>All together</source>
        <translation>모두 함께</translation>
    </message>
    <message>
        <source>None finished yet</source>
        <translation>아직 없음</translation>
    </message>
    <message>
        <source>{won} of {played}</source>
        <translation>{played}판 중 {won}</translation>
    </message>
    <message>
        <source>{points}, from first to last</source>
        <translation>{points}: 처음부터 차례대로</translation>
    </message>
    <message>
        <source>Your first result begins the chart</source>
        <translation>첫 성적부터 여기에 선을 긋습니다</translation>
    </message>
    <message>
        <source>{caption}: results: {count}, lowest {low}, highest {high}, last {last}</source>
        <translation>{caption}: {count}판, 가장 낮은 값 {low}, 가장 높은 값 {high}, 마지막 {last}</translation>
    </message>
    <message>
        <source>Plain rules</source>
        <translation>기본 규칙</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>동네 규칙</translation>
    </message>
    <message>
        <source>The ladder</source>
        <translation>사다리</translation>
    </message>
    <message>
        <source>Final places</source>
        <translation>마지막 등수</translation>
    </message>
    <message>
        <source>Won against</source>
        <translation>상대별 이긴 판</translation>
    </message>
    <message>
        <source>Played with hints</source>
        <translation>훈수 들은 판</translation>
    </message>
    <message>
        <source>Played with a stand-in</source>
        <translation>대타가 나온 판</translation>
    </message>
    <message>
        <source>Export all results as:</source>
        <translation>모든 전적을 내보낼 이름:</translation>
    </message>
</context>
<context>
    <name>table</name>
    <message>
        <source>Player {number}</source>
        <translation>선수 {number}</translation>
    </message>
    <message>
        <source>Pl. {number}</source>
        <translation>{number}번</translation>
    </message>
    <message>
        <source>Game {number}. {name} begins.</source>
        <translation>{number}번째 판. {name}님이 선입니다.</translation>
    </message>
    <message>
        <source>Game {number}. You begin.</source>
        <translation>{number}번째 판. 내가 선입니다.</translation>
    </message>
    <message>
        <source>{card} lay on the layout: you get it.</source>
        <translation>바닥에 {card:이} 깔려 내가 가집니다.</translation>
    </message>
    <message>
        <source>{card} lay on the layout: {name} gets it.</source>
        <translation>바닥에 {card:이} 깔려 {name}님이 가집니다.</translation>
    </message>
    <message>
        <source>You play {card}.</source>
        <translation>내가 {card:을} 냅니다.</translation>
    </message>
    <message>
        <source>{name} plays {card}.</source>
        <translation>{name}님이 {card:을} 냅니다.</translation>
    </message>
    <message>
        <source>You lay three {coin} on the fourth.</source>
        <translation>내가 {coin} 세 장을 넷째 장 위에 냅니다.</translation>
    </message>
    <message>
        <source>{name} lays three {coin} on the fourth.</source>
        <translation>{name}님이 {coin} 세 장을 넷째 장 위에 냅니다.</translation>
    </message>
    <message>
        <source>Jiggle Wiggle! You show three {coin}: your win would pay double.</source>
        <translation>흔들기! 내가 {coin} 세 장을 보입니다. 이기면 곱절로 받습니다.</translation>
    </message>
    <message>
        <source>Jiggle Wiggle! {name} shows three {coin}: a win would pay double.</source>
        <translation>흔들기! {name}님이 {coin} 세 장을 보입니다. 이기면 곱절로 받습니다.</translation>
    </message>
    <message>
        <source>You turn a stock card only.</source>
        <translation>내가 더미만 뒤집습니다.</translation>
    </message>
    <message>
        <source>{name} turns a stock card only.</source>
        <translation>{name}님이 더미만 뒤집습니다.</translation>
    </message>
    <message>
        <source>Perfect Hand! You win 7 points at once.</source>
        <translation>완벽한 패! 내가 바로 7점을 땁니다.</translation>
    </message>
    <message>
        <source>Perfect Hand! {name} wins 7 points at once.</source>
        <translation>완벽한 패! {name}님이 바로 7점을 땁니다.</translation>
    </message>
    <message>
        <source>Perfect Hand! You play on: your win would pay double.</source>
        <translation>완벽한 패! 내가 이어 합니다. 이기면 곱절로 받습니다.</translation>
    </message>
    <message>
        <source>Perfect Hand! {name} plays on: a win would pay double.</source>
        <translation>완벽한 패! {name}님이 이어 합니다. 이기면 곱절로 받습니다.</translation>
    </message>
    <message>
        <source>Two Perfect Hands! You play on: your win would pay fourfold.</source>
        <translation>완벽한 패 둘! 내가 이어 합니다. 이기면 네 배로 받습니다.</translation>
    </message>
    <message>
        <source>Two Perfect Hands! {name} plays on: a win would pay fourfold.</source>
        <translation>완벽한 패 둘! {name}님이 이어 합니다. 이기면 네 배로 받습니다.</translation>
    </message>
    <message>
        <source>You keep going ({count}).</source>
        <translation>내가 계속합니다({count}번째).</translation>
    </message>
    <message>
        <source>{name} keeps going ({count}).</source>
        <translation>{name}님이 계속합니다({count}번째).</translation>
    </message>
    <message>
        <source>You end the game.</source>
        <translation>내가 판을 끝냅니다.</translation>
    </message>
    <message>
        <source>{name} ends the game.</source>
        <translation>{name}님이 판을 끝냅니다.</translation>
    </message>
    <message>
        <source>Turned: {card}.</source>
        <translation>뒤집은 패: {card}.</translation>
    </message>
    <message>
        <source>A joker for you: it counts as two Mining.</source>
        <translation>조커를 얻었습니다. 채굴 두 장으로 칩니다.</translation>
    </message>
    <message>
        <source>A joker for {name}: it counts as two Mining.</source>
        <translation>{name}님이 조커를 얻었습니다. 채굴 두 장으로 칩니다.</translation>
    </message>
    <message>
        <source>Double Spending! All three {coin} stay.</source>
        <translation>이중 지불! {coin} 세 장이 바닥에 남습니다.</translation>
    </message>
    <message>
        <source>{name}!</source>
        <translation>{name}!</translation>
    </message>
    <message>
        <source>{name}: {points}.</source>
        <translation>{name}: {points}.</translation>
    </message>
    <message>
        <source>Waste Hashrate: the cards have run out and nobody has won.</source>
        <translation>해시레이트 낭비: 패가 떨어졌고 이긴 사람이 없습니다.</translation>
    </message>
    <message>
        <source>A triplet! All three stay.</source>
        <translation>뻑! 세 장이 바닥에 남습니다.</translation>
    </message>
    <message>
        <source>Smack!</source>
        <translation>쪽!</translation>
    </message>
    <message>
        <source>Sweep!</source>
        <translation>싹쓸이!</translation>
    </message>
    <message>
        <source>Triplet collected!</source>
        <translation>뻑 먹었다!</translation>
    </message>
    <message>
        <source>{name}: GO {count}!</source>
        <translation>{name}: {count}고!</translation>
    </message>
    <message>
        <source>{name}: STOP!</source>
        <translation>{name}: 스톱!</translation>
    </message>
    <message>
        <source>Forced STOP: another player had called GO.</source>
        <translation>다른 사람이 고를 했으므로 자동으로 스톱입니다.</translation>
    </message>
    <message>
        <source>Forced STOP: it was the last turn.</source>
        <translation>마지막 차례이므로 자동으로 스톱입니다.</translation>
    </message>
    <message>
        <source>{giver} → {taker}: ${amount}.</source>
        <translation>{giver} → {taker}: {amount}냥.</translation>
    </message>
    <message>
        <source>You</source>
        <translation>나</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>연습</translation>
    </message>
    <message>
        <source>Speed {pace} of {most}</source>
        <translation>빠르기 {most}단계 중 {pace}</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>일시 정지</translation>
    </message>
    <message>
        <source>You: {move}</source>
        <translation>내 수: {move}</translation>
    </message>
    <message>
        <source>Better: {move}</source>
        <translation>더 나은 수: {move}</translation>
    </message>
    <message>
        <source>Exchanges</source>
        <translation>거래소</translation>
    </message>
    <message>
        <source>Merchants and Gateways</source>
        <translation>상인과 결제 창구</translation>
    </message>
    <message>
        <source>Ribbons</source>
        <translation>띠</translation>
    </message>
    <message>
        <source>Mining</source>
        <translation>채굴</translation>
    </message>
    <message>
        <source>The Longest Chain</source>
        <translation>가장 긴 체인</translation>
    </message>
    <message>
        <source>Matching Public &amp; Private Key</source>
        <translation>공개 키와 개인 키</translation>
    </message>
    <message>
        <source>A Chain of Block</source>
        <translation>블록 체인</translation>
    </message>
    <message>
        <source>Fixed Double Spending</source>
        <translation>이중 지불 해결</translation>
    </message>
    <message>
        <source>Complete Transaction</source>
        <translation>거래 완료</translation>
    </message>
    <message>
        <source>Double Spending</source>
        <translation>이중 지불</translation>
    </message>
    <message>
        <source>Turn a stock card</source>
        <translation>뒤집기</translation>
    </message>
    <message>
        <source>Show {coin}</source>
        <translation>{coin} 흔들기</translation>
    </message>
    <message>
        <source>Transact {coin}</source>
        <translation>{coin} 거래하기</translation>
    </message>
    <message>
        <source>{giver} gives {card} to {name}.</source>
        <translation>{giver}님이 {name}님에게 {card:을} 줍니다.</translation>
    </message>
    <message>
        <source>You give {card} to {name}.</source>
        <translation>내가 {name}님에게 {card:을} 줍니다.</translation>
    </message>
    <message>
        <source>{name} gives you {card}.</source>
        <translation>{name}님에게서 {card:을} 받습니다.</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>탁자</translation>
    </message>
    <message>
        <source>Which of the two? Click it, or press 1 or 2.</source>
        <translation>둘 가운데 어느 것을 먹습니까? 패나 1, 2 키를 누르십시오.</translation>
    </message>
    <message>
        <source>Flips {n}</source>
        <comment>turns in which only a stock card is turned</comment>
        <translation>뒤집기 {n}</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <translation>{number}번째 판</translation>
    </message>
    <message>
        <source>Game {number}, to {target}</source>
        <translation>{number}번째 판, {target}점 차</translation>
    </message>
    <message>
        <source>J</source>
        <comment>the letter for Jiggle Wiggle</comment>
        <translation>J</translation>
    </message>
    <message>
        <source>T</source>
        <comment>the letter for Complete Transaction</comment>
        <translation>T</translation>
    </message>
    <message>
        <source>F</source>
        <comment>the letter for turning a stock card</comment>
        <translation>F</translation>
    </message>
    <message>
        <source>Lay {coin}</source>
        <translation>{coin} 내기</translation>
    </message>
    <message>
        <source>Show three of a coin</source>
        <translation>세 장 흔들기</translation>
    </message>
    <message>
        <source>Lay three on the fourth</source>
        <translation>세 장으로 거래 완료</translation>
    </message>
    <message>
        <source>What the game pays</source>
        <translation>받을 점수</translation>
    </message>
    <message>
        <source>GO {count}</source>
        <translation>{count}고</translation>
    </message>
    <message>
        <source>{card} can take either. Click one, or press 1 or 2.</source>
        <translation>{card}: 누르거나 1, 2.</translation>
    </message>
    <message>
        <source>Which of two?</source>
        <translation>둘 중 어느 것?</translation>
    </message>
    <message>
        <source>Click a card, or press 1–{n}</source>
        <translation>낼 패를 누르십시오(1–{n})</translation>
    </message>
    <message>
        <source>Play your last card: click it, or {n}</source>
        <translation>마지막 패를 누르십시오({n})</translation>
    </message>
    <message>
        <source>First take one of the two cards that are offered.</source>
        <translation>먼저 두 장 가운데 하나를 먹으십시오.</translation>
    </message>
    <message>
        <source>First answer the question.</source>
        <translation>먼저 물음에 답하십시오.</translation>
    </message>
    <message>
        <source>Play a card of your hand: it takes what it matches here.</source>
        <translation>손에 든 패를 내십시오. 그 패가 여기서 맞는 것을 먹습니다.</translation>
    </message>
    <message>
        <source>turned</source>
        <translation>뒤집음</translation>
    </message>
    <message>
        <source>{giver} → {taker}: {points}.</source>
        <translation>{giver} → {taker}: {points}.</translation>
    </message>
    <message>
        <source>Few plains: anyone with one to five plains pays double.</source>
        <translation>피박: 피가 한 장에서 다섯 장이면 곱절로 냅니다.</translation>
    </message>
    <message>
        <source>Fool’s double: seven animals or more, so everyone pays double.</source>
        <translation>멍따: 열끗 일곱 장 이상, 모두 곱절로 냅니다.</translation>
    </message>
    <message>
        <source>GO penalty: one pays for both.</source>
        <translation>고박: 한 사람이 두 사람 몫을 냅니다.</translation>
    </message>
    <message>
        <source>{name}: broke.</source>
        <translation>{name}: 오링.</translation>
    </message>
    <message>
        <source>Doubled: {why}.</source>
        <translation>곱절: {why}.</translation>
    </message>
    <message>
        <source>An abandoned block chain: {points} count for nothing.</source>
        <translation>버려진 블록체인: {points:은} 모두 무효입니다.</translation>
    </message>
    <message>
        <source>Jiggle Wiggle</source>
        <translation>흔들기</translation>
    </message>
    <message>
        <source>Own triplet taken back: two plains from each player!</source>
        <translation>자뻑! 피 두 장씩!</translation>
    </message>
    <message>
        <source>Pair on pair!</source>
        <translation>따닥!</translation>
    </message>
    <message>
        <source>A bomb!</source>
        <translation>폭탄!</translation>
    </message>
    <message>
        <source>Shaken: all pay ×{n}.</source>
        <translation>흔들기: 모두 {n}배로 냅니다.</translation>
    </message>
    <message>
        <source>Bombed: all pay ×{n}.</source>
        <translation>폭탄: 모두 {n}배로 냅니다.</translation>
    </message>
    <message>
        <source>Played on with four of a month: all pay ×{n}.</source>
        <translation>총통 들고 이어 하기: 모두 {n}배로 냅니다.</translation>
    </message>
    <message>
        <source>Nobody won before: all pay ×{n}.</source>
        <translation>나가리 배판: 모두 {n}배로 냅니다.</translation>
    </message>
    <message>
        <source>You turn a stack card only.</source>
        <translation>내가 더미만 뒤집습니다.</translation>
    </message>
    <message>
        <source>{name} turns a stack card only.</source>
        <translation>{name}님이 더미만 뒤집습니다.</translation>
    </message>
    <message>
        <source>Nobody won before: this game pays ×{n}.</source>
        <translation>나가리 배판: 이번 판은 {n}배입니다.</translation>
    </message>
    <message>
        <source>You bomb {month}.</source>
        <translation>내가 {month} 폭탄을 냅니다.</translation>
    </message>
    <message>
        <source>{name} bombs {month}.</source>
        <translation>{name}님이 {month} 폭탄을 냅니다.</translation>
    </message>
    <message>
        <source>You shake: {cards}.</source>
        <translation>내가 흔듭니다: {cards}.</translation>
    </message>
    <message>
        <source>{name} shakes: {cards}.</source>
        <translation>{name}님이 흔듭니다: {cards}.</translation>
    </message>
    <message>
        <source>You show {cards}.</source>
        <translation>내가 보인 패: {cards}.</translation>
    </message>
    <message>
        <source>{name} shows {cards}.</source>
        <translation>{name}님이 보인 패: {cards}.</translation>
    </message>
    <message>
        <source>Few plains: anyone with few plains pays double.</source>
        <translation>피박: 피가 적으면 곱절로 냅니다.</translation>
    </message>
    <message>
        <source>No sun: anyone without one pays double.</source>
        <translation>광박: 광이 없으면 곱절로 냅니다.</translation>
    </message>
    <message>
        <source>This match has ended.</source>
        <translation>이 승부는 끝났습니다.</translation>
    </message>
    <message>
        <source>This match has ended. To play again, click here or press Return.</source>
        <translation>이 승부는 끝났습니다. 다시 하려면 여기나 Return을 누르십시오.</translation>
    </message>
    <message>
        <source>This match is not over. Concede it?</source>
        <translation>아직 승부가 끝나지 않았습니다. 기권하시겠습니까?</translation>
    </message>
    <message>
        <source>This war is not over. Concede it?</source>
        <translation>아직 승부가 끝나지 않았습니다. 기권하시겠습니까?</translation>
    </message>
</context>
<context>
    <name>table-options</name>
    <message>
        <source>Options</source>
        <translation>옵션</translation>
    </message>
    <message>
        <source>Restore Defaults…</source>
        <translation>처음 설정으로…</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>모두</translation>
    </message>
    <message>
        <source>Plain</source>
        <translation>간단히</translation>
    </message>
    <message>
        <source>None</source>
        <translation>없음</translation>
    </message>
    <message>
        <source>Chatty</source>
        <translation>많이</translation>
    </message>
    <message>
        <source>Quiet</source>
        <translation>조금</translation>
    </message>
    <message>
        <source>Silent</source>
        <translation>없음</translation>
    </message>
    <message>
        <source>Animation:</source>
        <translation>움직임:</translation>
    </message>
    <message>
        <source>Talk:</source>
        <translation>대화:</translation>
    </message>
    <message>
        <source>Keep playing in background</source>
        <translation>뒤에서도 계속하기</translation>
    </message>
    <message>
        <source>At this table</source>
        <translation>이 자리에서</translation>
    </message>
    <message>
        <source>At every table</source>
        <translation>모든 자리에서</translation>
    </message>
</context>
<context>
    <name>tale</name>
    <message>
        <source>No cards were left, and nobody had won.</source>
        <translation>패가 다 떨어져 나가리.</translation>
    </message>
    <message>
        <source>{did}: {gained}</source>
        <translation>{did} – {gained}</translation>
    </message>
    <message>
        <source>swept the table with {card}</source>
        <comment>you</comment>
        <translation>{card} 내고 싹쓸이</translation>
    </message>
    <message>
        <source>swept the table with {card}</source>
        <translation>{card} 내고 싹쓸이</translation>
    </message>
    <message>
        <source>smacked with {card}</source>
        <comment>you</comment>
        <translation>{card} 내고 쪽</translation>
    </message>
    <message>
        <source>smacked with {card}</source>
        <translation>{card} 내고 쪽</translation>
    </message>
    <message>
        <source>took all four {plant} cards</source>
        <comment>you</comment>
        <translation>{plant} 네 장 다 먹음</translation>
    </message>
    <message>
        <source>took all four {plant} cards</source>
        <translation>{plant} 네 장 다 먹음</translation>
    </message>
    <message>
        <source>got three {plant} cards stuck on the table</source>
        <comment>you</comment>
        <translation>{plant} 뻑</translation>
    </message>
    <message>
        <source>got three {plant} cards stuck on the table</source>
        <translation>{plant} 뻑</translation>
    </message>
    <message>
        <source>laid {card}, turned {turned} and took nothing</source>
        <comment>you</comment>
        <translation>{card} 내고 {turned} 뒤집음, 못 먹음</translation>
    </message>
    <message>
        <source>laid {card}, turned {turned} and took nothing</source>
        <translation>{card} 내고 {turned} 뒤집음, 못 먹음</translation>
    </message>
    <message>
        <source>took {cards}</source>
        <comment>you</comment>
        <translation>{cards} 먹음</translation>
    </message>
    <message>
        <source>took {cards}</source>
        <translation>{cards} 먹음</translation>
    </message>
    <message>
        <source>nobody had a plain to pass</source>
        <translation>줄 피가 아무에게도 없음</translation>
    </message>
    <message>
        <source>both passed {plains}</source>
        <translation>둘 다 {plains}씩 줌</translation>
    </message>
    <message>
        <source>you and {name} passed {plains} each</source>
        <translation>나와 {name}님이 {plains}씩 줌</translation>
    </message>
    <message>
        <source>you passed {plains}</source>
        <translation>내가 {plains} 줌</translation>
    </message>
    <message>
        <source>{name} passed {plains}</source>
        <translation>{name}님이 {plains} 줌</translation>
    </message>
    <message>
        <source>said GO with {points}</source>
        <comment>you</comment>
        <translation>{points}에 고</translation>
    </message>
    <message>
        <source>said GO with {points}</source>
        <translation>{points}에 고</translation>
    </message>
    <message>
        <source>said GO again ({n}) with {points}</source>
        <comment>you</comment>
        <translation>{points}에 {n}고</translation>
    </message>
    <message>
        <source>said GO again ({n}) with {points}</source>
        <translation>{points}에 {n}고</translation>
    </message>
    <message>
        <source>said STOP and won with {points}</source>
        <comment>you</comment>
        <translation>{points}에 스톱하고 이김</translation>
    </message>
    <message>
        <source>said STOP and won with {points}</source>
        <translation>{points}에 스톱하고 이김</translation>
    </message>
    <message>
        <source>won with {points}</source>
        <comment>you</comment>
        <translation>{points} 나서 이김</translation>
    </message>
    <message>
        <source>won with {points}</source>
        <translation>{points} 나서 이김</translation>
    </message>
    <message>
        <source>you paid {amount}</source>
        <translation>내가 {amount} 냄</translation>
    </message>
    <message>
        <source>{name} paid {amount}</source>
        <translation>{name}님이 {amount} 냄</translation>
    </message>
    <message>
        <source>you had said GO and paid {amount} for both</source>
        <translation>고박 쓴 내가 {amount} 다 냄</translation>
    </message>
    <message>
        <source>{name} had said GO and paid {amount} for both</source>
        <translation>고박 쓴 {name}님이 {amount} 다 냄</translation>
    </message>
    <message>
        <source>a plain</source>
        <translation>피 한 장</translation>
    </message>
    <message>
        <source>two plains</source>
        <translation>피 두 장</translation>
    </message>
    <message>
        <source>three plains</source>
        <translation>피 세 장</translation>
    </message>
    <message>
        <source>The war is over: {standings}.</source>
        <translation>승부 끝: {standings}.</translation>
    </message>
    <message>
        <source>the {name}</source>
        <translation>{name}</translation>
    </message>
    <message>
        <source>{who} {does}</source>
        <translation>{who}: {does}</translation>
    </message>
    <message>
        <source>{sentence}.</source>
        <translation>{sentence}.</translation>
    </message>
    <message>
        <source>; </source>
        <translation>; </translation>
    </message>
    <message>
        <source>showed three {coin}</source>
        <comment>you</comment>
        <translation>{coin} 세 장 보임</translation>
    </message>
    <message>
        <source>showed three {coin}</source>
        <translation>{coin} 세 장 보임</translation>
    </message>
    <message>
        <source>kept going with {points}</source>
        <comment>you</comment>
        <translation>{points}에 계속</translation>
    </message>
    <message>
        <source>kept going with {points}</source>
        <translation>{points}에 계속</translation>
    </message>
    <message>
        <source>had a Perfect Hand and played on</source>
        <comment>you</comment>
        <translation>완벽한 패로 이어 함</translation>
    </message>
    <message>
        <source>had a Perfect Hand and played on</source>
        <translation>완벽한 패로 이어 함</translation>
    </message>
    <message>
        <source>won 7 points at once with a Perfect Hand</source>
        <comment>you</comment>
        <translation>완벽한 패로 바로 7점 땀</translation>
    </message>
    <message>
        <source>won 7 points at once with a Perfect Hand</source>
        <translation>완벽한 패로 바로 7점 땀</translation>
    </message>
    <message>
        <source>left three {coin} stacked on the layout</source>
        <comment>you</comment>
        <translation>바닥에 {coin} 세 장 쌓임</translation>
    </message>
    <message>
        <source>left three {coin} stacked on the layout</source>
        <translation>바닥에 {coin} 세 장 쌓임</translation>
    </message>
    <message>
        <source>{n} cards</source>
        <translation>패 {n}장</translation>
    </message>
    <message>
        <source>captured {cards}</source>
        <comment>you</comment>
        <translation>{cards} 먹음</translation>
    </message>
    <message>
        <source>captured {cards}</source>
        <translation>{cards} 먹음</translation>
    </message>
    <message>
        <source>turned {turned} and captured nothing</source>
        <comment>you</comment>
        <translation>{turned} 뒤집음, 못 먹음</translation>
    </message>
    <message>
        <source>turned {turned} and captured nothing</source>
        <translation>{turned} 뒤집음, 못 먹음</translation>
    </message>
    <message>
        <source>laid {card}, turned {turned} and captured nothing</source>
        <comment>you</comment>
        <translation>{card} 내고 {turned} 뒤집음, 못 먹음</translation>
    </message>
    <message>
        <source>laid {card}, turned {turned} and captured nothing</source>
        <translation>{card} 내고 {turned} 뒤집음, 못 먹음</translation>
    </message>
    <message>
        <source>you gave {mining}</source>
        <translation>내가 {mining} 줌</translation>
    </message>
    <message>
        <source>{name} gave {mining}</source>
        <translation>{name}님이 {mining} 줌</translation>
    </message>
    <message>
        <source>ended the game and won with {points}</source>
        <comment>you</comment>
        <translation>{points}에 끝내고 이김</translation>
    </message>
    <message>
        <source>ended the game and won with {points}</source>
        <translation>{points}에 끝내고 이김</translation>
    </message>
    <message>
        <source>{doubling} ×2</source>
        <translation>{doubling} ×2</translation>
    </message>
    <message>
        <source>a joker</source>
        <translation>조커 1장</translation>
    </message>
    <message>
        <source>an Exchange</source>
        <translation>거래소 1장</translation>
    </message>
    <message>
        <source>a Payment Gateway</source>
        <translation>결제 창구 1장</translation>
    </message>
    <message>
        <source>a Merchant</source>
        <translation>상인 1장</translation>
    </message>
    <message>
        <source>a Chunk</source>
        <translation>청크 1장</translation>
    </message>
    <message>
        <source>a Nonce</source>
        <translation>넌스 1장</translation>
    </message>
    <message>
        <source>Hashes</source>
        <translation>해시 1장</translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation>블록 1장</translation>
    </message>
    <message>
        <source>a double Mining card</source>
        <translation>쌍채굴 1장</translation>
    </message>
    <message>
        <source>a Mining card</source>
        <translation>채굴 1장</translation>
    </message>
    <message>
        <source>{n} jokers</source>
        <translation>조커 {n}장</translation>
    </message>
    <message>
        <source>{n} Exchanges</source>
        <translation>거래소 {n}장</translation>
    </message>
    <message>
        <source>{n} Payment Gateways</source>
        <translation>결제 창구 {n}장</translation>
    </message>
    <message>
        <source>{n} Merchants</source>
        <translation>상인 {n}장</translation>
    </message>
    <message>
        <source>{n} Chunks</source>
        <translation>청크 {n}장</translation>
    </message>
    <message>
        <source>{n} Nonces</source>
        <translation>넌스 {n}장</translation>
    </message>
    <message>
        <source>{n} Hashes</source>
        <translation>해시 {n}장</translation>
    </message>
    <message>
        <source>{n} Blocks</source>
        <translation>블록 {n}장</translation>
    </message>
    <message>
        <source>{n} double Mining cards</source>
        <translation>쌍채굴 {n}장</translation>
    </message>
    <message>
        <source>{n} Mining cards</source>
        <translation>채굴 {n}장</translation>
    </message>
    <message>
        <source>two</source>
        <translation>2</translation>
    </message>
    <message>
        <source>three</source>
        <translation>3</translation>
    </message>
    <message>
        <source>four</source>
        <translation>4</translation>
    </message>
    <message>
        <source>No cards were left, and nobody had ended the game.</source>
        <translation>패가 다 떨어졌고 끝낸 사람이 없음.</translation>
    </message>
    <message>
        <source>Four cards of one coin lay on the layout: the deal was void.</source>
        <translation>바닥에 한 코인 네 장이 깔려 판이 무효.</translation>
    </message>
    <message>
        <source>Both had a Perfect Hand: the deal was void.</source>
        <translation>둘 다 완벽한 패라서 판이 무효.</translation>
    </message>
    <message>
        <source>A new game. {name} begins.</source>
        <translation>새 게임. {name}님이 먼저 합니다.</translation>
    </message>
    <message>
        <source>A new game. You begin.</source>
        <translation>새 게임. 내가 먼저 합니다.</translation>
    </message>
    <message>
        <source>in the battle {who}</source>
        <translation>싸움에서 {who}</translation>
    </message>
    <message>
        <source>laid {n} flowers of {sizes} petals</source>
        <comment>you</comment>
        <translation>꽃 {n}송이 놓음(꽃잎 {sizes}장)</translation>
    </message>
    <message>
        <source>laid {n} flowers of {sizes} petals</source>
        <translation>꽃 {n}송이 놓음(꽃잎 {sizes}장)</translation>
    </message>
    <message>
        <source>laid one flower of {sizes} petals</source>
        <comment>you</comment>
        <translation>꽃 한 송이 놓음(꽃잎 {sizes}장)</translation>
    </message>
    <message>
        <source>laid one flower of {sizes} petals</source>
        <translation>꽃 한 송이 놓음(꽃잎 {sizes}장)</translation>
    </message>
    <message>
        <source>drew a card</source>
        <comment>you</comment>
        <translation>패 한 장 뽑음</translation>
    </message>
    <message>
        <source>drew a card</source>
        <translation>패 한 장 뽑음</translation>
    </message>
    <message>
        <source>grew a new flower of {petals}</source>
        <comment>you</comment>
        <translation>{petals}짜리 새 꽃을 피움</translation>
    </message>
    <message>
        <source>grew a new flower of {petals}</source>
        <translation>{petals}짜리 새 꽃을 피움</translation>
    </message>
    <message>
        <source>grew a new POWER FLOWER of {petals}</source>
        <comment>you</comment>
        <translation>{petals}짜리 새 파워 플라워를 피움</translation>
    </message>
    <message>
        <source>grew a new POWER FLOWER of {petals}</source>
        <translation>{petals}짜리 새 파워 플라워를 피움</translation>
    </message>
    <message>
        <source>a heart</source>
        <translation>하트</translation>
    </message>
    <message>
        <source>its last petal</source>
        <translation>그 꽃의 마지막 꽃잎</translation>
    </message>
    <message>
        <source>poisoned {petal} in {flower} with {card}</source>
        <comment>you</comment>
        <translation>{card:으로} {flower}에 독({petal})</translation>
    </message>
    <message>
        <source>poisoned {petal} in {flower} with {card}</source>
        <translation>{card:으로} {flower}에 독({petal})</translation>
    </message>
    <message>
        <source>fertilised {flower} with {card}</source>
        <comment>you</comment>
        <translation>{card:으로} {flower}에 거름</translation>
    </message>
    <message>
        <source>fertilised {flower} with {card}</source>
        <translation>{card:으로} {flower}에 거름</translation>
    </message>
    <message>
        <source>made {flower} a POWER FLOWER with {card}</source>
        <comment>you</comment>
        <translation>{card:으로} 파워 플라워 만듦({flower})</translation>
    </message>
    <message>
        <source>made {flower} a POWER FLOWER with {card}</source>
        <translation>{card:으로} 파워 플라워 만듦({flower})</translation>
    </message>
    <message>
        <source>spied on {what} with {card}</source>
        <comment>you</comment>
        <translation>{card:으로} {what} 염탐</translation>
    </message>
    <message>
        <source>spied on {what} with {card}</source>
        <translation>{card:으로} {what} 염탐</translation>
    </message>
    <message>
        <source>the hand of {name}</source>
        <translation>{name}님의 손패</translation>
    </message>
    <message>
        <source>your hand</source>
        <translation>내 손패</translation>
    </message>
    <message>
        <source>attacked {flower} and destroyed it</source>
        <comment>you</comment>
        <translation>{flower} 공격, 없앰</translation>
    </message>
    <message>
        <source>attacked {flower} and destroyed it</source>
        <translation>{flower} 공격, 없앰</translation>
    </message>
    <message>
        <source>attacked {flower} and were beaten back</source>
        <comment>you</comment>
        <translation>{flower} 공격, 실패</translation>
    </message>
    <message>
        <source>attacked {flower} and was beaten back</source>
        <translation>{flower} 공격, 실패</translation>
    </message>
    <message>
        <source>attacked {flower} and won it with {petals}</source>
        <comment>you</comment>
        <translation>{flower} 공격, 빼앗음({petals})</translation>
    </message>
    <message>
        <source>attacked {flower} and won it with {petals}</source>
        <translation>{flower} 공격, 빼앗음({petals})</translation>
    </message>
    <message>
        <source>a battle to the death</source>
        <translation>끝장 싸움</translation>
    </message>
    <message>
        <source>{card} against {other}</source>
        <translation>{card} 대 {other}</translation>
    </message>
    <message>
        <source>laid down the four {kind}</source>
        <comment>you</comment>
        <translation>{kind} 패 네 장 내려놓음</translation>
    </message>
    <message>
        <source>laid down the four {kind}</source>
        <translation>{kind} 패 네 장 내려놓음</translation>
    </message>
    <message>
        <source>{name} had the last one</source>
        <translation>마지막 한 장: {name}</translation>
    </message>
    <message>
        <source>you had the last one</source>
        <translation>마지막 한 장: 나</translation>
    </message>
    <message>
        <source>took {n} cards in a row before a No</source>
        <comment>you</comment>
        <translation>{n}장을 연달아 받다가 “없어요”</translation>
    </message>
    <message>
        <source>took {n} cards in a row before a No</source>
        <translation>{n}장을 연달아 받다가 “없어요”</translation>
    </message>
    <message>
        <source>you were out of cards</source>
        <translation>나: 패가 떨어짐</translation>
    </message>
    <message>
        <source>{name} was out of cards</source>
        <translation>{name}: 패가 떨어짐</translation>
    </message>
    <message>
        <source>The round is over: {standings}.</source>
        <translation>판 끝: {standings}.</translation>
    </message>
    <message>
        <source>won the match</source>
        <comment>you</comment>
        <translation>승부에서 이김</translation>
    </message>
    <message>
        <source>won the match</source>
        <translation>승부에서 이김</translation>
    </message>
    <message>
        <source>drew the {card} and could not move</source>
        <comment>you</comment>
        <translation>{card} 카드 뒤집음, 갈 수 없음</translation>
    </message>
    <message>
        <source>drew the {card} and could not move</source>
        <translation>{card} 카드 뒤집음, 갈 수 없음</translation>
    </message>
    <message>
        <source>bounced off home</source>
        <comment>you</comment>
        <translation>집에서 튕겨 나옴</translation>
    </message>
    <message>
        <source>bounced off home</source>
        <translation>집에서 튕겨 나옴</translation>
    </message>
    <message>
        <source>slid</source>
        <comment>you</comment>
        <translation>미끄러짐</translation>
    </message>
    <message>
        <source>slid</source>
        <translation>미끄러짐</translation>
    </message>
    <message>
        <source>slid twice</source>
        <comment>you</comment>
        <translation>두 번 미끄러짐</translation>
    </message>
    <message>
        <source>slid twice</source>
        <translation>두 번 미끄러짐</translation>
    </message>
    <message>
        <source>bumped {pawns}</source>
        <comment>you</comment>
        <translation>{pawns} 잡음</translation>
    </message>
    <message>
        <source>bumped {pawns}</source>
        <translation>{pawns} 잡음</translation>
    </message>
    <message>
        <source>split a 7: {one} {n} forward, {two} {m}</source>
        <comment>you</comment>
        <translation>7을 나누어 {one} 앞으로 {n}칸, {two} {m}칸</translation>
    </message>
    <message>
        <source>split a 7: {one} {n} forward, {two} {m}</source>
        <translation>7을 나누어 {one} 앞으로 {n}칸, {two} {m}칸</translation>
    </message>
    <message>
        <source>brought {pawn} out</source>
        <comment>you</comment>
        <translation>{pawn} 나옴</translation>
    </message>
    <message>
        <source>brought {pawn} out</source>
        <translation>{pawn} 나옴</translation>
    </message>
    <message>
        <source>went {n} forward with {pawn}</source>
        <comment>you</comment>
        <translation>{pawn} 앞으로 {n}칸</translation>
    </message>
    <message>
        <source>went {n} forward with {pawn}</source>
        <translation>{pawn} 앞으로 {n}칸</translation>
    </message>
    <message>
        <source>went {n} back with {pawn}</source>
        <comment>you</comment>
        <translation>{pawn} 뒤로 {n}칸</translation>
    </message>
    <message>
        <source>went {n} back with {pawn}</source>
        <translation>{pawn} 뒤로 {n}칸</translation>
    </message>
    <message>
        <source>swapped {pawn} and {other}</source>
        <comment>you</comment>
        <translation>{pawn}, {other} 말 자리 바꿈</translation>
    </message>
    <message>
        <source>swapped {pawn} and {other}</source>
        <translation>{pawn}, {other} 말 자리 바꿈</translation>
    </message>
    <message>
        <source>said Sorry to {other} with {pawn}</source>
        <comment>you</comment>
        <translation>쏘리! {pawn} 말로 {other} 자리 빼앗음</translation>
    </message>
    <message>
        <source>said Sorry to {other} with {pawn}</source>
        <translation>쏘리! {pawn} 말로 {other} 자리 빼앗음</translation>
    </message>
    <message>
        <source>{pawn} is home, {n} of 4</source>
        <translation>{pawn} 집 도착, 4개 중 {n}개</translation>
    </message>
    <message>
        <source>shook {cards}</source>
        <comment>you</comment>
        <translation>{cards} 흔듦</translation>
    </message>
    <message>
        <source>shook {cards}</source>
        <translation>{cards} 흔듦</translation>
    </message>
    <message>
        <source>showed {cards} and played on</source>
        <comment>you</comment>
        <translation>{cards} 보이고 이어 함</translation>
    </message>
    <message>
        <source>showed {cards} and played on</source>
        <translation>{cards} 보이고 이어 함</translation>
    </message>
    <message>
        <source>showed {cards}</source>
        <comment>you</comment>
        <translation>{cards} 보임</translation>
    </message>
    <message>
        <source>showed {cards}</source>
        <translation>{cards} 보임</translation>
    </message>
    <message>
        <source>bombed {plant}</source>
        <comment>you</comment>
        <translation>{plant} 폭탄</translation>
    </message>
    <message>
        <source>bombed {plant}</source>
        <translation>{plant} 폭탄</translation>
    </message>
    <message>
        <source>turned {turned} and took nothing</source>
        <comment>you</comment>
        <translation>{turned} 뒤집음, 못 먹음</translation>
    </message>
    <message>
        <source>turned {turned} and took nothing</source>
        <translation>{turned} 뒤집음, 못 먹음</translation>
    </message>
    <message>
        <source>won with a third triplet</source>
        <comment>you</comment>
        <translation>세 번째 뻑으로 이김</translation>
    </message>
    <message>
        <source>won with a third triplet</source>
        <translation>세 번째 뻑으로 이김</translation>
    </message>
    <message>
        <source>won with four of a month</source>
        <comment>you</comment>
        <translation>총통으로 이김</translation>
    </message>
    <message>
        <source>won with four of a month</source>
        <translation>총통으로 이김</translation>
    </message>
</context>
<context>
    <name>thinker</name>
    <message>
        <source>it took too long</source>
        <translation>너무 오래 걸렸습니다</translation>
    </message>
    <message>
        <source>it had no answer</source>
        <translation>답이 없었습니다</translation>
    </message>
    <message>
        <source>its process ended</source>
        <translation>프로세스가 끝났습니다</translation>
    </message>
    <message>
        <source>it answered nonsense</source>
        <translation>엉뚱한 답을 했습니다</translation>
    </message>
</context>
<context>
    <name>title</name>
    <message>
        <source>Continue</source>
        <translation>계속하기</translation>
    </message>
    <message>
        <source>Options…</source>
        <translation>옵션…</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>시작</translation>
    </message>
</context>
<context>
    <name>unseen</name>
    <message>
        <source>Unseen cards</source>
        <translation>안 나온 패</translation>
    </message>
    <message>
        <source>It is still out.</source>
        <translation>아직 나오지 않았습니다.</translation>
    </message>
    <message>
        <source>It has been seen.</source>
        <translation>이미 나왔습니다.</translation>
    </message>
    <message>
        <source>Unseen Cards</source>
        <translation>안 나온 패</translation>
    </message>
    <message>
        <source>{n} cards unseen: {stack} in the stack, {hands} in hands.</source>
        <translation>안 나온 패: {n}장. 더미: {stack}장. 상대 손패: {hands}장.</translation>
    </message>
    <message>
        <source>The statistics will show that you looked.</source>
        <translation>이 창을 본 것은 전적에 적힙니다.</translation>
    </message>
</context>
<context>
    <name>verdict</name>
    <message>
        <source>GO or STOP?</source>
        <translation>고? 스톱?</translation>
    </message>
    <message>
        <source>GO</source>
        <translation>고</translation>
    </message>
    <message>
        <source>later {sum}</source>
        <translation>{sum}</translation>
    </message>
    <message>
        <source>STOP</source>
        <translation>스톱</translation>
    </message>
    <message>
        <source>{sum} now</source>
        <translation>{sum}</translation>
    </message>
    <message>
        <source>You have {points}</source>
        <translation>지금 {points}</translation>
    </message>
    <message>
        <source>{score}: {new}</source>
        <translation>{score}: {new}</translation>
    </message>
    <message>
        <source>STOP: {paid}.</source>
        <translation>스톱: {paid}.</translation>
    </message>
    <message>
        <source>GO, +1 point: {paid}.</source>
        <translation>고 +1점: {paid}.</translation>
    </message>
    <message>
        <source>If someone else stops first, you pay for everyone.</source>
        <translation>남이 먼저 스톱하면 혼자 다 냅니다(고박).</translation>
    </message>
</context>
<context>
    <name>words</name>
    <message>
        <source>1</source>
        <comment>the numbers told of as one is: 0 1 in French</comment>
        <translation>1</translation>
    </message>
    <message>
        <source>{n:point|points}</source>
        <translation>{n}점</translation>
    </message>
    <message>
        <source>{n:card|cards}</source>
        <translation>{n}장</translation>
    </message>
</context>
</TS>
