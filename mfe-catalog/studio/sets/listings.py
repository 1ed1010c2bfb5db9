"""The trend galleries of the listings: one garment before an arch, each with its own framing."""

from sets.props import INDIGO, MUSTARD, PLUM, SAGE, TERRACOTTA, arch, rail, shot, stage, trend
from sets.wardrobe import wear


def hung(product_id, color, hanger=1.0, z=1.66):
    return wear(product_id, 0, rail=z), stage([arch(0, 0.84, z - 0.06, color)] + rail(-1.2, 1.2, z, [(0, hanger)]))


def standing(product_id, color, height=1.60, **changes):
    return wear(product_id, 0, -0.06, **changes), stage([arch(0, 0.96, height, color)])


@shot(trend_men_1=trend(0, 1.18, 1.16))
def soft_tailoring():
    return hung('men-blazer-2', SAGE)


@shot(trend_men_2=trend(0, 1.16, 1.16))
def open_collars():
    return hung('men-shirt-4', TERRACOTTA)


@shot(trend_men_3=trend(0, 1.04, 1.44))
def festive_lengths():
    return hung('men-sherwani-1', PLUM)


@shot(trend_men_4=trend(0, 0.52, 1.24))
def straight_denim():
    return standing('men-jeans-1', MUSTARD, 1.10)


@shot(trend_women_3=trend(0, 1.20, 1.06))
def ticking():
    return hung('women-top-5', TERRACOTTA, 0.9)


@shot(trend_women_4=trend(0, 0.76, 1.68))
def evening():
    return standing('women-ethnic-9', INDIGO, 1.62)


@shot(trend_kids_3=trend(0, 0.42, 0.86))
def first_day():
    return standing('kids-uniform-1', SAGE, 0.86)


@shot(trend_kids_4=trend(0, 0.36, 0.86))
def denim_that_bends():
    return standing('kids-jeans-2', TERRACOTTA, 0.76)
