"""The props of a set, as plain data that sets/stage.py builds inside Blender, and the functions that describe a
set: its stage and its frames.  Metres; x to the right, y away from the camera, z up; floor z = 0, wall y = .9."""

# The palette of ART.md
SAND, FLOOR, IVORY = '#ecdccd', '#dfc8b3', '#f4e9dc'
TERRACOTTA, SAGE, MUSTARD, BLUSH = '#c9795b', '#aab79d', '#e0b25c', '#e3b7a2'
WOOD, PLUM, MADDER, INDIGO = '#b98c5c', '#7c2f4d', '#b5483c', '#3f5878'


def stage(props, wall=SAND, floor=FLOOR, **more):
    """more: bare = no floor; warm = lamp light"""
    return dict(wall=wall, floor=floor, props=list(props), **more)


def view(width, height, x, z, metres):
    """One frame: its size in pixels, the point it looks at, and how many metres high it is at y = 0."""
    return dict(size=[width, height], x=x, z=z, metres=metres)


def wide(x, z=0.88, metres=2.2):
    """A hero.  Text covers its left 30 %, and a low window crops a tenth at the top and at the bottom."""
    return view(1920, 900, x, z, metres)


def tall(x, z, metres):
    """a hero on a phone, above the text"""
    return view(960, 1200, x, z, metres)


def trend(x, z, metres):
    """a picture of a listing's trend gallery"""
    return view(640, 800, x, z, metres)


class Set:
    """frames by name, and the function that returns the contents of the set: garments and stage"""

    def __init__(self, compose, frames):
        self.compose, self.frames = compose, frames


SETS = {}


def shot(**frames):
    """Registers a set by the name of its function; the light is set for the first frame."""

    def register(compose):
        SETS[compose.__name__.replace('_', '-')] = Set(compose, {name.replace('_', '-'): f for name, f in frames.items()})
        return compose

    return register


def arch(x, w, h, color, y=0.84):
    return dict(kind='arch', x=x, w=w, h=h, y=y, color=color)


def disc(x, z, r, color, y=0.80):
    return dict(kind='disc', x=x, y=y, z=z, r=r, color=color)


def rail(x0, x1, z, hangers=(), y=0.0):
    """a brass rail on two stands, with a wooden hanger at each of the places"""
    bar = dict(kind='rail', x0=x0, x1=x1, y=y, z=z)
    return [bar] + [dict(kind='hanger', x=x, y=y, z=z, k=k) for x, k in hangers]


def plinth(x, y, r, h, color=IVORY, z=0.0):
    return dict(kind='plinth', x=x, y=y, z=z, r=r, h=h, color=color)


def block(x, y, w, d, h, color=IVORY, z=0.0, turn=0):
    return dict(kind='block', x=x, y=y, z=z, w=w, d=d, h=h, color=color, turn=turn)


def ball(x, y, z, r, color):
    return dict(kind='ball', x=x, y=y, z=z, r=r, color=color)


def garland(p0, p1, sag, colors, r=0.024, y=0.45):
    """marigolds on a string between two points (x, z)"""
    return dict(kind='garland', p0=p0, p1=p1, sag=sag, colors=colors, r=r, y=y)


def bunting(p0, p1, sag, colors, y=0.8):
    return dict(kind='bunting', p0=p0, p1=p1, sag=sag, colors=colors, y=y)


def diya(x, y, z=0.0):
    return dict(kind='diya', x=x, y=y, z=z)


def plant(x, y, h, z=0.0, pot=TERRACOTTA, leaf='#6f8a66', n=9):
    return dict(kind='plant', x=x, y=y, z=z, h=h, pot=pot, leaf=leaf, n=n)


def bag(x, y, z, w, h, color, turn=12):
    return dict(kind='bag', x=x, y=y, z=z, w=w, h=h, color=color, turn=turn)


def envelope(x, y, z, w, color, turn=0):
    return dict(kind='envelope', x=x, y=y, z=z, w=w, color=color, turn=turn)


def spool(x, y, z, r, h, color):
    return dict(kind='spool', x=x, y=y, z=z, r=r, h=h, color=color)
