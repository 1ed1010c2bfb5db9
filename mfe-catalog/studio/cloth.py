"""Cloth simulation (numpy + numba, no Blender): flat outlines -> welded double-layer mesh ->
XPBD simulation on an inflating implicit mannequin.   ~10 s per garment on one core.

Units: metres.  x = right, y = depth (camera looks along +y: FRONT is y<0), z = up.
"""
import math, time
import numpy as np
from numba import njit
from scipy.spatial import cKDTree, Delaunay

# ---------------------------------------------------------------- 2D helpers
def bez(p0, p1, p2, p3, n=24):
    t = np.linspace(0, 1, n)[:, None]
    p0, p1, p2, p3 = (np.array(p, float) for p in (p0, p1, p2, p3))
    return (1-t)**3*p0 + 3*(1-t)**2*t*p1 + 3*(1-t)*t**2*p2 + t**3*p3

def line(*pts):
    return np.array(pts, float)

def resample(pts, h):
    pts = np.asarray(pts, float)
    s = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(pts, axis=0), axis=1))])
    n = max(1, int(round(s[-1]/h)))
    t = np.linspace(0, s[-1], n+1)
    return np.stack([np.interp(t, s, pts[:, i]) for i in range(2)], 1)

def mirror(segs):
    """right half, centre-top -> clockwise -> centre-bottom; returns the closed outline"""
    return [(np.asarray(p, float), k) for p, k in segs] + [(np.asarray(p)[::-1]*[-1, 1], k) for p, k in reversed(segs)]

def inside(poly, pts):
    x, y = pts[:, 0], pts[:, 1]
    c = np.zeros(len(pts), bool)
    for (x1, y1), (x2, y2) in zip(poly, np.roll(poly, -1, 0)):
        if y1 != y2:
            c ^= ((y1 > y) != (y2 > y)) & (x < (x2-x1)*(y-y1)/(y2-y1)+x1)
    return c

def mesh_panel(segs, h, seed=0, hole=None):
    """evenly triangulated panel.  Returns verts, faces, kind per vertex ('seam' / 'open' / 'in')."""
    b, kinds = [], []
    for pts, kind in segs:
        r = np.asarray(pts, float)[:-1] if kind == 'cap' else resample(pts, h)[:-1]
        k = [kind]*len(r)
        b.append(r)
        kinds.append(k)
    for j in range(len(segs)):  # a corner that touches a seam is sewn
        if 'seam' in (segs[j][1], segs[j-1][1]):
            kinds[j][0] = 'seam'
    b = np.concatenate(b)
    kinds = sum(kinds, [])
    rng = np.random.default_rng(seed)
    lo, hi = b.min(0), b.max(0)
    g = []
    for i, yy in enumerate(np.arange(lo[1], hi[1], h*math.sqrt(3)/2)):
        xs = np.arange(lo[0]+(i % 2)*h/2, hi[0], h)
        g.append(np.stack([xs, np.full_like(xs, yy)], 1))
    g = np.concatenate(g)
    g += rng.normal(0, h*.07, g.shape)
    g = g[inside(b, g)]
    g = g[cKDTree(b).query(g)[0] > h*.6]
    hb = np.zeros((0, 2))
    if hole is not None:
        hb = resample(np.concatenate([hole, hole[:1]]), h)[:-1]
        g = g[~inside(hb, g)]
        g = g[cKDTree(hb).query(g)[0] > h*.6]
    g = np.concatenate([hb, g])
    v = np.concatenate([b, g])
    t = Delaunay(v).simplices
    t = t[inside(b, v[t].mean(1))]
    if hole is not None:
        t = t[~inside(hb, v[t].mean(1))]
    a = v[t[:, 1]]-v[t[:, 0]]
    c = v[t[:, 2]]-v[t[:, 0]]
    area = a[:, 0]*c[:, 1]-a[:, 1]*c[:, 0]
    t = t[abs(area) > h*h*.02]
    area = area[abs(area) > h*h*.02]
    t[area < 0] = t[area < 0][:, ::-1]  # counter-clockwise in (x,z): normal towards -y
    return v, t, kinds+['in']*len(g)

class Garment:
    """rest2 (n,2) flat position, x (n,3), faces, side (0 front, 1 back)"""

