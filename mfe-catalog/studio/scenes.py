#!/usr/bin/python3
"""Takes the shop's own pictures: heroes, category and mosaic tiles, banners, trends, blog.
    /usr/bin/python3 scenes.py --list                                   # sets and their frames
    /usr/bin/python3 scenes.py hero-1 promo-men --out DIR               # some frames, at full size
    /usr/bin/python3 scenes.py family --out DIR --sketch --scale .5     # silhouettes in a second, without Blender
    /usr/bin/python3 scenes.py family --out DIR --scale .333 --samples 6    # all frames of a set, small
A set (sets/heroes.py, landing.py, listings.py) is built once for all frames that are asked of it."""

import argparse
import json
import os
import subprocess

import numpy as np

import shoot
from paths import STUDIO, work
import sets.heroes  # the imports register the sets
import sets.landing
import sets.listings
from sets.props import SETS
from sets.sketch import sketch


def composed(chosen):
    """garments and stage of a set; simulates and draws what is missing"""
    garments, stage = chosen.compose()
    found = set()
    shoot.resolve_tiles(garments, found)
    shoot.draw_textiles([p for p in found if not os.path.exists(p)])
    return garments, stage


def prepare(name, chosen, frames, out, scale, samples):
    """writes the job for Blender"""
    garments, stage = composed(chosen)
    sized = {n: {**chosen.frames[n], 'size': [round(v * scale) for v in chosen.frames[n]['size']]} for n in frames}
    job = dict(garments=garments, stage=stage, frames=sized, out=out, samples=samples, tmp=work('tmp', 'x')[:-2])
    job['lit'] = next(iter(chosen.frames.values()))
    path = work('tmp', f'set-{name}.json')
    with open(path, 'w') as f:
        json.dump(job, f, default=lambda o: np.asarray(o).tolist())
    return path


def photograph(path):
    """runs Blender; returns how many frames it took"""
    script = os.path.join(STUDIO, 'sets', 'photograph.py')
    r = subprocess.run(['nice', '-n', '10', 'blender', '-b', '-P', script, '--', path], capture_output=True, text=True)
    lines = (r.stdout + r.stderr).splitlines()
    print('\n'.join(l for l in lines if any(k in l for k in ('DONE', 'rror', 'File "')) and 'Not freed' not in l), flush=True)
    return sum(l.startswith('DONE') for l in lines)


def main():
    a = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    a.add_argument('names', nargs='*', help='frames or sets; all when none is named')
    a.add_argument('--out', default='.')
    a.add_argument('--scale', type=float, default=1.0)
    a.add_argument('--samples', type=int, default=12)
    a.add_argument('--missing', action='store_true', help='only frames whose picture is not there yet')
    a.add_argument('--sketch', action='store_true')
    a.add_argument('--list', action='store_true')
    args = a.parse_args()
    shoot.load_archetypes()
    out = os.path.abspath(args.out)
    os.makedirs(out, exist_ok=True)
    failed = []
    for name, chosen in SETS.items():
        frames = [f for f in chosen.frames if not args.names or name in args.names or f in args.names]
        if args.missing:
            frames = [f for f in frames if not os.path.exists(os.path.join(out, f + '.png'))]
        if args.list:
            print(f"{name}: {', '.join(chosen.frames)}")
        elif frames and args.sketch:
            garments, stage = composed(chosen)
            for frame in frames:
                sketch(chosen.frames[frame], garments, stage, os.path.join(out, frame + '.png'), args.scale)
        elif frames and photograph(prepare(name, chosen, frames, out, args.scale, args.samples)) < len(frames):
            failed.append(name)
    if failed:
        raise SystemExit('failed: ' + ', '.join(failed))


if __name__ == '__main__':
    main()
