"""Garments as Blender meshes: the sewn cloth, what is laid on it (pockets, lapels), buttons and collars.

Panel space is in metres: x in [-.9, .9], z in [.05, 1.85]; textures of drawn details cover exactly that square."""
import math

import bpy
import numpy as np
from mathutils import Vector
from scipy.interpolate import LinearNDInterpolator
from scipy.ndimage import gaussian_filter1d
from scipy.spatial import cKDTree

from cloth import loop_subdivide, mesh_panel, topology
from materials import fabric, solid

PANEL = 1.8  # side of the panel square


def add_mesh(name, co, faces, fab, panel, mats, midx=None, thick=.0016, sub=1, offset=-1):
    """A cloth object.  fab (along the weave) and panel: UVs per vertex (n, 2) or per corner (m, 3, 2); midx: material of each face;
    sub: refine once; thick: metres of cloth, grown to the side `offset`."""
    F = np.asarray(faces, int)
    co = np.asarray(co, float)
    fab, panel = (np.asarray(u) if np.ndim(u) == 3 else np.asarray(u)[F] for u in (fab, panel))
    if sub:
        co, F, (fab, panel) = loop_subdivide(co, F, [fab, panel])
        midx = None if midx is None else np.repeat(midx, 4)
    me = bpy.data.meshes.new(name)
    me.from_pydata([tuple(map(float, p)) for p in co], [], [tuple(map(int, f)) for f in F])
    for key, uv in (('fab', fab), ('panel', panel)):
        me.uv_layers.new(name=key).data.foreach_set('uv', uv.astype(np.float32).ravel())
    for m in mats:
        me.materials.append(m)
    if midx is not None:
        me.polygons.foreach_set('material_index', np.asarray(midx, np.int32))
    me.polygons.foreach_set('use_smooth', np.ones(len(F), bool))
    me.update()
    o = bpy.data.objects.new(name, me)
    bpy.context.collection.objects.link(o)
    if thick:
        solidify = o.modifiers.new('t', 'SOLIDIFY')
        solidify.thickness, solidify.offset = thick, offset
    return o


def vnormals(co, F):
    """normals of the vertices, larger faces counting more"""
    n = np.zeros_like(co)
    fn = np.cross(co[F[:, 1]]-co[F[:, 0]], co[F[:, 2]]-co[F[:, 0]])
    for k in range(3):
        np.add.at(n, F[:, k], fn)
    return n/(np.linalg.norm(n, axis=1, keepdims=True)+1e-12)


def panel_uv(p):
    """panel space (n, 2) -> texture coordinates of drawn details"""
    return np.stack([(p[:, 0]+PANEL/2)/PANEL, (p[:, 1]-.05)/PANEL], 1)


class Surface:
    """panel space -> point and normal on the sewn front (side 0) or back (side 1)"""

    def __init__(self, d, side=0):
        i = np.unique(d['faces'][d['side'] == side])
        self.known = np.concatenate([d['co'], vnormals(d['co'], d['faces'])], 1)[i]
        self.between = LinearNDInterpolator(d['rest'][i], self.known)
        self.tree = cKDTree(d['rest'][i])

    def __call__(self, p):
        q = self.between(p)
        outside = np.isnan(q[:, 0])
        if outside.any():
            q[outside] = self.known[self.tree.query(np.asarray(p)[outside])[1]]
        n = q[:, 3:]
        return q[:, :3], n/(np.linalg.norm(n, axis=1, keepdims=True)+1e-12)


def sleeve_uv(rest, faces, sp, pit, ang):
    """cut-on sleeves get fabric coordinates turned with the sleeve"""
    uv = rest[faces].astype(float)
    c = rest[faces].mean(1)
    for s in (1, -1):
        a, b = np.array([sp[0]*s, sp[1]]), np.array([pit[0]*s, pit[1]])
        cr = (b[0]-a[0])*(c[:, 1]-a[1])-(b[1]-a[1])*(c[:, 0]-a[0])
        m = (cr*s > 0) & (c[:, 0]*s > 0) & (c[:, 1] > min(pit[1], a[1])-.75*abs(math.sin(ang))-.1)
        m &= (c[:, 0]*s > pit[0]-.002) | (c[:, 1] > pit[1])
        t = s*(math.pi/2-ang)
        R = np.array([[math.cos(t), -math.sin(t)], [math.sin(t), math.cos(t)]])
        uv[m] = ((uv[m]-a)@R)*[1.25, 1]+[.37*s, .11]
    return uv