def weld(front, back, gap=.02):
    fv, ft, fk = front
    bv, bt, bk = back
    fs = [i for i, k in enumerate(fk) if k == 'seam']
    tree = cKDTree(fv[fs])
    idx = np.empty(len(bv), int)
    extra = []
    for i, k in enumerate(bk):
        j = None
        if k == 'seam':
            d, q = tree.query(bv[i])
            j = fs[q] if d < 1e-4 else None
        if j is None:
            j = len(fv)+len(extra)
            extra.append(bv[i])
        idx[i] = j
    g = Garment()
    g.rest2 = np.concatenate([fv, np.array(extra)])
    g.faces = np.concatenate([ft, idx[bt][:, ::-1]])
    g.side = np.r_[np.zeros(len(ft), int), np.ones(len(bt), int)]
    sg = np.zeros(len(g.rest2))
    sg[:len(fv)] = -1
    sg[len(fv):] = 1
    sg[fs] = 0
    d, _ = cKDTree(fv[fs]).query(g.rest2)
    g.x = np.stack([g.rest2[:, 0], sg*gap*np.sqrt(np.clip(d/.03, 0, 1)), g.rest2[:, 1]], 1)
    g.vside = sg
    g.idx_b = idx
    g.frest = g.rest2[g.faces]
    return g

def set_in_sleeves(g, front, back, info, h, length=.58, w=.165, wc=.105, cap=.125, ang=38, gap=.02, ox=.86, oz=1.40):
    """adds two-layer sleeves with their own pattern piece.  w / wc: flat half-girth at biceps / cuff (flat widths), cap: cap height.
    In panel space the sleeves lie beside the body: x = +-(ox-u), z = oz-t (u from the overarm fold inwards, t along the sleeve)."""
    hole = resample(info['armhole'], h)
    N = len(hole)-1
    a = math.radians(ang)
    d = np.array([math.cos(a), -math.sin(a)])
    nrm = np.array([math.sin(a), math.cos(a)])
    sp = hole[0]
    cuff_o = sp+d*length
    cuff_i = cuff_o-nrm*wc
    c = resample(bez((0, 0), (w*.42, 0), (w*.50, cap), (w, cap), 80), .001)
    s_ = np.r_[0, np.cumsum(np.linalg.norm(np.diff(c, axis=0), axis=1))]
    capc = np.stack([np.interp(np.linspace(0, s_[-1], N+1), s_, c[:, k]) for k in (0, 1)], 1)
    loc = lambda q: np.stack([ox-q[:, 0], oz-q[:, 1]], 1)
    underarm = [[w, cap], [w*.96, min(cap+.10, (cap+length)/2)], [wc, length]]
    segs = [(loc(capc), 'cap'), (loc(np.array(underarm)), 'seam'), (loc(np.array([[wc, length], [0, length]])), 'open'),
            (loc(np.array([[0, length], [0, 0]])), 'seam')]
    v, F, kinds = mesh_panel(segs, h, 5)
    u, t = ox-v[:, 0], oz-v[:, 1]
    width = np.where(t < cap, w, w+(wc-w)*(t-cap)/(length-cap))
    q = np.clip(u/width, 0, 1)
    tc = np.interp(q*w, capc[:, 0], capc[:, 1])
    r = np.clip((t-tc)/(length-tc), 0, 1)[:, None]
    hq = np.stack([np.interp(q*w, capc[:, 0], hole[:, k]) for k in (0, 1)], 1)
    st = hq*(1-r)+(cuff_o+(cuff_i-cuff_o)*q[:, None])*r
    prof = gap*np.sqrt(np.clip(np.minimum(u, width-u)/.03, 0, 1))
    fv, bv = front[0], back[0]
    tf, tb = cKDTree(fv), cKDTree(bv)
    for s in (1, -1):
        fi = tf.query(hole*[s, 1])[1]
        bi = g.idx_b[tb.query(hole*[s, 1])[1]]
        maps = []
        for layer, hv in ((-1, fi), (1, bi)):
            m = np.empty(len(v), int)
            new = []
            for i in range(len(v)):
                if i <= N:
                    m[i] = hv[i]
                elif layer == 1 and kinds[i] == 'seam':
                    m[i] = maps[0][i]
                else:
                    m[i] = len(g.rest2)+len(new)
                    new.append(i)
            new = np.array(new)
            y = layer*prof[new]*np.array([kinds[i] != 'seam' for i in new])
            g.x = np.concatenate([g.x, np.stack([st[new, 0]*s, y, st[new, 1]], 1)])
            g.rest2 = np.concatenate([g.rest2, v[new]*[s, 1]])
            g.vside = np.concatenate([g.vside, np.full(len(new), float(layer))])
            maps.append(m)
            G = F if (s*layer == -1) else F[:, ::-1]
            g.faces = np.concatenate([g.faces, m[G]])
            g.side = np.concatenate([g.side, np.full(len(G), 2)])
            g.frest = np.concatenate([g.frest, (v*[s, 1])[G]])
    return g

