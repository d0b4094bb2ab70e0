"""The public names of quickdraw, all of them: what is not listed here may change with any version."""

from macclassic.quickdraw import fonts as fonts
from macclassic.quickdraw import ovals as ovals
from macclassic.quickdraw import patterns as patterns
from macclassic.quickdraw import sprites as sprites
from macclassic.quickdraw.colours import DEPTHS as DEPTHS
from macclassic.quickdraw.colours import RGB as RGB
from macclassic.quickdraw.colours import Clut as Clut
from macclassic.quickdraw.colours import clut as clut
from macclassic.quickdraw.colours import index_of as index_of
from macclassic.quickdraw.colours import nearest as nearest
from macclassic.quickdraw.font_files.glyph_files import MissingFont as MissingFont
from macclassic.quickdraw.frame_buffer import FrameBuffer as FrameBuffer
from macclassic.quickdraw.resources import add as add
from macclassic.quickdraw.sprites import MissingPicture as MissingPicture
