"""The five heroes of the landing page, wide and for phones, and the banners of the listings taken on the same sets."""

from sets.props import (
    INDIGO, IVORY, MADDER, MUSTARD, PLUM, SAGE, TERRACOTTA,
    arch, ball, block, bunting, diya, garland, plant, plinth, rail, shot, stage, tall, trend, view, wide,
)
from sets.wardrobe import stack, wear

CHILD_HANGER = 0.62


@shot(hero_1=wide(0.23, 0.88, 2.14), hero_1_tall=tall(0.05, 0.88, 2.05), trend_women_1=trend(-0.02, 0.55, 0.98))
def family():
    """a Kanjivaram saree before an arch; a frock, a madras shirt and a kurti on the rail"""
    z = 1.74
    clothes = wear('women-saree-5', -0.18, -0.12)
    clothes += wear('kids-girl-frock-1', 0.60, rail=z)
    clothes += wear('men-shirt-1', 1.28, rail=z)
    clothes += wear('women-kurti-1', 1.98, 0.02, rail=z)
    clothes += stack(1.34, -0.22, 0.0, ['#f2ead9', ('gingham_green', 0.08), '#d9a441', '#7d93ad'])
    props = [arch(-0.18, 1.02, 1.78, TERRACOTTA), arch(1.42, 1.72, 1.60, SAGE, 0.79)]
    props += rail(0.34, 2.40, z, [(0.60, CHILD_HANGER), (1.28, 1), (1.98, 0.9)])
    props += [plinth(0.62, 0.10, 0.16, 0.16), ball(0.62, 0.10, 0.26, 0.10, MUSTARD)]
    return clothes, stage(props)


@shot(hero_2=wide(0.10), hero_2_tall=tall(0.55, 0.90, 2.24), promo_men=view(1120, 784, 0.49, 1.14, 1.34))
def tailoring():
    """a windowpane blazer, a white shirt and an olive bomber above folded denim"""
    z = 1.76
    clothes = wear('men-blazer-1', 0.12, rail=z) + wear('men-shirt-3', 1.00, 0.02, rail=z) + wear('men-bomber-1', 1.86, rail=z)
    clothes += stack(0.62, -0.20, 0.30, [('denim_dark', 0.12), ('denim_mid', 0.12), '#b99f77'])
    clothes += stack(1.02, -0.20, 0.30, ['#efe8db', ('madras_navy', 0.11), '#97a68b', ('breton', 0.13)])
    props = [arch(0.12, 0.98, 1.70, MUSTARD), arch(1.42, 1.72, 1.62, SAGE, 0.79), block(0.82, -0.18, 0.96, 0.36, 0.30)]
    props += rail(-0.34, 2.36, z, [(0.12, 1), (1.00, 1), (1.86, 1)])
    props += [plinth(1.96, -0.10, 0.15, 0.20, TERRACOTTA), plant(1.96, -0.10, 0.42, 0.20, IVORY)]
    return clothes, stage(props)


@shot(hero_3=wide(0.27, 0.70, 1.72), hero_3_tall=tall(0.33, 0.76, 1.50), promo_kids=view(1120, 784, 0.89, 0.80, 1.54), trend_kids_2=trend(0.60, 0.99, 0.64))
def playground():
    """frocks, a rocket T-shirt and a gingham shirt on a low rail, with blocks and balls"""
    z = 1.26
    clothes = wear('kids-girl-frock-2', 0.06, rail=z) + wear('kids-boy-tshirt-1', 0.60, rail=z, k=0.60)
    clothes += wear('kids-boy-shirt-1', 1.14, rail=z, k=0.62) + wear('kids-girl-frock-1', 1.68, rail=z, k=0.58)
    props = [arch(0.06, 0.74, 1.18, MUSTARD), arch(0.87, 0.92, 1.34, SAGE, 0.79), arch(1.66, 0.74, 1.12, TERRACOTTA)]
    props += rail(-0.30, 2.02, z, [(0.06, 0.62), (0.60, 0.56), (1.14, 0.58), (1.68, 0.54)])
    flags = [TERRACOTTA, MUSTARD, '#6fa58b', '#7d93c4']
    props += [bunting((-0.62, 1.60), (0.84, 1.60), 0.14, flags), bunting((0.84, 1.60), (2.30, 1.60), 0.14, flags[1:] + flags[:1])]
    props += [block(0.55, -0.20, 0.15, 0.15, 0.15, '#7d93c4', turn=18), block(0.73, -0.22, 0.15, 0.15, 0.15, TERRACOTTA, turn=-8)]
    props += [block(0.64, -0.21, 0.15, 0.15, 0.15, MUSTARD, 0.15, 30), ball(1.24, -0.25, 0.10, 0.10, '#d9627a')]
    props += [ball(1.47, -0.15, 0.07, 0.07, '#6fa58b'), ball(0.24, -0.30, 0.06, 0.06, IVORY)]
    return clothes, stage(props)


@shot(hero_4=wide(0.10), hero_4_tall=tall(0.46, 0.94, 2.12))
def festival():
    """three sarees before arches, under marigolds"""
    clothes = wear('women-saree-4', 0.08, -0.02) + wear('women-saree-12', 0.86, -0.14) + wear('women-saree-8', 1.64, 0.02)
    props = [arch(0.08, 0.84, 1.72, MADDER), arch(0.88, 0.92, 1.86, MUSTARD, 0.79), arch(1.68, 0.84, 1.72, PLUM)]
    marigold, saffron = '#f6b92c', '#f08a1d'
    props += [garland((x, 1.99), (x + 0.94, 1.99), 0.17, [saffron, marigold]) for x in (-0.52, 0.42, 1.36)]
    props += [diya(x, y) for x, y in ((-0.40, -0.30), (0.46, -0.52), (1.26, -0.54), (2.04, -0.40))]
    return clothes, stage(props, warm=1)


@shot(hero_5=wide(0.10), hero_5_tall=tall(0.47, 0.94, 2.16), promo_women=view(1120, 784, 0.88, 1.06, 1.66), trend_women_2=trend(0.90, 1.18, 1.20))
def summer():
    """three summer dresses on the rail"""
    z = 1.80
    clothes = wear('women-kurti-5', 0.04, rail=z) + wear('women-kurti-4', 0.90, 0.02, rail=z) + wear('women-kurti-3', 1.72, rail=z)
    clothes += stack(1.30, -0.24, 0.0, [('linen_sand', 0.14), ('gingham_rose', 0.08), ('linen_sage', 0.14)])
    props = [arch(0.04, 0.96, 1.74, SAGE), arch(0.90, 0.90, 1.58, MUSTARD, 0.79), arch(1.74, 0.96, 1.74, TERRACOTTA)]
    props += rail(-0.40, 2.20, z, [(0.04, 0.9), (0.90, 0.9), (1.72, 0.9)])
    props += [plinth(0.50, -0.10, 0.15, 0.14), ball(0.50, -0.10, 0.23, 0.09, INDIGO)]
    return clothes, stage(props)