def sewn(g):
    """the simulation's arrays with the garment positioned, cropped to its window and shrunk to fit below another layer"""
    d = dict(np.load(g['sim'], allow_pickle=True))
    d['faces'] = d['faces'].astype(int)
    d['co'] = d['co']+np.array(g.get('at', (0, 0, 0)))
    if g.get('crop'):  # only a window of the panel is visible (shirt under a blazer)
        x0, x1, z0, z1 = g['crop']
        c = d['rest'][d['faces']].mean(1)
        keep = (c[:, 0] > x0) & (c[:, 0] < x1) & (c[:, 1] > z0) & (c[:, 1] < z1)
        if g.get('keep_sleeves'):
            keep |= d['side'] == 2
        for key in ('faces', 'side', 'frest'):
            if key in d:
                d[key] = d[key][keep]
    if g.get('shrink'):
        d['co'] = d['co']-vnormals(d['co'], d['faces'])*g['shrink']
    return d


def coordinates(d):
    """(along the weave, in panel space) of every corner or vertex"""
    F, rest = d['faces'], d['rest']
    fab, panel = rest[F].astype(float), panel_uv(rest)
    if 'sp' in d:
        fab = sleeve_uv(rest, F, d['sp'], d.get('pit'), float(d['ang']))
    if 'frest' in d and (d['side'] == 2).any():  # set-in sleeves are pieces of their own
        fab = d['frest'].astype(float)
        panel = panel_uv(d['frest'].reshape(-1, 2)).reshape(-1, 3, 2)
    if 'usc' in d:  # gathered: the cloth really is wider there
        below, factor = d['usc']
        q = d['frest'].mean(1) if 'frest' in d else rest[F].mean(1)
        fab[(q[:, 1] < below) & (abs(q[:, 0]) < .45), :, 0] *= factor
    return (d['fabuv'][F] if 'fabuv' in d else fab), panel


def cloth_of(g, **other):
    """what fabric() needs of the garment's own cloth"""
    return dict(dict(tile=g.get('tile'), tile_m=g.get('tile_m', .2), color=g.get('color', '#888888'), **g.get('mat', {})), **other)


def garment(g):
    """one garment of the job with all its pieces; returns its arrays"""
    d = sewn(g)
    fab, panel = coordinates(d)
    mats = [fabric('front', overlay=g.get('overlay'), height=g.get('height'), inside=g.get('inside'), **cloth_of(g))]
    if g.get('border'):  # woven zari border: second material on the marked faces
        mats.append(fabric('zari', tile=g.get('border_tile'), tile_m=g.get('border_m', .05), color=g['border'], rough=.42, sheen=.1, spec=.5, metallic=.35, inside=g.get('inside')))
    else:
        mats.append(fabric('back', overlay=g.get('overlay_b'), height=g.get('height_b'), inside=g.get('inside'), **cloth_of(g)))
    if g.get('quilt'):
        d['co'] = puff(d, g['quilt'])
    add_mesh('garment', d['co'], d['faces'], fab, panel, mats, (d['side'] == 1).astype(int), thick=g.get('thick', .0018), sub=g.get('sub', 1))
    if g.get('pieces') or g.get('buttons') or g.get('collar'):
        surfaces = [Surface(d, 0), Surface(d, 1)]
        for i, p in enumerate(g.get('pieces', [])):
            piece(p, surfaces, g, i)
        for b in g.get('buttons', []):
            button(b, surfaces[b.get('side', 0)])
        if g.get('collar'):
            collar(g['collar'], d, g)
    return d


