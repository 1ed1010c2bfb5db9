"""Drawn and laid-on trims: embroidered bands, necklines, bows, collars."""

import math

import numpy as np

from garments_core import curve, flip, sl, Z0

from .surfaces import walked


def trim_band(d, outer, inner, width, ground, thread):
    """embroidered band between two lines: ground colour, two cords, a row of small rosettes"""
    d.band(list(outer) + list(inner)[::-1], ground, 1)
    for edge in (outer, inner):
        d.line(edge, thread, 3)
    mid = (np.array(outer) + np.array(inner)) / 2
    s = walked(mid)
    for t in np.arange(width * 0.4, s[-1], width * 0.62):
        x, z = np.interp(t, s, mid[:, 0]), np.interp(t, s, mid[:, 1])
        c, r = f'translate({900 + x * 1000:.1f} {(1.85 - z) * 1000:.1f})', width * 200
        petals = ''.join(
            f'<circle cx="{math.cos(q) * r:.1f}" cy="{math.sin(q) * r:.1f}" r="{r * .55:.1f}" fill="{thread}"/>' for q in np.arange(6) * 1.047
        )
        d.raw(
            f'<g transform="{c}">{petals}<circle r="{r * .55:.1f}" fill="{ground}"/><circle r="{r * .3:.1f}" fill="{thread}"/></g>',
            f'<g transform="{c}"><circle r="{r * 1.3:.1f}" fill="#fff" filter="url(#b1)"/></g>',
        )


def straight(p, q, n=30):
    """n points from p to q"""
    t = np.linspace(0, 1, n)[:, None]
    return [tuple(v) for v in np.array(p) * (1 - t) + np.array(q) * t]


def neck_points(kind, w, depth, n=40):
    """right half of the front neckline, from the centre up to the shoulder"""
    if kind == 'v':
        return curve((0, Z0 - depth), (w * 0.35, Z0 - depth * 0.62), (w * 0.75, Z0 - depth * 0.25), (w, Z0), n)
    if kind == 'square':
        return [
            tuple(p)
            for p in np.concatenate([straight((0, Z0 - depth), (w * 0.92, Z0 - depth), n // 2), straight((w * 0.92, Z0 - depth), (w, Z0), n // 2)])
        ]
    return curve((0, Z0 - depth), (w * 0.62, Z0 - depth), (w * 0.98, Z0 - depth * 0.55), (w, Z0), n)


def neck_trim(d, kind, w, depth, width, ground, thread):
    """embroidered band that follows the neckline"""
    p = np.array(neck_points(kind, w, depth, 60))
    tangent = np.gradient(p, axis=0)
    nrm = np.stack([tangent[:, 1], -tangent[:, 0]], 1)
    nrm /= np.linalg.norm(nrm, axis=1, keepdims=True) + 1e-9
    q = p + nrm * width
    q[:, 0] = np.maximum(q[:, 0], 0)
    for f in (list, flip):
        trim_band(d, f([tuple(v) for v in p]), f([tuple(v) for v in q]), width, ground, thread)


def sleeve_trim(d, length, width, ground, thread):
    """embroidered band round both cuffs; length of the sleeve and width of the band in metres"""
    for s in (1, -1):
        a, b = sl(-0.01, 0.24, length), sl(-0.01, 0.24, length - width)
        trim_band(
            d,
            straight((s * a[0][0], a[0][1]), (s * a[1][0], a[1][1])),
            straight((s * b[0][0], b[0][1]), (s * b[1][0], b[1][1])),
            width,
            ground,
            thread,
        )


def hem_trim(d, z, half, width, ground, thread):
    """embroidered band along a hem at height z, `half` metres to either side"""
    trim_band(d, straight((-half, z), (half, z), 80), straight((-half, z + width), (half, z + width), 80), width, ground, thread)


def bow(x, z, color, size=1.0, lift=0.010):
    """tied bow: two loops, two tails, the knot"""
    out = []
    for s in (1, -1):
        loop = [(0.004, 0.008), (0.03, 0.028), (0.058, 0.030), (0.064, 0.004), (0.058, -0.022), (0.03, -0.020), (0.004, -0.008)]
        tail = [(0.002, -0.004), (0.016, -0.002), (0.046, -0.105), (0.024, -0.115)]
        out.append(dict(poly=[[x + s * a * size, z + b * size] for a, b in loop], lift=lift, thick=0.004, h=0.004, **cloth_piece(color)))
        out.append(dict(poly=[[x + s * a * size, z + b * size] for a, b in tail], lift=lift - 0.003, thick=0.002, h=0.005, **cloth_piece(color)))
    out.append(
        dict(
            poly=[
                [x - 0.011 * size, z + 0.013 * size],
                [x + 0.011 * size, z + 0.013 * size],
                [x + 0.011 * size, z - 0.013 * size],
                [x - 0.011 * size, z - 0.013 * size],
            ],
            lift=lift + 0.005,
            thick=0.005,
            h=0.004,
            **cloth_piece(color),
        )
    )
    return out


def cloth_piece(color):
    """pieces without a colour use the garment's own cloth"""
    return dict(color=color) if color else {}


def strip(points, width):
    """flat ribbon along a line in panel space -> polygon"""
    p = np.array(points, float)
    t = np.gradient(p, axis=0)
    nrm = np.stack([-t[:, 1], t[:, 0]], 1)
    nrm /= np.linalg.norm(nrm, axis=1, keepdims=True) + 1e-9
    return np.concatenate([p + nrm * width / 2, (p - nrm * width / 2)[::-1]]).tolist()


def peter_pan(color, w, depth):
    """round flat collar"""
    out = []
    for s in (1, -1):
        inner = curve((0.003, Z0 - depth), (w * 0.62, Z0 - depth), (w * 0.98, Z0 - depth * 0.55), (w + 0.002, Z0 - 0.002), 14)
        outer = curve((w + 0.050, Z0 - 0.020), (w + 0.062, Z0 - depth - 0.01), (w, Z0 - depth - 0.095), (0.008, Z0 - depth - 0.055), 18)
        out.append(dict(poly=[[s * x, z] for x, z in inner + outer], lift=0.003, thick=0.002, h=0.005, **cloth_piece(color)))
    return out
