"""Simulated surfaces after the simulation: cut into parts, given a cloth, drawn in, laid over one another."""

import os

import numpy as np

from garments_core import digest, grid
from paths import work


def cloth(name, default_m=0.12):
    """textile option -> keys of a garment dict"""
    if isinstance(name, (list, tuple)):
        return dict(tile=name[0], tile_m=name[1])
    return dict(color=name) if name.startswith('#') else dict(tile=name, tile_m=default_m)


def own(garment, textile, default_m=0.12):
    """a garment in a textile of its own instead of the product's"""
    return dict(garment, own=True, **cloth(textile, default_m)) if textile else garment


def stale(out, source):
    """a derived surface must be made again when the simulation it came from is newer"""
    return not os.path.exists(out) or os.path.getmtime(out) < os.path.getmtime(source)


def part(sim, keep, uv, tag):
    """some faces of a surface as a garment of their own; keep = face mask, uv = per vertex fabric coordinates (metres)"""
    out = sim.replace('.npz', f'_{tag}_{digest(np.where(keep)[0][::7], uv[::97])}.npz')
    if stale(out, sim):
        d = np.load(sim)
        F = d['faces'][keep]
        used, new = np.unique(F, return_inverse=True)
        np.savez(
            out,
            co=d['co'][used],
            rest=d['rest'][used],
            faces=new.reshape(F.shape),
            side=np.zeros(len(F), int),
            vside=np.zeros(len(used)),
            fabuv=uv[used],
        )
    return out


def healed(sim):
    """vertices that no face uses fall freely in the solver: moved to the garment's middle, they do not enlarge the frame"""
    d = dict(np.load(sim, allow_pickle=True))
    loose = np.ones(len(d['co']), bool)
    loose[np.unique(d['faces'])] = False
    if not loose.any() or sim.endswith('_healed.npz'):
        return sim
    out = sim.replace('.npz', '_healed.npz')
    if stale(out, sim):
        d['co'][loose] = d['co'][~loose].mean(0)
        np.savez(out, **d)
    return out


def cinched(sim, z, a, b, above=0.07):
    """a bodice drawn in at the waist to the ellipse (a, b), so that belt and skirt lie outside it"""
    sim = healed(sim)
    out = sim.replace('.npz', f'_cinch_{digest(z, a, b, above, 2)}.npz')
    if stale(out, sim):
        d = dict(np.load(sim, allow_pickle=True))
        co = d['co'].copy()
        far = np.hypot(co[:, 0] / a, co[:, 1] / b)
        q = np.clip((z + above - co[:, 2]) / above, 0, 1)
        q = q * q * (3 - 2 * q)
        q[np.unique(d['faces'][d['side'] == 2])] = 0  # never the sleeves
        f = 1 - q * (1 - np.minimum(1, 1 / np.maximum(far, 1e-6)))
        co[:, 0] *= f
        co[:, 1] *= f
        np.savez(out, **{**d, 'co': co})
    return out


def laid_over(sim, under, gap=0.007):
    """a drape never sinks into the garment below: its front lies at least `gap` before it"""
    out = sim.replace('.npz', f'_over_{digest(os.path.basename(under), gap)}.npz')
    if stale(out, sim) or stale(out, under):
        from scipy.ndimage import gaussian_filter
        from scipy.spatial import cKDTree

        d, below = dict(np.load(sim, allow_pickle=True)), np.nan_to_num(np.load(under)['co'])
        front = below[(below[:, 1] < 0) & (abs(below[:, 0]) < 0.19)]
        co = d['co'].copy()
        dist, k = cKDTree(front[:, [0, 2]]).query(co[:, [0, 2]], k=6)
        limit = front[k, 1].min(1) - gap  # the foremost point of the cloth below
        sunk = np.where((co[:, 1] < 0.02) & (dist[:, 0] < 0.02), np.maximum(co[:, 1] - limit, 0), 0)
        shape = tuple(d['grid']) if 'grid' in d else None
        if shape:  # a soft correction, no steps in the drape
            lifted = gaussian_filter(sunk.reshape(shape), 2.5).ravel()
            sunk = np.maximum(sunk, lifted)
        co[:, 1] -= sunk
        np.savez(out, **{**d, 'co': co})
    return out


def still(name, rows, closed, uv):
    """a modelled surface that needs no simulation (belts, ruffles)"""
    out = work('sim', f'{name}_{digest(rows, uv[::31])}.npz')
    if not os.path.exists(out):
        co = rows.reshape(-1, 3)
        F = grid(rows, closed)
        np.savez(out, co=co, rest=co[:, [0, 2]], faces=F, side=np.zeros(len(F), int), vside=np.zeros(len(co)), fabuv=uv)
    return out


def walked(points):
    """distance walked along a polyline"""
    return np.r_[0, np.cumsum(np.linalg.norm(np.diff(points, axis=0), axis=1))]
