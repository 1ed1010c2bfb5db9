"""Kurtis and dresses."""

import numpy as np

from garments_core import archetype, button_row, curve, Z0

from .panels import neck_stitch, seams, sewn
from .trims import bow, hem_trim, neck_points, neck_trim, peter_pan, sleeve_trim, straight, trim_band


@archetype('kurti')
def kurti(
    redo=False,
    trim='#d7a84c',
    trim_ground='#7a1530',
    length=1.08,
    sleeve='three_quarter',
    neck='v',
    depth=0.13,
    placket=True,
    hem_band=0.055,
    collar=None,
    hem=0.295,
    slit=0.40,
    name='kurti',
    waist=0.203,
):
    """straight kurta with side slits, embroidered neck, cuffs and hem"""
    npz, i = sewn(
        name,
        sleeve,
        chest=0.230,
        waist=waist,
        hem=hem,
        length=length,
        neck=neck,
        neck_w=0.085,
        neck_f=depth,
        neck_b=0.018,
        waist_z=1.05,
        slit=slit,
        redo=redo,
        bend=6e-7,
    )
    d = seams(i, hem_at=() if hem_band else (0.020, 0.024))
    if trim:
        neck_trim(d, neck, 0.085, depth, 0.024, trim_ground, trim)
        if sleeve:
            sleeve_trim(d, i['sleeve']['length'], 0.034, trim_ground, trim)
        if placket:
            z = np.linspace(Z0 - depth, Z0 - depth - 0.19, 40)
            trim_band(d, [(-0.013, v) for v in z], [(0.013, v) for v in z], 0.026, trim_ground, trim)
        if hem_band:
            hem_trim(d, i['zb'], 0.32, hem_band, trim_ground, trim)
    g = dict(sim=npz, **d.write(name))
    if collar:
        g['collar'] = dict(kind='mandarin', stand=0.026, gap=0.02)
        g['buttons'] = button_row(0, Z0 - depth - 0.012, Z0 - depth - 0.17, 5, color=trim or '#f4f0e6', r=0.0055)
    return [g]


@archetype('aline')
def aline(redo=False, sleeve='short', length=1.00, neck='round', depth=0.11, sash=None, hem=0.350, collar_color=None, buttons=None, gather=1.28):
    """knee-length dress, fitted above and gathered below the waist seam"""
    zw = 1.055
    npz, i = sewn(
        'aline',
        sleeve,
        chest=0.222,
        waist=0.188,
        hem=hem,
        length=length,
        neck=neck,
        neck_f=depth,
        waist_z=zw,
        hem_curve=0.045,
        redo=redo,
        bend=4e-7,
        zones=[(0, 0.45, -1, zw - 0.004, gather, 1)],
        usc=(zw - 0.002, gather),
    )
    d = seams(i, hem_at=(0.026, 0.030))
    neck_stitch(d, i, depth)
    waist = straight((-0.20, zw), (0.20, zw))
    d.seam(waist)
    if sash:
        d.band([(x, z + 0.020) for x, z in waist] + [(x, z - 0.018) for x, z in waist[::-1]], sash, 1, ho=0.6)
        d.seam([(x, z - 0.018) for x, z in waist])
        d.seam([(x, z + 0.020) for x, z in waist])
    g = dict(sim=npz, pieces=bow(0.085, zw, sash, 0.9) if sash else [], **d.write('aline'))
    if buttons:
        g['buttons'] = button_row(0, Z0 - depth - 0.02, zw + 0.03, 6, color=buttons, r=0.006)
    if collar_color:
        g['pieces'] += peter_pan(collar_color, 0.088, depth)
    return [g]


def wrap_front(d, depth, w, zw, zb, cord):
    """The crossing edges of a wrap: from one shoulder to the other side of the waist, and down the skirt.  A cord in the
    sash's colour follows both and the neckline, so that the cut can be read on a busy print."""
    neck = neck_points('v', w, depth)
    over = curve((w * 0.55, Z0 - depth * 0.55), (0.02, Z0 - depth - 0.02), (-0.06, zw + 0.06), (-0.115, zw + 0.01))
    skirt = curve((-0.090, zw - 0.02), (-0.080, zw - 0.2), (-0.10, zb + 0.2), (-0.20, zb))
    d.sym(d.line, [(x + 0.003, z - 0.003) for x, z in neck], cord, 8)
    for edge in (over, skirt):
        d.line(edge, cord, 8)
        d.seam([(x - 0.005, z - 0.002) for x, z in edge], 0.5, 2.4)


@archetype('wrap')
def wrap(redo=False, sleeve='elbow', length=1.08, sash='#7a1530', depth=0.20):
    """wrap dress: crossed V neck, tie at the side, soft skirt"""
    zw = 1.050
    npz, i = sewn(
        'wrap',
        sleeve,
        chest=0.224,
        waist=0.186,
        hem=0.335,
        length=length,
        neck='v',
        neck_w=0.098,
        neck_f=depth,
        waist_z=zw,
        hem_curve=0.040,
        redo=redo,
        bend=4e-7,
        zones=[(0, 0.45, -1, zw - 0.004, 1.18, 1)],
        usc=(zw - 0.002, 1.18),
    )
    d = seams(i, hem_at=(0.020, 0.024))
    wrap_front(d, depth, 0.098, zw, i['zb'], sash)
    waist = straight((-0.20, zw), (0.20, zw))
    d.band([(x, z + 0.016) for x, z in waist] + [(x, z - 0.016) for x, z in waist[::-1]], sash, 1, ho=0.6)
    d.seam([(x, z - 0.016) for x, z in waist])
    d.seam([(x, z + 0.016) for x, z in waist])
    return [dict(sim=npz, pieces=bow(-0.105, zw, sash, 1.1), **d.write('wrap'))]
