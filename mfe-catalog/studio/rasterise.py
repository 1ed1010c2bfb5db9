"""The colour pass: triangles -> colour, normal, depth and backdrop at full size, without noise (numpy + numba, no Blender).

Colour needs no light, so it needs no path tracer: nine samples per pixel take one second here and twelve seconds in Cycles.  The looks
match the materials of materials.py: tile or plain colour, drawn overlay, lining and uneven dye.  Weave, creases and seams bend
the normals."""
import functools
import os

import numpy as np
from numba import njit, prange
from PIL import Image

from paths import work

GRID = 3            # samples along a pixel's side; 2 for a picture wider than FINE pixels, which still has more samples per millimetre of cloth
FINE = 1200
GRAINS = 64         # grains of noise along one side of the noise tile
WEAVE, CREASE, DYE = 900., 38., 9.  # grains per metre
WEAVE_DEPTH, CREASE_DEPTH = .0001, .0022 * .45  # metres
LINEAR = np.where(np.arange(256) <= 10, np.arange(256) / 255 / 12.92, ((np.arange(256) / 255 + .055) / 1.055) ** 2.4).astype(np.float32)


@functools.lru_cache(1)
def noise_tile(size=1024):
    """seamless value noise in three octaves, 0..1; cached as a file"""
    kept = work('tex', 'noise.npy')
    if os.path.exists(kept):
        return np.load(kept)
    from scipy.ndimage import zoom
    rng, field = np.random.default_rng(7), np.zeros((size, size))
    for octave, weight in ((1, .6), (2, .28), (4, .12)):
        n = GRAINS * octave
        fine = zoom(np.pad(rng.random((n, n)), 4, 'wrap'), size // n, order=3, grid_mode=True, mode='nearest')
        skip = 4 * size // n
        field += weight * fine[skip:skip + size, skip:skip + size]
    np.save(kept, np.clip(.5 + (field - field.mean()) / field.std() * .15, 0, 1).astype(np.float32))
    return np.load(kept)


@functools.lru_cache(64)
def texture(path, shrink):
    """(h, w, 4) uint8, bottom row first, averaged over shrink x shrink texels"""
    image = Image.open(path).convert('RGBA')
    if shrink > 1:
        image = image.reduce(shrink)
    return np.ascontiguousarray(np.asarray(image)[::-1])


def tile_shrink(path, tile_m, sample):
    """texels of the tile per sample; `sample`: metres per sample"""
    with Image.open(path) as image:
        return max(1, int(sample / (tile_m / image.width)))


def packed(looks, sample):
    """looks -> (table of numbers, table of texture places, one buffer of texels); `sample`: metres per sample"""
    numbers, places, buffers, at = np.zeros((len(looks), 10), np.float32), np.zeros((len(looks), 3, 3), np.int64), [np.zeros(4, np.uint8)], 4
    known = {}
    for i, look in enumerate(looks):
        numbers[i, :3] = look['color'][:3]
        numbers[i, 3] = 1 / look.get('tile_m', 1)
        numbers[i, 4] = look.get('bump', .003)
        numbers[i, 5] = bool(look.get('cloth'))
        if look.get('inside'):
            numbers[i, 6] = 1
            numbers[i, 7:10] = look['inside'][:3]
        for k, (key, shrink) in enumerate((('tile', None), ('overlay', 1), ('height', 1))):
            path = look.get(key)
            if not path:
                continue
            shrink = shrink or tile_shrink(path, look['tile_m'], sample)
            if (path, shrink) not in known:
                texels = texture(path, shrink)
                known[path, shrink] = (at, *texels.shape[:2])
                buffers.append(texels.ravel())
                at += texels.size
            places[i, k] = known[path, shrink]
    return numbers, places, np.concatenate(buffers)


@njit(cache=True, fastmath=True)
def lookup(texels, place, u, v, wrap, linear, out):
    """out = bilinear colour (premultiplied, linear light) and alpha at u, v; without wrap it is transparent outside 0..1"""
    off, h, w = place[0], place[1], place[2]
    out[:] = 0
    if not wrap and (u < 0 or v < 0 or u > 1 or v > 1):
        return
    x, y = u*w-.5, v*h-.5
    x0, y0 = int(np.floor(x)), int(np.floor(y))
    fx, fy = x-x0, y-y0
    for j in range(2):
        for i in range(2):
            a, b = x0+i, y0+j
            if wrap:
                a, b = a % w, b % h
            else:
                a, b = min(max(a, 0), w-1), min(max(b, 0), h-1)
            p = off+(b*w+a)*4
            g = (fx if i else 1-fx)*(fy if j else 1-fy)
            alpha = g*texels[p+3]/255.
            out[3] += alpha
            for k in range(3):
                out[k] += alpha*linear[texels[p+k]]


@njit(cache=True, fastmath=True)
def level(texels, place, u, v):
    """bilinear height 0..1, edges extended"""
    off, h, w = place[0], place[1], place[2]
    x, y = min(max(u*w-.5, 0.), w-1.001), min(max(v*h-.5, 0.), h-1.001)
    x0, y0 = int(x), int(y)
    fx, fy = x-x0, y-y0
    p = off+(y0*w+x0)*4
    q = p+w*4
    return ((texels[p]*(1-fx)+texels[p+4]*fx)*(1-fy)+(texels[q]*(1-fx)+texels[q+4]*fx)*fy)/255.


@njit(cache=True, fastmath=True)
def grain(noise, u, v):
    """bilinear noise; u, v in grains"""
    n = noise.shape[0]
    x, y = u*n/64., v*n/64.
    x0, y0 = int(np.floor(x)), int(np.floor(y))
    fx, fy = x-x0, y-y0
    a, b, c, d = x0 % n, (x0+1) % n, y0 % n, (y0+1) % n
    return (noise[c, a]*(1-fx)+noise[c, b]*fx)*(1-fy)+(noise[d, a]*(1-fx)+noise[d, b]*fx)*fy


@njit(cache=True, fastmath=True, parallel=True)
def visible(screen, W, H, bands):
    """nearest triangle of every sample (-1 without one); screen: (t, 3, 3) x, y in samples and depth"""
    tri = np.full((H, W), -1, np.int32)
    near = np.zeros((H, W), np.float32)
    rows = (H+bands-1)//bands
    for band in prange(bands):
        top, bottom = band*rows, min(H, (band+1)*rows)
        for t in range(screen.shape[0]):
            x0, y0, x1, y1, x2, y2 = screen[t, 0, 0], screen[t, 0, 1], screen[t, 1, 0], screen[t, 1, 1], screen[t, 2, 0], screen[t, 2, 1]
            ya, yb = max(top, int(np.ceil(min(y0, y1, y2)-.5))), min(bottom-1, int(np.floor(max(y0, y1, y2)-.5)))
            if ya > yb or min(screen[t, 0, 2], screen[t, 1, 2], screen[t, 2, 2]) <= 1e-3:
                continue
            xa, xb = max(0, int(np.ceil(min(x0, x1, x2)-.5))), min(W-1, int(np.floor(max(x0, x1, x2)-.5)))
            area = (x1-x0)*(y2-y0)-(x2-x0)*(y1-y0)
            if abs(area) < 1e-9:
                continue
            for y in range(ya, yb+1):
                for x in range(xa, xb+1):
                    px, py = x+.5, y+.5
                    l1 = ((px-x0)*(y2-y0)-(x2-x0)*(py-y0))/area
                    l2 = ((x1-x0)*(py-y0)-(px-x0)*(y1-y0))/area
                    l0 = 1-l1-l2
                    if l0 < 0 or l1 < 0 or l2 < 0:
                        continue
                    q = l0/screen[t, 0, 2]+l1/screen[t, 1, 2]+l2/screen[t, 2, 2]
                    if q > near[y, x]:
                        near[y, x] = q
                        tri[y, x] = t
    return tri


@njit(cache=True, fastmath=True)
def surface_gradients(world, uv, t, out):
    """out[0], out[1] = gradients of u and v on a triangle in space (3-vectors, per metre)"""
    e1 = world[t, 1]-world[t, 0]
    e2 = world[t, 2]-world[t, 0]
    a, b, c = (e1*e1).sum(), (e1*e2).sum(), (e2*e2).sum()
    det = a*c-b*b+1e-20
    for k in range(2):
        d1, d2 = uv[t, 1, k]-uv[t, 0, k], uv[t, 2, k]-uv[t, 0, k]
        for i in range(3):
            out[k, i] = ((c*d1-b*d2)*e1[i]+(a*d2-b*d1)*e2[i])/det


@njit(cache=True, fastmath=True)
def bend(n, fab, panel, world, t, m, u, v, pu, pv, numbers, places, texels, noise, uf, up):
    """tilts the normal n against the slope of weave, creases and drawn seams"""
    surface_gradients(world, fab, t, uf)
    e = .35
    ku = (grain(noise, u*WEAVE+e, v*WEAVE)-grain(noise, u*WEAVE-e, v*WEAVE))*WEAVE_DEPTH*WEAVE/2/e
    kv = (grain(noise, u*WEAVE, v*WEAVE+e)-grain(noise, u*WEAVE, v*WEAVE-e))*WEAVE_DEPTH*WEAVE/2/e
    e = .1
    ku += (grain(noise, u*CREASE+e, v*CREASE)-grain(noise, u*CREASE-e, v*CREASE))*CREASE_DEPTH*CREASE/2/e
    kv += (grain(noise, u*CREASE, v*CREASE+e)-grain(noise, u*CREASE, v*CREASE-e))*CREASE_DEPTH*CREASE/2/e
    for k in range(3):
        n[k] -= ku*uf[0, k]+kv*uf[1, k]
    if places[m, 2, 0]:
        surface_gradients(world, panel, t, up)
        d = .0004
        hu = (level(texels, places[m, 2], pu+d, pv)-level(texels, places[m, 2], pu-d, pv))/(2*d)*numbers[m, 4]
        hv = (level(texels, places[m, 2], pu, pv+d)-level(texels, places[m, 2], pu, pv-d))/(2*d)*numbers[m, 4]
        for k in range(3):
            n[k] -= hu*up[0, k]+hv*up[1, k]


@njit(cache=True, fastmath=True, parallel=True)
def shaded(tri, screen, world, normal, fab, panel, mat, eye, numbers, places, texels, noise, linear, grid):
    """colour, normal (H, W, 3), depth and share of samples on the backdrop (H, W); material 0 is the backdrop"""
    H, W = tri.shape[0]//grid, tri.shape[1]//grid
    colour, bent = np.zeros((H, W, 3), np.float32), np.zeros((H, W, 3), np.float32)
    depth, wall = np.full((H, W), 1e10, np.float32), np.zeros((H, W), np.float32)
    for Y in prange(H):
        c, n = np.empty(4), np.empty(3)
        dye = 1.
        up, uf = np.empty((2, 3)), np.empty((2, 3))
        for X in range(W):
            for s in range(grid*grid):
                y, x = Y*grid+s//grid, X*grid+s % grid
                t = tri[y, x]
                if t < 0:
                    wall[Y, X] += 1
                    continue
                m = mat[t]
                x0, y0 = screen[t, 0, 0], screen[t, 0, 1]
                ax, ay, bx, by = screen[t, 1, 0]-x0, screen[t, 1, 1]-y0, screen[t, 2, 0]-x0, screen[t, 2, 1]-y0
                area = ax*by-bx*ay
                px, py = x+.5-x0, y+.5-y0
                q1, q2 = (px*by-bx*py)/area, (ax*py-px*ay)/area
                q0 = (1-q1-q2)/screen[t, 0, 2]
                q1 /= screen[t, 1, 2]
                q2 /= screen[t, 2, 2]
                q = q0+q1+q2
                if s == grid*grid//2:
                    depth[Y, X] = 1/q
                q0, q1, q2 = q0/q, q1/q, q2/q
                facing = 0.
                e1 = world[t, 1]-world[t, 0]
                e2 = world[t, 2]-world[t, 0]
                facing += (e1[1]*e2[2]-e1[2]*e2[1])*(eye[0]-world[t, 0, 0])
                facing += (e1[2]*e2[0]-e1[0]*e2[2])*(eye[1]-world[t, 0, 1])
                facing += (e1[0]*e2[1]-e1[1]*e2[0])*(eye[2]-world[t, 0, 2])
                for k in range(3):
                    n[k] = q0*normal[t, 0, k]+q1*normal[t, 1, k]+q2*normal[t, 2, k]
                if m == 0:
                    wall[Y, X] += 1
                for k in range(3):
                    c[k] = numbers[m, k]
                if numbers[m, 5] > 0:  # cloth
                    u, v = (q0*fab[t, 0, 0]+q1*fab[t, 1, 0]+q2*fab[t, 2, 0]), (q0*fab[t, 0, 1]+q1*fab[t, 1, 1]+q2*fab[t, 2, 1])
                    pu, pv = (q0*panel[t, 0, 0]+q1*panel[t, 1, 0]+q2*panel[t, 2, 0]), (q0*panel[t, 0, 1]+q1*panel[t, 1, 1]+q2*panel[t, 2, 1])
                    if places[m, 0, 0]:
                        lookup(texels, places[m, 0], u*numbers[m, 3], v*numbers[m, 3], True, linear, c)
                    if places[m, 1, 0]:
                        r, g, b = c[0], c[1], c[2]
                        lookup(texels, places[m, 1], pu, pv, False, linear, c)
                        c[0] += r*(1-c[3])
                        c[1] += g*(1-c[3])
                        c[2] += b*(1-c[3])
                    if numbers[m, 6] > 0 and facing < 0:
                        for k in range(3):
                            c[k] = numbers[m, 7+k]
                    if s % grid == s//grid:  # dye and relief vary slowly, so the samples on the diagonal are sufficient
                        dye = .95+.1*grain(noise, u*9., v*9.)
                        bend(n, fab, panel, world, t, m, u, v, pu, pv, numbers, places, texels, noise, uf, up)
                    for k in range(3):
                        c[k] *= dye
                l = np.sqrt(n[0]*n[0]+n[1]*n[1]+n[2]*n[2])+1e-12
                if facing < 0:
                    l = -l
                for k in range(3):
                    colour[Y, X, k] += c[k]
                    if s % grid == s//grid:
                        bent[Y, X, k] += n[k]/l
            for k in range(3):
                colour[Y, X, k] /= grid*grid
                bent[Y, X, k] /= grid
            wall[Y, X] /= grid*grid
    return colour, bent, depth, wall


def colour_passes(triangles, looks, eye, pixel, W, H):
    """triangles: dict of screen (t, 3, 3: x, y in pixels from the top left, depth), world, normal (t, 3, 3), fab, panel (t, 3, 2),
    mat (t,: index into looks; 0 = backdrop).  Returns DiffCol, Normal (H, W, 3), Depth, Wall (H, W)."""
    screen = triangles['screen'].astype(np.float32)
    grid = GRID if W <= FINE else 2
    screen[..., :2] *= grid
    tri = visible(screen, W*grid, H*grid, 24)
    geometry = [np.ascontiguousarray(triangles[k], np.float32) for k in ('world', 'normal', 'fab', 'panel')]
    out = shaded(tri, screen, *geometry, triangles['mat'].astype(np.int32), np.asarray(eye, np.float32), *packed(looks, pixel/grid), noise_tile(), LINEAR, grid)
    return dict(zip(('DiffCol', 'Normal', 'Depth', 'Wall'), out))
