"""Men's garments.  Every archetype returns a list of garments for render.py; see garments_core.py."""
import numpy as np

from blocks import (ADULT, CHILD, belt_loops, buttoned_cuffs, cords, crease, elastic_waist, fly, hemmed_sleeves, jeans_back, lapels, painted_shadow, patch_pocket,
                    placket, ribbed, side_welt, slant_pockets, sleeve_seams, top_block, trouser_block, waistband, zip_front)
from garments_core import Z0, Draw, archetype, button_row, curve, flip, hem_line, rect, sl

SIZES = dict(adult=ADULT, child=CHILD)


def finish(t, d, name, pieces=(), **rest):
    """write the drawn details and share them with the laid-on pieces"""
    drawn = d.write(name)
    pieces = [p if 'color' in p else dict(drawn, **p) for p in pieces]
    return [dict(sim=t.sim, pieces=pieces, **rest, **drawn)]


# ---------------------------------------------------------------- T-shirts and shirts
def chest_print(d, kind, ink, ink2):
    """simple screen prints in millimetres around the chest"""
    if kind == 'sun':
        rays = ''.join(f'<rect x="-70" y="{y}" width="140" height="{h}" fill="{ink}"/>' for y, h in ((14, 5), (26, 8), (41, 11), (59, 14)))
        d.raw(f'<g transform="translate(900 612)"><circle r="70" fill="{ink2}"/><g clip-path="circle(70px)">{rays}</g></g>')
    elif kind == 'hills':
        d.raw(f'<g transform="translate(900 620)"><circle cx="34" cy="-44" r="26" fill="{ink2}"/><path d="M-105 60L-38 -46L6 18L34 -18L105 60Z" fill="{ink}"/>'
              f'<path d="M-38 -46L-56 -17L-40 -24L-28 -12L-20 -19Z" fill="#fff" opacity=".85"/></g>')
    elif kind == 'waves':
        wave = ''.join(f'<path d="M-100 {y}q25 -26 50 0t50 0t50 0t50 0" fill="none" stroke="{c}" stroke-width="9"/>' for y, c in ((-40, ink), (-15, ink2), (10, ink), (35, ink2)))
        d.raw(f'<g transform="translate(900 620)">{wave}</g>')
    elif kind == 'blocks':
        d.raw(f'<g><rect x="500" y="560" width="800" height="120" fill="{ink}"/><rect x="500" y="680" width="800" height="34" fill="{ink2}"/></g>')
    elif kind == 'rocket':
        d.raw(f'<g transform="translate(900 615) rotate(28)"><path d="M0 -95C34 -60 36 0 24 45L-24 45C-36 0 -34 -60 0 -95Z" fill="{ink}"/><circle cy="-25" r="15" fill="#fff"/>'
              f'<circle cy="-25" r="9" fill="{ink2}"/><path d="M-24 20L-52 62L-22 46ZM24 20L52 62L22 46Z" fill="{ink2}"/><path d="M-14 50L0 95L14 50Z" fill="#f2b632"/></g>')
    elif kind == 'dino':
        d.raw(f'<g transform="translate(900 625)"><path d="M-95 40C-60 50 -70 0 -40 -15C-20 -28 0 -20 8 -48C10 -80 60 -82 66 -52C68 -38 50 -32 34 -33C36 -10 34 10 24 22L28 52L10 52L6 30L-20 30L-22 52L-40 52L-42 30C-60 48 -80 55 -95 40Z" fill="{ink}"/>'
              f'<circle cx="46" cy="-58" r="4.5" fill="#fff"/><path d="M-55 -4L-52 -26L-36 -16L-28 -36L-14 -24L-2 -44L4 -24" fill="none" stroke="{ink2}" stroke-width="7"/></g>')
    elif kind == 'butterfly':
        wing = f'<path d="M0 0C20 -70 90 -80 92 -34C93 -8 50 4 0 6C46 10 74 30 60 58C46 80 10 50 0 14Z" fill="{ink}"/><circle cx="58" cy="-36" r="12" fill="{ink2}"/><circle cx="42" cy="40" r="9" fill="{ink2}"/>'
        d.raw(f'<g transform="translate(900 615)">{wing}<g transform="scale(-1 1)">{wing}</g><path d="M0 -26L0 44" stroke="#4a3a3a" stroke-width="7" stroke-linecap="round"/></g>')


