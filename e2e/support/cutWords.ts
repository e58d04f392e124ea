// CutWords: words on the screen that can't be read: past the edge of what holds them, under the tab of the film's line,
// or behind three dots.

/**
 * Returns the words that are cut off on the page in which this runs, each with what cuts it. It runs in the page, so it
 * must not use anything around it.
 */
export function cutWords(): readonly string[] {
  const holds = (outer: DOMRect, inner: DOMRect): boolean =>
    inner.left >= outer.left - 1 &&
    inner.right <= outer.right + 1 &&
    inner.top >= outer.top - 1.5 &&
    inner.bottom <= outer.bottom + 1.5;
  const meets = (one: DOMRect, other: DOMRect): boolean =>
    one.left < other.right - 1 &&
    one.right > other.left + 1 &&
    one.top < other.bottom - 1 &&
    one.bottom > other.top + 1;
  const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  const nodes = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
  const cut: string[] = [];
  const look = (text: Node, rects: readonly DOMRect[]): void => {
    const said = (text.nodeValue ?? '').trim();
    for (let outer = text.parentElement; outer !== null && top.contains(outer); outer = outer.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(outer);
      // What scrolls can be brought into sight; what is only for screen readers need not be seen.
      if (/auto|scroll/.test(overflowX + overflowY) || outer.clientWidth <= 1) return;
      const box = outer.getBoundingClientRect();
      const isLine = outer.matches('main button[title]');
      if ((isLine || /hidden|clip/.test(overflowX + overflowY)) && !rects.every((rect) => holds(box, rect)))
        cut.push(`${said} (past the edge of ${outer.className})`);
      const tab = isLine ? outer.querySelector(':scope > [aria-hidden]') : null;
      if (
        tab !== null &&
        !tab.contains(text) &&
        rects.some((rect) => meets(tab.getBoundingClientRect(), rect))
      )
        cut.push(`${said} (under the tab)`);
      // The tab itself hangs out of the line.
      if (outer.parentElement?.matches('main button[title]') === true && outer.matches('[aria-hidden]'))
        return;
    }
  };
  while (nodes.nextNode()) {
    const text = nodes.currentNode;
    if ((text.nodeValue ?? '').trim() === '' || text.parentElement?.checkVisibility() !== true) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    look(text, [...range.getClientRects()]);
  }
  return cut;
}
