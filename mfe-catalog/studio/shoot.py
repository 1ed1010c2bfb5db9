#!/usr/bin/python3
"""The one command line of the studio.
    /usr/bin/python3 shoot.py --out DIR                            # every product of the catalogue, all pictures
    /usr/bin/python3 shoot.py --out DIR men-kurta kids-jeans-1     # one product or several, by id or the beginning of ids
    /usr/bin/python3 shoot.py --out DIR --only 1 --size 450x600 --samples 4 men-tshirt-1       # a quick look
    /usr/bin/python3 shoot.py --out DIR --product '{"id": "men-tee-9", "archetype": "tee", "tile": "breton", "tile_m": 0.12}'
    /usr/bin/python3 shoot.py --archetypes                         # what there is
The shot list is the recipes (recipes/*/*.ts).  Writes DIR/<id>.png (the front) and
DIR/<id>-2.png (close up, or from behind), and further ones where the recipe asks for them.  A picture whose recipe has not changed since is left alone, so an interrupted shoot goes on
where it stopped.
A product: id, archetype, tile (textile name) + tile_m (metres per repeat) or color, opts (options of the archetype),
backdrop, fill (share of the frame), with = [more garments: the same keys + at = [x, y, z] metres], second (the view of the second picture),
further (those of the third, fourth …), and any material key of render.py (mat, inside, border, border_tile, ...)."""
import argparse
import importlib
import json
import os
import subprocess
import sys
import time

import numpy as np
from PIL import Image

from garments_core import ARCHETYPES, digest
from paths import STUDIO, WORK, script, work, tile

PICTURES = 2  # raise when render.py, post.py or rasterise.py change how every picture looks, so that all are shot again
AHEAD = 12    # garments simulated in advance of rendering
BACKDROPS = dict(men='#e4e1da', women='#f0e1d9', kids='#f6ecd8')
NOT_STYLE = {'id', 'archetype', 'opts', 'backdrop', 'fill', 'with', 'size', 'samples', 'lift', 'exposure', 'at', 'hero', 'second', 'further'}
COLOUR_KEYS = {'tile', 'tile_m', 'color', 'overlay', 'overlay_b', 'inside', 'border', 'border_tile', 'border_m', 'grain', 'shift',
               'backdrop', 'lift', 'exposure', 'out', 'light_cache', 'digest'}
# Second pictures: x, z = where to look in the garment's box (from the left, from below), size = share of the frame, turn = degrees.
NECK = dict(x=.5, z=.84, size=.40, turn=-18)
CHEST = dict(x=.52, z=.74, size=.46, turn=-18)
WAIST = dict(x=.5, z=.90, size=.36, turn=-16)
SECONDS = dict(jeans=WAIST, trousers=WAIST, shirt=NECK, tee=NECK, polo=NECK, kurta=NECK, nehru=CHEST, sherwani=NECK, hoodie=dict(CHEST, z=.62), bomber=CHEST,
               trucker=CHEST, puffer=CHEST, sweatshirt=NECK, blazer=CHEST, suit=dict(CHEST, z=.80, size=.34), waistcoat=CHEST, night_shirt=dict(x=.36, z=.84, size=.36, turn=-14), dressing_gown=dict(x=.5, z=.66, size=.42, turn=-14),
               frock=dict(x=.5, z=.74, size=.48, turn=-16), school_blazer=CHEST, school_skirt_set=dict(CHEST, z=.70), school_shorts_set=dict(CHEST, z=.75), pinafore=CHEST)


def load_archetypes():
    for module in ('garments_men', 'garments_kids', 'garments_women'):
        if os.path.exists(os.path.join(STUDIO, module + '.py')):
            importlib.import_module(module)


def recipes():
    """the catalogue's recipes as products"""
    listing = subprocess.run(script('recipes.ts'), check=True, capture_output=True, text=True)
    return json.loads(listing.stdout)


def draw_textiles(missing):
    """draw the tiles that are not in the cache yet"""
    names = sorted(os.path.splitext(os.path.basename(p))[0] for p in missing)
    if names:
        subprocess.run(script('textiles.ts', os.path.join(WORK, 'tex'), *names), check=True)


def resolve_tiles(node, found):
    """textile names -> png paths, anywhere in the garment description"""
    if isinstance(node, dict):
        for k, v in node.items():
            if k in ('tile', 'border_tile') and v and not os.path.isabs(v):
                node[k] = tile(v)
                found.add(node[k])
            else:
                resolve_tiles(v, found)
    elif isinstance(node, list):
        for v in node:
            resolve_tiles(v, found)


def garments_of(product, redo=False):
    """the product's garments with cloth, place and companions"""
    make = ARCHETYPES[product['archetype']]
    out = make(redo=redo, **product.get('opts', {}))
    out = out if isinstance(out, list) else [out]
    style = {k: v for k, v in product.items() if k not in NOT_STYLE}
    for g in out:
        if not g.pop('own', False):
            g.update(style)
        if 'at' in product:
            g['at'] = (np.array(product['at'], float) + np.array(g.get('at', (0, 0, 0)))).tolist()
    for companion in product.get('with', []):
        out += garments_of(companion, redo)
    return out