@archetype('tee')
def tee(redo=False, size='adult', neck='crew', pocket=False, print=None, ink='#d9694b', ink2='#f2c35b', rib=None, length=.70, sleeve='tee'):
    """T-shirt: crew, V or henley neck, chest pocket, screen print"""
    t = top_block('tee', SIZES[size], length=length, neck_f=.165 if neck == 'v' else .112, neck_w=.096, neck='v' if neck == 'v' else 'round', sleeve=sleeve,
                  rib_cuff=0 if sleeve == 'tee' else .0, redo=redo)
    d = Draw()
    sleeve_seams(d, t)
    hemmed_sleeves(d, t, .024, twin=True)
    for up in (.020, .025):
        d.sym(d.stitch, hem_line(t.zb, .266, up, 0))
    chest_print(d, print, ink, ink2)
    pieces, extra = [], {}
    if pocket:
        pieces.append(patch_pocket(d, .115, 1.285, .095, .105, .012))
    if neck == 'henley':
        pieces.append(placket(d, Z0 - .112, Z0 - .235, .030))
        extra['buttons'] = button_row(0, Z0 - .135, Z0 - .218, 3, color='#f3efe6', r=.0052)
    return finish(t, d, 'tee', pieces, collar=dict(kind='rib', height=.019, turn=0, color=rib), **extra)


@archetype('polo')
def polo(redo=False, size='adult', collar=None, buttons='#f3efe6', tipping=None):
    """knitted polo shirt with ribbed sleeve ends"""
    t = top_block('polo', SIZES[size], length=.71, sleeve='tee', redo=redo)
    d = Draw()
    sleeve_seams(d, t)
    for up in (.020, .025):
        d.sym(d.stitch, hem_line(t.zb, .266, up, 0))
    for m in (lambda p: p, flip):
        a, b = m(sl(-.01, .22, t.length - .030)), m(sl(-.01, .22, t.length + .01))
        d.ribs([a[0], a[1], b[1], b[0]], 46)
        d.seam(a, .4, 1.6)
        if tipping:
            d.line(m(sl(-.01, .22, t.length - .020)), tipping, 4)
            d.line(m(sl(-.01, .22, t.length - .010)), tipping, 3)
    pieces = [placket(d, Z0 - .083, Z0 - .235, .032)]
    return finish(t, d, 'polo', pieces, buttons=button_row(0, Z0 - .108, Z0 - .205, 3, color=buttons, r=.0055),
                  collar=dict(kind='shirt', gap=.008, stand=.024, fall=.044, point=.022, color=collar))


@archetype('shirt')
def shirt(redo=False, size='adult', sleeve='long', collar='shirt', pocket=1, flaps=False, buttons='#f4f0e6', contrast=None, thread='#000', tie=None, tie_length=.40, length=.765, curved=True, tuck=None):
    """woven shirt: classic, button-down, camp or mandarin collar; long or short sleeves; 0-2 pockets"""
    depth = .055 if curved else .0
    drawn_in = dict(zones=((0, .45, tuck - .12, tuck + .02, .79, 1.0),), form=dict(waist=.165, hip=.175)) if tuck else {}  # tuck = height of the waistband it is worn in
    t = top_block('shirt', SIZES[size], length=length, hem_curve=depth, sleeve=sleeve, redo=redo, **drawn_in)
    d = Draw()
    sleeve_seams(d, t)
    d.sym(d.stitch, [(x - .006, z) for x, z in t.info['armhole']], thread)
    d.sym(d.seam, [(.080, Z0 - .024), (.226, Z0 - .080)], .22)
    d.sym(d.stitch, hem_line(t.zb, .266, .008, depth), thread)
    if sleeve == 'long':
        buttoned_cuffs(d, t, thread=thread)
    else:
        hemmed_sleeves(d, t, .030)
    pieces = [placket(d, Z0 - .084, t.zb + .001, color=contrast)]
    for x in ((.118,), (.118, -.118))[pocket - 1] if pocket else ():
        pieces.append(patch_pocket(d, x, 1.275, thread=thread))
        if flaps:
            painted_shadow(d, rect(x, 1.285, .112, .042), .2)
            pieces.append(dict(poly=[[x - .056, 1.288], [x + .056, 1.288], [x + .056, 1.256], [x, 1.240], [x - .056, 1.256]], lift=.004, thick=.0022))
    rows = button_row(0, Z0 - .118, t.zb + .13, 7, color=buttons, r=.006)
    shape = dict(shirt=dict(kind='shirt', gap=.006), camp=dict(kind='shirt', gap=.02, stand=.016, fall=.052, point=.030, spread=.05),
                 mandarin=dict(kind='mandarin', gap=.010, stand=.034))[collar]
    if tie:
        pieces += necktie(tie, tie_length)
    return finish(t, d, 'shirt', pieces, buttons=rows, collar=shape)


def necktie(color, length=.40):
    """knot and blade; colour may be a textile name"""
    look = dict(color=color) if color.startswith('#') else dict(tile=color, tile_m=.05, color=None)
    blade = [[-.014, Z0 - .095], [.014, Z0 - .095], [.036, Z0 - .095 - length], [0, Z0 - .14 - length], [-.036, Z0 - .095 - length]]
    knot = [[-.024, Z0 - .066], [.024, Z0 - .066], [.013, Z0 - .106], [-.013, Z0 - .106]]
    return [dict(poly=blade, lift=.008, thick=.004, h=.006, **look), dict(poly=knot, lift=.013, thick=.010, h=.004, **look)]


