"""Builds a set inside Blender: wall, floor and the props that sets/props.py describes."""

import math

import bpy
import numpy as np

import render

GOLD = '#c9a05c'  # satin paint instead of polished brass, which would render with bright outlier pixels
PAPER = '#f6efe4'


class Stage:
    """Wall, floor and props of a set, built in the open scene; `described` comes from props.stage()."""

    def __init__(self, described):
        self.ground(described)
        for prop in described['props']:
            build = getattr(self, 'make_' + prop['kind'])
            build(**{k: v for k, v in prop.items() if k != 'kind'})

    def mat(self, color, rough=0.9):
        return render.solid('prop' + color, color, rough)

    def mesh(self, verts, faces, color, smooth=False, rough=0.9, solid=0.0):
        me = bpy.data.meshes.new('m')
        me.from_pydata([tuple(map(float, v)) for v in verts], [], [tuple(map(int, f)) for f in faces])
        me.materials.append(self.mat(color, rough))
        if smooth:
            me.polygons.foreach_set('use_smooth', np.ones(len(me.polygons), bool))
        o = bpy.data.objects.new('m', me)
        render.col.objects.link(o)
        if solid:
            m = o.modifiers.new('s', 'SOLIDIFY')
            m.thickness, m.offset = solid, 0
        return o

    def tube(self, a, b, r, color=GOLD):
        return render.tube(a, b, r, self.mat(color, 0.45))

    def round(self, o, width=0.008):
        bv = o.modifiers.new('b', 'BEVEL')
        bv.width, bv.segments = width, 3

    def ground(self, described):
        bare = described.get('bare')
        foot = -3 if bare else 0
        self.mesh([(-8, 0.9, foot), (8, 0.9, foot), (8, 0.9, 6), (-8, 0.9, 6)], [(0, 1, 2, 3)], described['wall'], rough=1)
        if not bare:
            self.mesh([(-8, -6, 0), (8, -6, 0), (8, 0.9, 0), (-8, 0.9, 0)], [(0, 1, 2, 3)], described['floor'], rough=0.8)

    def make_arch(self, x, w, h, y, color):
        render.arch(x, w, h, y, color)

    def make_disc(self, x, y, z, r, color):
        t = np.linspace(0, 2 * math.pi, 128, endpoint=False)
        self.mesh([(x + r * math.cos(a), y, z + r * math.sin(a)) for a in t], [list(range(128))], color, solid=0.05)

    def make_rail(self, x0, x1, y, z):
        self.tube((x0 - 0.03, y, z), (x1 + 0.03, y, z), 0.0115)
        for x in (x0, x1):  # posts stand a little behind the sleeves
            self.tube((x, y + 0.10, 0), (x, y + 0.10, z), 0.0115)
            self.tube((x, y + 0.10, z), (x, y, z), 0.0115)
            self.tube((x, y - 0.14, 0.010), (x, y + 0.32, 0.010), 0.010)

    def make_hanger(self, x, y, z, k):
        """wooden shoulders inside the neck, hook over the rail"""
        neck = z - 0.100
        for s in (1, -1):
            self.tube((x, y, neck), (x + s * 0.105 * k, y, neck - 0.055 * k - 0.010), 0.0085, '#a9783f')
        self.tube((x, y, neck), (x, y, z - 0.012), 0.0032)
        pts = [(x + 0.020 * math.sin(a), y, z - 0.002 + 0.020 * math.cos(a) - 0.004) for a in np.linspace(-2.4, 2.2, 14)]
        for a, b in zip(pts, pts[1:]):
            self.tube(a, b, 0.0032)

    def make_plinth(self, x, y, z, r, h, color):
        bpy.ops.mesh.primitive_cylinder_add(vertices=96, radius=r, depth=h, location=(x, y, z + h / 2))
        o = bpy.context.object
        o.data.materials.append(self.mat(color))
        self.round(o)

    def make_block(self, x, y, z, w, d, h, color, turn):
        bpy.ops.mesh.primitive_cube_add(size=1, location=(x, y, z + h / 2), rotation=(0, 0, math.radians(turn)))
        o = bpy.context.object
        o.scale = (w, d, h)
        bpy.ops.object.transform_apply(location=False, rotation=False, scale=True)
        o.data.materials.append(self.mat(color))
        self.round(o, min(0.010, h * 0.12))

    def sphere(self, x, y, z, r, color, squash=1.0, seg=48):
        bpy.ops.mesh.primitive_uv_sphere_add(segments=seg, ring_count=seg // 2, radius=r, location=(x, y, z))
        o = bpy.context.object
        o.scale[2] = squash
        o.data.materials.append(self.mat(color, 0.7))
        bpy.ops.object.shade_smooth()
        return o

    def make_ball(self, x, y, z, r, color):
        self.sphere(x, y, z, r, color)

    def make_garland(self, p0, p1, sag, colors, r, y):
        """marigolds on a string: ruffled balls, one shared mesh per colour"""
        first = {}
        n = int(math.hypot(p1[0] - p0[0], p1[1] - p0[1], sag) / (r * 1.55))
        for k in range(n + 1):
            t = k / n
            p = (p0[0] + (p1[0] - p0[0]) * t, y, p0[1] + (p1[1] - p0[1]) * t - 4 * sag * t * (1 - t))
            c = colors[(k // 2) % len(colors)]
            if c not in first:
                bpy.ops.mesh.primitive_ico_sphere_add(subdivisions=4, radius=r, location=p)
                o = first[c] = bpy.context.object
                o.data.materials.append(self.mat(c, 0.9))
                for v in o.data.vertices:  # petals
                    q = v.co.normalized()
                    v.co *= 1 + 0.10 * math.sin(9 * math.atan2(q.y, q.x) + 14 * q.z) * math.cos(7 * q.z + 6 * q.x)
            else:
                o = bpy.data.objects.new('g', first[c].data)
                o.location, o.rotation_euler = p, (k * 1.3, k * 0.7, k * 2.1)
                render.col.objects.link(o)

    def make_diya(self, x, y, z):
        """clay lamp with a flame; it gives no light of its own (many small lights would only make noise)"""
        ring = lambda r, h, m=40: [
            (x + r * math.cos(a), y + r * math.sin(a) * (0.85 if r > 0.04 else 1), z + h) for a in np.linspace(0, 2 * math.pi, m, endpoint=False)
        ]
        prof = [(0.030, 0), (0.046, 0.012), (0.056, 0.030), (0.052, 0.030), (0.040, 0.018), (0.004, 0.012)]
        v = [p for r, h in prof for p in ring(r, h)]
        f = [(a * 40 + b, a * 40 + (b + 1) % 40, (a + 1) * 40 + (b + 1) % 40, (a + 1) * 40 + b) for a in range(len(prof) - 1) for b in range(40)]
        self.mesh(v, f, '#a9552f', smooth=True)
        self.sphere(x, y, z + 0.052, 0.011, '#ffd873', 2.0, 24)

    def make_bunting(self, p0, p1, sag, colors, y):
        n = 11
        at = lambda t: (p0[0] + (p1[0] - p0[0]) * t, y, p0[1] + (p1[1] - p0[1]) * t - 4 * sag * t * (1 - t))
        for k in range(n):
            a, b = at((k + 0.08) / n), at((k + 0.92) / n)
            w = math.hypot(b[0] - a[0], b[2] - a[2])
            tip = ((a[0] + b[0]) / 2, y, (a[2] + b[2]) / 2 - w * 1.15)
            self.mesh([a, b, tip], [(0, 2, 1)], colors[k % len(colors)], solid=0.002)
        pts = [at(t) for t in np.linspace(0, 1, 24)]
        for a, b in zip(pts, pts[1:]):
            self.tube(a, b, 0.0025, '#f6efe2')

    def make_plant(self, x, y, z, h, pot, leaf, n):
        bpy.ops.mesh.primitive_cone_add(vertices=64, radius1=0.075, radius2=0.100, depth=0.17, location=(x, y, z + 0.085))
        o = bpy.context.object
        o.data.materials.append(self.mat(pot))
        self.round(o)
        for k in range(n):
            a, lean, L = k * 2.4, 0.25 + 0.5 * ((k * 7) % 5) / 5, h * (0.65 + 0.35 * ((k * 3) % 4) / 4)
            t = np.linspace(0, 1, 14)
            out, up = lean * L * t**1.7, L * (t - 0.22 * lean * t**3)
            w = 0.030 * np.sin(math.pi * np.clip(t, 0, 1) ** 0.8) + 0.002
            c = np.stack([x + out * math.cos(a), y + out * math.sin(a) * 0.6, z + 0.15 + up], 1)
            side = np.array([-math.sin(a), math.cos(a) * 0.6, 0])
            side = side / np.linalg.norm(side)
            side = 0.5 * side + 0.5 * np.array([1, 0, 0]) if abs(side[0]) < 0.5 else side
            v = np.concatenate([c - w[:, None] * side, c + w[:, None] * side])
            self.mesh(v, [(q, q + 1, q + 15, q + 14) for q in range(13)], leaf, smooth=True, solid=0.0015)

    def make_bag(self, x, y, z, w, h, color, turn):
        """paper carrier with handles"""
        self.make_block(x, y, z, w, w * 0.42, h, color, turn)
        a = math.radians(turn)
        for s in (1, -1):
            off = s * w * 0.16
            pts = [
                (
                    x + (u * w * 0.18) * math.cos(a) - off * math.sin(a),
                    y + (u * w * 0.18) * math.sin(a) + off * math.cos(a),
                    z + h + 0.11 * w / 0.34 * (1 - u * u),
                )
                for u in np.linspace(-1, 1, 14)
            ]
            for p, q in zip(pts, pts[1:]):
                self.tube(p, q, 0.0042, '#8a6a45')

    def make_envelope(self, x, y, z, w, color, turn):
        self.make_block(x, y, z, w, w * 0.66, 0.006, color, turn)
        a = math.radians(turn)
        R2 = np.array([[math.cos(a), -math.sin(a)], [math.sin(a), math.cos(a)]])
        tri = [R2 @ p + [x, y] for p in ((-w / 2, w * 0.33), (w / 2, w * 0.33), (0, -w * 0.04))]
        self.mesh([(p[0], p[1], z + 0.0075) for p in tri], [(0, 2, 1)], '#fffaf2' if color != PAPER else '#eadfce', solid=0.001)
        c = R2 @ (0, -0.01) + [x, y]
        bpy.ops.mesh.primitive_cylinder_add(vertices=40, radius=w * 0.055, depth=0.006, location=(c[0], c[1], z + 0.010))
        bpy.context.object.data.materials.append(self.mat('#a32b3a', 0.5))

    def make_spool(self, x, y, z, r, h, color):
        for q, rr, hh, c in ((0, r, 0.014, '#c79a64'), (0.014, r * 0.72, h, color), (0.014 + h, r, 0.014, '#c79a64')):
            bpy.ops.mesh.primitive_cylinder_add(vertices=48, radius=rr, depth=hh, location=(x, y, z + q + hh / 2))
            o = bpy.context.object
            o.data.materials.append(self.mat(c))
            self.round(o, 0.003)
