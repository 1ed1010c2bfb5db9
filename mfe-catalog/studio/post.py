"""From passes to picture: the light is denoised, brought to full size, multiplied with the colour, graded and saved."""
import numpy as np
from numba import njit, prange
from PIL import Image
from PIL.PngImagePlugin import PngInfo
from scipy.ndimage import gaussian_filter


@njit(cache=True, fastmath=True, parallel=True)
def guided(img, nrm, z, r, sn):
    """Joint bilateral filter of `img` (H, W, 3) within r pixels; normals (weight sn), depth and the light itself keep the edges."""
    H, W, _ = img.shape
    out = np.empty_like(img)
    for y in prange(H):
        for x in range(W):
            a0 = a1 = a2 = sw = 0.
            l0 = img[y, x, 0]+img[y, x, 1]+img[y, x, 2]
            for dy in range(-r, r+1):
                for dx in range(-r, r+1):
                    v, u = y+dy, x+dx
                    if v < 0 or u < 0 or v >= H or u >= W:
                        continue
                    dn = (nrm[y, x, 0]-nrm[v, u, 0])**2+(nrm[y, x, 1]-nrm[v, u, 1])**2+(nrm[y, x, 2]-nrm[v, u, 2])**2
                    dz = (z[y, x]-z[v, u])/.01
                    dl = (img[v, u, 0]+img[v, u, 1]+img[v, u, 2]-l0)/(.22*(l0+.15))
                    w = np.exp(-(dx*dx+dy*dy)/(r*r*.5)-dn*sn*sn-dz*dz-dl*dl)
                    a0 += w*img[v, u, 0]
                    a1 += w*img[v, u, 1]
                    a2 += w*img[v, u, 2]
                    sw += w
            out[y, x, 0] = a0/sw
            out[y, x, 1] = a1/sw
            out[y, x, 2] = a2/sw
    return out


@njit(cache=True, fastmath=True, parallel=True)
def local_models(img, nrm, z, r, ridge):
    """For every pixel: how `img` (h, w, c) depends on the normal nearby, img ~ mean + slope . (normal - mean normal), by weighted
    least squares in a window of r pixels on the same surface.  Returns mean (h, w, c), mean normal (h, w, 3), slope (h, w, c, 3)."""
    H, W, C = img.shape
    mean = np.empty((H, W, C), np.float32)
    mnrm = np.empty((H, W, 3), np.float32)
    slope = np.zeros((H, W, C, 3), np.float32)
    for y in prange(H):
        m = np.empty(C)
        b = np.empty((C, 3))
        A = np.empty((3, 3))
        n = np.empty(3)
        d = np.empty(3)
        for x in range(W):
            m[:] = 0
            n[:] = 0
            sw = 0.
            for v in range(max(0, y-r), min(H, y+r+1)):
                for u in range(max(0, x-r), min(W, x+r+1)):
                    dz = (z[y, x]-z[v, u])/.008
                    w = np.exp(-((u-x)**2+(v-y)**2)/(r*r*.7)-dz*dz)
                    sw += w
                    for k in range(C):
                        m[k] += w*img[v, u, k]
                    for k in range(3):
                        n[k] += w*nrm[v, u, k]
            m /= sw
            n /= sw
            A[:] = 0
            b[:] = 0
            for v in range(max(0, y-r), min(H, y+r+1)):
                for u in range(max(0, x-r), min(W, x+r+1)):
                    dz = (z[y, x]-z[v, u])/.008
                    w = np.exp(-((u-x)**2+(v-y)**2)/(r*r*.7)-dz*dz)/sw
                    for k in range(3):
                        d[k] = nrm[v, u, k]-n[k]
                    for i in range(3):
                        for j in range(3):
                            A[i, j] += w*d[i]*d[j]
                        for k in range(C):
                            b[k, i] += w*d[i]*(img[v, u, k]-m[k])
            for i in range(3):
                A[i, i] += ridge
            # inverse of the symmetric 3x3 matrix
            c0 = A[1, 1]*A[2, 2]-A[1, 2]*A[2, 1]
            c1 = A[1, 2]*A[2, 0]-A[1, 0]*A[2, 2]
            c2 = A[1, 0]*A[2, 1]-A[1, 1]*A[2, 0]
            det = A[0, 0]*c0+A[0, 1]*c1+A[0, 2]*c2
            I = np.empty((3, 3))
            I[0, 0] = c0/det
            I[0, 1] = (A[0, 2]*A[2, 1]-A[0, 1]*A[2, 2])/det
            I[0, 2] = (A[0, 1]*A[1, 2]-A[0, 2]*A[1, 1])/det
            I[1, 0] = c1/det
            I[1, 1] = (A[0, 0]*A[2, 2]-A[0, 2]*A[2, 0])/det
            I[1, 2] = (A[0, 2]*A[1, 0]-A[0, 0]*A[1, 2])/det
            I[2, 0] = c2/det
            I[2, 1] = (A[0, 1]*A[2, 0]-A[0, 0]*A[2, 1])/det
            I[2, 2] = (A[0, 0]*A[1, 1]-A[0, 1]*A[1, 0])/det
            for k in range(C):
                mean[y, x, k] = m[k]
                for i in range(3):
                    s = 0.
                    for j in range(3):
                        s += I[i, j]*b[k, j]
                    slope[y, x, k, i] = s
            for k in range(3):
                mnrm[y, x, k] = n[k]
    return mean, mnrm, slope