def shirt_v(redo=False, cloth=None, tie=None, depth=1.10):
    """the visible V of a shirt worn under a jacket"""
    g = shirt(redo=redo, pocket=0)[0]
    g.update(own=True, crop=[-.125, .125, depth, 1.50], shrink=.013, **(cloth or dict(color='#f2f0ea')))
    g['pieces'] = g['pieces'][:1] + (necktie(tie, Z0 - depth - .19) if tie else [])
    g['buttons'] = g['buttons'][:4]
    return g


# ---------------------------------------------------------------- jeans and trousers
@archetype('jeans')
def jeans(redo=False, size='adult', thread='#d9913f', fade=.33, fit='straight', rivet='#b8793f', tears=False):
    """five-pocket jeans; fade = strength of the worn patches"""
    cut = dict(slim=dict(knee=.098, hem=.082), straight=dict(knee=.108, hem=.098), wide=dict(knee=.122, hem=.124))[fit]
    if size == 'child':
        cut.update(inseam=.60, zt=1.05)
    t = trouser_block('jeans', redo=redo, **cut)
    zt, zk, zh = t.zt, t.zk, t.zh
    d = Draw()
    for s in (1, -1):
        d.glow(s * .135, t.zc - .06, .05, .20, '#dfe9f5', fade)
        d.glow(s * .145, zk - .02, .035, .10, '#dfe9f5', fade * .7)
    waistband(d, t, thread=thread, o=.95)
    fly(d, t, thread, .95)
    for dx in (0, .007):
        d.sym(d.stitch, curve((.105 + dx * .5, zt - .036), (.11 + dx * .4, zt - .092 - dx), (.17, zt - .110 - dx), (.26, zt - .114 - dx)), thread, .95, 1.1)
    d.sym(d.seam, curve((.103, zt - .036), (.108, zt - .089), (.168, zt - .107), (.26, zt - .110)), .5, 1.8)
    d.sym(d.stitch, [(x - .006, z) for x, z in t.info['out'] if z < zt - .13], thread, .55, 1)
    d.sym(d.stitch, [(.02, zh + .014), (.32, zh + .014)], thread, .9, 1.1)
    for x, z in ((.112, zt - .052), (.205, zt - .104), (-.112, zt - .052), (-.205, zt - .104)):
        d.raw(f'<circle cx="{900 + x * 1000}" cy="{(1.85 - z) * 1000}" r="3.6" fill="{rivet}"/>')
    button = [dict(at=[0, zt - t.dip - .019], r=.0088, metal=1, color='#b07a4a', lift=.005)]
    return finish(t, d, 'jeans', belt_loops(t), buttons=button, **jeans_back('jeans', t.info, t.spread, cut['hem'], thread))


@archetype('trousers')
def trousers(redo=False, size='adult', kind='chino', thread='#000', button='#5b4a38', cord='#f2eee4', stripe=None, shorts=False):
    """chino, formal (pressed crease), jogger (ribbed ankle), cargo (leg pockets), pyjama (wide, drawstring); shorts = cut above the knee"""
    cut = dict(chino=dict(knee=.106, hem=.090), formal=dict(knee=.112, hem=.104), jogger=dict(knee=.110, hem=.086), cargo=dict(knee=.118, hem=.104),
               pyjama=dict(knee=.132, hem=.130, hip=.26, spread=.03), churidar=dict(knee=.100, hem=.062, hip=.26))[kind]
    cut = dict(cut)
    if size == 'child':
        cut['inseam'] = .60
    if shorts:
        cut.update(inseam=.20, knee=.124, hem=.132, spread=.004)
    zones, form = (), {}
    if shorts:
        form = dict(thigh=.080, stance=.142, inseam=.42, knee=.088, ankle=.086, knee_x=.134)
    if kind == 'jogger' and not shorts:
        zones = ((0, .5, 0, 1.05 - .27 - cut.get('inseam', .78) + .07, .80, 1.0),)
        form = dict(ankle=.044)
    t = trouser_block(f'trousers_{kind}', redo=redo, zones=zones, form=form, **cut)
    d, pieces, buttons = Draw(), [], []
    if kind in ('jogger', 'pyjama', 'churidar'):
        pieces += elastic_waist(d, t, cord=cord)
        slant_pockets(d, t, thread)
    else:
        waistband(d, t, thread=thread)
        fly(d, t, thread, twin=False)
        slant_pockets(d, t, thread)
        pieces += belt_loops(t)
        buttons = [dict(at=[0, t.zt - t.dip - .019], r=.0075, color=button, lift=.004)]
    if kind == 'formal' and not shorts:
        crease(d, t)
    if kind == 'jogger' and not shorts:
        d.ribs([(-.26, t.zh + .062), (.26, t.zh + .062), (.26, t.zh - .02), (-.26, t.zh - .02)], 120)
        d.seam([(-.26, t.zh + .062), (.26, t.zh + .062)], .45, 2)
    else:
        d.sym(d.stitch, [(0, t.zh + .030), (.34, t.zh + .030)], thread)
    if stripe:
        for dx in (.012, .024):
            d.sym(d.line, [(x - dx, z) for x, z in t.info['out']], stripe, 7)
    if kind == 'cargo':
        for s in (1, -1):
            x, z = s * .185, t.zc - .13
            pieces.append(dict(patch_pocket(d, x, z, .125, .165, 0, thread), lift=.004, thick=.004))
            painted_shadow(d, rect(x, z + .01, .135, .05), .25)
            pieces.append(dict(poly=rect(x, z + .016, .135, .052), lift=.009, thick=.003))
    return finish(t, d, f'trousers_{kind}', pieces, buttons=buttons)