# ---------------------------------------------------------------- constraints
def topology(faces):
    e = np.sort(np.concatenate([faces[:, [0, 1]], faces[:, [1, 2]], faces[:, [2, 0]]]), 1)
    opp = np.concatenate([faces[:, 2], faces[:, 0], faces[:, 1]])
    o = np.lexsort((e[:, 1], e[:, 0]))
    e, opp = e[o], opp[o]
    same = (e[1:] == e[:-1]).all(1)
    edges = e[np.r_[True, ~same]]
    i = np.where(same)[0]
    return edges, np.stack([opp[i], opp[i+1]], 1), e[i]

def loop_subdivide(co, F, uvs):
    """one Loop step; uvs = list of per-corner (m,3,2) arrays.  (Blender's own Subdivision modifier took 17 s here, this 0.05 s)"""
    E, opp, inner = topology(F)
    n = len(co)
    key = {tuple(e): i for i, e in enumerate(E)}
    eid = np.array([[key[tuple(sorted((f[a], f[b])))] for a, b in ((0, 1), (1, 2), (2, 0))] for f in F.tolist()])
    isin = np.zeros(len(E), bool)
    mid = (co[E[:, 0]]+co[E[:, 1]])/2
    ii = np.array([key[tuple(e)] for e in inner.tolist()])
    isin[ii] = True
    mid[ii] = .375*(co[E[ii, 0]]+co[E[ii, 1]])+.125*(co[opp[:, 0]]+co[opp[:, 1]])
    s = np.zeros_like(co)
    deg = np.zeros(n)
    bs = np.zeros_like(co)
    bd = np.zeros(n)
    for a, b in ((0, 1), (1, 0)):
        np.add.at(s, E[:, a], co[E[:, b]])
        np.add.at(deg, E[:, a], 1)
        be = E[~isin]
        np.add.at(bs, be[:, a], co[be[:, b]])
        np.add.at(bd, be[:, a], 1)
    beta = np.where(deg > 3, 3/(8*np.maximum(deg, 1)), 3/16)[:, None]
    v = co*(1-beta*deg[:, None])+beta*s
    v[bd > 0] = co[bd > 0]
    k = bd == 2
    v[k] = .75*co[k]+.125*bs[k]
    m = eid+n
    a, b, c_ = F[:, 0], F[:, 1], F[:, 2]
    NF = np.stack([np.stack([a, m[:, 0], m[:, 2]], 1), np.stack([m[:, 0], b, m[:, 1]], 1), np.stack([m[:, 2], m[:, 1], c_], 1), m], 1).reshape(-1, 3)
    out = []
    for u in uvs:
        p, q, r = u[:, 0], u[:, 1], u[:, 2]
        pq, qr, rp = (p+q)/2, (q+r)/2, (r+p)/2
        out.append(np.stack([np.stack([p, pq, rp], 1), np.stack([pq, q, qr], 1), np.stack([rp, qr, r], 1), np.stack([pq, qr, rp], 1)], 1).reshape(-1, 3, 2))
    return np.concatenate([v, mid]), NF, out

def rest_from_faces(g, E, metric=None):
    """edge and bend rest lengths from per-corner pattern coordinates (panels may disagree at seams: mean)"""
    F, R = g.faces, g.frest
    key = {tuple(e): i for i, e in enumerate(E.tolist())}
    L = np.zeros(len(E))
    n = np.zeros(len(E))
    fl = []
    for a, b in ((0, 1), (1, 2), (2, 0)):
        d = R[:, b]-R[:, a]
        m = (R[:, b]+R[:, a])/2
        if metric is not None:
            d = d*np.stack(metric(m, g.side), 1)
        l = np.linalg.norm(d, axis=1)
        id_ = np.array([key[tuple(sorted(p))] for p in F[:, [a, b]].tolist()])
        np.add.at(L, id_, l)
        np.add.at(n, id_, 1)
        fl.append((id_, l))
    return L/n, key

