"""Materials for Cycles: neutral grey cloth with its relief, and plain surfaces.  The colours of cloth are stored in LOOKS for rasterise.py."""
import bpy
import numpy as np

from rasterise import CREASE, GRAINS, WEAVE, noise_tile

GREY = (.5, .5, .5, 1)
LOOKS = {}  # material name -> what rasterise.py must know about it


def lin(h):
    """#rrggbb as linear r, g, b and alpha 1"""
    h = h.lstrip('#')
    c = np.array([int(h[i:i+2], 16) for i in (0, 2, 4)])/255
    return (*np.where(c <= .04045, c/12.92, ((c+.055)/1.055)**2.4), 1)


def noise_image():
    """the noise tile as a float image"""
    field = noise_tile()
    image = bpy.data.images.new('noise', *field.shape, float_buffer=True, is_data=True)
    image.pixels.foreach_set(np.repeat(field[..., None], 4, 2).ravel())
    image.update()
    return image


class Nodes:
    """a material and helper functions for its node tree"""
    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.shader = self.tree.nodes['Principled BSDF']

    def add(self, kind, **inputs):
        node = self.tree.nodes.new(kind)
        for k, v in inputs.items():
            node.inputs[k].default_value = v
        return node

    def link(self, a, b):
        self.tree.links.new(a, b)

    def uv(self, name):
        node = self.add('ShaderNodeUVMap')
        node.uv_map = name
        return node.outputs[0]

    def image(self, path, uv, extension='REPEAT', data=False):
        node = self.add('ShaderNodeTexImage')
        node.image = bpy.data.images.load(path, check_existing=True)
        node.extension = extension
        if data:
            node.image.colorspace_settings.name = 'Non-Color'
        self.link(uv, node.inputs[0])
        return node

    def noise(self, uv, scale):
        """noise 0..1 with `scale` grains per metre.  Read from a drawn tile: Cycles' own noise took half of the render time"""
        place = self.add('ShaderNodeMapping', Scale=(scale / GRAINS, scale / GRAINS, 1))
        self.link(uv, place.inputs[0])
        node = self.tree.nodes.new('ShaderNodeTexImage')
        node.image = bpy.data.images.get('noise') or noise_image()
        self.link(place.outputs[0], node.inputs[0])
        return node.outputs[0]

    def bump(self, height, distance, below=None, strength=1.0):
        node = self.add('ShaderNodeBump', Distance=distance, Strength=strength)
        self.link(height, node.inputs['Height'])
        if below is not None:
            self.link(below, node.inputs['Normal'])
        return node.outputs[0]


def fabric(name, tile=None, tile_m=.2, color='#888888', overlay=None, height=None, inside=None, rough=.85, sheen=.35, spec=.25, bump=.003, metallic=0):
    """Cloth.  Cycles sees neutral grey with weave, creases and seams as relief: the light does not depend on the pattern, so all colourways
    of a garment share it.  Tile or colour, drawn details and lining go to the colour pass."""
    n = Nodes(name)
    for key, value in (('Roughness', rough), ('Specular', spec), ('Sheen', sheen), ('Sheen Tint', .6), ('Metallic', metallic)):
        n.shader.inputs[key].default_value = value
    n.shader.inputs['Base Color'].default_value = GREY
    on_cloth, on_panel = n.uv('fab'), n.uv('panel')
    relief = n.bump(n.noise(on_cloth, WEAVE), .0001)
    relief = n.bump(n.noise(on_cloth, CREASE), .0022, relief, .45)
    if height:
        relief = n.bump(n.image(height, on_panel, 'EXTEND', data=True).outputs[0], bump, relief)
    n.link(relief, n.shader.inputs['Normal'])
    LOOKS[n.material.name] = dict(cloth=True, color=lin(color), tile=tile, tile_m=tile_m, overlay=overlay, height=height, inside=inside and lin(inside), bump=bump)
    return n.material


def solid(name, color, rough=.9, metal=0.0):
    """a plain surface: backdrop, button, prop"""
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    p = m.node_tree.nodes['Principled BSDF']
    p.inputs['Base Color'].default_value = lin(color)
    p.inputs['Roughness'].default_value = rough
    p.inputs['Metallic'].default_value = metal
    return m
