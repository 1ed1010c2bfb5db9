"""Blender's side of the studio:  blender -b -P render.py -- job.json ...   (or paths on standard input, one a line)
A job (shoot.py writes it): garments, backdrop, fill, view, size, samples, lift, exposure, light_cache, tmp, out, digest.
Light is traced by Cycles on grey cloth at a third of the size; colour, normals and depth come from rasterise.py; post.py puts the picture
together."""
import contextlib
import fcntl
import json
import math
import os
import select
import sys
import time
import traceback

import bpy
import numpy as np

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from dressing import garment
from materials import LOOKS, solid  # noqa: F401 (solid: for the sets)
from post import develop
from rasterise import colour_passes
from stage import arch, area, stage, tube, turned  # noqa: F401 (arch, area, tube: for the sets)

LIGHT = 3  # the light is rendered at a third of the picture's width and height
LIGHT_WIDTH = 300  # and never wider than this: a larger picture shows finer cloth in the same soft light
job = sc = col = None  # the current picture, its scene and collection: set by begin()


def begin(path):
    """an empty scene for the job in the JSON file `path`"""
    global job, sc, col
    with open(path) as f:
        job = json.load(f)
    bpy.ops.wm.read_factory_settings(use_empty=True)
    LOOKS.clear()
    sc = bpy.context.scene
    col = bpy.context.collection


PASSES = dict(diffuse_direct='DiffDir', diffuse_indirect='DiffInd', glossy_direct='GlossDir', glossy_indirect='GlossInd', glossy_color='GlossCol', normal='Normal', z='Depth')


def light_pass(W, H, samples):
    """Cycles' light on the grey cloth; returns pass -> array (H, W, 3), top row first"""
    r, c, layer = sc.render, sc.cycles, sc.view_layers[0]
    r.engine = 'CYCLES'
    r.resolution_x, r.resolution_y = W, H
    r.threads_mode, r.threads = 'FIXED', 2
    c.samples = samples
    c.use_denoising = c.use_adaptive_sampling = False
    c.max_bounces = c.diffuse_bounces = 3
    c.glossy_bounces = 1
    c.caustics_reflective = False
    c.sample_clamp_indirect = 2
    c.pixel_filter_type = 'BLACKMAN_HARRIS'
    c.filter_width = 1.5
    sc.use_nodes = True
    nodes, links = sc.node_tree.nodes, sc.node_tree.links
    nodes.clear()
    layers, files = nodes.new('CompositorNodeRLayers'), nodes.new('CompositorNodeOutputFile')
    stem = f'{os.getpid()}_'
    files.base_path = job['tmp']
    files.format.file_format, files.format.color_depth, files.format.exr_codec = 'OPEN_EXR', '32', 'NONE'
    files.file_slots.clear()
    for switch, name in PASSES.items():
        setattr(layer, 'use_pass_' + switch, True)
        files.file_slots.new(stem + name)
        links.new(layers.outputs[name], files.inputs[-1])
    bpy.ops.render.render(write_still=False)
    return {name: read_exr(os.path.join(job['tmp'], f'{stem}{name}0001.exr'), W, H) for name in PASSES.values()}


def read_exr(path, W, H):
    """pixels of a pass; the file is removed"""
    image = bpy.data.images.load(path)
    image.colorspace_settings.name = 'Non-Color'
    pixels = np.empty(W * H * 4, np.float32)
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    os.remove(path)
    return pixels.reshape(H, W, 4)[::-1, :, :3].copy()


def mesh_triangles(o, graph, looks):
    """world, normal (t, 3, 3), fab, panel (t, 3, 2) and mat (t,) of an object with its modifiers; new looks are added to `looks`"""
    held = o.evaluated_get(graph)
    me = held.to_mesh()
    me.calc_loop_triangles()
    me.calc_normals_split()
    t, corners = len(me.loop_triangles), len(me.loops)

    def read(collection, key, shape, kind=np.float32):
        flat = np.empty(int(np.prod(shape)), kind)
        collection.foreach_get(key, flat)
        return flat.reshape(shape)
    loops = read(me.loop_triangles, 'loops', (t, 3), np.int32)
    place = np.array(o.matrix_world, np.float32)
    world = (read(me.vertices, 'co', (len(me.vertices), 3)) @ place[:3, :3].T + place[:3, 3])[read(me.loop_triangles, 'vertices', (t, 3), np.int32)]
    turn = np.linalg.inv(place[:3, :3])
    normal = (read(me.loops, 'normal', (corners, 3)) @ turn)[loops]
    fab, panel = (read(me.uv_layers[k].data, 'uv', (corners, 2))[loops] if k in me.uv_layers else np.zeros((t, 3, 2), np.float32) for k in ('fab', 'panel'))
    index = []
    for slot in o.material_slots:
        name = slot.material.name
        look = LOOKS.get(name) or dict(color=tuple(slot.material.node_tree.nodes['Principled BSDF'].inputs['Base Color'].default_value))
        looks.append(dict(look, backdrop=name.startswith('wall')))
        index.append(len(looks) - 1)
    mat = np.array(index)[np.clip(read(me.loop_triangles, 'material_index', (t,), np.int32), 0, len(index) - 1)]
    held.to_mesh_clear()
    return dict(world=world, normal=normal, fab=fab, panel=panel, mat=mat)


