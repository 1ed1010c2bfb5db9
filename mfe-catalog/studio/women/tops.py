"""Tops, blouses, tunic and shirt."""

from garments_core import archetype, button_row, curve, rect, Z0

from .panels import neck_stitch, seams, sewn
from .trims import bow, neck_trim, sleeve_trim, straight, strip


@archetype('tee_w')
def tee_w(redo=False, neck='round', depth=0.10, sleeve='short', fitted=True, motif=None):
    """women's T-shirt, shaped at the waist; neck 'round' or 'v'; motif: SVG in millimetres round (0, 0) printed on the chest"""
    npz, i = sewn(
        'tee_w', sleeve, chest=0.228, waist=0.203 if fitted else 0.226, hem=0.224, length=0.63, neck=neck, neck_f=depth, neck_b=0.022, redo=redo
    )
    d = seams(i)
    neck_stitch(d, i, depth, 0.014)
    if motif:
        d.raw(f'<g transform="translate(900 {(1.85 - 1.225) * 1000:.0f})">{motif}</g>')
    g = dict(sim=npz, **d.write('tee_w'))
    if neck == 'round':
        g['collar'] = dict(kind='rib', height=0.014, turn=0)
    return [g]


@archetype('blouse_w')
def blouse_w(redo=False, sleeve='puff', neck='square', depth=0.11, length=0.60, waist=0.208, hem=0.232, tie=None, lace=None, buttons=None):
    """soft blouse with puff, bell or bishop sleeves; tie = bow at the neck, lace = colour of an insertion, buttons = colour"""
    npz, i = sewn(
        'blouse_w',
        sleeve,
        chest=0.228,
        waist=waist,
        hem=hem,
        length=length,
        neck=neck,
        neck_w=0.098 if neck == 'square' else 0.086,
        neck_f=depth,
        redo=redo,
        bend=2e-6 if sleeve == 'puff' else 6e-7,
    )
    d = seams(i)
    neck_stitch(d, i, depth)
    zt = Z0 - depth
    if lace:
        for x in (-0.06, -0.02, 0.02, 0.06):
            d.line(straight((x, zt - 0.008), (x, 1.08)), lace, 5, 0.9)
            d.stitch(straight((x, zt - 0.008), (x, 1.08)), '#000', 0.22, 3.2, '1.6 3.2')
    if buttons:
        d.seam(straight((0, zt), (0, i['zb'])), 0.25)
        d.stitch(straight((0.012, zt), (0.012, i['zb'])))
    g = dict(sim=npz, **d.write('blouse_w'))
    g['pieces'] = bow(0, zt + 0.004, tie, 0.85) if tie else []
    if buttons:
        g['buttons'] = button_row(0, zt - 0.025, i['zb'] + 0.05, 6, color=buttons, r=0.0055)
    return [g]


@archetype('boxy')
def boxy(redo=False, length=0.47, sleeve='elbow', neck='round', depth=0.09, pocket=False):
    """wide cropped top with dropped shoulders"""
    npz, i = sewn(
        'boxy',
        sleeve,
        chest=0.250,
        waist=0.250,
        hem=0.246,
        length=length,
        neck=neck,
        neck_f=depth,
        sh=0.205,
        armhole=0.192,
        slope=0.05,
        waist_z=Z0 - length * 0.7,
        redo=redo,
        bend=2e-6,
    )
    d = seams(i, hem_at=(0.026, 0.030), cuffs=(0.022, 0.026))
    neck_stitch(d, i, depth, 0.014)
    g = dict(sim=npz, pieces=[], **d.write('boxy'))
    if pocket:
        g['pieces'].append(dict(poly=rect(0.115, 1.255, 0.095, 0.105), lift=0.0015, thick=0.0016))
    return [g]


@archetype('tunic')
def tunic(redo=False, length=0.86, sleeve='three_quarter', trim='#f6efe2', trim_ground='#2f4b73', depth=0.16, tassel=None):
    """easy tunic with a slit neck, side slits and a flared body"""
    npz, i = sewn(
        'tunic',
        sleeve,
        chest=0.236,
        waist=0.226,
        hem=0.292,
        length=length,
        neck='v',
        neck_w=0.080,
        neck_f=depth,
        slit=0.15,
        redo=redo,
        bend=5e-7,
        hem_curve=0.02,
    )
    d = seams(i)
    neck_trim(d, 'v', 0.080, depth, 0.030, trim_ground, trim)
    if sleeve:
        sleeve_trim(d, i['sleeve']['length'], 0.030, trim_ground, trim)
    g = dict(sim=npz, pieces=[], **d.write('tunic'))
    for s in (1, -1) if tassel else ():
        g['pieces'].append(
            dict(
                poly=[[s * x, z] for x, z in strip([(0.012, Z0 - depth + 0.01), (0.016, Z0 - depth - 0.07), (0.013, Z0 - depth - 0.13)], 0.005)],
                color=tassel,
                lift=0.006,
                thick=0.004,
                h=0.003,
            )
        )
        g['pieces'].append(
            dict(
                poly=[
                    [s * x, z]
                    for x, z in [(0.006, Z0 - depth - 0.13), (0.020, Z0 - depth - 0.13), (0.024, Z0 - depth - 0.175), (0.003, Z0 - depth - 0.175)]
                ],
                color=tassel,
                lift=0.006,
                thick=0.006,
                h=0.004,
            )
        )
    return [g]


@archetype('shirt_w')
def shirt_w(
    redo=False, sleeve='long', length=0.68, buttons='#f4f0e6', pocket=False, name='shirt_w', chest=0.232, waist=0.212, hem=0.236, collar='shirt'
):
    """women's shirt: darts, curved hem, placket, collar"""
    npz, i = sewn(
        name, sleeve, chest=chest, waist=waist, hem=hem, length=length, neck_w=0.078, neck_f=0.085, neck_b=0.012, hem_curve=0.045, redo=redo
    )
    d = seams(i, hem_at=(0.008,), cuffs=(0.052, 0.008) if sleeve == 'long' else (0.022, 0.026))
    d.sym(d.seam, curve((0.075, 1.00), (0.068, 1.06), (0.070, 1.12), (0.080, 1.19)), 0.22)
    zb = i['zb']
    for x in (-0.0125, 0.0125):
        d.stitch([(x, Z0 - 0.083), (x, zb)])
    o = d.write(name)
    pieces = [
        dict(poly=[[-0.016, Z0 - 0.084], [0.016, Z0 - 0.084], [0.016, zb + 0.001], [-0.016, zb + 0.001]], lift=0.0012, thick=0.0016, h=0.008, **o)
    ]
    if pocket:
        pieces.append(dict(poly=rect(0.105, 1.270, 0.090, 0.100), lift=0.0014, thick=0.0014))
    g = dict(sim=npz, pieces=pieces, buttons=button_row(0, Z0 - 0.115, zb + 0.09, 7, color=buttons, r=0.0056), **o)
    g['collar'] = dict(kind='shirt', gap=0.006, stand=0.026, fall=0.038) if collar == 'shirt' else dict(kind='mandarin', stand=0.028, gap=0.012)
    return [g]
