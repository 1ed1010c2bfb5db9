"""The set of a product picture: backdrop, lamps and camera; and props that other sets share."""
import math

import bpy
import numpy as np
from mathutils import Matrix, Vector

from materials import solid


def area(loc, target, size, power, color=(1, 1, 1)):
    """a square soft box of `size` metres and `power` watts that looks at the target"""
    lamp = bpy.data.lights.new('a', 'AREA')
    lamp.energy, lamp.size, lamp.color = power, size, color
    o = bpy.data.objects.new('a', lamp)
    o.location = loc
    bpy.context.collection.objects.link(o)
    o.rotation_euler = (Vector(target)-Vector(loc)).to_track_quat('-Z', 'Y').to_euler()
    return o


def turned(degrees):
    """turns everything in the scene about the upright axis; returns all its corners (n, 3)"""
    about = Matrix.Rotation(math.radians(degrees), 4, 'Z')
    bpy.context.view_layer.update()
    corners = []
    for o in [o for o in bpy.context.scene.objects if o.type == 'MESH']:
        if not o.parent:
            o.matrix_world = about @ o.matrix_world
        corners += [o.matrix_world @ Vector(c) for c in o.bound_box]
    return np.array(corners)


def backdrop(y, color):
    """an even wall behind the garments"""
    me = bpy.data.meshes.new('wall')
    me.from_pydata([(-6, y, -4), (6, y, -4), (6, y, 6), (-6, y, 6)], [], [(0, 1, 2, 3)])
    bpy.context.collection.objects.link(bpy.data.objects.new('wall', me))
    wall = solid('wall', color, 1)
    wall.node_tree.nodes['Principled BSDF'].inputs['Specular'].default_value = 0
    me.materials.append(wall)


def camera(at, distance, height, raised):
    """a long lens that sees `height` metres at the garment, from slightly above"""
    cam = bpy.data.cameras.new('c')
    cam.sensor_fit = 'VERTICAL'
    cam.angle = 2*math.atan(height/2/distance)
    o = bpy.data.objects.new('c', cam)
    o.location = (at[0], at[1]-distance, at[2]+raised)
    o.rotation_euler = (math.pi/2-math.atan(raised/distance), 0, 0)
    bpy.context.collection.objects.link(o)
    bpy.context.scene.camera = o


def lamps(mid, u):
    """warm key upper left, weak cool fill right, rim from above; they grow with the garment (u metres), so its light stays the same"""
    x, y, z = mid
    area((x-1.15*u, y-1.35*u, z+.95*u), mid, .9*u, 50*u*u, (1, .985, .96))
    area((x+1.5*u, y-1.1*u, z+.1*u), mid, 1.3*u, 16*u*u, (.95, .975, 1))
    area((x+.9*u, y-.05*u, z+1.1*u), mid, .6*u, 16*u*u)
    world = bpy.data.worlds.new('w')
    bpy.context.scene.world = world
    world.use_nodes = True
    sky = world.node_tree.nodes['Background'].inputs
    sky[0].default_value, sky[1].default_value = (1, 1, 1, 1), .42


def stage(points, color, fill, W, H, view=None, wall=.22):
    """The set around the garments' points (n, 3), which take the share `fill` of the picture's width or height.  `view` brings the camera
    nearer: x and z say where in the garments' box (0..1 from the left and from below), size which share of the whole frame is seen."""
    lo, hi = points.min(0), points.max(0)
    mid = (lo+hi)/2
    w, _, h = hi-lo
    frame = max(h/fill, w/fill*H/W)
    backdrop(hi[1]+wall, color)
    at = [lo[k]+(hi[k]-lo[k])*view[axis] for k, axis in ((0, 'x'), (2, 'z'))] if view else mid[[0, 2]]
    camera((at[0], mid[1], at[1]), frame*4.2, frame*(view['size'] if view else 1), frame*.05)
    lamps(tuple(mid), frame)


# ---------------------------------------------------------------- props
def tube(p0, p1, r, mat):
    """a rod from p0 to p1"""
    a, b = Vector(p0), Vector(p1)
    bpy.ops.mesh.primitive_cylinder_add(vertices=32, radius=r, depth=(b-a).length, location=(a+b)/2)
    o = bpy.context.object
    o.rotation_euler = (b-a).to_track_quat('Z', 'Y').to_euler()
    o.data.materials.append(mat)
    bpy.ops.object.shade_smooth()
    return o


def arch(x, w, h, y, color):
    """a flat arch standing on the floor"""
    bm = [(x-w/2, y, 0), (x+w/2, y, 0)]+[(x+w/2*math.cos(t), y, h-w/2+w/2*math.sin(t)) for t in np.linspace(0, math.pi, 48)]
    me = bpy.data.meshes.new('arch')
    me.from_pydata(bm, [], [list(range(len(bm)))])
    o = bpy.data.objects.new('arch', me)
    bpy.context.collection.objects.link(o)
    me.materials.append(solid('arch', color))
    s = o.modifiers.new('s', 'SOLIDIFY')
    s.thickness = .05
    s.offset = 0