def bend_rest(g, E, B, inner, L, key):
    g_ = lambda p, q: L[np.array([key[tuple(sorted(t))] for t in np.stack([p, q], 1).tolist()])]
    a, b = inner[:, 0], inner[:, 1]
    l = g_(a, b)
    out = 0
    ys = []
    for c in (B[:, 0], B[:, 1]):
        ac, bc = g_(a, c), g_(b, c)
        x = (l*l+ac*ac-bc*bc)/(2*l)
        ys.append((x, np.sqrt(np.maximum(ac*ac-x*x, 0))))
    return np.sqrt((ys[0][0]-ys[1][0])**2+(ys[0][1]+ys[1][1])**2)

def rest_lengths(g, edges, metric=None):
    """metric(mid(n,2), side(n)) -> (sx, sz): local fabric excess; >1 gathers, <1 rib/elastic."""
    if getattr(g, 'rest3', None) is not None:
        return np.linalg.norm(g.rest3[edges[:, 1]]-g.rest3[edges[:, 0]], axis=1)
    d = g.rest2[edges[:, 1]]-g.rest2[edges[:, 0]]
    if metric is not None:
        m = (g.rest2[edges[:, 1]]+g.rest2[edges[:, 0]])/2
        sx, sz = metric(m, np.sign(g.vside[edges].sum(1)))
        d = d*np.stack([sx, sz], 1)
    return np.linalg.norm(d, axis=1)

# ---------------------------------------------------------------- mannequin as a voxel distance field
# torso table rows: z, half width, half depth, centre y.   cones: x0 y0 z0 x1 y1 z1 r0 r1
VOX = .008
def voxel_sdf(T, C, lo, shape):
    """signed distance grid of (lofted super-ellipse torso) + (round cones)"""
    from scipy.ndimage import distance_transform_edt, gaussian_filter
    X, Y, Z = [lo[k]+VOX*np.arange(shape[k]) for k in range(3)]
    f = np.full(shape, 9., np.float32)
    if len(T) > 1:
        a, b, c = (np.interp(Z, T[:, 0], T[:, k]) for k in (1, 2, 3))
        q = (abs(X[:, None, None]/a)**2.3+abs((Y[None, :, None]-c)/b)**2.3)**(1/2.3)-1
        q = q*np.minimum(a, b)
        q[:, :, (Z < T[0, 0]) | (Z > T[-1, 0])] = 9
        f = np.minimum(f, q)
    for k in C:
        p, ax = k[:3], k[3:6]-k[:3]
        vx, vy, vz = X[:, None, None]-p[0], Y[None, :, None]-p[1], Z[None, None, :]-p[2]
        flat = k[8] if len(k) > 8 else 1.0  # > 1: limb pressed flat towards the camera, as photo studios do with sleeves
        t = np.clip((vx*ax[0]+vy*ax[1]+vz*ax[2])/(ax@ax), 0, 1)
        f = np.minimum(f, np.sqrt((vx-ax[0]*t)**2+((vy-ax[1]*t)*flat)**2+(vz-ax[2]*t)**2)-(k[6]*(1-t)+k[7]*t))
    occ = gaussian_filter((f < 0).astype(np.float32), 1.3) > .5
    d = (distance_transform_edt(~occ)-distance_transform_edt(occ))*VOX
    return np.ascontiguousarray(gaussian_filter(d, 1.2).astype(np.float32))

@njit(cache=True, fastmath=True)
def sample(G, lo, px, py, pz, out):
    """trilinear value and gradient; far outside -> +1"""
    u, v, w = (px-lo[0])/VOX, (py-lo[1])/VOX, (pz-lo[2])/VOX
    i, j, k = int(math.floor(u)), int(math.floor(v)), int(math.floor(w))
    if i < 0 or j < 0 or k < 0 or i >= G.shape[0]-1 or j >= G.shape[1]-1 or k >= G.shape[2]-1:
        out[0] = 1.
        return
    u -= i
    v -= j
    w -= k
    a, b, c, d = G[i, j, k], G[i+1, j, k], G[i, j+1, k], G[i+1, j+1, k]
    e, f, g, h = G[i, j, k+1], G[i+1, j, k+1], G[i, j+1, k+1], G[i+1, j+1, k+1]
    x0, x1, x2, x3 = a+(b-a)*u, c+(d-c)*u, e+(f-e)*u, g+(h-g)*u
    y0, y1 = x0+(x1-x0)*v, x2+(x3-x2)*v
    out[0] = y0+(y1-y0)*w
    out[1] = (((b-a)*(1-v)+(d-c)*v)*(1-w)+((f-e)*(1-v)+(h-g)*v)*w)/VOX
    out[2] = ((x1-x0)*(1-w)+(x3-x2)*w)/VOX
    out[3] = (y1-y0)/VOX

