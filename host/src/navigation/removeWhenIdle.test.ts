import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { removeWhenIdle } from './removeWhenIdle';

let pages: HTMLElement;
let page: HTMLElement;

beforeEach(() => {
  jest.useFakeTimers();
  pages = document.createElement('div');
  page = document.createElement('div');
  pages.append(page);
});

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('removeWhenIdle', () => {
  it('hides what is removed, and removes it when the browser is idle', () => {
    removeWhenIdle(pages);
    expect(pages.removeChild(page)).toBe(page);
    expect(page).toHaveAttribute('data-hidden', 'left');
    expect(pages).toContainElement(page);
    jest.runAllTimers();
    expect(pages).toBeEmptyDOMElement();
  });

  it('leaves what is removed at once where content-visibility is not known', () => {
    jest.spyOn(pages, 'style', 'get').mockReturnValue({} as CSSStyleDeclaration);
    removeWhenIdle(pages);
    pages.removeChild(page);
    expect(pages).toBeEmptyDOMElement();
  });
});
