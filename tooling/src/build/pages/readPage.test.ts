import { describe, expect, it } from '@jest/globals';
import { readPage } from './readPage';

const HEAD =
  '<meta name="description" content="a &amp; b"/><title>Title</title><link rel="canonical" href="https://shop.example/a"/>';
const CONTENT = '<header><a href="/">Home</a></header><h1>Heading</h1><p>Text</p>';

describe('React’s output', () => {
  it('is divided after the elements of the head, without changes', () => {
    const { head, content } = readPage(HEAD + CONTENT);
    expect([head, content]).toEqual([HEAD, CONTENT]);
    expect(readPage(CONTENT)).toMatchObject({ head: '', content: CONTENT });
  });

  it('has a canonical path, and may be noindex', () => {
    expect(readPage(HEAD + CONTENT)).toMatchObject({ canonical: '/a', isHidden: false });
    const hidden = readPage(
      `<meta content="noindex, follow" name="robots"><title>T</title>${CONTENT}`,
    );
    expect(hidden).toMatchObject({ canonical: null, isHidden: true });
  });

  it.each([
    [HEAD + CONTENT, null],
    [CONTENT, 'it has no title'],
    [`<title> </title>${CONTENT}`, 'it has no title'],
    [`<title>T</title><p>Text</p>`, 'it has 0 level-1 headings instead of one'],
    [`<title>T</title>${CONTENT}${CONTENT}`, 'it has 2 level-1 headings instead of one'],
    [`<title>T</title><h1><span> </span></h1><p>Text</p>`, 'its heading is empty'],
    [`<title>T</title><p>Text</p><h1>H</h1><div><br/></div>`, 'it has no content'],
    [`<title>T</title><h1>H</h1><script>{}</script><noscript>Text</noscript>`, 'it has no content'],
  ])('%s: %s', (markup, problem) => {
    expect(readPage(markup).problem).toBe(problem);
  });
});
