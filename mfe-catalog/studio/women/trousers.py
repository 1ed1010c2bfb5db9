"""Jeans, tailored and pull-on trousers, and trousers as the lower part of a set."""

import os

import numpy as np

from blocks import jeans_back, trouser_block
from cloth import bez
from garments_core import archetype, curve, digest, Draw, rect, run, Zones

from .surfaces import own, stale
from .trims import straight, strip


CUTS = {
    # half widths of knee, hem and hip, gap between the legs, inseam (metres); form = what differs on the mannequin
    'skinny': dict(knee=0.080, hem=0.064, spread=0.044),
    'straight': dict(knee=0.094, hem=0.090, spread=0.034),
    'turn_up': dict(knee=0.094, hem=0.090, spread=0.034, inseam=0.70),  # drawn details end 5 cm above the floor
    'wide': dict(knee=0.112, hem=0.130, spread=0.022, hip=0.236, form=dict(knee=0.066, ankle=0.066)),
    'palazzo': dict(knee=0.136, hem=0.180, spread=0.014, hip=0.244, form=dict(knee=0.070, ankle=0.090)),
    'cigarette': dict(knee=0.086, hem=0.070, spread=0.042, inseam=0.68),
    'jogger': dict(knee=0.100, hem=0.086, spread=0.036, hip=0.236, inseam=0.74, form=dict(ankle=0.040)),
    'salwar': dict(knee=0.146, hem=0.128, spread=0.012, hip=0.256, inseam=0.74, form=dict(thigh=0.082, knee=0.060, ankle=0.040, knee_x=0.120)),
    'churidar': dict(knee=0.078, hem=0.056, spread=0.046, inseam=0.82),
    'pyjama': dict(knee=0.110, hem=0.110, spread=0.026, hip=0.242, inseam=0.74),
    # shorter than .20 the inner leg's curve would rise above the crotch
    'shorts': dict(
        knee=0.106, hem=0.108, spread=0.028, hip=0.230, inseam=0.21, form=dict(stance=0.140, inseam=0.48, knee=0.082, ankle=0.080, knee_x=0.130)
    ),
}
ELASTIC_HEM = {'jogger': 0.72, 'salwar': 0.42}
LEGS = dict(hip=0.182, depth=0.082, thigh=0.088)  # the form's seat and thighs, metres


def leg_panels(cut, redo=False, **sim):
    """Simulated trousers of one cut.  Returns the npz and the outline's info with cut, hem, spread (metres) and ankle_band."""
    shape = dict(CUTS[cut])
    form = {**LEGS, **shape.pop('form', {})}
    shape = {**dict(waist=0.172, hip=0.222, inseam=0.78, dip=0.014), **shape}
    k = ELASTIC_HEM.get(cut)
    zh = 1.05 - 0.27 - shape['inseam']
    zones = ((0, 0.9, zh - 0.01, zh + 0.045, k, 1),) if k else ()
    t = trouser_block('legs_' + cut, form=form, zones=zones, redo=redo, **shape, **sim)
    i = dict(t.info, cut=cut, hem=shape['hem'], spread=shape['spread'], ankle_band=bool(k))
    return t.sim, i


def waist_lines(i, height=0.031):
    """the waistband's lower edge and a line above the waist, between which the band lies; height in metres"""
    zt = i['zt']
    low = [(x, z - height) for x, z in bez((-0.19, zt), (-0.13, zt), (-0.075, zt - 0.014), (0, zt - 0.014))]
    low += [(-x, z) for x, z in low[::-1]]
    return low, [(x, z + height + 0.03) for x, z in low]


def denim(i, thread, fade):
    """jeans details: yoke pockets, fly, rivets, twin stitching, worn thighs"""
    d, zt, zc, zh, zk = Draw(), i['zt'], i['zc'], i['zh'], i['zk']
    for s in (1, -1):
        d.glow(s * 0.13, zc - 0.06, 0.042, 0.20, '#dfe9f5', fade)
        d.glow(s * 0.14, zk - 0.02, 0.028, 0.10, '#dfe9f5', fade * 0.7)
    low, top = waist_lines(i)
    d.band(top + low[::-1], None, hgt='#fff', ho=0.45)
    d.seam(low, 0.45, 1.6)
    for up in (0.004, 0.027):
        d.stitch([(x, z + up) for x, z in low], thread, 0.95, 1.1)
    for q in (0, 0.007):
        d.sym(
            d.stitch,
            curve((0.095 + q * 0.5, zt - 0.042), (0.10 + q * 0.4, zt - 0.095 - q), (0.155, zt - 0.112 - q), (0.235, zt - 0.116 - q)),
            thread,
            0.95,
            1.1,
        )
    d.sym(d.seam, curve((0.093, zt - 0.042), (0.098, zt - 0.092), (0.153, zt - 0.109), (0.235, zt - 0.112)), 0.5, 1.6)
    d.seam([(0, zt - 0.045), (0, zc)], 0.5, 1.6)
    for q in (0, 0.006):
        d.stitch(curve((0.040 + q, zt - 0.052), (0.040 + q, zt - 0.14), (0.038 + q, zt - 0.175), (0, zt - 0.195)), thread, 0.95, 1.1)
    d.sym(d.stitch, [(x - 0.006, z) for x, z in i['out'] if z < zt - 0.13], thread, 0.5, 1)
    d.sym(d.stitch, [(i['spread'], zh + 0.014), (i['spread'] + 2 * i['hem'], zh + 0.014)], thread, 0.9, 1.1)
    for x, z in ((0.100, zt - 0.056), (0.190, zt - 0.106)):
        for s in (1, -1):
            d.raw(f'<circle cx="{900 + s * x * 1000}" cy="{(1.85 - z) * 1000}" r="3.4" fill="#b8793f"/>')
    return d


