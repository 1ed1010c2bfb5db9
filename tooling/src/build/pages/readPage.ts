import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5';

type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.Node;

const UNSEEN = ['noscript', 'script', 'style', 'template', 'title'];

/** React's output for a page, and the page's metadata. */
export interface PageMarkup {
  /** The markup of the elements of the document's head, which React renders first. */
  readonly head: string;
  /** The remaining markup. */
  readonly content: string;
  /** Its canonical path; null if it has none. */
  readonly canonical: string | null;
  /** Whether it is noindex. */
  readonly isHidden: boolean;
  /** The missing part, if React rendered an incomplete page without an error; null if the page is complete. */
  readonly problem: string | null;
}

const IN_HEAD = ['link', 'meta', 'title'];

const ANY_ORIGIN = 'https://shop.example';

export function readPage(rendered: string): PageMarkup {
  const tree = parseFragment(rendered, { sourceCodeLocationInfo: true });
  const first = tree.childNodes.findIndex((node) => !IN_HEAD.includes(node.nodeName));
  const count = first < 0 ? tree.childNodes.length : first;
  const end = tree.childNodes[count - 1]?.sourceCodeLocation?.endOffset ?? 0;
  const head = elementsIn({ ...tree, childNodes: tree.childNodes.slice(0, count) });
  const title = head.find(({ tagName }) => tagName === 'title');
  const link = head.find((element) => attribute(element, 'rel') === 'canonical');
  const robots = head.find((element) => attribute(element, 'name') === 'robots');
  return {
    head: rendered.slice(0, end),
    content: rendered.slice(end),
    canonical: link ? new URL(attribute(link, 'href') ?? '', ANY_ORIGIN).pathname : null,
    isHidden: robots !== undefined && (attribute(robots, 'content') ?? '').startsWith('noindex'),
    problem: title && textOf(title).trim() ? contentProblem(tree) : 'it has no title',
  };
}

function contentProblem(tree: DefaultTreeAdapterTypes.DocumentFragment): string | null {
  const headings = elementsIn(tree).filter(({ tagName }) => tagName === 'h1');
  const [heading, ...more] = headings;
  if (!heading || more.length > 0) {
    return `it has ${headings.length} level-1 headings instead of one`;
  }
  if (textOf(heading).trim() === '') return 'its heading is empty';
  const end = heading.sourceCodeLocation?.endOffset;
  return textOf(tree, end).trim() === '' ? 'it has no content' : null;
}

/** All elements below a node, in the order of the document. */
function elementsIn(node: Node): Element[] {
  if (!('childNodes' in node)) return [];
  return node.childNodes.flatMap((child) =>
    'tagName' in child ? [child, ...elementsIn(child)] : [],
  );
}

function attribute({ attrs }: Element, name: string): string | undefined {
  return attrs.find((attr) => attr.name === name)?.value;
}

/**
 * The visible text below a node.
 *
 * @param from a position in the source; text before it is left out
 */
function textOf(node: Node, from = 0): string {
  if ('value' in node)
    return (node.sourceCodeLocation?.startOffset ?? from) < from ? '' : node.value;
  if (!('childNodes' in node)) return '';
  return node.childNodes
    .map((child) => (UNSEEN.includes(child.nodeName) ? '' : textOf(child, from)))
    .join('');
}
