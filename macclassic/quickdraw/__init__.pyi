"""The public names of quickdraw, all of them: what is not listed here may change with any version."""

from macclassic.quickdraw import fonts as fonts
from macclassic.quickdraw import ovals as ovals
from macclassic.quickdraw import patterns as patterns
from macclassic.quickdraw import sprites as sprites
from macclassic.quickdraw.colour import DEPTHS as DEPTHS
from macclassic.quickdraw.colour import RGB as RGB
from macclassic.quickdraw.colour import Clut as Clut
from macclassic.quickdraw.colour import clut as clut
from macclassic.quickdraw.colour import index_of as index_of
from macclassic.quickdraw.colour import nearest as nearest
from macclassic.quickdraw.framebuffer import FrameBuffer as FrameBuffer
from macclassic.quickdraw.glyphs import MissingFont as MissingFont
from macclassic.quickdraw.resources import add as add
from macclassic.quickdraw.sprites import MissingPicture as MissingPicture
