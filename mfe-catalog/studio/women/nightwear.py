"""Pyjamas, nightdresses, robes, slip and camisole sets."""

import numpy as np
from scipy.interpolate import CubicSpline

from cloth import bez, mirror
from garments_core import archetype, button_row, curve, Draw, hem_line, rect, run, sl, Z0

from .form import no_arms, WAIST, woman
from .panels import seams, sewn
from .surfaces import healed, own, still, walked
from .trims import bow, neck_points, straight, strip
from .trousers import hem_height, lower_part, pull_on


def camp_collar(depth=0.15):
    """open pyjama collar, two flat notched pieces"""
    out = []
    for s in (1, -1):
        q = [
            (0.004, Z0 - depth - 0.005),
            (0.030, Z0 - depth + 0.055),
            (0.060, Z0 - 0.065),
            (0.074, Z0 - 0.012),
            (0.092, Z0 - 0.008),
            (0.128, Z0 - 0.085),
            (0.098, Z0 - 0.108),
            (0.112, Z0 - 0.128),
            (0.060, Z0 - depth - 0.012),
        ]
        out.append(dict(poly=[[s * x, z] for x, z in q], lift=0.004, thick=0.003, h=0.005))
    return out


def piping(d, info, color, depth, cuffs=True):
    """contrast cord along front edge, hem, cuffs"""
    zb = info['zb']
    d.line(straight((0, Z0 - depth), (0, zb)), color, 4)
    d.sym(d.line, hem_line(zb, info['hem'], 0.003, info['hem_curve']), color, 4)
    if info['sleeve'] and cuffs:
        for s in (1, -1):
            d.line([(s * x, z) for x, z in sl(-0.01, 0.24, info['sleeve']['length'] - 0.028)], color, 4)


@archetype('pyjama_set')
def pyjama_set(redo=False, sleeve='long', cut='pyjama', pipe='#f6f1e4', buttons='#f6f1e4', trousers=None, trousers_m=0.12, pocket=True, length=0.68):
    """piped pyjama shirt with open collar over drawstring trousers or shorts"""
    depth = 0.15
    npz, i = sewn(
        'pyjama_top',
        sleeve,
        chest=0.246,
        waist=0.240,
        hem=0.250,
        length=length,
        neck='v',
        neck_w=0.084,
        neck_f=depth,
        hem_curve=0.012,
        redo=redo,
        bend=7e-7,
    )
    d = seams(i, cuffs=())
    piping(d, i, pipe, depth)
    d.seam(straight((-0.004, Z0 - depth), (-0.004, i['zb'])), 0.35)
    o = d.write('pyjama_top')
    pieces = camp_collar(depth)
    if pocket:
        pieces.append(dict(poly=rect(0.105, 1.250, 0.095, 0.100), lift=0.0016, thick=0.0016))
        pieces.append(dict(poly=rect(0.105, 1.250, 0.095, 0.007), lift=0.0034, thick=0.0018, h=0.003, color=pipe))
    top = dict(sim=npz, pieces=pieces, buttons=button_row(0.0, Z0 - depth - 0.03, i['zb'] + 0.07, 4, color=buttons, r=0.0065), **o)
    low = lower_part(pull_on(redo, cut, None, band=None, thread=pipe), trousers, hem_height(npz), trousers_m, npz)
    return [top, low]


@archetype('nightdress')
def nightdress(redo=False, sleeve='short', length=1.02, neck='round', depth=0.11, lace='#fffaf2', tie=None, yoke=True, hem=0.335):
    """loose nightdress gathered below a yoke, lace at neck and cuffs"""
    zy = 1.225
    npz, i = sewn(
        'nightdress',
        sleeve,
        chest=0.238,
        waist=0.262,
        hem=hem,
        length=length,
        neck=neck,
        neck_f=depth,
        hem_curve=0.03,
        redo=redo,
        bend=4e-7,
        zones=[(0, 0.45, -1, zy, 1.16, 1)] if yoke else (),
        usc=(zy, 1.16) if yoke else None,
        waist_z=1.0,
    )
    d = seams(i)
    if yoke:
        d.seam(straight((-0.22, zy), (0.22, zy)), 0.35, 1.6)
        d.line(straight((-0.22, zy + 0.005), (0.22, zy + 0.005)), lace, 7)
        d.stitch(straight((-0.22, zy + 0.005), (0.22, zy + 0.005)), '#000', 0.18, 5, '1.4 3.4')
    p = neck_points(neck, 0.088, depth)
    d.sym(d.line, [(x + 0.004, z - 0.004) for x, z in p], lace, 9)
    d.sym(d.stitch, [(x + 0.004, z - 0.004) for x, z in p], '#000', 0.18, 6, '1.4 3.4')
    if i['sleeve']:
        for s in (1, -1):
            d.line([(s * x, z) for x, z in sl(-0.01, 0.24, i['sleeve']['length'] - 0.006)], lace, 11)
    return [dict(sim=npz, pieces=bow(0, zy + 0.006, tie, 0.55) if tie else [], **d.write('nightdress'))]