# ---------------------------------------------------------------- ethnic wear
def embroidered_band(d, points, width, color, motif):
    """a band with gold edges and a row of dots along a line"""
    d.line(points, color, width * 1000)
    m = np.array(points)
    s = np.r_[0, np.cumsum(np.linalg.norm(np.diff(m, axis=0), axis=1))]
    r = width * 1000 * .18
    for at in np.arange(width * .4, s[-1], width * .7):
        x, z = np.interp(at, s, m[:, 0]), np.interp(at, s, m[:, 1])
        d.raw(f'<g transform="translate({900 + x * 1000:.1f} {(1.85 - z) * 1000:.1f})"><circle r="{r:.1f}" fill="{motif}"/><circle r="{r * .4:.1f}" fill="{color}"/></g>',
              f'<circle cx="{900 + x * 1000:.1f}" cy="{(1.85 - z) * 1000:.1f}" r="{r:.1f}" fill="#fff" filter="url(#b1)"/>')
    for side in (-1, 1):
        d.line([(x + side * width / 2, z) if abs(m[0, 0] - m[-1, 0]) < .02 else (x, z + side * width / 2) for x, z in points], motif, 2.4)


@archetype('kurta')
def kurta(redo=False, size='adult', length=1.02, collar='mandarin', placket_to=1.15, buttons='#caa45a', band=None, motif='#e6c36a', yoke=False, pocket=False, full=False, sleeve='wide'):
    """straight kurta with side slits; band = colour of embroidered placket and cuffs; full = buttoned to the hem"""
    slit = min(.32, length * .30)
    t = top_block('kurta', SIZES[size], length=length, hem=.285, waist=.258, slit=slit, sleeve=sleeve, neck_w=.080, neck_f=.085, redo=redo,
                  form=dict(hip=.212))
    d = Draw()
    sleeve_seams(d, t)
    L = t.length
    low = t.zb + .02 if full else Z0 - (Z0 - placket_to) * t.size['length']
    d.sym(d.stitch, hem_line(t.zb, .285, .025, 0))
    hemmed_sleeves(d, t, .035)
    pieces = []
    if band:
        pieces.append(dict(placket(d, Z0 - .084, low, .046), color=None))
        embroidered_band(d, [(0, Z0 - .086), (0, low + .006)], .040, band, motif)
        for m in (lambda p: p, flip):
            a, b = m(sl(-.01, .22, L - .028))
            embroidered_band(d, [tuple(np.array(a) * (1 - q) + np.array(b) * q) for q in np.linspace(0, 1, 20)], .040, band, motif)
    else:
        pieces.append(placket(d, Z0 - .084, low, .036))
        d.seam([(-.018, low), (.018, low)], .5, 1.5)
    if yoke:
        d.sym(d.stitch, [(.03, Z0 - .30)] + [(.03 + .01 * k, Z0 - .30 + .022 * k) for k in range(1, 9)])
    if pocket:
        pieces.append(patch_pocket(d, .118, 1.275))
    n = 9 if full else 4
    rows = [] if band else button_row(0, Z0 - .112, low + .03, n, color=buttons, r=.0062, metal=.6, rough=.35)
    pieces = [{k: v for k, v in p.items() if not (k == 'color' and v is None)} for p in pieces]
    shape = dict(kind='mandarin', gap=.012, stand=.036, color=band) if collar == 'mandarin' else dict(kind='rib', height=.014, color=band)
    return finish(t, d, 'kurta', pieces, buttons=rows, collar=shape)


@archetype('nehru')
def nehru(redo=False, size='adult', buttons='#caa45a', length=.70, square=None):
    """sleeveless Nehru jacket, worn over a kurta (put the kurta in `with`)"""
    t = top_block('nehru', SIZES[size], length=length, chest=.282, waist=.276, hem=.284, sleeve=None, sh=.205, neck_w=.083, armhole_depth=.25, over=.017, cutaway=.045,
                  form=dict(arm_r=(.045, .04, .03), chest=.208), bend=7e-6, redo=redo)
    d = Draw()
    d.sym(d.stitch, [(x - .008, z) for x, z in t.info['armhole']])
    d.seam([(.0, Z0 - .086), (.0, t.zb + .04)], .75, 2.6)
    d.stitch([(-.012, Z0 - .086), (-.012, t.zb + .04)])
    pieces = []
    for s in (1, -1):
        painted_shadow(d, rect(s * .15, .945, .125, .018), .2)
        pieces.append(dict(poly=rect(s * .15, .95, .125, .024), lift=.003, thick=.0025, h=.005))
    chest = rect(.125, 1.262, .085, .020)
    pieces.append(dict(poly=chest, lift=.003, thick=.0025, h=.005))
    if square:
        pieces.append(dict(poly=[[.09, 1.262], [.098, 1.292], [.115, 1.274], [.13, 1.298], [.155, 1.262]], color=square, lift=.002, thick=.002, h=.004))
    return finish(t, d, 'nehru', pieces, buttons=button_row(.004, Z0 - .118, t.zb + .16, 5, color=buttons, r=.009, metal=.7, rough=.35, lift=.006),
                  collar=dict(kind='mandarin', gap=.014, stand=.040, thick=.004), inside='#3a3030')


