import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { layOutAhead } from './layOutAhead';

/** Where the pictures are, in pixels below the top of their page; the window is 768 pixels high. */
const TOPS = [100, 767, 768, 2_000];

afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'connection');
  document.body.replaceChildren();
});

describe('layOutAhead', () => {
  it('takes away the way in which React hides a page ahead', async () => {
    const { page, child } = open('ahead');
    layOutAhead(page);
    page.append(child);
    child.style.setProperty('display', 'none', 'important');
    await Promise.resolve();
    expect(child).toBeVisible();

    child.style.setProperty('display', 'none', 'important');
    await Promise.resolve();
    expect(child).toBeVisible();
  });

  it('loads the pictures of a page ahead that the window will show', async () => {
    const { page, child, pictures } = open('ahead');
    layOutAhead(page);
    page.append(child);
    await Promise.resolve();
    expect(pictures.map(({ loading }) => loading)).toEqual(['eager', 'eager', 'lazy', 'lazy']);
    // A picture that has come changes the layout.
    for (const picture of pictures) {
      jest.spyOn(picture, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 1_000));
    }
    child.querySelector('img')?.dispatchEvent(new Event('load'));
    expect(pictures.every(({ loading }) => loading === 'eager')).toBe(true);
  });

  it('shows the page while its layout is read, and no longer', async () => {
    const { page, child } = open('ahead');
    const seen: string[] = [];
    jest.spyOn(page, 'getBoundingClientRect').mockImplementation(() => {
      seen.push(page.style.contentVisibility);
      return new DOMRect();
    });
    layOutAhead(page);
    page.append(child);
    await Promise.resolve();
    expect(seen).toEqual(['visible']);
    expect(page.style.contentVisibility).toBe('');
  });

  it.each([{ saveData: true }, { effectiveType: '3g' }])(
    'loads no pictures on a connection with %j',
    async (connection) => {
      Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
      const { page, child, pictures } = open('ahead');
      layOutAhead(page);
      page.append(child);
      await Promise.resolve();
      expect(child).toBeVisible();
      expect(pictures.every(({ loading }) => loading === 'lazy')).toBe(true);
    },
  );

  it('leaves the present page alone', async () => {
    const { page, child, pictures } = open();
    layOutAhead(page);
    child.style.display = 'none';
    page.append(child);
    await Promise.resolve();
    expect(child).not.toBeVisible();
    expect(pictures.every(({ loading }) => loading === 'lazy')).toBe(true);
  });

  it('does nothing where content-visibility is not known', async () => {
    const { page, child } = open('ahead');
    jest.spyOn(page, 'style', 'get').mockReturnValue({} as CSSStyleDeclaration);
    layOutAhead(page);
    child.style.display = 'none';
    page.append(child);
    await Promise.resolve();
    expect(child).not.toBeVisible();
  });
});

interface Opened {
  readonly page: HTMLElement;
  readonly child: HTMLElement;
  readonly pictures: readonly HTMLImageElement[];
}

/** The element of a page, which begins 1,000 pixels below the top of the window, and its content, not yet in it. */
function open(hidden?: string): Opened {
  const page = document.createElement('div');
  if (hidden) page.dataset.hidden = hidden;
  const child = document.createElement('section');
  const pictures = TOPS.map((top) => {
    const picture = document.createElement('img');
    picture.loading = 'lazy';
    jest.spyOn(picture, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 1_000 + top));
    return picture;
  });
  jest.spyOn(page, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 1_000));
  child.append(...pictures);
  document.body.append(page);
  return { page, child, pictures };
}
