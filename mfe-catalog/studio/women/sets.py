"""Ethnic sets: kurta or kurti over trousers, salwar or sharara, with a dupatta."""

import numpy as np

from garments_core import archetype

from .drapes import dupatta
from .form import nobody
from .kurtis import kurti
from .skirts import skirt
from .surfaces import own
from .trousers import hem_height, lower_part, pull_on


@archetype('kurta_set')
def kurta_set(
    redo=False,
    cut='palazzo',
    trousers=None,
    trousers_m=0.12,
    length=0.98,
    dup=None,
    dup_cloth='#f6e7c9',
    dup_m=0.12,
    dup_edge='border_gota',
    band=None,
    **kurta,
):
    """kurta over trousers (salwar, palazzo, churidar, cigarette ...), with a dupatta by choice"""
    top = kurti(redo, length=length, hem=0.290, slit=0.34, name='kurta_set', **kurta)
    low = lower_part(pull_on(redo, cut, None, band=band), trousers, hem_height(top[0]['sim']), trousers_m, top[0]['sim'])
    return top + [low] + dupatta(dup, dup_cloth, dup_m, dup_edge, redo, top[0]['sim'])


@archetype('sharara')
def sharara(
    redo=False,
    trousers=None,
    trousers_m=0.12,
    bands=((0, 0.06, 'border_gota'),),
    dup='shoulder',
    dup_cloth='#f6e7c9',
    dup_m=0.12,
    dup_edge='border_gota',
    **kurta,
):
    """short kurti over two flared, gathered legs"""
    top = kurti(redo, length=0.80, hem=0.262, slit=0.20, name='sharara_top', **{**dict(hem_band=0.045), **kurta})
    out = list(top)
    for s in (1, -1):

        def keep_apart(rows, s=s):  # the two legs touch in the middle and never intersect
            x = rows[..., 0] * s
            rows[..., 0] = s * np.where(x < 0.03, 0.004 + 0.026 * np.exp((x - 0.03) / 0.026), x)

        prof = [(0, 0.066, 0.045), (0.09, 0.080, 0.052), (0.2, 0.100, 0.080), (0.36, 0.112, 0.104), (0.44, 0.132, 0.124), (1, 0.225, 0.215)]
        legs_ = skirt(
            f'sharara{s}',
            prof,
            0.71,
            0.02,
            9,
            0.026,
            [tuple(b) for b in bands],
            redo,
            limit=keep_apart,
            body=nobody(),
            seed=31 + s,
            centre_x=s * 0.105,
            nt=260,
            power=2.0,
        )
        out += [own(legs_[0], trousers, trousers_m)] + legs_[1:]
    return out + dupatta(dup, dup_cloth, dup_m, dup_edge, redo, top[0]['sim'])