@njit(cache=True, fastmath=True, parallel=True)
def apply_models(mean, mnrm, slope, z, nrm_full, z_full):
    """the local models evaluated at full size: each pixel uses the surrounding models that are on its own surface"""
    h, w, C = mean.shape
    H, W, _ = nrm_full.shape
    out = np.empty((H, W, C), np.float32)
    for Y in prange(H):
        acc = np.empty(C)
        for X in range(W):
            fy, fx = (Y+.5)*h/H-.5, (X+.5)*w/W-.5
            y0, x0 = int(np.floor(fy)), int(np.floor(fx))
            acc[:] = 0
            sw = 0.
            for y in range(y0-1, y0+3):
                for x in range(x0-1, x0+3):
                    v, u = min(max(y, 0), h-1), min(max(x, 0), w-1)
                    dz = (z_full[Y, X]-z[v, u])/.01
                    dn = 0.
                    for k in range(3):
                        dn += (nrm_full[Y, X, k]-mnrm[v, u, k])**2
                    g = np.exp(-((fx-x)**2+(fy-y)**2)*1.1-min(dz*dz, 30.)-min(dn*6., 20.))+1e-20
                    sw += g
                    for k in range(C):
                        s = mean[v, u, k]
                        for i in range(3):
                            s += slope[v, u, k, i]*(nrm_full[Y, X, i]-mnrm[v, u, i])
                        acc[k] += g*max(s, .25*mean[v, u, k])
            for k in range(C):
                out[Y, X, k] = acc[k]/sw
    return out


def upsampled(img, nrm, z, nrm_full, z_full, r=3, ridge=.002):
    """light of the small render at the size of the colour pass, guided by the full-size normals and depth"""
    return apply_models(*local_models(img, nrm, z, r, ridge), z, nrm_full, z_full)


def calm_wall(light, z, far):
    """the shadow on the backdrop (farther than `far`) is soft, so its light is blurred widely: noise is most visible on an even surface"""
    wall = (z > far).astype(np.float32)
    share = gaussian_filter(wall, 8)+1e-6
    even = np.stack([gaussian_filter(light[..., k]*wall, 8)/share for k in range(3)], 2)
    return np.where(wall[..., None] > 0, even, light).astype(np.float32)


WALL_LIGHT = 1.44  # light that reaches the backdrop, the same for every garment, because the lamps scale with it


def develop(light, colour, out, lift=.32, exposure=1.0, close=False, note=''):
    """light: passes of the small render on grey; colour: passes of the full-size render.  Writes the PNG `out` with `note` in it.
    close = the picture is filled with cloth, so the light of the backdrop is taken as known."""
    n, z = light['Normal'], np.ascontiguousarray(light['Depth'][..., 0])
    N, Z = colour['Normal'], colour['Depth']
    bare = colour['Wall'] > .99
    diffuse = calm_wall(guided(light['DiffDir']+light['DiffInd'], n, z, 4, 8.), z, Z[bare].min()-.005 if bare.any() else np.inf)
    gloss = guided((light['GlossDir']+light['GlossInd'])*light['GlossCol'], n, z, 4, 6.)
    h, w = diffuse.shape[:2]
    # the backdrop keeps its exact colour: light is 1 there, smoothed, and only the soft shadow is kept
    k = WALL_LIGHT if close else np.median(np.concatenate([diffuse[:h//12].reshape(-1, 3), diffuse[:, :w//14].reshape(-1, 3)]).mean(1))
    both = upsampled(np.concatenate([diffuse, gloss], 2)/k, n, z, N, Z)
    diffuse, gloss = both[..., :3], both[..., 3:]
    wall = colour['Wall'][..., None]
    diffuse = diffuse*(1-wall)+np.sqrt(np.maximum(diffuse, 1e-4))*wall
    # the light was made on grey: cloth reflects more on itself the brighter it is.  Never lift the (exact) backdrop.
    albedo = colour['DiffCol']
    own = lift*(1+albedo.mean(2, keepdims=True)**2)*(1-wall)
    save((diffuse*albedo*(1+own)+gloss)*exposure, out, note)


def save(rgb, path, note=''):
    """linear picture -> sRGB PNG with compressed highlights and slight grain, which hides banding"""
    x = np.clip(rgb, 0, None)
    k = .8
    x = np.where(x > k, k+(1-k)*(1-np.exp(-(x-k)/(1-k))), x)
    s = np.where(x <= .0031308, x*12.92, 1.055*np.power(np.maximum(x, 1e-8), 1/2.4)-.055)
    s = s+np.random.default_rng(0).normal(0, .0025, s.shape[:2])[..., None]
    info = PngInfo()
    info.add_text('recipe', note)
    Image.fromarray((np.clip(s, 0, 1)*255+.5).astype(np.uint8)).save(path, pnginfo=info, compress_level=1)
