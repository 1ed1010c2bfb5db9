"""The pictures further down the landing page: category tiles, the mosaic, about us, contact and the journal."""

from sets.props import (
    BLUSH, MUSTARD, SAGE, TERRACOTTA, WOOD,
    arch, bag, ball, block, bunting, disc, envelope, plant, plinth, rail, shot, stage, trend, view,
)
from sets.wardrobe import bolt, slab, stack, wear

# Walls of the mosaic: the backdrops of the sections
MEN, WOMEN, KIDS = '#e4e1da', '#f0e1d9', '#f6ecd8'


# Category tiles: shown nearly square beside their text and wide on phones, so the subject is in the middle.
@shot(category_men=view(960, 720, 0.0, 1.02, 1.52))
def category_men():
    z = 1.66
    clothes = wear('men-shirt-2', -0.42, rail=z) + wear('men-kurta-2', 0.42, -0.02, rail=z)
    return clothes, stage([arch(0, 1.30, 1.58, SAGE)] + rail(-0.92, 0.92, z, [(-0.42, 1), (0.42, 1)]))


@shot(category_women=view(960, 720, 0.02, 0.78, 1.80))
def category_women():
    clothes = wear('women-saree-9', 0.0, -0.06) + stack(0.66, 0.05, 0.34, ['linen_sand', ('block_coral', 0.12), ('gingham_rose', 0.08)])
    props = [arch(0, 1.04, 1.60, TERRACOTTA), plinth(0.66, 0.05, 0.24, 0.34), plant(-0.66, 0.20, 0.60, pot=MUSTARD)]
    return clothes, stage(props)


@shot(category_small_kids=view(960, 720, 0.02, 0.65, 1.02))
def category_small_kids():
    z = 1.06
    clothes = wear('kids-girl-frock-4', -0.21, rail=z, k=0.54) + wear('kids-boy-tshirt-3', 0.23, rail=z, k=0.50)
    props = [arch(0, 0.92, 1.10, BLUSH)] + rail(-0.60, 0.62, z, [(-0.21, 0.50), (0.23, 0.46)])
    props += [ball(0.12, -0.20, 0.24, 0.07, MUSTARD), block(0.32, -0.10, 0.62, 0.30, 0.17), block(0.34, -0.12, 0.12, 0.12, 0.12, '#8fa7cf', 0.17, 20)]
    return clothes, stage(props)


@shot(category_kids=view(960, 720, 0.02, 0.86, 1.14), trend_kids_1=trend(0.30, 0.82, 0.94))
def category_kids():
    z = 1.24
    clothes = wear('kids-boy-polo-1', -0.27, rail=z) + wear('kids-girl-frock-3', 0.30, rail=z)
    props = [arch(0, 1.24, 1.28, SAGE)] + rail(-0.72, 0.74, z, [(-0.27, 0.62), (0.30, 0.60)])
    props += [bunting((-0.90, 1.42), (0.90, 1.42), 0.06, [TERRACOTTA, MUSTARD, '#6fa58b', '#7d93c4'])]
    props += [block(-0.36, -0.20, 0.15, 0.15, 0.15, TERRACOTTA, 0.36, 16), block(-0.26, -0.18, 0.52, 0.34, 0.36), ball(-0.14, -0.24, 0.43, 0.07, '#7d93c4')]
    return clothes, stage(props)


# The mosaic: one garment before a shape, in the proportions of its tile; phones crop the wide ones to their middle.
def tile(clothes, wall, shape):
    return clothes, stage([shape], wall, bare=1)


@shot(mosaic_dress=view(640, 1400, 0.0, 0.95, 1.56))
def mosaic_dress():
    return tile(wear('women-kurti-2', 0, rail=1.645), WOMEN, arch(0, 0.62, 1.58, '#b9cbd8'))


@shot(mosaic_jacket=view(1000, 720, 0.0, 1.16, 0.98))
def mosaic_jacket():
    return tile(wear('men-denimjacket-1', 0, rail=1.645), MEN, disc(0, 1.18, 0.41, SAGE))


@shot(mosaic_blazer=view(1000, 720, 0.0, 1.11, 1.08))
def mosaic_blazer():
    return tile(wear('men-blazer-3', 0, rail=1.645), MEN, disc(0, 1.14, 0.45, BLUSH))


@shot(mosaic_top=view(720, 790, 0.0, 1.20, 0.92))
def mosaic_top():
    return tile(wear('women-top-2', 0, rail=1.645), WOMEN, disc(0, 1.22, 0.36, SAGE))


@shot(mosaic_tshirt_men=view(720, 790, 0.0, 1.13, 1.08))
def mosaic_tshirt_men():
    return tile(wear('men-tshirt-1', 0, rail=1.645), MEN, disc(0, 1.15, 0.42, TERRACOTTA))


