#!/usr/bin/python3
"""Writes recipes/options.generated.ts: the archetypes with their options and the textiles, as types for the recipes.
    /usr/bin/python3 describe.py                # after a change of an archetype's options or a new textile"""
import inspect
import os
import subprocess

from garments_core import ARCHETYPES
from paths import STUDIO, script
from shoot import load_archetypes

OUT = os.path.join(STUDIO, 'recipes', 'options.generated.ts')
FORWARDS = dict(kurta_set='kurti', sharara='kurti', suit='blazer', school_skirt_set='pleated_skirt')  # archetypes that pass further options on
HEAD = '''/* oxlint-disable max-lines -- generated */
// Written by studio/describe.py from the archetypes' signatures and the textile scripts; do not edit.

/** A colour as #rrggbb. */
export type Colour = `#${string}`;

/** A band woven or sewn on: from and to (metres from the hem) and its textile. */
export type Band = readonly [from: number, to: number, textile: Textile];

/** Cloth of a companion piece, such as the shirt below a jacket. */
export interface Cloth {
  readonly tile?: Textile;
  readonly tile_m?: number;
  readonly color?: Colour;
}

/** An option whose default is "none". */
export type Choice = string | number | boolean | Cloth | null;
'''


def textiles():
    """names of all textiles"""
    listing = subprocess.run(script('textiles.ts'), check=True, capture_output=True, text=True)
    return sorted(listing.stdout.split())


def kind(default, names):
    """the TypeScript type of an option with this default"""
    if default is None:
        return 'Choice'
    if isinstance(default, bool):
        return 'boolean'
    if isinstance(default, (int, float)):
        return 'number'
    if isinstance(default, tuple):
        return 'readonly Band[]'
    return 'Colour | Textile | null' if default.startswith('#') or default in names else 'string | null'


def options(function, names):
    """option -> type"""
    return {p.name: kind(p.default, names) for p in inspect.signature(function).parameters.values() if p.kind is not p.VAR_KEYWORD and p.name not in ('redo', 'name')}


def main():
    load_archetypes()
    names = textiles()
    parts = [HEAD, '/** The textiles that the scripts draw, by name. */\nexport type Textile =', *[f"  | '{name}'" for name in names]]
    parts[-1] += ';\n'
    parts.append('/** The options of every archetype (cut of a garment). */\nexport interface ArchetypeOptions {')
    for archetype, function in sorted(ARCHETYPES.items()):
        own = options(function, names)
        if archetype in FORWARDS:
            own = {**options(ARCHETYPES[FORWARDS[archetype]], names), **own}
        parts.append(f'  readonly {archetype}: {{')
        parts += [f'    readonly {name}?: {type_};' for name, type_ in own.items()]
        parts.append('  };')
    parts.append('}\n')
    with open(OUT, 'w') as f:
        f.write('\n'.join(parts))


if __name__ == '__main__':
    main()