@archetype('sherwani')
def sherwani(redo=False, size='adult', length=1.06, band='#7a1530', motif='#e6c36a', buttons='#e0bd6a', lining='#5b1a2a'):
    """long festive coat with embroidered collar, cuffs and front edge"""
    t = top_block('sherwani', SIZES[size], length=length, chest=.276, waist=.258, hem=.292, slit=.30, sleeve='jacket', bend=7e-6, cutaway=.34, over=.003, redo=redo, form=dict(hip=.205))
    d = Draw()
    sleeve_seams(d, t)
    L = t.length
    embroidered_band(d, [(0, z) for z in np.linspace(Z0 - .086, t.zb + .34, 30)], .058, band, motif)
    for s in (1, -1):
        embroidered_band(d, [(s * x, z) for x, z in curve((.026, t.zb + .33), (.030, t.zb + .16), (.075, t.zb + .022), (.30, t.zb + .020), 24)], .040, band, motif)
        a, b = (sl if s > 0 else lambda *q: flip(sl(*q)))(-.01, .24, L - .04)
        embroidered_band(d, [tuple(np.array(a) * (1 - q) + np.array(b) * q) for q in np.linspace(0, 1, 24)], .062, band, motif)
    pieces = [dict(poly=rect(.13, 1.262, .09, .018), lift=.003, thick=.0025, h=.005)]
    return finish(t, d, 'sherwani', pieces, buttons=button_row(0, Z0 - .118, t.zb + .37, 8, color=buttons, r=.0085, metal=.8, rough=.3, lift=.005),
                  collar=dict(kind='mandarin', gap=.012, stand=.042, color=band, thick=.004), inside=lining)


# ---------------------------------------------------------------- jackets and hoodies
def kangaroo(d, z, w=.35, split=False):
    """pouch pocket with slanted hand openings"""
    half = [(.012, z + .09), (.112, z + .09), (w / 2, z - .035), (w / 2, z - .135), (.012, z - .135)]
    d.stitch([(-.108, z + .084), (.108, z + .084)])
    for dx in (0, .006):
        d.sym(d.stitch, [(.110 - dx, z + .083), (w / 2 - .007 - dx, z - .037)])
    if split:
        return [dict(poly=[[s * x, q] for x, q in half], lift=.003, thick=.003, h=.008) for s in (1, -1)]
    poly = [[-x, q] for x, q in half[1:4]][::-1] + [[x, q] for x, q in half[1:4]]
    return [dict(poly=poly, lift=.003, thick=.003, h=.008)]


@archetype('hoodie')
def hoodie(redo=False, size='adult', zipped=False, cord='#f2eee4', print=None, ink='#f2eee4', ink2='#c98a3c'):
    """hooded sweatshirt, pullover or zipped"""
    zb = Z0 - .70 * SIZES[size]['length']
    t = top_block('hoodie', SIZES[size], length=.70, chest=.282, waist=.290, hem=.262, sleeve='sweat', neck_w=.095, neck_f=.07, hood=.305, rib_cuff=.07,
                  zones=((0, .42, zb - .1, zb + .07, .87, 1.0),), bend=4e-6, over=.003, redo=redo)
    d = Draw()
    sleeve_seams(d, t)
    ribbed(d, t)
    d.sym(d.seam, curve((0, Z0 - .062), (.06, Z0 - .05), (.09, Z0 - .02), (.1, Z0)), .4, 1.6)
    chest_print(d, print, ink, ink2)
    pieces = kangaroo(d, Z0 - .42 * t.size['length'] - .01, split=zipped)
    if zipped:
        pieces += zip_front(d, Z0 - .055, t.zb + .004)
    return finish(t, d, 'hoodie', pieces + cords(cord, .19 * t.size['length']))