@shot(mosaic_tshirt_kids=view(1280, 700, 0.0, 1.29, 0.76))
def mosaic_tshirt_kids():
    z = 1.645
    clothes = wear('kids-boy-tshirt-1', -0.44, 0.06, rail=z) + wear('kids-boy-tshirt-2', 0, -0.06, rail=z) + wear('kids-girl-tshirt-1', 0.44, 0.06, rail=z)
    return tile(clothes, KIDS, disc(0, 1.30, 0.28, '#a9c4dc'))


@shot(mosaic_shirt_kids=view(1000, 720, 0.0, 1.29, 0.64))
def mosaic_shirt_kids():
    return tile(wear('kids-boy-shirt-2', 0, rail=1.645), KIDS, disc(0, 1.30, 0.30, '#f0c977'))


@shot(about=view(900, 1100, 0.0, 0.86, 1.98))
def about():
    """the workroom: a turmeric saree on the stand, bolts of cloth on a bench, folded work below"""
    clothes = wear('women-saree-3', 0.36, -0.05)
    for k, textile in enumerate(('block_coral', 'dabu_indigo', 'kalamkari_cream', 'banarasi_emerald')):
        clothes.append(bolt(-0.64 + 0.165 * k, 0.14 + 0.03 * (k % 2), 0.56, 0.068, 0.60 + 0.09 * (k % 3), (textile, 0.13)))
    clothes += stack(-0.42, -0.02, 0.04, ['linen_sage', ('gingham_rose', 0.08), '#d8c19a', ('madras_navy', 0.11)])
    props = [arch(0.34, 0.96, 1.72, TERRACOTTA), block(-0.42, 0.10, 0.86, 0.40, 0.04, WOOD, 0.52)]
    props += [block(x, 0.10, 0.04, 0.38, 0.52, WOOD) for x in (-0.82, -0.02)]
    return clothes, stage(props)


@shot(contact=view(800, 900, 0.0, 0.66, 1.12))
def contact():
    """the parcel counter: carriers, folded clothes tied up to go, letters"""
    clothes = stack(-0.14, -0.06, 0.30, ['linen_chalk', ('floral_peach', 0.16), ('gingham_lilac', 0.08), '#2f6f6a'])
    clothes.append(slab(-0.14, -0.06, 0.483, 0.36, 0.035, 0.010, '#c8425a'))
    props = [arch(0.10, 0.84, 1.10, SAGE), block(0, 0.0, 1.9, 0.60, 0.30)]
    props += [bag(0.26, 0.06, 0.30, 0.28, 0.40, TERRACOTTA, 14), bag(0.10, 0.16, 0.30, 0.22, 0.30, '#f0d8a8', -10)]
    props += [envelope(0.14, -0.20, 0.302, 0.22, '#f6efe4', -14), envelope(0.26, -0.16, 0.308, 0.22, BLUSH, 12), plant(-0.36, 0.16, 0.46, 0.30)]
    return clothes, stage(props)


@shot(news_1=view(960, 720, 0.02, 0.52, 1.04))
def folded_sarees():
    """sarees folded with their borders outwards"""
    piles = (
        (-0.40, [('kanji_magenta', 0.11), ('border_temple_green', 0.10), 'handloom_turmeric']),
        (0.02, ['linen_dusk', ('ikat_teal', 0.16), ('silk_buti_wine', 0.10), ('kanji_mustard', 0.11)]),
        (0.44, [('banarasi_emerald', 0.14), ('banarasi_red', 0.14)]),
    )
    clothes = [garment for x, cloths in piles for garment in stack(x, -0.05, 0.20, cloths, w=0.38, d=0.30, h=0.062)]
    props = [block(0.02, 0.0, 1.70, 0.56, 0.20), arch(0.02, 1.02, 0.88, TERRACOTTA), plant(0.50, 0.10, 0.44, 0.20, MUSTARD)]
    return clothes, stage(props)


@shot(news_2=view(960, 720, 0.0, 1.04, 1.50))
def washed_linen():
    """linen off the line"""
    z = 1.66
    clothes = wear('men-shirt-3', -0.50, rail=z) + wear('women-top-3', 0.28, rail=z)
    clothes += stack(0.34, -0.10, 0.50, ['linen_chalk', ('linen_sand', 0.14), ('linen_sage', 0.14), ('linen_dusk', 0.14)])
    props = [arch(-0.10, 1.30, 1.56, '#d9c8a9'), plinth(0.34, -0.10, 0.27, 0.50)] + rail(-0.98, 0.92, z, [(-0.50, 1), (0.28, 0.9)])
    return clothes, stage(props + [plant(0.80, 0.20, 0.70, 0.30)])


@shot(news_3=view(960, 720, 0.02, 0.84, 1.24))
def growing():
    """one frock in three sizes"""
    z = 1.26
    sizes = ((-0.50, 0.50), (-0.06, 0.60), (0.46, 0.70))
    clothes = [g for x, k in sizes for g in wear('kids-girl-frock-1', x, rail=z, k=k)]
    props = [arch(0.02, 1.36, 1.30, MUSTARD)] + rail(-0.84, 0.86, z, [(x, k - 0.04) for x, k in sizes])
    return clothes, stage(props)