@njit(cache=True, fastmath=True)
def solve(x, prev, v, w, E, L, cE, B, LB, cB, G0, G1, lo, nsub, dt, f0, f1, k0, k1, grav, drag, fric, thick, selfd, body_on, plane_y, press, F):
    n = x.shape[0]
    cell = max(selfd, 1e-4)
    H = 1 << 16
    head = np.empty(H, np.int64)
    nxt = np.empty(n, np.int64)
    o0 = np.zeros(4)
    o1 = np.zeros(4)
    for s in range(nsub):
        u = (s+1)/nsub
        fl = f0+(f1-f0)*u
        kk = k0+(k1-k0)*u
        if press != 0.0:
            for k in range(F.shape[0]):
                a, b, c = F[k, 0], F[k, 1], F[k, 2]
                ux, uy, uz = x[b, 0]-x[a, 0], x[b, 1]-x[a, 1], x[b, 2]-x[a, 2]
                wx, wy, wz = x[c, 0]-x[a, 0], x[c, 1]-x[a, 1], x[c, 2]-x[a, 2]
                nx, ny, nz = uy*wz-uz*wy, uz*wx-ux*wz, ux*wy-uy*wx
                for j in (a, b, c):
                    if w[j] > 0:
                        v[j, 0] += nx*press*dt
                        v[j, 1] += ny*press*dt
                        v[j, 2] += nz*press*dt
        for i in range(n):
            for j in range(3):
                prev[i, j] = x[i, j]
            if w[i] > 0:
                v[i, 2] -= grav*dt
                for j in range(3):
                    v[i, j] *= drag
                    x[i, j] += v[i, j]*dt
        for e in range(E.shape[0]):
            a, b = E[e, 0], E[e, 1]
            dx, dy, dz = x[a, 0]-x[b, 0], x[a, 1]-x[b, 1], x[a, 2]-x[b, 2]
            l = math.sqrt(dx*dx+dy*dy+dz*dz)+1e-12
            ws = w[a]+w[b]
            if ws == 0:
                continue
            k = (l-L[e])/(ws+cE[e]/(dt*dt))/l
            x[a, 0] -= w[a]*k*dx
            x[a, 1] -= w[a]*k*dy
            x[a, 2] -= w[a]*k*dz
            x[b, 0] += w[b]*k*dx
            x[b, 1] += w[b]*k*dy
            x[b, 2] += w[b]*k*dz
        for e in range(B.shape[0]):
            a, b = B[e, 0], B[e, 1]
            dx, dy, dz = x[a, 0]-x[b, 0], x[a, 1]-x[b, 1], x[a, 2]-x[b, 2]
            l = math.sqrt(dx*dx+dy*dy+dz*dz)+1e-12
            ws = w[a]+w[b]
            if ws == 0:
                continue
            k = (l-LB[e])/(ws+cB/(dt*dt))/l
            x[a, 0] -= w[a]*k*dx
            x[a, 1] -= w[a]*k*dy
            x[a, 2] -= w[a]*k*dz
            x[b, 0] += w[b]*k*dx
            x[b, 1] += w[b]*k*dy
            x[b, 2] += w[b]*k*dz
        if selfd > 0 and s % 3 == 0:
            for i in range(H):
                head[i] = -1
            for i in range(n):
                cx, cy, cz = int(math.floor(x[i, 0]/cell)), int(math.floor(x[i, 1]/cell)), int(math.floor(x[i, 2]/cell))
                hh = ((cx*73856093) ^ (cy*19349663) ^ (cz*83492791)) & (H-1)
                nxt[i] = head[hh]
                head[hh] = i
            for i in range(n):
                cx, cy, cz = int(math.floor(x[i, 0]/cell)), int(math.floor(x[i, 1]/cell)), int(math.floor(x[i, 2]/cell))
                for ox in range(-1, 2):
                    for oy in range(-1, 2):
                        for oz in range(-1, 2):
                            hh = (((cx+ox)*73856093) ^ ((cy+oy)*19349663) ^ ((cz+oz)*83492791)) & (H-1)
                            j = head[hh]
                            while j != -1:
                                if j > i:
                                    dx, dy, dz = x[i, 0]-x[j, 0], x[i, 1]-x[j, 1], x[i, 2]-x[j, 2]
                                    l2 = dx*dx+dy*dy+dz*dz
                                    if l2 < selfd*selfd and l2 > 1e-14:
                                        l = math.sqrt(l2)
                                        ws = w[i]+w[j]
                                        if ws > 0:
                                            k = (selfd-l)/ws/l*.5
                                            x[i, 0] += w[i]*k*dx
                                            x[i, 1] += w[i]*k*dy
                                            x[i, 2] += w[i]*k*dz
                                            x[j, 0] -= w[j]*k*dx
                                            x[j, 1] -= w[j]*k*dy
                                            x[j, 2] -= w[j]*k*dz
                                j = nxt[j]
        if body_on:
            for i in range(n):
                if w[i] == 0:
                    continue
                sample(G0, lo, x[i, 0], x[i, 1]/fl, x[i, 2], o0)
                if kk > 0:
                    sample(G1, lo, x[i, 0], x[i, 1]/fl, x[i, 2], o1)
                    for j in range(4):
                        o0[j] = o0[j]*(1-kk)+o1[j]*kk
                if o0[0] > .05:
                    continue
                gx, gy, gz = o0[1], o0[2]/fl, o0[3]
                gl = math.sqrt(gx*gx+gy*gy+gz*gz)+1e-9
                d = o0[0]/max(gl, .3)-thick
                if d < 0:
                    gx /= gl
                    gy /= gl
                    gz /= gl
                    p = min(-d, .015)
                    x[i, 0] += gx*p
                    x[i, 1] += gy*p
                    x[i, 2] += gz*p
                    mx, my, mz = x[i, 0]-prev[i, 0], x[i, 1]-prev[i, 1], x[i, 2]-prev[i, 2]
                    mn = mx*gx+my*gy+mz*gz
                    tx, ty, tz = mx-mn*gx, my-mn*gy, mz-mn*gz
                    tl = math.sqrt(tx*tx+ty*ty+tz*tz)+1e-12
                    r = min(1., fric*p/tl)
                    x[i, 0] -= tx*r
                    x[i, 1] -= ty*r
                    x[i, 2] -= tz*r
        if plane_y < 1e8:
            for i in range(n):
                if x[i, 1] > plane_y:
                    x[i, 1] = plane_y
                    x[i, 0] = prev[i, 0]+(x[i, 0]-prev[i, 0])*.5
                    x[i, 2] = prev[i, 2]+(x[i, 2]-prev[i, 2])*.5
        for i in range(n):
            sp = 0.
            for j in range(3):
                v[i, j] = (x[i, j]-prev[i, j])/dt
                sp += v[i, j]*v[i, j]
            if sp > 9.:
                q = 3./math.sqrt(sp)
                for j in range(3):
                    v[i, j] *= q

