"""From passes to a picture: the light of a set is denoised, the wall's colour exact, the cloth brightened."""

import numpy as np
from numba import njit, prange
from scipy.ndimage import median_filter

from post import guided, upsampled

# Spline weights of one direction; five passes with increasing gaps cover 62 pixels with 25 samples each.
KERNEL = np.array([1, 4, 6, 4, 1], np.float32) / 16


@njit(cache=True, fastmath=True, parallel=True)
def smoothed(img, nrm, z, gap, tolerance):
    """one pass of an edge-preserving à-trous filter; tolerance: how far light may differ and still be mixed"""
    H, W, _ = img.shape
    out = np.empty_like(img)
    for y in prange(H):
        for x in range(W):
            r = g = b = total = 0.0
            here = img[y, x, 0] + img[y, x, 1] + img[y, x, 2]
            for i in range(-2, 3):
                v = y + i * gap
                if v < 0 or v >= H:
                    continue
                for j in range(-2, 3):
                    u = x + j * gap
                    if u < 0 or u >= W:
                        continue
                    bend = (nrm[y, x, 0] - nrm[v, u, 0]) ** 2 + (nrm[y, x, 1] - nrm[v, u, 1]) ** 2 + (nrm[y, x, 2] - nrm[v, u, 2]) ** 2
                    step = (z[y, x] - z[v, u]) / (0.02 * gap)
                    contrast = (img[v, u, 0] + img[v, u, 1] + img[v, u, 2] - here) / (tolerance * (here + 0.15))
                    weight = KERNEL[i + 2] * KERNEL[j + 2] * np.exp(-bend * 100 - step * step - contrast * contrast)
                    r += weight * img[v, u, 0]
                    g += weight * img[v, u, 1]
                    b += weight * img[v, u, 2]
                    total += weight
            out[y, x, 0], out[y, x, 1], out[y, x, 2] = r / total, g / total, b / total
    return out


def calm(light, normal, depth):
    """large even surfaces, where noise is most visible"""
    for level in range(5):
        light = smoothed(light, normal, depth, 2**level, 0.5 * 0.72**level)
    return light


def despeckled(light, limit=0.30):
    """single dark or bright pixels, which an edge-preserving filter would keep, get their neighbours' median"""
    m = median_filter(light, size=(3, 3, 1))
    lone = (abs(light - m) > limit * (m + 0.05)).any(2, keepdims=True)
    return np.where(lone, m, light)


def graded(light, flat, cloth, lift=0.40):
    """The wall keeps its exact colour (its usual light counts as 1); cloth is brightened, because its light was rendered on grey.
    light: the passes of the small render; flat: colour and guides at the picture's size; cloth: its share of each pixel."""
    normal, depth = light['Normal'], np.ascontiguousarray(light['Depth'][..., 0])
    diffuse = despeckled(light['DiffDir'] + light['DiffInd'])
    gloss = (light['GlossDir'] + light['GlossInd']) * light['GlossCol']
    layers = [guided(diffuse, normal, depth, 4, 12.0), calm(diffuse, normal, depth), guided(gloss, normal, depth, 4, 8.0)]
    full = upsampled(np.concatenate(layers, 2), normal, depth, flat['Normal'], flat['Depth'])
    on_cloth, on_stage, gloss = full[..., :3], full[..., 3:6], full[..., 6:]
    usual = np.percentile(on_stage.mean(2)[cloth[..., 0] < 0.01], 62)
    falloff = np.power(np.maximum(on_stage / usual, 1e-4), 0.75)  # shadows on the wall stay soft behind text
    shade = on_cloth / usual * cloth + falloff * (1 - cloth)
    return shade * flat['DiffCol'] * (1 + lift * cloth) + gloss / usual * (0.35 + 0.65 * cloth)
