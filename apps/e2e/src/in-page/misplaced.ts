/**
 * Runs in the page. Every text and control that doesn't stand where a reader can have it whole: beyond the viewport,
 * cut off (also where overflow is hidden, which no scrolling shows), outside its card, or over its neighbour.
 * Scrollers and ellipses are meant, ellipses on buttons and in navigation are not. With `torn` also words that are broken
 * in two, and columns too narrow to read.
 */
export function misplaced({ torn }: { readonly torn: boolean }): string[] {
  const SLACK = 1.5;
  /** Neighbours may touch by as much. */
  const OVERLAP = 3;
  interface Leaf {
    readonly element: Element;
    readonly name: string;
    readonly box: DOMRect;
    /** Between the height of capitals and the line that letters stand on. */
    readonly ink: { readonly top: number; readonly bottom: number };
    readonly layer: Element;
    readonly control: Element | null;
  }
  const CONTROLS = 'button, input, select, textarea, [role=button], [role=switch]';
  const styles = new Map<Element, CSSStyleDeclaration>();
  const styleOf = (element: Element) => {
    const known = styles.get(element) ?? getComputedStyle(element);
    styles.set(element, known);
    return known;
  };
  const problems = new Set<string>();

  const scrolls = (element: Element, axis: 'x' | 'y') => {
    const style = styleOf(element);
    const overflow = axis === 'x' ? style.overflowX : style.overflowY;
    return overflow === 'auto' || overflow === 'scroll';
  };
  const hides = (element: Element, axis: 'x' | 'y') => {
    const style = styleOf(element);
    const overflow = axis === 'x' ? style.overflowX : style.overflowY;
    return overflow === 'hidden' || overflow === 'clip';
  };
  /** Something that is seen as a box of its own. */
  const isCard = (element: Element) => {
    const style = styleOf(element);
    const bordered = parseFloat(style.borderTopWidth) > 0 && parseFloat(style.borderLeftWidth) > 0;
    const rounded = parseFloat(style.borderTopLeftRadius) > 0;
    const filled = style.backgroundColor !== 'rgba(0, 0, 0, 0)' || style.backgroundImage !== 'none';
    return bordered || (rounded && filled);
  };
  /** Drawn over the rest on purpose. */
  const isLifted = (element: Element) => ['fixed', 'sticky', 'absolute'].includes(styleOf(element).position);
  const isTurned = (element: Element) =>
    styleOf(element).rotate !== 'none' || /matrix\((?!1, 0, 0, 1)/.test(styleOf(element).transform);

  const judged = new Map<Element, boolean>();
  /** Not drawn, turned on purpose, or said to screen readers only: then so is everything in it. */
  const seen = (element: Element): boolean => {
    if (element === document.body) return true;
    const known = judged.get(element);
    if (known !== undefined) return known;
    const verdict = stands(element) && seen(element.parentElement!);
    judged.set(element, verdict);
    return verdict;
  };
  function stands(element: Element): boolean {
    if (element.matches('svg, dialog:not([open]), noscript, script, style')) return false;
    // What is folded away keeps its boxes.
    if (!element.checkVisibility()) return false;
    const style = styleOf(element);
    if (style.display === 'none' || style.visibility !== 'visible' || style.opacity === '0' || isTurned(element))
      return false;
    if (style.clipPath !== 'none' || (style.clip !== 'auto' && style.position === 'absolute')) return false;
    return !(element.clientWidth <= 1 && element.clientHeight <= 1 && hides(element, 'x'));
  }

  const layerOf = (element: Element): Element => {
    for (let at: Element | null = element; at; at = at.parentElement) if (isLifted(at)) return at;
    return document.body;
  };

  function check({ element, name, box }: Leaf) {
    let rect: { left: number; right: number; top: number; bottom: number } = box;
    for (let at: Element | null = element; at && at !== document.documentElement; at = at.parentElement) {
      const outer = at.getBoundingClientRect();
      const style = styleOf(at);
      if (style.display === 'inline' || style.display === 'contents') continue;
      if (style.textOverflow === 'ellipsis' || style.getPropertyValue('-webkit-line-clamp') !== 'none') {
        if (rect.right > outer.right + SLACK && at.closest(`nav, ${CONTROLS}`)) problems.add(`cut off: ${name}`);
        rect = { ...clamp(rect, outer) };
      }
      if (scrolls(at, 'x') || scrolls(at, 'y')) rect = clamp(rect, outer);
      const beside = rect.left < outer.left - SLACK || rect.right > outer.right + SLACK;
      const below = rect.top < outer.top - SLACK || rect.bottom > outer.bottom + SLACK;
      if ((beside && hides(at, 'x')) || (below && hides(at, 'y'))) {
        problems.add(`cut off: ${name} by ${labelOf(at)}`);
        return;
      }
      if ((beside || below) && isCard(at)) {
        problems.add(`outside its card: ${name} in ${labelOf(at)}`);
        return;
      }
      if (style.position === 'fixed') break;
      if (style.position === 'absolute') return;
    }
    if (rect.left < -SLACK || rect.right > document.documentElement.clientWidth + SLACK)
      problems.add(`beyond the screen: ${name}`);
  }

  function clamp(rect: { left: number; right: number; top: number; bottom: number }, outer: DOMRect) {
    return {
      left: Math.max(rect.left, outer.left),
      right: Math.min(rect.right, outer.right),
      top: Math.max(rect.top, outer.top),
      bottom: Math.min(rect.bottom, outer.bottom),
    };
  }

  function labelOf(element: Element): string {
    const name = typeof element.className === 'string' ? element.className.split(' ')[0]! : '';
    return `<${element.tagName.toLowerCase()}${name && ` ${name}`}>`;
  }

  const leaves: Leaf[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.nodeValue!.trim();
    const element = node.parentElement!;
    if (!text || !seen(element)) continue;
    range.selectNodeContents(node);
    const lines = [...range.getClientRects()].filter((box) => box.width > 0 && box.height > 0);
    const control = element.closest('a, ' + CONTROLS);
    const name = `'${text.slice(0, 40)}'`;
    for (const box of lines) {
      const ink = { top: box.top + box.height * 0.24, bottom: box.bottom - box.height * 0.22 };
      leaves.push({ element, name, box, ink, layer: layerOf(element), control });
    }
    const tops = new Set(lines.map((line) => Math.round(line.top))).size;
    if (!torn || tops < 2) continue;
    if (tops >= 5 && text.length / tops < 10) problems.add(`squeezed into ${tops} lines: ${name}`);
    // Addresses may break anywhere.
    const words = node.nodeValue!.replace(/\S*:\/\/\S*/g, (address) => ' '.repeat(address.length));
    for (const { 0: word, index } of words.matchAll(/(?<![.@/?&=+]|\p{L})\p{L}{4,}(?![.@/?&=+]?\p{L})/gu)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const heights = new Set([...range.getClientRects()].map((part) => Math.round(part.top)));
      if (heights.size > 1) problems.add(`torn: '${word}' in ${name}`);
    }
  }
  for (const element of document.querySelectorAll(CONTROLS)) {
    const box = element.getBoundingClientRect();
    if (box.width < 2 || box.height < 2 || !seen(element)) continue;
    const words = element.getAttribute('aria-label') ?? element.getAttribute('name') ?? element.textContent ?? '';
    leaves.push({
      element,
      name: `${labelOf(element)} '${words.trim().slice(0, 40)}'`,
      box,
      ink: box,
      layer: layerOf(element),
      control: element,
    });
  }
  for (const leaf of leaves) check(leaf);

  // Behind a title the lines of a court would strike it through; on wide screens they stand beside it.
  const courts = [...document.querySelectorAll('svg[viewBox="0 0 480 240"]')].map((one) => one.getBoundingClientRect());
  for (const title of innerWidth <= 360 ? document.querySelectorAll('main h1, main h2') : []) {
    const box = title.getBoundingClientRect();
    const isStruck = courts.some(
      ({ width, left, right, top, bottom }) =>
        width > 0 && left < box.right && right > box.left && top < box.bottom && bottom > box.top,
    );
    if (isStruck) problems.add(`struck through: '${title.textContent?.slice(0, 40)}'`);
  }

  const fromTop = [...leaves].sort((one, other) => one.box.top - other.box.top);
  for (const [index, one] of fromTop.entries()) {
    for (let next = index + 1; next < fromTop.length && fromTop[next]!.box.top < one.box.bottom - OVERLAP; next++) {
      const other = fromTop[next]!;
      const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const high = Math.min(one.ink.bottom, other.ink.bottom) - Math.max(one.ink.top, other.ink.top);
      if (wide <= OVERLAP || high <= OVERLAP) continue;
      if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
      if (one.layer !== other.layer || (one.control && one.control === other.control)) continue;
      if (hiddenByScroll(one) || hiddenByScroll(other)) continue;
      problems.add(`over each other: ${one.name} and ${other.name}`);
    }
  }

  /** Scrolled or shortened away: the rest of it is not seen there. */
  function hiddenByScroll({ element, box }: Leaf): boolean {
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      if (styleOf(at).overflowX === 'visible' && styleOf(at).overflowY === 'visible') continue;
      const outer = at.getBoundingClientRect();
      if (box.right > outer.right + 1 || box.left < outer.left - 1) return true;
      if (box.bottom > outer.bottom + 1 || box.top < outer.top - 1) return true;
    }
    return false;
  }

  return [...problems];
}
