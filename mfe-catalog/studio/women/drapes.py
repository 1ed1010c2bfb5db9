"""Ribbons: long drapes led over the body by stations (pallu, dupatta)."""

import math

import numpy as np
from scipy.interpolate import CubicSpline

from garments_core import grid, settle

from .form import on_body, woman
from .surfaces import laid_over, own, part, walked


OVER = 0.22  # of the pleats' depth where a dupatta turns over the shoulder: deep folds would form spikes there


def ribbon(name, stations, pleats=5, pleat=0.006, n=170, m=84, width=0.5, body=None, pins=None, redo=False, frames=26, fade=None, **kw):
    """A long drape.  stations: (lower point, upper point) in order along the cloth; the pleats run along it.
    Returns the npz, rows and fabric coordinates (x = across, 0 .. width; z = along, metres)."""
    pts = np.array(stations, float)
    spline = CubicSpline(np.arange(len(pts)), pts.reshape(len(pts), -1))
    t = np.linspace(0, len(pts) - 1, n)
    ends = spline(t).reshape(n, 2, 3)
    s = np.linspace(0, 1, m)
    rows = ends[:, :1] * (1 - s)[None, :, None] + ends[:, 1:] * s[None, :, None]
    if body is not None:
        rows = pushed_out(rows, *body)
    along, across = np.gradient(rows, axis=0), np.gradient(rows, axis=1)
    nrm = np.cross(along, across)
    nrm /= np.linalg.norm(nrm, axis=2, keepdims=True) + 1e-9
    phase = s[None] * 2 * math.pi * pleats + 0.5 * np.sin(t * 0.9)[:, None]
    saw = np.arctan2(np.sin(phase), 0.45 + np.cos(phase)) / 1.9
    strength = (fade(t) if fade else np.ones(n))[:, None]
    rows = rows + nrm * (saw * pleat * strength)[..., None]
    way = walked(rows[:, m // 2])
    uv = np.stack([np.tile(s * width, n), np.repeat(way, m)], 1)
    fixed = np.zeros((n, m), bool)
    for a, b in pins or [(0, 0.3)]:
        fixed |= ((t >= a) & (t <= b))[:, None]
    T, C0, C1 = woman()
    npz = settle(
        name,
        rows,
        False,
        np.where(fixed.ravel())[0],
        uv,
        np.zeros(len(grid(rows, False)), int),
        (T, C0, C1),
        redo,
        frames=frames,
        **{**dict(bend=1e-6, selfd=0.0, gravity=1.0, thick=0.016), **kw},
    )
    d = dict(np.load(npz, allow_pickle=True))
    if 'grid' not in d:
        np.savez(npz, **d, grid=np.array([n, m]))
    return npz, rows, uv


def pushed_out(rows, lift, t_from, t_to):
    """rows between two stations that fell into the body between their edges are brought back onto it"""
    n = rows.shape[0]
    T = woman(bust=False)[0]
    for k in range(int(t_from * n), int(t_to * n)):
        p = rows[k]
        a, b, c = (np.interp(p[:, 2], T[:, 0], T[:, q]) + (lift if q < 3 else 0) for q in (1, 2, 3))
        b = b + 0.030 * np.exp(-(((p[:, 2] - 1.225) / 0.075) ** 2))
        r = np.hypot(p[:, 0] / a, (p[:, 1] - c) / b)
        f = np.where(r < 1, 1 / np.maximum(r, 0.3), 1)
        p[:, 0] *= f
        p[:, 1] = c + (p[:, 1] - c) * f
    return rows


def ribbon_parts(npz, rows, uv, edge=None, edge_w=0.03, end=None, end_len=0.25, start=None, scale=1.0):
    """main cloth, borders on both long edges, rich end piece (anchal) on the last stretch, same at the start if asked"""
    n, m = rows.shape[:2]
    F = grid(rows, False)
    col, row = F.min(1) % m, F.min(1) // m
    width, length = uv[:, 0].max(), uv[:, 1].max()
    x, z = (col + 0.5) / (m - 1) * width, uv[::m, 1][row]
    is_end = z > length - end_len if end else np.zeros(len(F), bool)
    is_start = z < end_len if start else np.zeros(len(F), bool)
    out, main = [], ~(is_end | is_start)
    if edge:
        for tag, k in (('edge0', x < edge_w), ('edge1', x > width - edge_w)):
            k = k & ~(is_end | is_start)
            main &= ~k
            u = uv[:, 0] if tag == 'edge0' else width - uv[:, 0]
            out.append(own(dict(sim=part(npz, k, np.stack([uv[:, 1], u], 1), tag)), (edge, edge_w) if not edge.startswith('#') else edge))
    for tag, k, name in (('end', is_end, end), ('start', is_start, start)):
        if k.any():
            v = length - uv[:, 1] if tag == 'end' else uv[:, 1]
            out.append(
                own(
                    dict(sim=part(npz, k, np.stack([uv[:, 0], v], 1), tag)),
                    name if isinstance(name, (list, tuple)) else (name, end_len) if not name.startswith('#') else name,
                )
            )
    return [dict(sim=part(npz, main, uv * scale, 'main'))] + out


def nivi_stations(fall=0.42):
    """From behind the right hip, across the front (lower edge below the waist, so no gap opens), over the left
    shoulder and down behind."""
    wrap = [
        (-2.5, 0.985, -2.5, 1.13),
        (-1.75, 0.965, -1.8, 1.17),
        (-1.05, 0.970, -1.15, 1.215),
        (-0.45, 1.000, -0.62, 1.275),
        (0.10, 1.065, -0.18, 1.335),
        (0.62, 1.165, 0.25, 1.385),
    ]
    st = [(on_body(a, za, 0.020), on_body(b, zb, 0.018)) for a, za, b, zb in wrap]
    st += [
        ((0.178, -0.085, 1.330), (0.088, -0.055, 1.440)),
        ((0.182, 0.005, 1.405), (0.078, 0.012, 1.478)),
        ((0.205, 0.095, 1.365), (0.085, 0.098, 1.430)),
        ((0.262, 0.135, 1.21), (0.100, 0.140, 1.24)),
        ((0.318, 0.150, 0.98), (0.105, 0.155, 1.0)),
        ((0.352, 0.160, (1 + fall) / 2 - 0.02), (0.110, 0.165, (1 + fall) / 2 - 0.02)),
        ((0.372, 0.165, fall), (0.115, 0.170, fall)),
    ]
    return st


def seedha_stations():
    """Gujarati way: from behind over the right shoulder, spread across the front, the far corner tucked at the left hip"""
    back = [
        ((-0.235, 0.150, 0.90), (-0.095, 0.155, 0.90)),
        ((-0.220, 0.140, 1.15), (-0.090, 0.140, 1.15)),
        ((-0.195, 0.095, 1.36), (-0.075, 0.098, 1.43)),
    ]
    over = [((-0.175, 0.005, 1.405), (-0.072, 0.012, 1.478)), ((-0.185, -0.085, 1.320), (-0.060, -0.065, 1.425))]
    front = [
        ((-0.190, -0.140, 1.20), (0.000, -0.150, 1.33)),
        ((-0.195, -0.165, 1.06), (0.075, -0.160, 1.21)),
        ((-0.200, -0.185, 0.90), (0.130, -0.155, 1.09)),
        ((-0.205, -0.205, 0.73), (0.150, -0.185, 0.96)),
        ((-0.205, -0.215, 0.58), (0.155, -0.215, 0.82)),
    ]
    return [(b, a) for a, b in back + over + front]


def dupatta_across(redo=False, edge=None, end=None, over=None):
    """like a pallu: tucked at the right hip, over the left shoulder, long fall behind"""
    fade = lambda t: np.interp(t, [0, 1.5, 4, 5.6, 7, 8, 9, 12], [0.25, 0.7, 1, 0.7, OVER, 0.9, 1.7, 2.2])
    st = nivi_stations(0.36)
    st = [(lo + np.array([0, 0, 0.05]) * (k < 6), up) for k, (lo, up) in enumerate([(np.array(a), np.array(b)) for a, b in st])]
    npz, rows, uv = ribbon('dupatta_across', st, 6, 0.006, width=0.5, body=(0.024, 0, 0.50), pins=[(0, 0.4), (6.6, 7.4)], fade=fade, redo=redo)
    return ribbon_parts(laid_over(npz, over) if over else npz, rows, uv, edge=edge, edge_w=0.026, end=end or edge, end_len=0.10)


def dupatta_shoulder(redo=False, edge=None, end=None, side=1, front_z=0.52, over=None):
    """folded lengthwise over one shoulder: one end falls in front, the other behind"""
    st = [
        ((0.235, 0.165, 0.62), (0.110, 0.170, 0.62)),
        ((0.225, 0.155, 0.95), (0.105, 0.160, 0.95)),
        ((0.205, 0.130, 1.22), (0.095, 0.135, 1.24)),
        ((0.190, 0.075, 1.385), (0.080, 0.085, 1.440)),
        ((0.178, 0.000, 1.408), (0.074, 0.010, 1.480)),
        ((0.182, -0.085, 1.345), (0.072, -0.080, 1.420)),
        ((0.186, -0.150, 1.22), (0.068, -0.152, 1.25)),
        ((0.190, -0.165, 1.02), (0.066, -0.165, 1.03)),
        ((0.205, -0.195, 0.78), (0.064, -0.200, 0.78)),
        ((0.215, -0.215, front_z), (0.060, -0.220, front_z)),
    ]
    st = [(np.array(b) * [side, 1, 1], np.array(a) * [side, 1, 1]) for a, b in st]
    if side < 0:
        st = [(b, a) for a, b in st]
    fade = lambda t: np.interp(t, [0, 2.6, 4, 5.4, 9], [1.6, 0.9, OVER, 0.9, 1.8])
    npz, rows, uv = ribbon('dupatta_shoulder', st, 5, 0.006, width=0.45, pins=[(3.4, 4.8)], fade=fade, redo=redo, gravity=0.8)
    return ribbon_parts(laid_over(npz, over) if over else npz, rows, uv, edge=edge, edge_w=0.026, end=end or edge, end_len=0.11, start=end or edge)


def dupatta_both(redo=False, edge=None, end=None, over=None):
    """the classic salwar way: a deep U in front, both ends thrown back over the shoulders"""
    half = [
        ((0.245, 0.150, 0.70), (0.135, 0.155, 0.70)),
        ((0.225, 0.140, 1.05), (0.125, 0.145, 1.06)),
        ((0.200, 0.090, 1.35), (0.090, 0.095, 1.42)),
        ((0.182, 0.000, 1.408), (0.076, 0.008, 1.480)),
        ((0.165, -0.095, 1.290), (0.078, -0.075, 1.410)),
        ((0.118, -0.150, 1.165), (0.070, -0.140, 1.305)),
        ((0.060, -0.170, 1.085), (0.040, -0.155, 1.230)),
    ]
    right = [(np.array(lo), np.array(up)) for lo, up in half]
    left = [(lo * [-1, 1, 1], up * [-1, 1, 1]) for lo, up in right]
    centre = [(np.array((0, -0.172, 1.060)), np.array((0, -0.158, 1.200)))]
    st = left + centre + right[::-1]
    fade = lambda t: np.interp(t, [0, 1.8, 3, 4.2, 7, 9.8, 11, 12.2, 14], [1.7, 1, OVER, 0.7, 0.8, 0.7, OVER, 1, 1.7])
    npz, rows, uv = ribbon('dupatta_both', st, 4, 0.006, n=230, width=0.42, pins=[(2.6, 3.4), (10.6, 11.4)], fade=fade, redo=redo, gravity=0.7)
    return ribbon_parts(laid_over(npz, over) if over else npz, rows, uv, edge=edge, edge_w=0.024, end=end or edge, end_len=0.11, start=end or edge)


DUPATTAS = dict(across=dupatta_across, shoulder=dupatta_shoulder, both=dupatta_both)


def dupatta(style, textile, textile_m, edge, redo=False, over=None):
    """over = npz of the top it lies on"""
    if not style:
        return []
    parts = DUPATTAS[style](redo=redo, edge=edge, over=over)
    parts[0] = own(parts[0], textile, textile_m)
    return parts