def relax(x, g, rounds):
    """Evens out the tiny uneven strain of the irregular mesh, so that fine checks run straight: smoothing with the
    cotangent weights of the flat pattern (the flat pattern is its fixed point).  Seams and edges stay."""
    R = getattr(g, 'frest', None)
    if R is None or rounds == 0:
        return x
    F = g.faces
    n = len(x)
    I, J, W = [], [], []
    for a, b, c in ((0, 1, 2), (1, 2, 0), (2, 0, 1)):
        u, v = R[:, a]-R[:, c], R[:, b]-R[:, c]
        w = np.clip((u*v).sum(1)/(abs(u[:, 0]*v[:, 1]-u[:, 1]*v[:, 0])+1e-12), .05, 4)
        I += [F[:, a], F[:, b]]
        J += [F[:, b], F[:, a]]
        W += [w, w]
    I, J, W = map(np.concatenate, (I, J, W))
    S = np.zeros(n)
    np.add.at(S, I, W)
    S = np.maximum(S, 1e-9)  # vertices that no face uses stay where they are
    pull = np.zeros((n, 2))  # an inner vertex of one panel has no net force when flat
    first = np.full((n, 2), np.nan)
    spread = np.zeros(n)
    for k in range(3):
        first[F[:, k]] = R[:, k]
    for k in range(3):
        np.maximum.at(spread, F[:, k], np.linalg.norm(R[:, k]-first[F[:, k]], axis=1))
    np.add.at(pull, I, W[:, None]*(first[J]-first[I]))
    E, opp, inner = topology(F)
    edge = np.ones(len(E), bool)
    k = {tuple(e): q for q, e in enumerate(E.tolist())}
    edge[[k[tuple(e)] for e in inner.tolist()]] = False
    fixed = np.zeros(n, bool)
    fixed[E[edge].ravel()] = True
    fixed |= spread > 1e-6
    fixed |= np.linalg.norm(pull/S[:, None], axis=1) > .004
    for r in range(rounds*2):
        lap = np.zeros_like(x)
        np.add.at(lap, I, W[:, None]*(x[J]-x[I]))
        lap /= S[:, None]
        lap[fixed] = 0
        x = x+(.5 if r % 2 == 0 else -.52)*lap
    return x

