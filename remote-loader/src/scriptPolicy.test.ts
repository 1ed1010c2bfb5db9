/** @jest-environment @stryker-mutator/jest-runner/jest-env/node */
import { describe, expect, it } from '@jest/globals';
import { createScriptPolicy } from './scriptPolicy';

const ALLOWED = new Set(['https://catalog.example', 'http://localhost:3001']);

/** The parts of Trusted Types that the policy uses; a permitted URL becomes an object. */
const names: string[] = [];
const trustedTypes = {
  createPolicy(name: string, { createScriptURL }: { createScriptURL: (url: string) => string }) {
    names.push(name);
    return { createScriptURL: (url: string) => ({ trusted: createScriptURL(url) }) };
  },
} as unknown as TrustedTypePolicyFactory;

describe.each([
  ['with Trusted Types', trustedTypes],
  ['without', undefined],
])('the policy for scripts of remotes, %s', (_engine, factory) => {
  it.each([
    'https://catalog.example/7/assets/remoteEntry.abc.js',
    'http://localhost:3001/assets/remoteEntry.abc.js',
  ])('permits %s', (url) => {
    const policy = createScriptPolicy(factory);
    policy.allow(ALLOWED);
    expect(policy.urlOf(url)).toEqual(factory ? { trusted: url } : url);
  });

  it.each([
    'https://evil.example/remoteEntry.js',
    'http://catalog.example/remoteEntry.js',
    'https://catalog.example:8443/remoteEntry.js',
    'https://catalog.example.evil.example/remoteEntry.js',
    'https://catalog.example@evil.example/remoteEntry.js',
    'http://localhost:3002/remoteEntry.js',
    'data:text/javascript,alert(1)',
    'javascript:alert(1)',
    'blob:https://evil.example/1',
    '//evil.example/remoteEntry.js',
    '/assets/remoteEntry.js',
    '',
  ])('refuses %j', (url) => {
    const policy = createScriptPolicy(factory);
    policy.allow(ALLOWED);
    expect(() => policy.urlOf(url)).toThrow('its origin is not in the release pointer');
  });

  it('permits nothing before a pointer was read, and then only origins in the newest pointer', () => {
    const policy = createScriptPolicy(factory);
    expect(() => policy.urlOf('https://catalog.example/a.js')).toThrow();
    policy.allow(ALLOWED);
    policy.allow(new Set(['https://cart.example']));
    expect(() => policy.urlOf('https://catalog.example/a.js')).toThrow();
    expect(policy.urlOf('https://cart.example/a.js')).toBeDefined();
  });
});

it('has the name that the page’s security policy lists', () => {
  createScriptPolicy(trustedTypes);
  expect(new Set(names)).toEqual(new Set(['mf-remote']));
});