@archetype('sweatshirt')
def sweatshirt(redo=False, size='adult', print=None, ink='#f2eee4', ink2='#c98a3c', neck='crew', knit=False):
    """crew-neck sweatshirt or knitted sweater (knit = deeper ribs)"""
    zb = Z0 - .68 * SIZES[size]['length']
    t = top_block('sweatshirt', SIZES[size], length=.68, chest=.278, waist=.284, hem=.262, sleeve='sweat', neck_w=.094, neck_f=.15 if neck == 'v' else .105, neck='v' if neck == 'v' else 'round',
                  rib_cuff=.065, zones=((0, .42, zb - .1, zb + .065, .88, 1.0),), bend=3e-6, over=.002, redo=redo)
    d = Draw()
    sleeve_seams(d, t)
    ribbed(d, t, n=90 if knit else 130)
    chest_print(d, print, ink, ink2)
    if neck == 'crew' and not knit:
        d.sym(d.stitch, [(0, Z0 - .155), (.030, Z0 - .118)])
    return finish(t, d, 'sweatshirt', (), collar=dict(kind='rib', height=.026, turn=0))


@archetype('bomber')
def bomber(redo=False, size='adult', lining='#b5622e', rib=None, zip='#2b2d31'):
    """bomber jacket: ribbed collar, hem and cuffs, zip, slanted welts"""
    zb = Z0 - .66 * SIZES[size]['length']
    t = top_block('bomber', SIZES[size], length=.66, chest=.285, waist=.290, hem=.268, sleeve='jacket', rib_cuff=.06, zones=((0, .42, zb - .1, zb + .06, .87, 1.0),), bend=4e-6, over=.004, redo=redo)
    d = Draw()
    sleeve_seams(d, t)
    ribbed(d, t, .06, .06)
    side_welt(d, .155, .985, .205, .860)
    pieces = zip_front(d, Z0 - .085, t.zb + .004, zip)
    x, z = .80, 1.24
    d.seam([(x - .04, z + .05), (x - .04, z - .06)], .6, 2.4)
    return finish(t, d, 'bomber', pieces, collar=dict(kind='rib', height=.036, turn=0, color=rib), inside=lining)


@archetype('trucker')
def trucker(redo=False, size='adult', thread='#d9913f', fade=.18, buttons='#b07a4a', collar=None, lining=None):
    """denim or corduroy trucker jacket: pointed flap pockets, V seams, waistband"""
    t = top_block('trucker', SIZES[size], length=.64, chest=.280, waist=.272, hem=.262, sleeve='jacket', bend=5e-6, over=.004, redo=redo)
    d = Draw()
    sleeve_seams(d, t)
    d.sym(d.stitch, [(x - .007, z) for x, z in t.info['armhole']], thread, .9, 1.1)
    buttoned_cuffs(d, t, .05, thread)
    zb = t.zb
    d.seam([(-.3, zb + .042), (.3, zb + .042)], .5, 2)
    for up in (.046, .008):
        d.stitch([(-.3, zb + up), (.3, zb + up)], thread, .9, 1.1)
    yoke = 1.288
    d.sym(d.seam, [(.02, yoke), (.26, yoke)], .5, 1.8)
    d.sym(d.stitch, [(.02, yoke + .005), (.26, yoke + .005)], thread, .9, 1.1)
    for a, b in ((.075, .055), (.165, .100)):
        for dx in (0, .006):
            d.sym(d.stitch, [(a + dx, yoke), (b + dx, zb + .045)], thread, .9, 1.1)
        d.sym(d.seam, [(a - .002, yoke), (b - .002, zb + .045)], .35, 1.5)
    for s in (1, -1):
        d.glow(s * .13, 1.10, .06, .12, '#dfe9f5', fade)
    pieces = [placket(d, Z0 - .084, zb + .001, .042)]
    for s in (1, -1):
        flap = [[s * .068, yoke], [s * .176, yoke], [s * .176, yoke - .030], [s * .122, yoke - .056], [s * .068, yoke - .030]]
        painted_shadow(d, flap, .25)
        pieces.append(dict(poly=flap, lift=.004, thick=.0026, h=.005))
    rows = button_row(0, Z0 - .118, zb + .024, 6, color=buttons, r=.0085, metal=1, rough=.35, lift=.005)
    rows += [dict(at=[s * .122, yoke - .040], color=buttons, r=.0075, metal=1, rough=.35, lift=.009) for s in (1, -1)]
    return finish(t, d, 'trucker', pieces, buttons=rows, collar=dict(kind='shirt', gap=.006, stand=.026, fall=.055, point=.026, thick=.0035, color=collar), inside=lining)


@archetype('puffer')
def puffer(redo=False, size='adult', row=.072, zip='#2b2d31', lining='#30343c', vest=False):
    """quilted down jacket (or vest); the rows are puffed up when it is rendered"""
    t = top_block('puffer', SIZES[size], length=.68, chest=.290, waist=.290, hem=.282, sleeve=None if vest else 'jacket', bend=6e-6, over=.006, redo=redo,
                  **(dict(sh=.208, armhole_depth=.245, form=dict(arm_r=(.045, .04, .03))) if vest else {}))
    d = Draw()
    if not vest:
        sleeve_seams(d, t)
    for k in range(int(1.1 / row)):
        z = Z0 - .02 - k * row
        d.seam([(-.32, z), (.32, z)], .45, 1.6)
        if not vest:
            d.sym(d.seam, sl(-.02, .24, k * row + .03), .45, 1.6)
    side_welt(d, .180, .98, .215, .87)
    pieces = zip_front(d, Z0 - .085, t.zb + .004, zip)
    return finish(t, d, 'puffer', pieces, quilt=dict(row=row, depth=.013), collar=dict(kind='mandarin', gap=.006, stand=.058, thick=.012), inside=lining, mat=dict(rough=.42, sheen=.1, spec=.45))


