/** @jest-environment jsdom */
import { beforeAll, beforeEach, expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { createElement } from 'react';
import { SlowNotice } from '../remotes/SlowNotice';
import { keepInput } from './keepInput';

beforeAll(keepInput);

const CARDS = ['coat', 'shirt']
  .map((id) => `<li><a href="/product/${id}">${id}</a><button>Add to Cart</button></li>`)
  .join('');

const PAGE = `<ul>${CARDS}</ul><form><input name="email"><input type="checkbox" name="stay">
  <select name="country"><option>India</option><option>Peru</option></select></form>`;

const pressed = jest.fn();

beforeEach(() => {
  document.body.innerHTML = `<div id="root" data-dehydrated="">${PAGE}</div>`;
});

/** Replaces the whole page, as React does if it cannot hydrate the HTML. */
async function replacePage(html: string): Promise<void> {
  const root = element('#root');
  root.innerHTML = html;
  for (const button of root.querySelectorAll('button')) {
    button.addEventListener('click', () => pressed(button.closest('li')?.querySelector('a')?.href));
  }
  await hydrate('#root');
}

async function hydrate(part: string): Promise<void> {
  element(part).removeAttribute('data-dehydrated');
  element(part).dispatchEvent(new Event('weft:hydrated', { bubbles: true }));
  await Promise.resolve();
}

function type(field: HTMLInputElement | HTMLSelectElement, value: string): void {
  field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function element<E extends HTMLElement = HTMLElement>(selector: string): E {
  const found = document.querySelector<E>(selector);
  if (!found) throw new Error(`The page has no ${selector}.`);
  return found;
}

it.each([
  ['the same', PAGE],
  ['in another order', PAGE.replace(CARDS, CARDS.split('</li>').reverse().join('</li>'))],
  ['in another language', PAGE.replaceAll('Add to Cart', 'In den Warenkorb')],
])('a press acts on the same product if the new page is %s', async (_, page) => {
  element('li:nth-child(2) button').click();
  await replacePage(page);
  expect(pressed.mock.calls).toEqual([['http://localhost/product/shirt']]);
});

it.each([
  ['has no such product', PAGE.replaceAll('shirt', 'shoes')],
  ['has two such buttons', PAGE.replaceAll('Add to Cart', 'Merken</button><button>Kaufen')],
])('a press is dropped with a message if the new page %s', async (_, page) => {
  const dropped = jest.fn();
  window.addEventListener('weft:dropped', dropped, { once: true });
  element('li:nth-child(2) button').click();
  await replacePage(page);
  expect(pressed).not.toHaveBeenCalled();
  expect(dropped).toHaveBeenCalledTimes(1);
});

it('a press on "Add to wishlist" removes no product that is on the wishlist', async () => {
  const button = element('button');
  button.addEventListener('click', pressed);
  button.click();
  button.dataset.wished = 'true';
  await hydrate('#root');
  expect(pressed).not.toHaveBeenCalled();
});

it('Try Again of a slow page, and a link that is opened in another tab, do not wait for a press', async () => {
  const [retried, opened] = [jest.fn(), jest.fn((event: Event) => event.preventDefault())];
  const place = element('#root').appendChild(document.createElement('div'));
  render(createElement(SlowNotice, { onRetry: retried }), { container: place });
  element('a').addEventListener('click', opened);
  element('button').click();
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  fireEvent.click(element('a'), { ctrlKey: true });
  expect([retried, opened].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  await replacePage(PAGE);
});

it.each([
  ['an arrow key on a tab acts', '<button role="tab">Details</button>', 'ArrowRight'],
  ['a letter after Search is typed', '<button aria-controls="p"></button><p id="p" popover>', 's'],
])('%s once its part is hydrated, and other keys do not wait', async (_, html, late) => {
  document.body.innerHTML = `<div id="root" data-dehydrated="">${html}</div>`;
  const button = element('button');
  const keys: string[] = [];
  button.addEventListener('keydown', ({ key }) => keys.push(key));
  button.click();
  for (const key of [late, 'Tab']) {
    button.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  }
  expect(keys).toEqual(['Tab']);
  await hydrate('#root');
  // The press, then the key.
  await Promise.resolve();
  expect(keys).toEqual(['Tab', late]);
});

it('text, choices and focus go to the new fields', async () => {
  element('[name=email]').focus();
  element('[name=stay]').click();
  type(element<HTMLSelectElement>('select'), 'Peru');
  type(element<HTMLInputElement>('[name=email]'), 'asha@example.com');
  await replacePage(PAGE);
  expect(element<HTMLInputElement>('[name=email]').value).toBe('asha@example.com');
  expect(element<HTMLInputElement>('[name=stay]').checked).toBe(true);
  expect(element<HTMLSelectElement>('select').value).toBe('Peru');
  expect(document.activeElement).toBe(element('[name=email]'));
});

it('a select that was only focused keeps the value that React has restored', async () => {
  const select = element<HTMLSelectElement>('select');
  select.dispatchEvent(new KeyboardEvent('keyup', { key: 'Shift', bubbles: true }));
  select.value = 'Peru';
  await hydrate('#root');
  expect(select.value).toBe('Peru');
});

it('a field does not take the focus from what was pressed after it', async () => {
  type(element<HTMLInputElement>('[name=email]'), 'asha');
  element('button').click();
  await replacePage(PAGE);
  expect(document.activeElement).toBe(document.body);
});

it('if the page is lost, its press is dropped, and the link behind it waits for its bar', async () => {
  const root = element('#root');
  root.innerHTML = `<header data-dehydrated=""><a href="/cart">Cart</a></header>
    <main data-dehydrated="">${PAGE}</main>`;
  root.removeAttribute('data-dehydrated');
  document.documentElement.dataset.started = '';
  const followed = jest.fn((event: Event) => event.preventDefault());
  element('header a').addEventListener('click', followed);
  element('main button').click();
  element('header a').click();
  element('main').insertAdjacentHTML('afterbegin', '<p data-lost=""></p>');
  document.dispatchEvent(new Event('weft:lost'));
  expect(followed).not.toHaveBeenCalled();
  await hydrate('header');
  expect(followed).toHaveBeenCalledTimes(1);
});