def jean_hardware(i):
    """belt loops and the waist button"""
    zt = i['zt']
    loops = [
        dict(poly=rect(x, zt - 0.003 - dz, 0.012, 0.046), lift=0.0025, thick=0.0025, h=0.004)
        for x, dz in ((-0.135, 0), (-0.065, 0.008), (0.065, 0.008), (0.135, 0))
    ]
    return dict(pieces=loops, buttons=[dict(at=[0, zt - 0.033], r=0.0085, metal=1, color='#b07a4a', lift=0.005)])


@archetype('jeans_w')
def jeans_w(redo=False, cut='skinny', thread='#d9913f', fade=0.33):
    """five-pocket jeans; fade = strength of the worn thighs (0 to 1); the cut 'turn_up' shows the paler reverse at the hem"""
    npz, i = leg_panels(cut, redo)
    d = denim(i, thread, fade)
    if cut == 'turn_up':
        z = i['zh'] + 0.050
        d.sym(
            d.band,
            [
                (i['spread'] - 0.02, i['zh'] - 0.01),
                (i['spread'] + 2 * i['hem'] + 0.02, i['zh'] - 0.01),
                (i['spread'] + 2 * i['hem'] + 0.02, z),
                (i['spread'] - 0.02, z),
            ],
            '#dfe7f1',
            0.62,
            ho=0.7,
        )
        d.sym(d.seam, [(i['spread'] - 0.02, z), (i['spread'] + 2 * i['hem'] + 0.02, z)], 0.5, 2)
    back = jeans_back('jeans_' + cut, i, i['spread'], i['hem'], thread)
    return [dict(sim=npz, **jean_hardware(i), **d.write('jeans_' + cut), **back)]


@archetype('trousers_w')
def trousers_w(redo=False, cut='cigarette', crease=True, belt_color=None, button='#3a3230'):
    """tailored trousers: waistband with loops, slant pockets, pressed crease"""
    npz, i = leg_panels(cut, redo)
    d, zt, zh = Draw(), i['zt'], i['zh']
    low, top = waist_lines(i)
    d.band(top + low[::-1], belt_color, 1, ho=0.45)
    d.seam(low, 0.4, 1.5)
    d.seam([(0, zt - 0.045), (0, i['zc'])], 0.4, 1.4)
    d.sym(d.seam, straight((0.105, zt - 0.04), (0.165, zt - 0.19)), 0.42, 1.6)
    if crease:
        mid = i['spread'] + i['hem']
        d.sym(d.line, [(mid - 0.006, zh), (mid - 0.012, i['zk']), (0.085, i['zc'] + 0.04), (0.078, zt - 0.05)], '#ffffff', 1.6, 0.28)
        d.sym(d.seam, [(mid - 0.003, zh), (mid - 0.009, i['zk']), (0.088, i['zc'] + 0.04), (0.081, zt - 0.05)], 0.20, 1.4)
    d.sym(d.stitch, [(i['spread'], zh + 0.03), (i['spread'] + 2 * i['hem'], zh + 0.03)])
    loops = [dict(poly=rect(x, zt - 0.002, 0.011, 0.044), lift=0.0025, thick=0.0025, h=0.004) for x in (-0.12, 0.12)]
    return [dict(sim=npz, pieces=loops, buttons=[dict(at=[0.0, zt - 0.030], r=0.008, color=button)], **d.write('trousers_' + cut))]


@archetype('pull_on')
def pull_on(redo=False, cut='palazzo', cord='#f4efe4', stripe=None, band=None, thread=None):
    """elastic or drawstring waist: palazzo, joggers, salwar, pyjamas"""
    npz, i = leg_panels(cut, redo)
    d, zt = pull_on_drawing(i, stripe, band, thread)
    pieces = []
    for s in (1, -1) if cord else ():
        pieces.append(
            dict(
                poly=[[s * x, z] for x, z in strip([(0.006, zt - 0.028), (0.020, zt - 0.060), (0.024, zt - 0.120), (0.020, zt - 0.175)], 0.007)],
                color=cord,
                lift=0.006,
                thick=0.005,
                h=0.003,
            )
        )
    if cord:
        pieces += [
            dict(
                poly=[
                    [s * x, z] for x, z in [(0.002, zt - 0.020), (0.030, zt - 0.010), (0.036, zt - 0.026), (0.028, zt - 0.040), (0.002, zt - 0.030)]
                ],
                color=cord,
                lift=0.007,
                thick=0.004,
                h=0.003,
            )
            for s in (1, -1)
        ]
    return [dict(sim=npz, pieces=pieces, **d.write('pull_on_' + i['cut']))]


