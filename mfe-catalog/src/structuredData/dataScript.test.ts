/** @jest-environment jsdom */
import { afterEach, expect, it, jest } from '@jest/globals';

afterEach(() => {
  Reflect.deleteProperty(window, 'trustedTypes');
});

it('creates its policy once for the document, also when the remote is loaded again', async () => {
  const createPolicy = jest.fn((_name: string, rules: object) => rules);
  Object.assign(window, { trustedTypes: { createPolicy } });
  for (const json of ['{"name":"Shirt"}', '["Saree"]']) {
    await jest.isolateModulesAsync(async () => {
      const { dataScript } = await import('./dataScript');
      expect(dataScript(json).text).toBe(json);
      expect(() => dataScript('alert(1)')).toThrow(SyntaxError);
    });
  }
  expect(createPolicy).toHaveBeenCalledTimes(1);
  expect(createPolicy).toHaveBeenCalledWith('mfe-catalog-data', expect.anything());
});
