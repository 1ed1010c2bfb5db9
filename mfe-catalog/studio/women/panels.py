"""Everything sewn from a flat front and back: one block with set-in sleeves for tops of any length."""

import outlines as O
from garments_core import armhole, curve, Draw, hem_line, run, sl, Z0, Zones

from .form import WAIST, no_arms, woman
from .surfaces import cinched, healed
from .trims import neck_points, neck_trim, sleeve_trim


SLEEVES = {  # length, width at the biceps, width at the cuff, cap height (flat, metres)
    None: None,
    'cap': dict(length=0.115, w=0.150, wc=0.140, cap=0.085),
    'short': dict(length=0.19, w=0.154, wc=0.138, cap=0.105),
    'elbow': dict(length=0.29, w=0.154, wc=0.130, cap=0.110),
    'three_quarter': dict(length=0.43, w=0.154, wc=0.122, cap=0.112),
    'long': dict(length=0.57, w=0.154, wc=0.106, cap=0.114),
    'bell': dict(length=0.44, w=0.154, wc=0.215, cap=0.112),
    'puff': dict(length=0.25, w=0.200, wc=0.200, cap=0.165),
    'bishop': dict(length=0.58, w=0.160, wc=0.190, cap=0.130),
    'kimono': dict(length=0.46, w=0.190, wc=0.200, cap=0.080),
}
GATHERED_CUFF = {'puff': 0.48, 'bishop': 0.45}


def sewn(
    name,
    sleeve='short',
    chest=0.226,
    waist=0.200,
    hem=0.235,
    length=0.62,
    neck='round',
    neck_w=0.088,
    neck_f=0.10,
    neck_b=0.03,
    sh=0.187,
    armhole=0.182,
    waist_z=WAIST,
    slit=0.0,
    hem_curve=0.0,
    zones=(),
    body=None,
    redo=False,
    usc=None,
    slope=0.04,
    **sim,
):
    """a top of any length with set-in sleeves (or none); returns the npz and the outline's info"""
    S = SLEEVES[sleeve]
    F, B, info = O.top(
        chest=chest,
        length=length,
        sh=sh,
        slope=slope,
        neck_w=neck_w,
        neck_f=neck_f,
        neck_b=neck_b,
        sl_len=0,
        armhole=armhole,
        waist=waist,
        hem=hem,
        waist_z=waist_z,
        slit=slit,
        neck=neck,
        hem_curve=hem_curve,
    )
    zones = list(zones)
    if sleeve in GATHERED_CUFF:  # elastic at the cuff, fullness above
        t = S['length']
        zones.append((0.45, 2, 1.40 - t - 0.02, 1.40 - t + 0.022, GATHERED_CUFF[sleeve], 1))
    body = body or woman(bones=(0.12, 0.06) if sleeve == 'puff' else (0.27, 0.34))
    if not sleeve:
        body = no_arms(body)
    npz = run(
        name,
        F,
        B,
        info,
        body,
        redo=redo,
        sleeve=S and dict(ang=58, **S),
        poses=3,
        metric=Zones(*zones) if zones else None,
        usc=usc,
        **{**dict(bend=8e-7), **sim},
    )
    info.update(sleeve=S, neck=neck, hem=hem, hem_curve=hem_curve)
    return healed(npz), info


def seams(info, hem_at=(0.018, 0.022), cuffs=(0.014, 0.018)):
    """the seams of every sewn top: armholes, hem, cuffs, neck stitching"""
    d = Draw()
    d.sym(d.seam, armhole(info))
    for u in hem_at:
        d.sym(d.stitch, hem_line(info['zb'], info['hem'], u, info['hem_curve']))
    if info['sleeve']:
        for u in cuffs:
            d.sym(d.stitch, sl(-0.01, 0.26, info['sleeve']['length'] - u))
    if not info['sleeve']:
        d.sym(d.stitch, [(x - 0.008, z) for x, z in armhole(info)])
    return d


def neck_stitch(d, info, depth, by=0.010):
    """the line of stitches that follows the neckline, `by` metres inside its edge"""
    p = neck_points(info['neck'], info['neck_w'], depth)
    d.sym(d.stitch, [(x + by * min(1, 0.2 + k / 20), z - by * max(0, 1 - k / 34)) for k, (x, z) in enumerate(p)])


def blouse(neck_f=0.15, sleeve='short', trim=None, trim_ground=None, hem_z=0.985, redo=False, name='blouse', neck='round', back=0.05):
    """fitted saree blouse / choli; hem_z below the waist = tucked into the skirt"""
    npz, i = sewn(
        name,
        sleeve,
        chest=0.214,
        waist=0.176,
        hem=0.176 if hem_z < WAIST else 0.180,
        length=Z0 - hem_z,
        neck=neck,
        neck_w=0.098,
        neck_f=neck_f,
        neck_b=back,
        sh=0.180,
        armhole=0.185,
        redo=redo,
    )
    d = seams(i, hem_at=(0.012,))
    d.sym(d.seam, curve((0.062, hem_z), (0.062, 1.12), (0.066, 1.17), (0.070, 1.20)), 0.25)  # waist darts
    if trim:
        neck_trim(d, neck, 0.098, neck_f, 0.012, trim_ground or '#8c1f3a', trim)
        if sleeve:
            sleeve_trim(d, i['sleeve']['length'], 0.024, trim_ground or '#8c1f3a', trim)
    if hem_z < WAIST:
        npz = cinched(npz, WAIST - 0.005, 0.126, 0.091)
    return dict(sim=npz, **d.write(name))


def choli(sleeve='short', hem_z=1.115, trim='#e2b85a', trim_ground='#7a0f40', neck='round', depth=0.15, redo=False):
    """cropped blouse of a lehenga, embroidered at neck and cuffs"""
    return blouse(depth, sleeve, trim, trim_ground, hem_z, redo, 'choli', neck, 0.06)


def bodice(name, sleeve, hem_z, neck='round', depth=0.11, redo=False, chest=0.222, waist=0.186, neck_w=0.088, sh=0.187, **kw):
    """fitted upper part that ends at the waist (hem_z, metres) and disappears in a skirt"""
    return sewn(name, sleeve, chest=chest, waist=waist, hem=waist, length=Z0 - hem_z, neck=neck, neck_f=depth, neck_w=neck_w, sh=sh, redo=redo, **kw)
