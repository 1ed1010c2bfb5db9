/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { JsonLd } from './JsonLd';
import { breadcrumbData, type StructuredData } from './structuredData';

/** Texts that were written into elements without a Trusted Types policy. */
let untrusted: string[];

beforeEach(() => {
  untrusted = [];
  const createPolicy = (_name: string, { createScript }: Rules): Rules => ({
    createScript: (text) => new String(createScript(text)) as string,
  });
  Object.assign(window, { trustedTypes: { createPolicy } });
  trap(HTMLScriptElement.prototype, 'text');
  trap(Element.prototype, 'innerHTML');
});

afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(window, 'trustedTypes');
});

it('hydrates the data in the HTML without writing it again', () => {
  const { container } = show('</script><b>', true);
  expect(inPage(container)).toEqual(['</script><b>']);
  expect(untrusted).toEqual([]);
  expect(document.head.querySelector('script')).toBeNull();
});

it('replaces it through the policy when the data changes, and removes it with the page', () => {
  const page = show('Shirt', true);
  page.rerender(<JsonLd data={data('Saree')} />);
  expect(inPage(page.container)).toEqual([]);
  expect(inPage(document.head)).toEqual(['Saree']);
  page.rerender(<JsonLd data={data('Shirt')} />);
  expect(inPage(page.container)).toEqual([]);
  expect(inPage(document.head)).toEqual(['Shirt']);
  page.unmount();
  expect(inPage(document.head)).toEqual([]);
  expect(untrusted).toEqual([]);
});

it('writes through the policy if there was no HTML', () => {
  show('Shirt', false);
  expect(inPage(document.head)).toEqual(['Shirt']);
  expect(untrusted).toEqual([]);
});

interface Rules {
  readonly createScript: (text: string) => string;
}

function show(name: string, hasHtml: boolean): ReturnType<typeof render> {
  const container = document.createElement('div');
  document.body.append(container);
  if (hasHtml) container.innerHTML = renderToString(<JsonLd data={data(name)} />);
  untrusted.length = 0;
  const problem = jest.fn();
  const page = render(<JsonLd data={data(name)} />, {
    container,
    hydrate: hasHtml,
    onRecoverableError: problem,
  });
  act(() => undefined);
  expect(problem).not.toHaveBeenCalled();
  return page;
}

function data(name: string): readonly StructuredData[] {
  return [breadcrumbData('', [], name)];
}

/** The names in the structured data below an element. */
function inPage(parent: Element): readonly unknown[] {
  return [...parent.querySelectorAll('script[type="application/ld+json"]')].map((script) => {
    const [list] = JSON.parse(script.textContent) as [{ itemListElement: [{ name: unknown }] }];
    return list.itemListElement[0].name;
  });
}

/** Records texts that are written without a policy. A page that requires trusted types would refuse them. */
function trap(prototype: object, property: 'text' | 'innerHTML'): void {
  const descriptor = Object.getOwnPropertyDescriptor(prototype, property);
  if (!descriptor?.set) throw new Error(`${property} cannot be written.`);
  const write = descriptor.set;
  jest
    .spyOn(prototype as { [key in typeof property]: string }, property, 'set')
    .mockImplementation(function (this: unknown, text: string) {
      if (typeof text === 'string') untrusted.push(text);
      write.call(this, String(text));
    });
}