def pull_on_drawing(i, stripe=None, band=None, thread=None):
    """elastic waist, hem or ankle rib, side stripe and hem band (colours); returns the drawing and the waist's height"""
    d, zt, zh = Draw(), i['zt'], i['zh']
    d.ribs([(-0.20, zt + 0.01), (0.20, zt + 0.01), (0.20, zt - 0.045), (-0.20, zt - 0.045)], 70, 0.16)
    d.seam([(-0.21, zt - 0.047), (0, zt - 0.049), (0.21, zt - 0.047)], 0.35, 1.6)
    if i['ankle_band']:
        for s in (1, -1):
            x0, x1 = s * i['spread'], s * (i['spread'] + 2 * i['hem'])
            d.ribs([(x0, zh + 0.045), (x1, zh + 0.045), (x1, zh - 0.005), (x0, zh - 0.005)], 46, 0.2)
            d.seam([(x0, zh + 0.046), (x1, zh + 0.046)], 0.35, 1.6)
    else:
        d.sym(d.stitch, [(i['spread'], zh + 0.022), (i['spread'] + 2 * i['hem'], zh + 0.022)], thread or '#000')
    if stripe:
        for q in (0.006, 0.018):
            d.sym(d.line, [(x - q, z) for x, z in i['out']], stripe, 7, 1)
    if band:
        d.sym(
            d.band,
            [
                (i['spread'] - 0.01, zh),
                (i['spread'] + 2 * i['hem'] + 0.01, zh),
                (i['spread'] + 2 * i['hem'] + 0.01, zh + 0.05),
                (i['spread'] - 0.01, zh + 0.05),
            ],
            band,
            1,
        )
    return d, zt


def hem_height(sim, margin=0.045):
    """where trousers may begin below a simulated top: its hem rises a little on the body, so it is measured"""
    d = np.load(sim)
    rest, co = d['rest'], d['co']
    mine = (abs(rest[:, 0]) < 0.45) & ~np.isnan(co[:, 0])
    edge = mine & (rest[:, 1] < rest[mine, 1].min() + 0.012)
    return float(np.percentile(co[edge, 2], 90)) + margin


def tucked(sim, top, run_in=0.15):
    """trousers drawn in where the hem of the top hangs over them, so that they stay inside it"""
    out = sim.replace('.npz', f'_tuck_{digest(os.path.basename(top), run_in, 2)}.npz')
    if stale(out, sim) or stale(out, top):
        t, d = np.load(top), dict(np.load(sim, allow_pickle=True))
        z = hem_height(top, 0)
        hem = np.nan_to_num(t['co'][(abs(t['rest'][:, 0]) < 0.45) & (abs(t['co'][:, 2] - z) < 0.02)])
        back, front = hem[:, 1].max(), hem[:, 1].min()
        mid, co = (back + front) / 2, d['co'].copy()
        ring = co[abs(co[:, 2] - z) < 0.02]
        fx = min(1, 0.90 * abs(hem[:, 0]).max() / abs(ring[:, 0]).max())
        fy = min(1, 0.45 * (back - front) / 2 / abs(ring[:, 1] - mid).max())  # the hem falls in folds: stay well behind their valleys
        q = np.clip((co[:, 2] - z + run_in) / run_in, 0, 1)
        q = q * q * (3 - 2 * q)
        co[:, 0] *= 1 - q * (1 - fx)
        co[:, 1] = mid + (co[:, 1] - mid) * (1 - q * (1 - fy))
        np.savez(out, **{**d, 'co': co})
    return out


def lower_part(garments, textile, below, default_m=0.12, under=None):
    """trousers under a long top: only what shows, in their own cloth"""
    g = own(garments[0], textile, default_m) if textile else garments[0]
    if under:
        g = dict(g, sim=tucked(g['sim'], under))
    d = np.load(g['sim'])
    near = abs(d['co'][:, 2] - below) < 0.03  # trousers slip down on the form: the pattern is cut by where it really hangs
    slip = float(np.percentile(d['rest'][near, 1] - d['co'][near, 2], 75))
    return dict(g, crop=[-0.9, 0.9, -0.3, below + slip], pieces=[], buttons=[])


def churidar(redo=False):
    """narrow trousers without a cord, to be worn under a long top"""
    return pull_on(redo, 'churidar', None)