# ---------------------------------------------------------------- blazers, suits, waistcoats
@archetype('blazer')
def blazer(redo=False, size='adult', button='#2b221c', lining='#6d2f3a', kind='notch', facing=None, shirt_cloth=None, tie='#6d2334', square=None, patch=False, under=True, crest=None, n=2):
    """tailored jacket over a shirt; kind = notch, peak or shawl lapel; facing = contrast colour of the lapel (dinner jacket)"""
    neck = .335 if n == 2 else .40
    t = top_block('blazer', SIZES[size], length=.745, chest=.278, waist=.256, hem=.278, sleeve='jacket', neck_w=.082, neck_f=neck, neck='v', slope=.052, cutaway=.17, sh=.234 * SIZES[size]['sh'] / .228,
                  bend=8e-6, over=.010, redo=redo, form=dict(waist=.186))
    zv, zb = Z0 - neck, t.zb
    d = Draw()
    d.sym(d.seam, t.info['armhole'], .5, 1.8)
    d.seam([(.0, zv), (.004, zb + .17)], .8, 2.6)
    d.sym(d.seam, curve((.165, 1.235), (.150, 1.12), (.140, 1.02), (.146, .86)), .22)
    for s in (1, -1):
        for k in range(3):
            x, z = (sl if s > 0 else lambda *q: flip(sl(*q)))(.012, .02, t.length - .02 - k * .016)[0]
            d.raw(f'<circle cx="{900 + x * 1000:.1f}" cy="{(1.85 - z) * 1000:.1f}" r="4.6" fill="{button}"/>')
    pieces = lapels(d, zv, kind, facing)
    for s in (1, -1):
        x, z = s * .155, Z0 - .535 * t.size['length']
        if patch:
            pieces.append(dict(poly=[[x - .07, z], [x + .07, z], [x + .072, z - .15], [x + .055, z - .165], [x - .055, z - .165], [x - .072, z - .15]], lift=.003, thick=.0025))
        else:
            painted_shadow(d, rect(x, z - .01, .135, .046), .28)
            pieces.append(dict(poly=rect(x, z, .135, .050), lift=.004, thick=.003, h=.005))
    pieces.append(dict(poly=[[.112, 1.240], [.200, 1.252], [.201, 1.228], [.113, 1.216]], lift=.003, thick=.0025, h=.004))
    if square:
        pieces.append(dict(poly=[[.122, 1.240], [.128, 1.268], [.146, 1.256], [.160, 1.280], [.188, 1.250]], color=square, lift=.002, thick=.0025, h=.004))
    if crest:
        pieces.append(dict(poly=[[.132, 1.212], [.186, 1.218], [.184, 1.175], [.159, 1.148], [.134, 1.170]], color=crest, lift=.002, thick=.002, h=.004))
    rows = button_row(.003, zv - .014, zv - .115, 2, color=button, r=.0108, lift=.008, rough=.35)[:n]
    g = finish(t, d, 'blazer', pieces, buttons=rows, collar=dict(kind='shirt', gap=.375, stand=.024, fall=.034, point=0, spread=0, thick=.0035, color=facing if kind == 'shawl' else None), inside=lining)
    if under:
        g.append(shirt_v(redo, shirt_cloth, tie, zv - .010))
    return g


@archetype('suit')
def suit(redo=False, size='adult', **k):
    """blazer worn with trousers of the same cloth (shorts for a school uniform: shorts=True)"""
    g = blazer(redo, size, **k)
    bottom = trousers(redo, kind='formal')[0]
    bottom.update(crop=[-.6, .6, -.2, .90], shrink=.004)
    return [g[0], bottom] + g[1:]


@archetype('waistcoat')
def waistcoat(redo=False, size='adult', button='#2b221c', lining='#3b3f4a', shirt_cloth=None, tie=None):
    """tailored waistcoat over a full shirt"""
    t = top_block('waistcoat', SIZES[size], length=.62, chest=.280, waist=.262, hem=.268, sleeve=None, sh=.190, neck_w=.084, neck_f=.30, neck='v', armhole_depth=.27, over=.016, cutaway=.075,
                  form=dict(arm_r=(.040, .036, .03), waist=.188), bend=7e-6, redo=redo)
    zv = Z0 - .30
    d = Draw()
    d.sym(d.stitch, [(x - .007, z) for x, z in t.info['armhole']])
    d.seam([(0, zv), (0, t.zb + .07)], .75, 2.4)
    d.sym(d.stitch, curve((.008, zv), (.034, zv + .11), (.066, zv + .24), (.090, Z0), 24))
    pieces = [dict(poly=[[s * .09, .985], [s * .195, 1.0], [s * .196, .978], [s * .091, .963]], lift=.003, thick=.0025, h=.004) for s in (1, -1)]
    g = finish(t, d, 'waistcoat', pieces, buttons=button_row(.004, zv - .014, t.zb + .085, 5, color=button, r=.0075, lift=.006, rough=.35), inside=lining)
    below = shirt(redo, pocket=0)[0]
    if tie:
        below['pieces'] = below['pieces'] + necktie(tie, .15)
    below.update(own=True, shrink=.007, **(shirt_cloth or dict(color='#f2f0ea')))
    return g + [below]


