"""Takes the frames of one set:  blender -b -P sets/photograph.py -- job.json
job: garments (as in render.py), stage and frames (as in sets/props.py), out (folder), samples, tmp."""

import math
import os
import sys
import time

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))

import bpy

import render
from post import save
from sets.camera import DISTANCE, RAISED
from sets.grade import graded
from sets.stage import Stage

AMBIENT = 0.50  # of the sky around
LIGHT_SIZE = 0.4  # of the picture: light changes slowly, and post.upsampled brings it to the normals of the full size


def aim(frame):
    """the camera for one frame"""
    camera = bpy.data.cameras.new('camera')
    camera.sensor_fit, camera.angle = 'VERTICAL', 2 * math.atan(frame['metres'] / 2 / DISTANCE)
    o = bpy.data.objects.new('camera', camera)
    o.location = (frame['x'], -DISTANCE, frame['z'] + RAISED)
    o.rotation_euler = (math.pi / 2 - math.atan(RAISED / DISTANCE), 0, 0)
    render.col.objects.link(o)
    render.sc.camera = o


def set_lights(frame, warm):
    """a big soft key from the left front, so that whites stay white; a weak fill, and a rim from above"""
    x, z, metres = frame['x'], frame['z'], frame['metres']
    width, height = frame['size']
    u = max(metres, 0.6 * metres * width / height) / 2.0
    target = (x + 0.2 * u, 0.1, z)
    render.area((x - 2.3 * u, -3.4 * u, z + 2.2 * u), target, 2.2 * u, 330 * u * u, (1, 0.94, 0.86) if warm else (1, 0.975, 0.94))
    render.area((x + 3.2 * u, -3.2 * u, z + 0.5 * u), target, 2.6 * u, 110 * u * u, (0.95, 0.97, 1))
    render.area((x + 1.4 * u, -0.3 * u, z + 2.3 * u), target, 1.2 * u, 45 * u * u)
    world = bpy.data.worlds.new('world')
    render.sc.world = world
    world.use_nodes = True
    background = world.node_tree.nodes['Background'].inputs
    background[0].default_value, background[1].default_value = (1, 1, 1, 1), AMBIENT


def mask_pass(width, height, cloth):
    """Share of each pixel that shows cloth, buttons and collars: the colour pass once more, in white on black."""
    looks = dict(render.LOOKS)
    for material in bpy.data.materials:
        render.LOOKS[material.name] = dict(color=(1, 1, 1) if material in cloth else (0, 0, 0))
    mask = render.colour_pass(width, height)['DiffCol'][..., :1]
    render.LOOKS.clear()
    render.LOOKS.update(looks)
    return mask


def take(name, frame, cloth):
    """one frame to PNG"""
    started, work = time.time(), time.process_time()
    width, height = frame['size']
    aim(frame)
    light = render.light_pass(round(width * LIGHT_SIZE), round(height * LIGHT_SIZE), render.job['samples'])
    flat = render.colour_pass(width, height)
    picture = graded(light, flat, mask_pass(width, height, cloth))
    out = os.path.join(render.job['out'], name + '.png')
    save(picture, out)
    print(f'DONE {out} {time.time() - started:.0f} s, {time.process_time() - work:.0f} s of work', flush=True)


def main():
    render.begin(sys.argv[-1])
    job = render.job
    for garment in job['garments']:
        render.garment(garment)
    cloth = set(bpy.data.materials)
    Stage(job['stage'])
    set_lights(job['lit'], job['stage'].get('warm'))
    render.sc.render.use_persistent_data = True
    with render.the_only_blender():
        for name, frame in job['frames'].items():
            take(name, frame, cloth)


main()
