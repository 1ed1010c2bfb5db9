/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { readPage } from './readPage';

const HEAD =
  '<meta name="description" content="a &amp; b"/><title>Title</title><link rel="canonical" href="https://shop.example/a"/>';
const CONTENT = '<header><a href="/">Home</a></header><h1>Heading</h1><p>Text</p>';

describe('what React has rendered', () => {
  it('is parted after the elements of the head, byte by byte', () => {
    const { head, content } = readPage(HEAD + CONTENT);
    expect([head, content]).toEqual([HEAD, CONTENT]);
    expect(readPage(CONTENT)).toMatchObject({ head: '', content: CONTENT });
  });

  it('says its canonical path, and whether it is for search engines', () => {
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
    [`<title>T</title><p>Text</p>`, 'it has 0 headings of the first level in place of one'],
    [
      `<title>T</title>${CONTENT}${CONTENT}`,
      'it has 2 headings of the first level in place of one',
    ],
    [`<title>T</title><h1><span> </span></h1><p>Text</p>`, 'its heading is empty'],
    [`<title>T</title><p>Text</p><h1>H</h1><div><br/></div>`, 'it has no content'],
    [`<title>T</title><h1>H</h1><script>{}</script><noscript>Text</noscript>`, 'it has no content'],
  ])('%s: %s', (markup, problem) => {
    expect(readPage(markup).problem).toBe(problem);
  });
});
