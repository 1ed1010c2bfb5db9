"""Implicit mannequins for the simulation: a torso table with rows (z, half width, half depth, centre y), and cones as limbs.  Metres."""
import math, numpy as np
Z0 = 1.45
def cone(p0, p1, r0, r1):
    return [*p0, *p1, r0, r1]

def torso(arm_ang=52, lower=14, chest=.172, waist=.15, hip=.172, sh=.185, arm_r=(.05, .036), arm_len=.62, depth=1.0, bust=0.0, head=False, k=1.0, sz=1.0, arm_dx=-.04):
    """arm_ang: degrees of the arms below horizontal in the cutting pose; lower: degrees by which the arms sink in the simulation.
    k scales widths (children), sz scales heights below the shoulder point."""
    z = lambda d: Z0-d*sz
    T = [(z(.85), hip*.85, .10*depth, 0), (z(.66), hip, .118*depth, .0), (z(.43), waist, .10*depth, 0), (z(.30), (chest+waist)/2, .11*depth+bust*.4, -bust*.3),
         (z(.20), chest, .122*depth+bust, -bust*.5), (z(.12), chest+.002, .112*depth, .005), (z(.075), sh-.012, .085*depth, .012), (z(.035), sh*.68, .066*depth, .015),
         (z(.005), .088, .06, .015), (z(-.02), .062, .056, .012), (z(-.10), .055, .054, 0)]
    T = np.array(T, float)
    T[:, 1:] *= k
    def arms(a):
        a = math.radians(a)
        out = []
        for s in (1, -1):
            p0 = np.array([s*(sh+arm_dx)*k, .012*k, Z0-(.088 if arm_dx < -.03 else .102)*sz])
            d = np.array([s*math.cos(a), 0, -math.sin(a)])
            out.append(cone(p0, p0+d*arm_len, arm_r[0]*k, arm_r[1]*k))
        return out
    C0, C1 = arms(arm_ang), arms(arm_ang+lower)
    if head:
        h = [cone((0, 0, Z0+.14), (0, -.01, Z0+.20), .085, .092)]
        C0 += h
        C1 += h
    return T, np.array(C0), np.array(C1)

def legs(waist=.168, hip=.205, zt=1.05, rise=.27, inseam=.80, foot_x=.155, thigh=.083, knee=.056, ankle=.043, k=1.0):
    zc = zt-rise
    T = np.array([(zc-.01, hip*.93, .105, .005), (zc+.05, hip, .122, .012), (zt-.12, hip*.96, .118, .008), (zt-.03, waist, .104, 0), (zt+.1, waist*.97, .10, 0)], float)
    T[:, 1:] *= k
    C = []
    for s in (1, -1):
        a = (s*hip*.47*k, 0, zc+.05)
        m = (s*(hip*.47*k+foot_x)/2, -.005, zc-inseam*.48)
        e = (s*foot_x, .012, zc-inseam-.1)
        C += [cone(a, m, thigh*k, knee*k), cone(m, e, knee*k, ankle*k)]
    C = np.array(C)
    return T, C, C.copy()


def limb(p, angles, lengths, radii, side, flat):
    """chain of flattened cones from p; angles: degrees below horizontal, per bone"""
    out = []
    for a, l, r0, r1 in zip(angles, lengths, radii, radii[1:]):
        q = p+np.array([side*math.cos(math.radians(a))*l, -.02*l, -math.sin(math.radians(a))*l])
        out.append(cone(p, q, r0, r1)+[flat])
        p = q
    return out


def man(chest=.204, waist=.194, hip=.202, sh=.207, depth=.097, start=62, arm=(74, 84), arm_r=(.056, .063, .053), bones=(.30, .42),
        flat=2.7, k=1.0, sz=1.0, head=False, drop=.135, lower_body=True, arm_x=.229):
    """Broad and flat form: a garment on it has nearly its flat width, as in ghost-mannequin photography.
    start: arm angle in the cutting pose; arm: angles of upper arm and forearm in the final pose; k, sz: scales for children."""
    rows = [(.98, hip*.96, depth*.95), (.66, hip, depth), (.43, waist, depth*.94), (.30, (chest+waist)/2, depth*1.02), (.20, chest, depth*1.08),
            (.14, chest, depth), (.10, sh*.98, depth*.86), (.07, sh*.985, depth*.74), (.047, sh*.93, depth*.66), (.028, sh*.70, depth*.63),
            (.012, sh*.47, depth*.65), (0, .078, depth*.61), (-.02, .066, .056), (-.10, .060, .054)]
    if not lower_body:
        rows = rows[1:]
    T = np.array([(Z0-d*(sz if d > 0 else 1), a*k, b*k, .008*k) for d, a, b in rows])
    pose = []
    for angles in ((start, start), arm):
        C = []
        for s in (1, -1):
            C += limb(np.array([s*arm_x*k, .010*k, Z0-drop*sz]), angles, [b*sz for b in bones], [r*k for r in arm_r], s, flat)
        if head:
            C.append(cone((0, 0, Z0+.125), (0, -.01, Z0+.170), .108, .114)+[1.0])
        pose.append(np.array(C))
    return T, pose[0], pose[1]


def lower(waist=.158, hip=.212, depth=.088, zt=1.05, rise=.27, inseam=.80, stance=.135, thigh=.092, knee=.074, ankle=.062, flat=1.9, k=1.0, knee_x=None):
    """hips and flattened legs for trousers; stance: distance of an ankle from the middle"""
    zc = zt-rise
    # the seat tapers into the flat legs: a step in depth would cause a crease across the front
    T = np.array([(zc+.02, hip*.92, depth*.58, .002), (zc+.07, hip*.97, depth*.80, .004), (zt-.12, hip*.97, depth*.98, .006),
                  (zt-.03, waist, depth*.95, 0), (zt+.1, waist*.97, depth*.92, 0)], float)
    T[:, 1:] *= k
    C = []
    for s in (1, -1):
        hip_p = np.array([s*hip*.50*k, 0, zc+.04])
        ankle_p = np.array([s*stance, .006, zc-inseam-.1])
        knee_p = hip_p+(ankle_p-hip_p)*.48+[s*.006, -.006, 0]
        if knee_x:
            knee_p[0] = s*knee_x
        C += [cone(hip_p, knee_p, thigh*k, knee*k)+[flat], cone(knee_p, ankle_p, knee*k, ankle*k)+[flat]]
    C = np.array(C)
    return T, C, C.copy()