@archetype('robe')
def robe(redo=False, length=1.08, sleeve='kimono', facing='#f6efe2', sash=None, inner=None):
    """dressing gown: crossed front with a contrast facing, wide sleeves, tied belt"""
    zw, depth = 1.045, 0.34
    npz, i = sewn(
        'robe',
        sleeve,
        chest=0.248,
        waist=0.226,
        hem=0.300,
        length=length,
        neck='v',
        neck_w=0.088,
        neck_f=depth,
        waist_z=zw,
        redo=redo,
        bend=6e-7,
        sh=0.20,
        armhole=0.21,
    )
    d = seams(i, cuffs=(0.05,))
    for s in (1, -1):
        edge = neck_points('v', 0.088, depth)
        wide = [(x + 0.040, z - 0.004) for x, z in edge]
        d.band([(s * x, z) for x, z in edge + wide[::-1]], facing, 1, ho=0.5)
        d.seam([(s * x, z) for x, z in wide], 0.3)
    z0, zb = Z0 - depth, i['zb']
    d.band([(0, z0), (0.042, z0 - 0.004), (0.060, 0.9), (0.070, zb), (0.026, zb), (0.020, 0.9)], facing, 1, ho=0.5)
    d.seam([(0.0, z0), (0.020, 0.9), (0.026, zb)], 0.5, 2.2)
    for s in (1, -1):
        a, b = sl(-0.01, 0.26, i['sleeve']['length']), sl(-0.01, 0.26, i['sleeve']['length'] - 0.045)
        d.band([(s * x, z) for x, z in [a[0], a[1], b[1], b[0]]], facing, 1)
    waist = straight((-0.25, zw), (0.25, zw))
    d.band([(x, z + 0.022) for x, z in waist] + [(x, z - 0.022) for x, z in waist[::-1]], sash or facing, 1, ho=0.8)
    for q in (-0.022, 0.022):
        d.seam([(x, z + q) for x, z in waist], 0.4, 1.6)
    tails = [
        dict(
            poly=[[x, z] for x, z in strip([(0.012, zw - 0.01), (0.022, zw - 0.12), (0.016 + k * 0.03, zw - 0.30 - k * 0.05)], 0.036)],
            color=sash or facing,
            lift=0.010 + 0.004 * k,
            thick=0.002,
            h=0.006,
        )
        for k in (0, 1)
    ]
    knot = [dict(poly=rect(0.016, zw + 0.026, 0.040, 0.052), color=sash or facing, lift=0.014, thick=0.008, h=0.005)]
    return [dict(sim=npz, pieces=tails + knot, inside=inner, **d.write('robe'))]


APEX = (0.088, Z0 - 0.125)  # where a strap begins: (x, z) of the neckline's point on the right half, metres


def slip_top(name, length, hem, redo, waist=0.208, depth=0.20, bend=4e-7):
    """Top on thin straps, shared by slip and camisole: V in front, straight behind, held up at its points by the straps.
    length and hem (half width) in metres.  Returns the npz and the info that lace_edge() and straps() need."""
    zb, pit, top_back = Z0 - length, (0.196, Z0 - 0.225), Z0 - 0.215
    side = np.concatenate(
        [
            bez(pit, (0.200, Z0 - 0.27), (waist, 1.16), (waist, WAIST + 0.02), 16)[:-1],
            bez((waist, WAIST + 0.02), (waist + 0.01, WAIST - 0.10), (hem - 0.03, zb + 0.25), (hem, zb + 0.02), 30),
        ]
    )
    edge = (bez((hem, zb + 0.02), (hem * 0.8, zb + 0.004), (hem * 0.5, zb), (0, zb)), 'open')
    under_arm = bez(APEX, (0.100, Z0 - 0.185), (0.150, Z0 - 0.222), pit)
    front = [(neck_v(depth), 'open'), (under_arm, 'open'), (side, 'seam'), edge]
    back = [(bez((0, top_back), (0.07, top_back), (0.14, top_back + 0.004), pit), 'open'), (side, 'seam'), edge]
    info = dict(zb=zb, hem=hem, hem_curve=0.02, hole=None)
    npz = run(
        name, mirror(front), mirror(back), info, no_arms(woman()), h=0.0075, redo=redo, bend=bend, hold_above=top_back - 0.012, gravity=2.0
    )
    return healed(npz), info


