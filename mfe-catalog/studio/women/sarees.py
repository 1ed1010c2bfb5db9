"""Sarees: blouse, pleated skirt and pallu."""

import math

import numpy as np

from garments_core import archetype, grid, settle

from .drapes import OVER, nivi_stations, ribbon, ribbon_parts, seedha_stations
from .form import WAIST, lower_body
from .panels import blouse
from .skirts import around, banded, knife_pleats
from .surfaces import laid_over, own


def saree_skirt(border, border_h, redo=False, scale=1.0):
    """the wrapped part: smooth over the hips, knife pleats in front"""
    nz, nt = 95, 520
    u, theta = np.linspace(0, 1, nz), np.linspace(-math.pi, math.pi, nt, endpoint=False)
    z = np.linspace(WAIST, 0.035, nz)
    a, b = np.interp(u, [0, 0.2, 1], [0.134, 0.188, 0.262]), np.interp(u, [0, 0.2, 1], [0.100, 0.132, 0.210])
    saw, window = knife_pleats(theta)
    soft = (0.5 * np.sin(theta * 7 + 0.6) + 0.5 * np.sin(theta * 11 + 2)) * (1 - window)
    rows = np.zeros((nz, nt, 3))
    for k in range(nz):
        off = saw * (0.007 + 0.036 * u[k] ** 0.9) + soft * 0.016 * u[k] ** 1.3 + 0.02 * window * u[k]
        sway = 0.010 * np.sin(u[k] * 3 + theta * 3) * u[k] * (1 - window)
        rows[k] = np.stack([(a[k] + off) * np.sin(theta + 0.05 * saw) + sway, -(b[k] + off) * np.cos(theta), z[k] + 0 * theta], 1)
    uv = around(rows, 0.98)
    npz = settle(
        'saree_skirt',
        rows,
        True,
        np.arange(nt * 2),
        uv,
        np.zeros(len(grid(rows, True)), int),
        lower_body(),
        redo,
        frames=34,
        bend=6e-7,
        selfd=0.0,
        gravity=2.2,
    )
    return banded(npz, rows, uv, [(0, border_h, border)] if border else [], 'saree_skirt', scale)


@archetype('saree')
def saree(
    redo=False,
    drape='nivi',
    border='border_zari',
    border_h=0.085,
    end=None,
    end_len=0.34,
    blouse_cloth='#c8973c',
    blouse_m=0.12,
    trim=None,
    trim_ground=None,
    neck='round',
    sleeve='short',
    pallu=None,
    pallu_m=0.12,
    edge_w=0.032,
    blouse_neck=0.15,
):
    """The product's cloth is the saree's field.  border: hem and edge tile (None = plain), end: the pallu's end piece
    (tile or (tile, metres)), pallu: another cloth for the pallu (half-and-half), blouse_cloth: tile or colour."""
    top = own(blouse(neck_f=blouse_neck, sleeve=sleeve, trim=trim, trim_ground=trim_ground, neck=neck, redo=redo), blouse_cloth, blouse_m)
    out = [top] + saree_skirt(border, border_h, redo)
    if drape == 'nivi':
        fade = lambda t: np.interp(t, [0, 1.5, 4, 5.6, 7, 8, 9, 12], [0.25, 0.7, 1, 0.7, OVER, 0.9, 1.7, 2.2])
        drp = ribbon('pallu_nivi', nivi_stations(), 5, 0.0062, width=0.52, body=(0.022, 0, 0.50), pins=[(0, 0.4), (6.6, 7.4)], fade=fade, redo=redo)
    else:
        fade = lambda t: np.interp(t, [0, 1.8, 3, 4.2, 5, 9], [1.6, 1, OVER, 0.7, 0.8, 0.55])
        drp = ribbon(
            'pallu_seedha', seedha_stations(), 6, 0.0062, width=0.60, pins=[(2.5, 3.5), (8.6, 9)], fade=fade, redo=redo, gravity=0.5, frames=20
        )
    drp = (laid_over(drp[0], top['sim']), *drp[1:])
    parts = ribbon_parts(*drp, edge=border, edge_w=edge_w, end=end or border, end_len=end_len if end else 0.12)
    if pallu:
        parts[0] = own(parts[0], pallu, pallu_m)
    return out + parts