# ---------------------------------------------------------------- nightwear
@archetype('night_shirt')
def night_shirt(redo=False, size='adult', piping='#f4f0e6', sleeve='wide', buttons='#f4f0e6'):
    """pyjama shirt: camp collar, piped edges, three pockets"""
    t = top_block('night_shirt', SIZES[size], length=.74, chest=.275, waist=.272, hem=.276, sleeve=sleeve, neck_f=.13, neck='v', redo=redo)
    d = Draw()
    sleeve_seams(d, t)
    L = t.length
    pieces = [placket(d, Z0 - .13, t.zb + .001, .036)]
    d.line([(.020, Z0 - .13), (.020, t.zb)], piping, 4)
    d.sym(d.line, sl(-.02, .24, L - .07), piping, 5)
    for x, z in ((.120, 1.268), (.150, 1.0), (-.150, 1.0)):
        pieces.append(patch_pocket(d, x, z, .110, .125, 0))
        d.line([(x - .055, z - .020), (x + .055, z - .020)], piping, 5)
    style = dict(lift=.004, thick=.002, h=.005)
    for s in (1, -1):
        camp = [[s * x, z] for x, z in [(.004, Z0 - .148), (.040, Z0 - .075), (.072, Z0 - .016), (.098, Z0 + .004), (.118, Z0 - .028), (.138, Z0 - .085), (.092, Z0 - .088), (.082, Z0 - .132)]]
        painted_shadow(d, camp, .2)
        edge = [(s * x, z) for x, z in [(.004, Z0 - .148), (.080, Z0 - .128), (.090, Z0 - .090), (.134, Z0 - .087), (.116, Z0 - .030)]]
        d.line(edge, piping, 6)
        pieces.append(dict(poly=camp, grain=15 * s, **style))
    return finish(t, d, 'night_shirt', pieces, buttons=button_row(0, Z0 - .16, t.zb + .12, 4, color=buttons, r=.0065),
                  collar=dict(kind='shirt', gap=.22, stand=.016, fall=.046, point=0, spread=0))


@archetype('dressing_gown')
def dressing_gown(redo=False, size='adult', trim=None, piping='#f4f0e6'):
    """dressing gown with shawl collar and tied belt"""
    t = top_block('dressing_gown', SIZES[size], length=1.04, chest=.288, waist=.262, hem=.290, sleeve='jacket', neck_w=.082, neck_f=.38, neck='v', bend=4e-6, over=.004, redo=redo)
    zv, L = Z0 - .38, t.length
    d = Draw()
    sleeve_seams(d, t)
    d.seam([(0, zv), (.012, t.zb)], .7, 2.6)
    d.line([(.024, zv), (.036, t.zb)], piping, 4, .9)
    d.sym(d.line, sl(-.02, .24, L - .085), piping, 5, .9)
    pieces = lapels(d, zv, 'shawl', trim)
    for s in (1, -1):
        pieces.append(dict(patch_pocket(d, s * .165, .90, .150, .18, 0), lift=.002, thick=.0025))
        d.line([(s * .165 - .075, .875), (s * .165 + .075, .875)], piping, 5, .9)
    zw = 1.035
    look = dict(color=trim) if trim else {}
    painted_shadow(d, [(-.30, zw + .024), (.30, zw + .024), (.30, zw - .028), (-.30, zw - .028)], .2)
    pieces.append(dict(poly=[[-.28, zw + .022], [.28, zw + .022], [.28, zw - .022], [-.28, zw - .022]], lift=.006, thick=.003, h=.006, **look))
    for pts in ([(-.014, zw - .01), (.016, zw - .01), (.055, zw - .30), (.014, zw - .31)], [(-.02, zw - .01), (.008, zw - .01), (-.010, zw - .35), (-.052, zw - .34)]):
        pieces.append(dict(poly=[list(p) for p in pts], lift=.009, thick=.003, h=.005, **look))
    pieces.append(dict(poly=[[-.026, zw + .024], [.026, zw + .024], [.022, zw - .028], [-.022, zw - .028]], lift=.013, thick=.008, h=.004, **look))
    return finish(t, d, 'dressing_gown', pieces, collar=dict(kind='shirt', gap=.30, stand=.022, fall=.050, point=0, spread=0, color=trim), inside=trim)
