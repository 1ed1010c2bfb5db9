"""Lofts: modelled tubes with folds or pleats, settled by the solver and cut into cloth and hem bands."""

import math

import numpy as np

from garments_core import grid, settle

from .form import WAIST, lower_body
from .surfaces import own, part, still, walked


def fold_wave(theta, folds, seed=1):
    """irregular soft folds round the body, about -1 .. 1; ridges sharper than valleys"""
    r = np.random.default_rng(seed)
    p = r.uniform(0, 2 * math.pi, 4)
    warp = 0.55 * np.sin(2 * theta + p[0]) + 0.4 * np.sin(3 * theta + p[1]) + 0.25 * np.sin(5 * theta + p[2])
    main = np.cos(folds * theta + warp)
    return 0.75 * main + 0.2 * np.cos(2 * (folds * theta + warp)) + 0.3 * np.cos(round(folds * 0.6) * theta + p[3] + warp)


def knife_pleats(theta, centre=0.16, half=0.50, n=6):
    """saree front pleats, all laid to one side; returns the saw profile and its window"""
    window = np.exp(-(((theta - centre) / half) ** 4))
    phase = (theta - centre) / half * math.pi * n
    return np.arctan2(np.sin(phase), 0.35 + np.cos(phase)) / 1.9 * window, window


def skirt_rows(profile, top, hem, folds, depth, power=1.0, seed=1, nz=72, nt=420, centre_x=0.0):
    """profile: (u, half width, half depth) with u 0 = waist, 1 = hem; depth = fold depth at the hem"""
    u = np.linspace(0, 1, nz)
    theta = np.linspace(-math.pi, math.pi, nt, endpoint=False)
    q = np.array(profile, float)
    a, b = (np.interp(u, q[:, 0], q[:, k]) for k in (1, 2))
    wave, fine = fold_wave(theta, folds, seed), fold_wave(theta, folds * 3, seed + 1)
    rows = np.zeros((nz, nt, 3))
    for k in range(nz):
        off = depth * u[k] ** power * wave + 0.0035 * min(1, u[k] * 6) * (1 - 0.6 * u[k]) * fine
        rows[k, :, 0] = centre_x + (a[k] + off) * np.sin(theta + 0.25 * off * np.sin(folds * theta))
        rows[k, :, 1] = -(b[k] + off) * np.cos(theta)
        rows[k, :, 2] = top + (hem - top) * u[k]
    return rows


def around(rows, at_row=0.65):
    """fabric coordinates of a tube: x = way round (measured at one row), z = height above the hem"""
    nz, nt = rows.shape[:2]
    ring = rows[int(nz * at_row)]
    down = walked(rows[:, nt // 2])
    return np.stack([np.tile(walked(ring), nz), np.repeat(down[-1] - down, nt)], 1)


def skirt(name, profile, top, hem, folds, depth, bands=(), redo=False, limit=None, sim=None, scale=1.0, body=None, **kw):
    """A settled flared skirt, cut into the main cloth and hem bands.
    bands: (from, to, textile): metres above the hem; a band tile's height is the band's height."""
    rows = skirt_rows(profile, top, hem, folds, depth, **kw)
    if limit:
        limit(rows)
    uv = around(rows)
    nt = rows.shape[1]
    npz = settle(
        name,
        rows,
        True,
        np.arange(nt * 2),
        uv,
        np.zeros(len(grid(rows, True)), int),
        body or lower_body(),
        redo,
        **{**dict(frames=26, bend=8e-7, selfd=0.0, gravity=1.6), **(sim or {})},
    )
    return banded(npz, rows, uv, bands, name, scale)


def banded(npz, rows, uv, bands, name, scale=1.0):
    """main cloth + bands counted from the last row of a tube"""
    nt = rows.shape[1]
    F = grid(rows, True)
    height = uv[::nt, 1]
    face_row = F[:, 0] % len(uv) // nt
    face_row = np.minimum(face_row, F.min(1) // nt)
    mid = (height[face_row] + height[np.minimum(face_row + 1, len(height) - 1)]) / 2
    rest, out = np.ones(len(F), bool), []
    for k, (z0, z1, textile) in enumerate(bands):
        keep = (mid >= z0) & (mid < z1)
        rest &= ~keep
        if textile:
            w = z1 - z0
            out.append(own(dict(sim=part(npz, keep, uv - [0, z0], f'band{k}')), (textile, w) if not textile.startswith('#') else textile))
    if not rest.any():
        return out
    return [dict(sim=part(npz, rest, uv * scale, 'main'))] + out


def belt(z, a, b, height=0.03, textile='#b98a34', bulge=0.004, name='belt'):
    """a band round the body, a and b = half width and depth of what it lies on"""
    n, m = 7, 160
    theta = np.linspace(-math.pi, math.pi, m, endpoint=False)
    rows = np.zeros((n, m, 3))
    for k, u in enumerate(np.linspace(0, 1, n)):
        r = bulge * (0.35 + 0.65 * math.sin(math.pi * u))
        rows[k] = np.stack([(a + r) * np.sin(theta), -(b + r) * np.cos(theta), z + height * (0.5 - u) + 0 * theta], 1)
    return own(dict(sim=still(name, rows, True, around(rows, 0.5))), textile, height)


FLARE = dict(
    lehenga=[(0, 0.136, 0.104), (0.18, 0.200, 0.165), (0.55, 0.335, 0.290), (1, 0.470, 0.400)],
    anarkali=[(0, 0.146, 0.116), (0.25, 0.210, 0.175), (0.6, 0.315, 0.265), (1, 0.410, 0.345)],
    gown=[(0, 0.132, 0.100), (0.16, 0.186, 0.140), (0.5, 0.250, 0.205), (1, 0.385, 0.320)],
    maxi=[(0, 0.136, 0.104), (0.2, 0.190, 0.150), (0.6, 0.250, 0.205), (1, 0.315, 0.265)],
)


def tiered_skirt(tiers, hem, folds, redo, tiles=()):
    """each tier starts inside the one above and is gathered onto it: more folds, more width"""
    out, step = [], (WAIST - hem) / tiers
    q = np.array(FLARE['maxi'], float)
    for k in range(tiers):
        u0, u1 = k / tiers, (k + 1) / tiers
        a0, a1, b0, b1 = (np.interp(u, q[:, 0], q[:, c]) for c, u in ((1, u0), (1, u1), (2, u0), (2, u1)))
        top_in = 0.0 if k == 0 else -0.006
        rise = 0.0 if k == 0 else 0.006
        prof = [(0, a0 + top_in, b0 + top_in), (0.08, a0 + 0.004, b0 + 0.004), (0.25, a0 + 0.016, b0 + 0.016), (1, a1 + 0.020, b1 + 0.020)]
        tier = skirt(
            f'tier{k}',
            prof,
            WAIST - k * step + rise,
            WAIST - (k + 1) * step,
            folds + 4 * k,
            0.013 + 0.004 * k,
            (),
            redo,
            seed=20 + k,
            power=0.45,
            nz=34,
        )
        out += [own(t, tiles[k % len(tiles)]) for t in tier] if tiles else tier
    return out