def neck_v(depth):
    """right half of a camisole's neckline, from the centre up to the strap"""
    return bez((0, Z0 - depth), (0.030, Z0 - depth + 0.016), (0.070, APEX[1] - 0.030), APEX)


def straps(sim, color, width=0.008):
    """thin straps from the points of the front over the shoulders to the back edge, as ribbons of their own"""
    d = np.load(sim)
    co, rest = d['co'], d['rest']
    worn = ~np.isnan(co[:, 0])
    at = lambda x, z, back: co[np.argmin(np.hypot(rest[:, 0] - x, rest[:, 1] - z) + (worn == 0) * 9 + ((co[:, 1] > 0) != back) * 9)]
    out = []
    for s in (1, -1):
        a, e = at(s * APEX[0], APEX[1], False), at(s * 0.095, Z0 - 0.218, True)
        over = [a - [0, 0, 0.006], a + [0, 0.010, 0.060], [s * 0.090, -0.030, Z0 - 0.012], [s * 0.090, 0.012, Z0 + 0.004], [s * 0.090, 0.055, Z0 - 0.014], e]
        line = CubicSpline(walked(np.array(over)), over)(np.linspace(0, walked(np.array(over))[-1], 60))
        rows = np.stack([line + [q * width, 0, 0] for q in (-0.5, -0.25, 0, 0.25, 0.5)], 1)
        uv = np.stack([np.tile(np.linspace(0, width, 5), 60), np.repeat(walked(line), 5)], 1)
        out.append(own(dict(sim=still('strap', rows, False, uv)), color))
    return out


def lace_edge(d, info, depth, lace, w=0.022):
    """lace along the V and the hem"""
    outer = [tuple(p) for p in neck_v(depth)]
    inner = [(x + w * 0.55, z - w * 0.85) for x, z in outer]
    for s in (1, -1):
        d.band([(s * x, z) for x, z in outer + inner[::-1]], lace, 0.95, ho=0.4)
        d.stitch([(s * (a[0] + b[0]) / 2, (a[1] + b[1]) / 2) for a, b in zip(outer, inner)], '#000', 0.16, 9, '1.6 3')
        d.line([(s * x, z) for x, z in inner], lace, 3)
    for up, wd, o in ((0.012, 24, 0.95), (0.014, 9, 0.14)):
        d.sym(d.line, hem_line(info['zb'], info['hem'], up, info['hem_curve']), lace if o > 0.5 else '#000', wd, o)


@archetype('slip')
def slip(redo=False, length=1.00, lace='#f6ead8', strap='#e3cfae'):
    """satin slip with thin straps and lace; it flares a little, so that it falls in soft folds"""
    npz, i = slip_top('slip', length, 0.315, redo, waist=0.204, bend=3e-7)
    d = Draw()
    lace_edge(d, i, 0.20, lace)
    d.sym(d.seam, curve((0.012, Z0 - 0.225), (0.05, 1.165), (0.10, 1.15), (0.19, 1.175)), 0.25)
    return [dict(sim=npz, **d.write('slip'))] + straps(npz, strap)


@archetype('cami_set')
def cami_set(redo=False, cut='shorts', lace='#f6ead8', strap='#f6ead8', trousers=None, trousers_m=0.12, length=0.60):
    """camisole with shorts (or long trousers)"""
    npz, i = slip_top('cami', length, 0.252, redo, waist=0.212)
    d = Draw()
    lace_edge(d, i, 0.20, lace)
    low = lower_part(pull_on(redo, cut, None), trousers, hem_height(npz), trousers_m, npz)
    return [dict(sim=npz, **d.write('cami'))] + straps(npz, strap) + [low]
