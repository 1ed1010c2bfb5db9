"""Clothes on a set: the catalogue's products, hung or standing, and folded or rolled cloth.
Metres; x to the right, y away from the camera, z up; the floor is z = 0."""

import math
import os
from functools import cache

import numpy as np

import shoot
from garments_core import digest
from garments_women import cloth, still
from paths import work

HOOK = 0.145  # from the rail down to the neck of what hangs on it
CHILD = 0.66  # children's clothes are cut at an adult's scale; on a set they stand beside adults' clothes


@cache
def catalogue():
    """every product's recipe by its id"""
    return {recipe['id']: recipe for recipe in shoot.recipes()}


def wear(product_id, x, y=0.0, rail=None, k=None, turn=0, **changes):
    """A product in its own cloth; `changes` replace keys of its recipe (without a companion garment, another tile).
    Hung from a rail of that height, or standing on the floor.  k: size, 1 for an adult.  turn: degrees about z."""
    product = {**catalogue()[product_id], **changes}
    k = k or (CHILD if product_id.startswith('kids-') else 1.0)
    garments = shoot.garments_of(product)
    low, high = extent(garments[0])
    z = (rail - HOOK - high * k) if rail else -min(extent(g)[0] for g in garments) * k
    return [placed(g, x, y, z, k, turn) for g in garments]


def extent(garment):
    """lowest and highest point of a garment, in metres"""
    z = np.load(garment['sim'], allow_pickle=True)['co'][:, 2] + garment.get('at', (0, 0, 0))[2]
    return float(np.nanmin(z)), float(np.nanmax(z))


def placed(garment, x, y, z, k, turn):
    """moved, scaled and turned; collar, buttons and laid-on pieces follow"""
    g = dict(garment)
    if k != 1 or turn:
        g['sim'] = scaled(g['sim'], k, turn)
    if k != 1:
        if g.get('collar'):
            g['collar'] = smaller_collar(g['collar'], k)
        g['buttons'] = [dict(b, r=b.get('r', 0.0058) * k) for b in g.get('buttons', [])]
        g['pieces'] = [dict(p, lift=(np.asarray(p.get('lift', 0.003)) * k).tolist()) for p in g.get('pieces', [])]
    g['at'] = (np.array(g.get('at', (0, 0, 0)), float) * k + [x, y, z]).tolist()
    return g


def smaller_collar(collar, k):
    usual = dict(stand=0.032, fall=0.045, point=0.03, spread=0.022) if collar.get('kind') == 'shirt' else {}
    lengths = ('height', 'stand', 'fall', 'point', 'spread')
    return {q: v * k if q in lengths else v for q, v in {**usual, **collar}.items()}


def scaled(sim, k, turn):
    """the path of a simulated garment in another size or direction; cached beside the original"""
    out = work('sim', f'{os.path.basename(sim)[:-4]}_{digest(k, turn)}.npz')
    if not os.path.exists(out) or os.path.getmtime(out) < os.path.getmtime(sim):
        d = dict(np.load(sim, allow_pickle=True))
        a = math.radians(turn)
        about_z = np.array([[math.cos(a), math.sin(a), 0], [-math.sin(a), math.cos(a), 0], [0, 0, 1]])
        np.savez(out, **{**d, 'co': np.nan_to_num(d['co'], nan=0.5) * k @ about_z})
    return out


def stack(x, y, z, cloths, w=0.34, d=0.27, h=0.042):
    """A pile of folded clothes, the first at the bottom: a colour, a tile, or (tile, metres per repeat) each."""
    return [
        slab(x + 0.008 * math.sin(k * 2.3), y, z + k * (h + 0.003), w - 0.012 * (k % 2), d, h, textile)
        for k, textile in enumerate(cloths)
    ]


def slab(x, y, z, w, d, h, textile):
    """one folded garment: a soft flat block whose folds lie to the front"""
    m, n = 72, 18
    t = np.linspace(0, 2 * math.pi, m, endpoint=False)
    rows = []
    for s in np.linspace(-1, 1, n):
        swell = (1 - abs(s) ** 8) ** 0.5
        across = x + w / 2 * (0.93 + 0.07 * swell) * softened(np.cos(t), 0.35)
        rows.append(np.stack([across, y + 0 * t + s * d / 2, z + h / 2 + h / 2 * max(swell, 0.02) * softened(np.sin(t), 0.55)], 1))
    uv = np.stack([np.repeat(np.linspace(0, d, n), m), np.tile(t / math.pi * (w + h), n)], 1)
    return dict(sim=still('fold', np.array(rows)[:, ::-1], True, uv), thick=0.0015, **cloth(textile, 0.14))


def softened(v, power):
    """a circle's coordinate moved towards a square"""
    return np.sign(v) * abs(v) ** power


def bolt(x, y, z, r, length, textile, upright=True):
    """a roll of cloth, standing or lying along x"""
    m, n = 90, 12
    t = np.linspace(0, 2 * math.pi, m, endpoint=False)
    end = [(-0.5, 0.02), (-0.5, 0.55), (-0.5, 0.93), (-0.495, 1)]
    profile = end + [(u, 1) for u in np.linspace(-0.45, 0.45, n)] + [(-u, q) for u, q in reversed(end)]
    rows = []
    for u, q in profile:
        radius = r * q * (1 + 0.012 * np.sin(t))
        ring = np.stack([0 * t + u * length, radius * np.cos(t), radius * np.sin(t)], 1)
        rows.append(ring[:, [1, 2, 0]] * [1, 1, -1] if upright else ring)
    rows = np.array(rows) + [x, y, z + (length / 2 if upright else r)]
    uv = np.stack([np.tile(t * r, len(profile)), np.repeat([u * length for u, _ in profile], m)], 1)
    return dict(sim=still('bolt', rows if upright else rows[:, ::-1], True, uv), thick=0, **cloth(textile, 0.14))
