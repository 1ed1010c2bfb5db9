/** @jest-environment jsdom */
import { beforeEach, expect, it, jest } from '@jest/globals';
import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { JsonLd } from './JsonLd';
import { breadcrumbData } from './structuredData';

/** A page that requires trusted types would refuse these writes. */
const untrusted = jest.fn();

beforeEach(() => {
  jest.spyOn(Element.prototype, 'innerHTML', 'set').mockImplementation(untrusted);
  jest.spyOn(HTMLScriptElement.prototype, 'text', 'set').mockImplementation(untrusted);
});

it('hydrates the data in the HTML without writing it again, even if the data changes', () => {
  const problem = jest.fn();
  const container = document.createElement('div');
  const html = renderToString(page('</script><b>'));
  container.append(document.createRange().createContextualFragment(html));
  const { rerender } = render(page('</script><b>'), {
    container,
    hydrate: true,
    onRecoverableError: problem,
  });
  rerender(page('Saree'));
  expect(JSON.parse(container.querySelector('script')?.text ?? '')).toEqual([
    breadcrumbData('', [], '</script><b>'),
  ]);
  expect(problem).not.toHaveBeenCalled();
  expect(untrusted).not.toHaveBeenCalled();
});

it('writes nothing if there was no HTML', () => {
  expect(render(page('Shirt')).container).toBeEmptyDOMElement();
  expect(untrusted).not.toHaveBeenCalled();
});

function page(name: string): ReturnType<typeof JsonLd> {
  return <JsonLd data={[breadcrumbData('', [], name)]} />;
}