def puff(d, q):
    """quilted rows: the cloth bulges between the horizontal seams (rows counted down from the neck point / sleeve head)"""
    co, F = d['co'], d['faces']
    zone, count = np.zeros(len(co)), np.zeros(len(co))
    fr = d['frest'] if 'frest' in d else d['rest'][F]
    z0 = np.where(d['side'][:, None] == 2, 1.40-.03, 1.45-.02)
    h = abs(np.sin(math.pi*(z0-fr[..., 1])/q['row']))**.55
    for k in range(3):
        np.add.at(zone, F[:, k], h[:, k])
        np.add.at(count, F[:, k], 1)
    return co+vnormals(co, F)*(zone/np.maximum(count, 1)*q['depth'])[:, None]


def piece(p, surfaces, g, i):
    """applique: 2D polygon lying on the panel, lifted along the normal (pockets, lapels, plackets, flaps)"""
    v, F, _ = mesh_panel([(np.array(p['poly']+p['poly'][:1], float), 'open')], p.get('h', .006))
    q, n = surfaces[p.get('side', 0)](v)
    lift = p.get('lift', .003)
    if p.get('roll'):  # lift grows towards an edge: [x0, z0, x1, z1, most]
        x0, z0, x1, z1, most = p['roll']
        off = abs((x1-x0)*(v[:, 1]-z0)-(z1-z0)*(v[:, 0]-x0))/math.hypot(x1-x0, z1-z0)
        lift = lift+most*np.exp(-(off/.012)**2)
    own = {k: p[k] for k in ('tile', 'tile_m', 'color') if k in p and not (k == 'color' and p[k] is None)}
    if p.get('color'):
        own['tile'] = None
    m = fabric(f'piece{i}', overlay=p.get('overlay'), height=p.get('height'), **cloth_of(g, **own))
    t = math.radians(p.get('grain', 0))
    turn = np.array([[math.cos(t), -math.sin(t)], [math.sin(t), math.cos(t)]])
    add_mesh(f'piece{i}', q+n*np.reshape(lift, (-1, 1)), F, v@turn+p.get('shift', [0, 0]), panel_uv(v), [m], thick=p.get('thick', .0022), offset=1)


def button(b, surface):
    """a turned button with four holes, or a plain metal one"""
    q, n = surface(np.array([b['at']]))
    r = b.get('r', .0058)
    bpy.ops.mesh.primitive_cylinder_add(vertices=28, radius=r, depth=r*.42, location=q[0]+n[0]*(b.get('lift', .004)))
    o = bpy.context.object
    o.rotation_euler = Vector(n[0]).to_track_quat('Z', 'Y').to_euler()
    bevel = o.modifiers.new('b', 'BEVEL')
    bevel.width, bevel.segments = r*.16, 3
    o.data.materials.append(solid('button', b.get('color', '#f3efe6'), b.get('rough', .3), b.get('metal', 0)))
    for dx, dz in ((-.25, -.25), (.25, -.25), (-.25, .25), (.25, .25)) if not b.get('metal') else ():
        bpy.ops.mesh.primitive_cylinder_add(vertices=8, radius=r*.13, depth=r*.5)
        hole = bpy.context.object
        hole.parent, hole.location = o, (dx*r, dz*r, 0)
        hole.data.materials.append(bpy.data.materials.get('hole') or solid('hole', b.get('thread', '#8a8378'), .5))


# ---------------------------------------------------------------- collars
def neck_opening(d):
    """vertices of the highest open edge, in order"""
    E, _, inner = topology(d['faces'])
    sewn_edges = set(map(tuple, inner))
    beside = {}
    for a, b in (tuple(e) for e in E if tuple(e) not in sewn_edges):
        beside.setdefault(a, []).append(b)
        beside.setdefault(b, []).append(a)
    loops, seen = [], set()
    for start in beside:
        if start in seen:
            continue
        loop = [start]
        seen.add(start)
        while following := [q for q in beside[loop[-1]] if q not in seen]:
            loop.append(following[0])
            seen.add(following[0])
        loops.append(loop)
    return max(loops, key=lambda loop: d['co'][loop][:, 2].mean())


