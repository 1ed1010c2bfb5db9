/**
 * What every page must have: a title, one heading of the first level, and content. A page without is one whose rendering
 * went wrong without an error.
 *
 * @param {string} html of the document
 * @returns {string | null} what is wrong; null when nothing is
 */
export function pageProblem(html) {
  if (!/<title\b[^>]*>[^<]*\S[^<]*<\/title>/.test(html)) return 'it has no title';
  const headings = html.match(/<h1\b/g)?.length ?? 0;
  if (headings !== 1) return `it has ${headings} headings of the first level in place of one`;
  if (textOf(/<h1\b[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? '') === '') return 'its heading is empty';
  return textOf(html.slice(html.indexOf('</h1>'))) === '' ? 'it has no content' : null;
}

/** The visible text of markup. @param {string} markup */
function textOf(markup) {
  return markup.replaceAll(/<[^>]*>/g, '').trim();
}