def simulate(g, T, C0, C1, frames=90, inflate=35, sub=24, metric=None, gravity=3.0, drag=.995, fric=.6, bend=2e-6, stretch=0,
             pins=None, selfd=.0055, flat0=.08, thick=.003, plane_y=1e9, press=0.0, poses=1, smooth=4, hold_above=None, verbose=True):
    t0 = time.time()
    x = np.ascontiguousarray(g.x)
    n = len(x)
    E, B, inner = topology(g.faces)
    if (g.side == 2).any():
        L, key = rest_from_faces(g, E, metric)
        LB = bend_rest(g, E, B, inner, L, key)
    else:
        L = rest_lengths(g, E, metric)
        LB = rest_lengths(g, B, metric)
    fl = np.zeros(len(L))+stretch*n
    w = np.full(n, 1.0)
    if pins is not None:
        w[pins] = 0
    prev = x.copy()
    v = np.zeros_like(x)
    rng = np.random.default_rng(3)
    o = rng.permutation(len(E))
    E, L = E[o], L[o]
    x[:, 1] += rng.normal(0, 2e-4, n)
    body = len(T)+len(C0) > 0
    lo = np.array([-.72, -.26, min(g.rest2[:, 1].min()-.35, .3)])
    shape = (181, 66, int((1.85-lo[2])/VOX))
    # the limbs are rotated from C0 to C1 in `poses` steps; only between two steps the distance fields are mixed
    still = len(C0) != len(C1) or np.allclose(C0, C1)
    nstep = 1 if still else poses
    pose = lambda q: (C1 if q else C0) if still else C0+(C1-C0)*q/nstep
    nobody = np.zeros((2, 2, 2), np.float32)
    keys = [voxel_sdf(T, pose(q), lo, shape) if body else nobody for q in range(nstep+1)]
    sm = lambda u: u*u*(3-2*u)
    # a waistband keeps its height
    hold = [] if hold_above is None else np.where(g.rest2[:, 1] > hold_above)[0]
    hold_z = x[hold, 2].copy()
    for f in range(frames):
        a, b = (sm(min(1, q/inflate)) for q in (f, f+1))
        # limbs turn only when they are nearly inflated: a thin limb would pass through the sleeve's fold
        ta, tb = (a, b) if poses == 1 else (sm(min(1, max(0, (q-.7*inflate)/inflate))) for q in (f, f+1))
        q = min(nstep-1, int(ta*nstep))
        G0, G1 = keys[q], keys[q+1]
        solve(x, prev, v, w, E, L, fl, B, LB, bend*1e2, G0, G1, lo, sub, 1/30/sub, flat0+(1-flat0)*a, flat0+(1-flat0)*b, ta*nstep-q, min(1., tb*nstep-q),
              gravity*min(1, max(0, f/inflate-.8)), drag, fric, thick, selfd, body, plane_y, press, g.faces)
        if len(hold):
            x[hold, 2] = hold_z
            v[hold, 2] = 0
        if f > frames-14:
            v *= .8
    g.x = relax(x, g, smooth)
    e = np.linalg.norm(x[E[:, 0]]-x[E[:, 1]], axis=1)/L
    if verbose:
        print(f'sim {n} verts {frames}f {time.time()-t0:.1f}s  strain mean {e.mean():.3f} p99 {np.percentile(e, 99):.3f}', flush=True)
    return g

def save(g, path, **kw):
    np.savez(path, co=g.x, rest=g.rest2, faces=g.faces, side=g.side, vside=g.vside, **({'frest': g.frest} if hasattr(g, 'frest') else {}), **kw)
