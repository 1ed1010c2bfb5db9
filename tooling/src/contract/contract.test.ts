/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { checkContract, ContractError } from './contract.mjs';

const HOST = manifest('host', {
  'shared-state': ['1.2.0', '^1.2.0'],
  react: ['19.3.1', '^19.3.1'],
});

describe('the contract between a remote and a host', () => {
  it.each(['^1.0.0', '^1.1.3', '^1.2.0'])('lets a remote require shared-state %s', (required) => {
    const remote = manifest('mfe_catalog', { 'shared-state': ['1.0.0', required] });
    expect(() => checkContract(remote, HOST)).not.toThrow();
  });

  it.each(['^1.3.0', '^2.0.0', '^0.9.0'])('refuses shared-state %s', (required) => {
    const remote = manifest('mfe_catalog', { 'shared-state': ['1.0.0', required] });
    expect(() => checkContract(remote, HOST)).toThrow(
      `mfe_catalog does not fit the host:\n  it needs shared-state ${required}, and the host provides 1.2.0.`,
    );
  });

  it('refuses a package that the host does not provide, and names every breach', () => {
    const remote = manifest('mfe_catalog', {
      jotai: ['2.0.0', '^2.0.0'],
      react: ['18.0.0', '^18'],
    });
    expect(() => checkContract(remote, HOST)).toThrow(ContractError);
    expect(() => checkContract(remote, HOST)).toThrow(/jotai.*\n.*react \^18/);
  });
});

function manifest(name: string, shared: Record<string, [version: string, required: string]>) {
  return {
    name,
    shared: Object.entries(shared).map(([packageName, [version, requiredVersion]]) => ({
      name: packageName,
      version,
      requiredVersion,
    })),
  };
}
