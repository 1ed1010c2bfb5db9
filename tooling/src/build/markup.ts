import type { DefaultTreeAdapterTypes } from 'parse5';

export type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.Node;

const UNSEEN = ['noscript', 'script', 'style', 'template', 'title'];

/** All elements below a node, in the order of the document. */
export function elementsIn(node: Node): Element[] {
  if (!('childNodes' in node)) return [];
  return node.childNodes.flatMap((child) =>
    'tagName' in child ? [child, ...elementsIn(child)] : [],
  );
}

export function attribute({ attrs }: Element, name: string): string | undefined {
  return attrs.find((attr) => attr.name === name)?.value;
}

/**
 * The visible text below a node.
 *
 * @param from a position in the source; text before it is left out
 */
export function textOf(node: Node, from = 0): string {
  if ('value' in node)
    return (node.sourceCodeLocation?.startOffset ?? from) < from ? '' : node.value;
  if (!('childNodes' in node)) return '';
  return node.childNodes
    .map((child) => (UNSEEN.includes(child.nodeName) ? '' : textOf(child, from)))
    .join('');
}
