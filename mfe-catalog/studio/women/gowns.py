"""Long flared garments: lehenga, anarkali, gown and maxi dress."""

from garments_core import archetype, curve, Z0

from .drapes import dupatta
from .form import WAIST
from .panels import bodice, choli, neck_stitch, seams
from .skirts import FLARE, belt, skirt, tiered_skirt
from .surfaces import cinched, own
from .trims import neck_trim, sleeve_trim
from .trousers import churidar, lower_part


@archetype('lehenga')
def lehenga(
    redo=False,
    bands=((0, 0.11, 'border_zari'),),
    choli_cloth=None,
    choli_m=0.10,
    sleeve='short',
    trim='#e2b85a',
    trim_ground='#7a0f40',
    dup='across',
    dup_cloth='#b5175e',
    dup_m=0.12,
    dup_edge='border_gota',
    neck='round',
    waistband='border_gota',
    folds=15,
):
    """Flared skirt, cropped choli, dupatta.  The product's cloth is the skirt."""
    top = own(choli(sleeve, trim=trim, trim_ground=trim_ground, neck=neck, redo=redo), choli_cloth, choli_m)
    body = skirt('lehenga', FLARE['lehenga'], 1.025, 0.03, folds, 0.036, [tuple(b) for b in bands], redo, seed=4)
    return [top] + body + [belt(1.012, 0.138, 0.106, 0.036, waistband)] + dupatta(dup, dup_cloth, dup_m, dup_edge, redo, top['sim'])


@archetype('anarkali')
def anarkali(
    redo=False,
    sleeve='three_quarter',
    length=1.22,
    bands=((0, 0.07, 'border_zari'),),
    yoke=None,
    yoke_m=0.10,
    trim='#e2b85a',
    trim_ground='#7a1530',
    neck='round',
    depth=0.13,
    waistband='border_gota',
    dup=None,
    dup_cloth='#b5175e',
    dup_m=0.12,
    dup_edge='border_gota',
    folds=17,
    trousers=None,
):
    """Fitted bodice, flared skirt from under the bust; yoke = another cloth for the bodice"""
    npz, i = bodice('anarkali_bodice', sleeve, 1.085, neck, depth, redo, waist=0.192)
    d = seams(i, hem_at=())
    neck_trim(d, neck, 0.088, depth, 0.024, trim_ground, trim)
    if sleeve:
        sleeve_trim(d, i['sleeve']['length'], 0.034, trim_ground, trim)
    top = own(dict(sim=cinched(npz, 1.110, 0.138, 0.108), **d.write('anarkali')), yoke, yoke_m)
    body = skirt('anarkali_skirt', FLARE['anarkali'], 1.115, Z0 - length, folds, 0.032, [tuple(b) for b in bands], redo, seed=7)
    out = [top] + body + [belt(1.100, 0.147, 0.117, 0.034, waistband)] + dupatta(dup, dup_cloth, dup_m, dup_edge, redo, top['sim'])
    return out + ([lower_part(churidar(redo), trousers, Z0 - length + 0.10)] if trousers else [])


@archetype('gown')
def gown(
    redo=False,
    sleeve=None,
    neck='v',
    depth=0.16,
    bands=(),
    waistband='border_sequin',
    yoke=None,
    yoke_m=0.10,
    trim=None,
    trim_ground=None,
    folds=13,
    dup=None,
    dup_cloth=None,
    dup_m=0.12,
    dup_edge=None,
):
    """floor-length evening gown: fitted bodice, skirt that opens from the hip"""
    npz, i = bodice('gown_bodice', sleeve, 0.985, neck, depth, redo, waist=0.178, neck_w=0.098, sh=0.170 if not sleeve else 0.187)
    d = seams(i, hem_at=())
    d.sym(d.seam, curve((0.066, 1.03), (0.062, 1.10), (0.070, 1.17), (0.120, 1.25)), 0.3)  # princess seams
    if trim:
        neck_trim(d, neck, 0.098, depth, 0.020, trim_ground, trim)
    top = own(dict(sim=cinched(npz, 1.030, 0.126, 0.094), **d.write('gown')), yoke, yoke_m)
    body = skirt('gown_skirt', FLARE['gown'], WAIST, 0.012, folds, 0.034, [tuple(b) for b in bands], redo, seed=11, power=1.3)
    return [top] + body + [belt(1.022, 0.135, 0.103, 0.030, waistband)] + dupatta(dup, dup_cloth, dup_m, dup_edge, redo)


@archetype('maxi')
def maxi(redo=False, sleeve=None, neck='square', depth=0.12, tiers=0, waistband=None, folds=12, bands=(), tier_tiles=(), length=1.30):
    """long dress; tiers = number of gathered tiers in the skirt"""
    npz, i = bodice('maxi_bodice', sleeve, 1.000, neck, depth, redo, waist=0.184, neck_w=0.098, sh=0.172 if not sleeve else 0.187)
    d = seams(i, hem_at=())
    neck_stitch(d, i, depth)
    top = dict(sim=cinched(npz, 1.035, 0.130, 0.099), **d.write('maxi'))
    body = (
        tiered_skirt(tiers, Z0 - length, folds, redo, tier_tiles)
        if tiers
        else skirt('maxi_skirt', FLARE['maxi'], WAIST, Z0 - length, folds, 0.026, [tuple(b) for b in bands], redo, seed=5)
    )
    waist = (
        belt(1.024, 0.138, 0.106, 0.026, waistband)
        if waistband
        else {k: v for k, v in belt(1.026, 0.137, 0.105, 0.012, '#888888', 0.003).items() if k not in ('own', 'color')}
    )
    return [top] + body + [waist]
