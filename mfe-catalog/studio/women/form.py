"""The female studio form and the bodies that skirts and trousers rest on."""

import numpy as np

import mannequin as M
from garments_core import Z0


WAIST = 1.035  # natural waist, metres above the floor
NO_ARMS = np.zeros((1, 8)) + [0, 0, 0.5, 0, 0, 0.6, 0.03, 0.03]


def woman(bust=True, bones=(0.27, 0.34), waist=0.136, hip=0.182, chest=0.166):
    """Female studio form: shoulders, waist, hips and a soft bust.  bones = upper arm and forearm; short bones let a
    puff sleeve close below the arm."""
    T, C0, C1 = M.man(
        chest=chest, waist=waist, hip=hip, sh=0.170, depth=0.092, start=60, arm=(69, 80), arm_r=(0.045, 0.048, 0.040), bones=bones, flat=2.3
    )
    if bust:
        cups = np.array([M.cone((s * 0.068, -0.066, Z0 - 0.225), (s * 0.060, -0.048, Z0 - 0.175), 0.056, 0.050) + [1.0] for s in (1, -1)])
        C0, C1 = np.concatenate([C0, cups]), np.concatenate([C1, cups])
    return T, C0, C1


def no_arms(body):
    """for sleeveless tops: the shoulders end at the torso, else the cloth would sit on the upper arms"""
    T, C0, C1 = body
    return T, C0[4:], C1[4:]


def lower_body():
    """hips and thighs as one smooth column: what a long skirt rests on"""
    T = np.array([(0.0, 0.15, 0.105, 0), (0.80, 0.155, 0.11, 0), (0.90, 0.150, 0.106, 0), (0.98, 0.132, 0.094, 0), (1.06, 0.118, 0.084, 0)])
    return T, NO_ARMS, NO_ARMS


def nobody():
    """an empty body, for tubes that stand beside the middle (the two legs of a sharara)"""
    T = np.array([(0.0, 0.004, 0.004, 0), (0.02, 0.004, 0.004, 0)])
    return T, NO_ARMS * 0 + [9, 9, 0, 9, 9, 0.1, 0.01, 0.01], NO_ARMS * 0 + [9, 9, 0, 9, 9, 0.1, 0.01, 0.01]


def on_body(theta, z, lift=0.012):
    """point on the torso: theta 0 = front centre, +90 degrees = her left side (right in the picture)"""
    T = woman(bust=False)[0]
    a, b, c = (np.interp(z, T[:, 0], T[:, k]) for k in (1, 2, 3))
    front = 0.030 * np.exp(-(((z - 1.225) / 0.075) ** 2)) * np.maximum(np.cos(theta), 0)  # room for the bust
    return np.array([(a + lift) * np.sin(theta), c - (b + lift + front) * np.cos(theta), z])