def colour_pass(W, H):
    """DiffCol, Normal (H, W, 3), Depth and Wall (H, W) as the camera sees them; Wall = share of the material `wall`"""
    sc.render.resolution_x, sc.render.resolution_y = W, H
    graph = bpy.context.evaluated_depsgraph_get()
    looks = [dict(color=(0, 0, 0))]  # 0: nothing there
    parts = [mesh_triangles(o, graph, looks) for o in sc.objects if o.type == 'MESH' and not o.hide_render]
    triangles = {k: np.concatenate([p[k] for p in parts]) for k in parts[0]}
    walls = [i for i, look in enumerate(looks) if look.get('backdrop')]
    if walls:  # all of the backdrop is number 0
        looks[0] = looks[walls[0]]
        triangles['mat'] = np.where(np.isin(triangles['mat'], walls), 0, triangles['mat'])
    camera = sc.camera
    view = np.array(camera.calc_matrix_camera(graph, x=W, y=H) @ camera.matrix_world.inverted())
    clip = triangles['world'].astype(np.float64) @ view[:, :3].T + view[:, 3]
    w = clip[..., 3:]
    triangles['screen'] = np.concatenate([(clip[..., :1] / w + 1) * W / 2, (1 - clip[..., 1:2] / w) * H / 2, w], 2)
    eye = np.array(camera.matrix_world.translation)
    pixel = 2 * np.median(w) * math.tan(camera.data.angle_y / 2) / H
    return colour_passes(triangles, looks, eye, pixel, W, H)


def photograph():
    """the job from garments to PNG"""
    t0 = time.time()
    W, H = job['size']
    dressed = [garment(g) for g in job['garments']]
    view = job.get('view') or {}
    corners = turned(view.get('turn', 0))
    stage(corners if view.get('turn') else np.concatenate([d['co'] for d in dressed]), job['backdrop'], job['fill'], W, H,
          view='size' in view and dict(dict(x=.5, z=.5), **view))
    cache = job['light_cache']
    t1, c1 = time.time(), time.process_time()
    if os.path.exists(cache):
        light = dict(np.load(cache))
    else:
        turn.take()
        light_width = min(W // LIGHT, LIGHT_WIDTH)
        light = light_pass(light_width, round(light_width * H / W), job['samples'])
        np.savez(cache, **light)
    t2, c2 = time.time(), time.process_time()
    colour = colour_pass(W, H)
    t3, c3 = time.time(), time.process_time()
    develop(light, colour, job['out'], lift=job['lift'], exposure=job['exposure'], close='size' in view, note=job['digest'])
    print(f"DONE {job['out']} wall {time.time()-t0:.1f}: light {t2-t1:.1f} colour {t3-t2:.1f} post {time.time()-t3:.1f}; "
          f"cpu: light {c2-c1:.1f} colour {c3-c2:.1f} post {time.process_time()-c3:.1f}", flush=True)


class Turn:
    """Only one Blender at a time traces light on a machine, across processes.  A turn lasts some minutes, not one picture: otherwise a process
    that waits for long scenes would render one picture per scene."""
    LENGTH = 480  # seconds

    def __init__(self):
        self.lock, self.since = None, 0

    def take(self):
        if not self.lock:
            self.lock = open(os.path.join(os.path.dirname(job['tmp']), 'blender.lock'), 'w')
            fcntl.flock(self.lock, fcntl.LOCK_EX)
            self.since = time.time()

    def over(self):
        return self.lock and time.time() - self.since > self.LENGTH

    def give_up(self):
        if self.lock:
            self.lock.close()
            self.lock = None
            time.sleep(1)  # so that another process can take it


turn = Turn()


@contextlib.contextmanager
def the_only_blender():
    """a turn for as long as the block lasts"""
    turn.take()
    try:
        yield
    finally:
        turn.give_up()


def incoming():
    """paths from standard input; while none is ready the turn is released"""
    rest = b''
    while True:
        if not select.select([0], [], [], 0)[0]:
            turn.give_up()
        block = os.read(0, 65536)
        if not block:
            return
        *lines, rest = (rest + block).split(b'\n')
        yield from (line.decode() for line in lines)


def main():
    """jobs named on the command line, or one after the other from standard input (one process for many pictures)"""
    named = sys.argv[sys.argv.index('--') + 1:]
    for path in named or incoming():
        if turn.over():
            turn.give_up()
        try:
            begin(path)
            photograph()
        except Exception:
            traceback.print_exc()
            print('FAILED', path, flush=True)


if __name__ == '__main__':
    main()
