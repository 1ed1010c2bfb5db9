"""Sketches of frames, to judge a composition in a second and without Blender: silhouettes in their cloth's mean colour
and a plain shade, props as flat shapes.  Same camera as sets/photograph.py."""

import math

import numpy as np
from PIL import Image, ImageDraw

from sets.camera import DISTANCE, RAISED

BRASS, LIGHT = '#c9a05c', np.array([-0.5, -0.75, 0.45])


def sketch(frame, garments, stage, path, scale=1.0):
    """draws one frame to a PNG; garments with their tiles as paths"""
    width, height = (round(v * scale) for v in frame['size'])
    paint = Paint(frame, width, height, stage['wall'])
    if not stage.get('bare'):
        paint.floor(stage['floor'])
    for prop in stage['props']:
        getattr(paint, prop['kind'], paint.other)(**{k: v for k, v in prop.items() if k != 'kind'})
    for garment in garments:
        paint.garment(garment)
    paint.finish().save(path)


def rgb(color):
    return np.array([int(color[i : i + 2], 16) for i in (1, 3, 5)], float)


def mean_colour(garment):
    if not garment.get('tile'):
        return rgb(garment.get('color', '#888888'))
    return np.asarray(Image.open(garment['tile']).convert('RGB').reduce(32), float).mean((0, 1))


class Paint:
    """collects polygons in space and draws them from far to near"""

    def __init__(self, frame, width, height, wall):
        self.frame, self.width, self.height = frame, width, height
        self.image = Image.new('RGB', (width, height), wall)
        self.shapes = []

    def seen(self, points):
        """points in space -> pixels and distances from the camera"""
        p = np.asarray(points, float) - [self.frame['x'], -DISTANCE, self.frame['z'] + RAISED]
        pitch = math.atan(RAISED / DISTANCE)
        ahead = p[:, 1] * math.cos(pitch) - p[:, 2] * math.sin(pitch)
        up = p[:, 1] * math.sin(pitch) + p[:, 2] * math.cos(pitch)
        k = DISTANCE / ahead * self.height / self.frame['metres']
        return np.stack([self.width / 2 + p[:, 0] * k, self.height / 2 - up * k], 1), ahead

    def floor(self, color):
        """drawn at once, below everything else"""
        edge = self.seen([(0, 0.9, 0)])[0][0, 1]
        ImageDraw.Draw(self.image).rectangle([0, edge, self.width, self.height], fill=color)

    def shape(self, points, color):
        pixels, ahead = self.seen(points)
        self.shapes.append((ahead.mean(), pixels.ravel().tolist(), tuple(int(v) for v in (rgb(color) if isinstance(color, str) else color))))

    def garment(self, g):
        d = np.load(g['sim'], allow_pickle=True)
        points, faces = d['co'] + g.get('at', (0, 0, 0)), d['faces'].astype(int)
        corners = points[faces]
        normal = np.cross(corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0])
        normal /= np.linalg.norm(normal, axis=1, keepdims=True) + 1e-12
        shade = 0.72 + 0.36 * abs(normal @ LIGHT)
        pixels, ahead = self.seen(points)
        colors = np.clip(shade[:, None] * mean_colour(g), 0, 255).astype(int)
        triangles = pixels[faces].reshape(-1, 6)
        self.shapes += zip(ahead[faces].mean(1).tolist(), triangles.tolist(), map(tuple, colors.tolist()))

    def finish(self):
        draw = ImageDraw.Draw(self.image)
        for _, pixels, color in sorted(self.shapes, key=lambda s: -s[0]):
            draw.polygon(pixels, fill=color)
        return self.image

    def upright(self, x, y, z, w, h, color):
        self.shape([(x - w / 2, y, z), (x + w / 2, y, z), (x + w / 2, y, z + h), (x - w / 2, y, z + h)], color)

    def round(self, x, y, z, r, color):
        self.shape([(x + r * math.cos(a), y, z + r * math.sin(a)) for a in np.linspace(0, 2 * math.pi, 40)], color)

    def arch(self, x, w, h, y, color):
        curve = [(x + w / 2 * math.cos(a), y, h - w / 2 + w / 2 * math.sin(a)) for a in np.linspace(0, math.pi, 40)]
        self.shape([(x + w / 2, y, 0), *curve, (x - w / 2, y, 0)], color)

    def disc(self, x, y, z, r, color):
        self.round(x, y, z, r, color)

    def ball(self, x, y, z, r, color):
        self.round(x, y - r, z, r, color)

    def rail(self, x0, x1, y, z):
        self.upright((x0 + x1) / 2, y, z - 0.012, x1 - x0 + 0.06, 0.024, BRASS)
        for x in (x0, x1):
            self.upright(x, y + 0.10, 0, 0.023, z, BRASS)

    def plinth(self, x, y, z, r, h, color):
        self.upright(x, y - r, z, 2 * r, h, color)
        self.shape([(x + r * math.cos(a), y + r * math.sin(a), z + h) for a in np.linspace(0, 2 * math.pi, 40)], color)

    def block(self, x, y, z, w, d, h, color, turn):
        self.upright(x, y - d / 2, z, w, h, rgb(color) * 0.94)
        self.shape([(x + i * w / 2, y + j * d / 2, z + h) for i, j in ((-1, -1), (1, -1), (1, 1), (-1, 1))], color)

    def garland(self, p0, p1, sag, colors, r, y):
        for k, t in enumerate(np.linspace(0, 1, 28)):
            z = p0[1] + (p1[1] - p0[1]) * t - 4 * sag * t * (1 - t)
            self.round(p0[0] + (p1[0] - p0[0]) * t, y, z, r, colors[(k // 2) % len(colors)])

    def bunting(self, p0, p1, sag, colors, y):
        at = lambda t: (p0[0] + (p1[0] - p0[0]) * t, y, p0[1] + (p1[1] - p0[1]) * t - 4 * sag * t * (1 - t))
        for k in range(11):
            a, b = at((k + 0.08) / 11), at((k + 0.92) / 11)
            self.shape([a, b, ((a[0] + b[0]) / 2, y, (a[2] + b[2]) / 2 - 1.15 * (b[0] - a[0]))], colors[k % len(colors)])

    def other(self, x, y, z, color='#6f8a66', w=0.06, h=0.05, **_):
        """lamps, plants, carriers, letters and hangers: only their positions matter"""
        self.upright(x, y, z if z < 1.2 else z - 0.14, w, h, color)
