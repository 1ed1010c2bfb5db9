/**
 * Translates the page, now and after each change. Each text gets a zero-width space, which has no effect on the layout and which
 * Playwright ignores in names.
 */
export function translate(): void {
  const translateText = (text: Text): void => {
    const parent = text.parentElement;
    if (!text.data.trim() || !parent || parent.closest('font, script, style')) return;
    const font = document.createElement('font');
    font.append(document.createElement('font'));
    font.firstElementChild?.append(`${text.data}\u200b`);
    text.replaceWith(font);
  };
  const translateIn = (node: Node): void => {
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const texts: Text[] = node instanceof Text ? [node] : [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    texts.forEach(translateText);
  };
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) [target, ...addedNodes].forEach(translateIn);
  }).observe(document.body, { characterData: true, childList: true, subtree: true });
  translateIn(document.body);
}
