"""Flat outlines of the garments (right half, from centre-top clockwise to centre-bottom).
Each segment: (polyline, 'seam' | 'open').  Metres; z up; HPS (neck/shoulder point) at z = 1.45."""
import numpy as np, math
from cloth import bez, line, mirror

Z0 = 1.45
def top(chest=.255, length=.70, sh=.215, slope=.045, neck_w=.085, neck_f=.09, neck_b=.018, sl_len=.20, sl_open=.08, sl_ang=40,
        armhole=.235, waist=None, hem=None, waist_z=None, hem_curve=0.0, neck='round', slit=0.0, hood=0.0, pit_in=0.0, cutaway=0.0):
    """T-shaped body + sleeves in one outline.  Half widths; sl_open = half flat cuff width; sl_ang = degrees below
    horizontal; slit = open side length above the hem; hood = hood height (0 none); cutaway = height of the open front quarters."""
    waist = waist or chest
    hem = hem or chest
    hps = (neck_w, Z0)
    sp = (sh, Z0-slope)
    a = math.radians(sl_ang)
    d = np.array([math.cos(a), -math.sin(a)])
    n = np.array([math.sin(a), math.cos(a)])
    cuff_o = np.array(sp)+d*sl_len if sl_len else np.array(sp)
    cuff_i = cuff_o-n*sl_open*2
    pit = np.array((chest-pit_in, Z0-armhole))
    zb = Z0-length
    zw = waist_z or Z0-min(.43, length*.62)
    hole_curve = bez(sp, (sh-.022, Z0-slope-.07), (sh-.03, Z0-armhole+.012), pit, 40)
    def half(nd, front):
        hd = []
        if hood:
            tip = (0, Z0+hood)
            outer = np.concatenate([bez(tip, (.115, Z0+hood), (.178, Z0+hood*.84), (.175, Z0+hood*.48), 24)[:-1], bez((.175, Z0+hood*.48), (.170, Z0+hood*.2), (.115, Z0+.03), hps, 16)])
            if front:
                hd = [(bez((0, Z0+hood-.050), (.060, Z0+hood-.050), (.100, Z0+hood*.76), (.099, Z0+hood*.42), 24), 'x'), ]
            nk = [(outer, 'seam')]
        elif neck == 'v' and front:
            nk = [(bez((0, Z0-nd), (neck_w*.35, Z0-nd*.62), (neck_w*.75, Z0-nd*.25), hps), 'open')]
        elif neck == 'square' and front:
            nk = [(line((0, Z0-nd), (neck_w*.92, Z0-nd), hps), 'open')]
        else:
            nk = [(bez((0, Z0-nd), (neck_w*.62, Z0-nd), (neck_w*.98, Z0-nd*.55), hps), 'open')]
        side = np.concatenate([bez(pit, pit+[pit_in*.6, -.04], (waist, zw+.12), (waist, zw), 16)[:-1],
                               bez((waist, zw), (waist+(hem-waist)*.1, zw-(zw-zb)*.3), (hem-(hem-waist)*.3, zb+(zw-zb)*.3+hem_curve), (hem, zb+hem_curve), 30)])
        sides = [(side, 'seam')]
        if slit:
            j = np.argmin(abs(side[:, 1]-(zb+slit)))
            sides = [(side[:j+1], 'seam'), (side[j:], 'open')]
        if sl_len:
            arm = [(np.concatenate([line(hps, sp)[:-1], bez(sp, np.array(sp)+[.018, -.008], cuff_o-d*sl_len*.7, cuff_o, 30)]), 'seam'), (line(cuff_o, cuff_i), 'open'),
                   (bez(cuff_i, cuff_i+(pit-cuff_i)*.5, pit+(cuff_i-pit)*.3+[0, .004], pit, 24), 'seam')]
        else:
            arm = [(line(hps, sp), 'seam'), (hole_curve, 'open')]
        if cutaway and front:  # jacket fronts swing open below the last button
            z = zb+cutaway
            quarter = np.concatenate([line((hem, zb+hem_curve), (.115, zb))[:-1], bez((.115, zb), (.05, zb), (.020, zb+cutaway*.45), (.004, z), 20)[:-1], line((.004, z), (0, z))])
            return nk+arm+sides+[(quarter, 'open')], hd
        return nk+arm+sides+[(bez((hem, zb+hem_curve), (hem*.8, zb+hem_curve*.2), (hem*.5, zb), (0, zb)), 'open')], hd
    f, hd = half(neck_f, True)
    b, _ = half(neck_b, False)
    hole = None
    if hood:  # face opening = a hole in the front panel, tip to neck
        r = np.concatenate([hd[0][0], bez((.099, Z0+hood*.42), (.096, Z0+.05), (.054, Z0-.035), (0, Z0-.05), 24)[1:]])
        hole = np.concatenate([r, r[::-1][1:-1]*[-1, 1]])
    return mirror(f), mirror(b), dict(hps=hps, sp=sp, d=d, n=n, cuff_o=cuff_o, cuff_i=cuff_i, pit=pit, zb=zb, zw=zw, ang=a, hole=hole, armhole=hole_curve, sh=sh, neck_f=neck_f, neck_w=neck_w)

def trousers(waist=.20, hip=.25, hip_drop=.20, rise=.27, inseam=.78, knee=.098, hem=.088, spread=.05, zt=1.05, dip=.018):
    zc = zt-rise
    zh = zc-inseam
    zk = zc-inseam*.48
    ko = spread+.004+knee*2
    def half(dp):
        out = np.concatenate([bez((waist, zt), (waist+.015, zt-.06), (hip-.004, zt-hip_drop+.07), (hip, zt-hip_drop), 20)[:-1],
              bez((hip, zt-hip_drop), (hip+.002, zt-hip_drop-.15), (ko+.008, zk+.2), (ko, zk), 24)[:-1], line((ko, zk), (spread+hem*2, zh))])
        inn = np.concatenate([line((spread, zh), (spread+.004, zk))[:-1], bez((spread+.004, zk), (spread, zk+min(.18, .4*inseam)), (.014, zc-min(.06, .1*inseam)), (0, zc), 24)])
        return [(bez((0, zt-dp), (waist*.4, zt-dp), (waist*.7, zt), (waist, zt)), 'open'), (out, 'seam'), (line((spread+hem*2, zh), (spread, zh)), 'open'), (inn, 'seam')]
    return mirror(half(dip)), mirror(half(0.0)), dict(zt=zt, zc=zc, zh=zh, zk=zk, out=half(0)[1][0])