def without_colour(node):
    """what decides the light: everything but the colours"""
    if isinstance(node, dict):
        return {k: without_colour(v) for k, v in node.items() if k not in COLOUR_KEYS}
    if isinstance(node, (list, tuple)):
        return [without_colour(v) for v in node]
    return node


def view_of(product, number):
    """what the picture of that number, from 1, shows of the garments: None for the first, which shows all from the front"""
    if number == 1:
        return None
    return ([product.get('second') or SECONDS.get(product['archetype'], CHEST)] + product.get('further', []))[number - 2]


def make_job(product, out, args, number=1):
    """the job for render.py as a dict; simulates what is not in the cache"""
    garments = garments_of(product, args.redo)
    found = set()
    resolve_tiles(garments, found)
    draw_textiles([p for p in found if not os.path.exists(p)])
    section = product['id'].split('-')[0]
    job = dict(garments=garments, backdrop=product.get('backdrop') or BACKDROPS.get(section, '#e9e4dc'), samples=args.samples,
               size=[int(v) for v in args.size.split('x')], fill=product.get('fill', .88), lift=product.get('lift', .32),
               exposure=product.get('exposure', 1.0), hero=product.get('hero'), view=view_of(product, number))
    job = json.loads(json.dumps(job, default=lambda o: np.asarray(o).tolist()))
    tiles = {os.path.basename(p): digest(np.asarray(Image.open(p).reduce(8)).tolist()) for p in found}
    relative = json.loads(json.dumps(job).replace(WORK, ''))
    return dict(job, out=out, tmp=os.path.join(WORK, 'tmp'), digest=digest(PICTURES, relative, tiles), light_cache=work('light', digest(without_colour(relative)) + '.npz'))


def shot_already(job):
    """whether the picture exists and was made from the same recipe"""
    if not os.path.exists(job['out']):
        return False
    with Image.open(job['out']) as picture:
        return picture.info.get('recipe') == job['digest']


class Camera:
    """one Blender process for all jobs of the shoot; while it renders, the next garment is simulated"""

    def __init__(self):
        self.blender = subprocess.Popen(['blender', '-b', '-P', os.path.join(STUDIO, 'render.py'), '--'],
                                        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors='replace')
        self.waiting = []

    def shoot(self, job):
        path = work('tmp', os.path.basename(job['out']) + '.json')
        with open(path, 'w') as f:
            json.dump(job, f)
        self.blender.stdin.write(path + '\n')
        self.blender.stdin.flush()
        self.waiting.append(job)

    def develop(self):
        """waits for the oldest picture; returns its name when it failed"""
        job = self.waiting.pop(0)
        trouble = []
        for line in self.blender.stdout:
            if line.startswith('DONE'):
                return print(line.strip(), flush=True)
            if 'Fra:' not in line:
                trouble.append(line.rstrip())
            if line.startswith('FAILED'):
                break
        print('\n'.join(trouble[-12:]), flush=True)
        return os.path.basename(job['out'])

    def close(self):
        self.blender.stdin.close()
        self.blender.wait()


def shoot_all(products, args, number):
    """the missing pictures of that number, from 1; returns the names of those that failed"""
    failed, camera, t0 = [], None, time.time()
    for i, product in enumerate(products):
        out = os.path.join(os.path.abspath(args.out), product['id'] + (f'-{number}' if number > 1 else '') + '.png')
        try:
            job = make_job(product, out, args, number)
        except Exception as error:  # an error in one product must not end the shoot
            print(f"{product['id']}: {type(error).__name__}: {error}", flush=True)
            failed.append(product['id'])
            continue
        if shot_already(job) and not args.redo:
            continue
        camera = camera or Camera()
        camera.shoot(job)
        print(f"{i + 1}/{len(products)} {os.path.basename(out)} at {time.time() - t0:.0f} s", flush=True)
        if len(camera.waiting) > AHEAD:
            failed.append(camera.develop())
    while camera and camera.waiting:
        failed.append(camera.develop())
    if camera:
        camera.close()
    return [name for name in failed if name]


def main():
    a = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    a.add_argument('ids', nargs='*', help='ids or beginnings of ids; without any, everything')
    a.add_argument('--out', default='.')
    a.add_argument('--only', type=int, help='only the pictures of one number: 1 for the fronts')
    a.add_argument('--size', default='900x1200')
    a.add_argument('--samples', type=int, default=9, help='of the light; 4 to look at shapes')
    a.add_argument('--redo', action='store_true', help='simulate and shoot again')
    a.add_argument('--product', help='one product as JSON, instead of the catalogue')
    a.add_argument('--archetypes', action='store_true')
    args = a.parse_args()
    load_archetypes()
    if args.archetypes:
        return print('\n'.join(sorted(ARCHETYPES)))
    products = [json.loads(args.product)] if args.product else recipes()
    if args.ids:
        products = [p for wanted in args.ids for p in products if p['id'] == wanted or p['id'].startswith(wanted + '-')]
    os.makedirs(args.out, exist_ok=True)
    failed = []
    most = max(2 + len(p.get('further', [])) for p in products)
    for number in [args.only] if args.only else range(1, most + 1):
        failed += shoot_all([p for p in products if number <= 2 + len(p.get('further', []))], args, number)
    if failed:
        raise SystemExit('failed: ' + ', '.join(failed))


if __name__ == '__main__':
    main()