def neck_curve(d, n=120):
    """n even points: front centre -> right shoulder -> back -> left -> front centre; and the length"""
    P = d['co'][neck_opening(d)]
    P = np.roll(P, -np.argmin(P[:, 1]+.6*abs(P[:, 0]-P[:, 0].mean())), 0)
    if P[len(P)//4, 0] < P[:, 0].mean():
        P = np.roll(P[::-1], 1, 0)
    P = np.concatenate([P, P[:1]])
    s = np.r_[0, np.cumsum(np.linalg.norm(np.diff(P, axis=0), axis=1))]
    t = np.linspace(0, s[-1], n+1)[:-1]
    P = np.stack([np.interp(t, s, P[:, k]) for k in range(3)], 1)
    return gaussian_filter1d(P, 1.2, axis=0, mode='wrap'), s[-1]


UP = np.array([0, 0, 1.])


def rib_rows(c, P, out, back):
    """a knitted band, lower at the front"""
    height = c.get('height', .02)
    return [P+UP*(height*u*(.55+.45*back))[:, None]-out*(height*u*(1.0-.6*back))[:, None]+out*.002*math.sin(u*math.pi) for u in np.linspace(0, 1, 6)]


def stand_rows(c, P, out, front):
    """the upright part of a shirt's or mandarin collar"""
    stand = c.get('stand', .032)
    if c['kind'] == 'shirt':
        height = stand*(.55+.45*np.clip(front/.06, 0, 1)**.7)
    else:
        height = stand*np.clip(front/.045, .0, 1)**.5
    return [P+UP[None]*(height*u)[:, None]-out*(.006*u)+out*.002 for u in np.linspace(0, 1, 6)]


def fall_rows(c, top, out, front, back, side):
    """the part of a shirt collar that turns over, with its points"""
    fall = c.get('fall', .045)+c.get('point', .03)*np.exp(-(front/.075)**2)
    spread = c.get('spread', .022)*np.exp(-(front/.06)**2)
    outwards = np.stack([side, np.zeros_like(side), np.zeros_like(side)], 1)
    rows = []
    for u in np.linspace(0.08, 1, 12):
        roll = .011*math.sin(min(u/.25, 1)*math.pi/2)
        arc = .006*math.sin(min(u/.2, 1)*math.pi)
        rows.append(top+UP*(arc-fall*u*.86)[:, None]+out*(roll+fall*u*(.22+.30*back))[:, None]+outwards*(spread*u)[:, None])
    return rows


def collar(c, d, g):
    """shirt / mandarin / rib collar grown from the sewn neck line"""
    P, length = neck_curve(d)
    n = len(P)
    s = np.arange(n)/n  # 0 at the centre front, .5 at the centre back
    out = P-P.mean(0)
    out[:, 2] = 0
    out /= np.linalg.norm(out, axis=1, keepdims=True)
    gap = c.get('gap', 0.0)
    i = np.r_[np.arange(n), 0] if c['kind'] == 'rib' else np.where((s >= gap) & (s <= 1-gap))[0]
    P, out, front, side = P[i], out[i], np.minimum(s, 1-s)[i], np.where(s[i] < .5, 1., -1.)
    back = np.clip(front/.5, 0, 1)
    rows = rib_rows(c, P, out, back) if c['kind'] == 'rib' else stand_rows(c, P, out, front)
    if c['kind'] == 'shirt':
        rows += fall_rows(c, rows[-1], out, front, back, side)
    rows = np.array(rows)
    r, m = rows.shape[:2]
    a, b = np.meshgrid(np.arange(r-1), np.arange(m-1), indexing='ij')
    k = (a*m+b).ravel()
    F = np.stack([k, k+1, k+m+1, k, k+m+1, k+m], 1).reshape(-1, 3)
    along = np.linspace(0, length, m)
    across = np.r_[0, np.cumsum(np.linalg.norm(np.diff(rows.mean(1), axis=0), axis=1))]
    uv = np.stack([np.tile(along, r), np.repeat(across, m)], 1)
    if c.get('turn', 1):
        uv = uv[:, ::-1]
    own = dict(tile=None, color=c['color']) if c.get('color') else {}
    add_mesh('collar', rows.reshape(-1, 3), F, uv, uv*0+2, [fabric('collar', inside=c.get('inside'), **cloth_of(g, **own))], thick=c.get('thick', .0026), offset=0)
