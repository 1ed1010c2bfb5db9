import { describe, expect, it } from '@jest/globals';
import { pointerToPorts } from '../build/pointer';
import { cacheControl, hostHeaders } from './headers';

const HASH = `sha384-${'A'.repeat(64)}`;
const NO_REMOTES = { remotes: {}, overrideOrigins: [] };

describe('the security policy of the page', () => {
  it('lists the origins of live, previous and next releases and of overrides', () => {
    const remotes = {
      mfe_catalog: {
        manifest: 'https://catalog.example/7/mf-manifest.json',
        integrity: HASH,
        previous: { manifest: 'https://old.example:8443/6/mf-manifest.json', integrity: HASH },
      },
      mfe_blog: {
        manifest: 'https://catalog.example/blog/1/mf-manifest.json',
        integrity: HASH,
        next: { manifest: 'https://new.example/2/mf-manifest.json', integrity: HASH, share: 5 },
      },
    };
    const policy = policyOf({ remotes, overrideOrigins: ['http://localhost:*'] });
    const origins =
      'https://catalog.example https://old.example:8443 https://new.example http://localhost:*';
    for (const directive of ['script-src', 'style-src', 'font-src', 'connect-src']) {
      expect(policy).toContain(`${directive} 'self' ${origins};`);
    }
    expect(policy).toContain(`img-src 'self' data: ${origins};`);
    expect(policy).toMatch(/trusted-types .* mfe-blog-webpack /);
  });

  it('permits only the page’s own origin for an empty pointer', () => {
    expect(policyOf(NO_REMOTES)).toContain("script-src 'self'; style-src 'self';");
  });

  it.each(['https://x.example; script-src *', "'unsafe-inline'", '*', 'https:', 'x\r\ny', 'data:'])(
    'leaves out a manifest whose host would end the directive, and %j, which is not an origin',
    (origin) => {
      const manifest = 'https://a;b/mf-manifest.json';
      const release = { manifest, integrity: HASH };
      const remotes = { mfe_catalog: release, 'x; script-src *': release };
      const policy = policyOf({ remotes, overrideOrigins: [origin] });
      expect(policy).toBe(policyOf(NO_REMOTES));
    },
  );

  it('allows nothing unsafe and no frame, and lists our Trusted Types policies', () => {
    const policy = policyOf(pointerToPorts(3000));
    expect(policy).not.toContain('unsafe-');
    for (const part of [
      "default-src 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
    ])
      expect(policy).toContain(part);
    expect(policy).toContain(
      'trusted-types weft-boot weft-offline host-webpack mfe-catalog-webpack mfe-cart-checkout-webpack mfe-account-auth-webpack ',
    );
  });
});

it('caches hashed files for a year, media for a day, and revalidates everything else', () => {
  expect(cacheControl('/7/assets/main.0123456789ab.js')).toContain('immutable');
  expect(cacheControl('/media/products/men-shirt-1.webp')).toBe('public, max-age=86400');
  for (const path of ['/', '/release.json', '/7/mf-manifest.json', '/assets/main.js']) {
    expect(cacheControl(path)).toBe('no-cache');
  }
});

function policyOf(pointer: Parameters<typeof hostHeaders>[0]): string {
  return hostHeaders(pointer)['Content-Security-Policy'] ?? '';
}
