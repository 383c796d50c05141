/**
 * Runs in the page. What axe finds against WCAG 2.2 AA, each with up to three places where. A target that a bar at the edge
 * of the window covers in part is measured in the middle of the window, and a list of choices is scrolled by the keys of its
 * field.
 */
export async function axeViolations(): Promise<string[]> {
  interface Violation {
    id: string;
    nodes: { target: string[] }[];
  }
  const { axe } = window as unknown as {
    axe: { run(context: Document | Element, options: object): Promise<{ violations: Violation[] }> };
  };
  const isTooSmall = async (target: string) => {
    const element = document.querySelector(target)!;
    const { scrollX, scrollY } = window;
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { violations } = await axe.run(element, { runOnly: ['target-size'] });
    window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
    return violations.length > 0;
  };
  const isOfField = (target: string) => {
    const element = document.querySelector(target)!;
    return (element.closest('[role=listbox]') ?? element.querySelector('[role=listbox]')) !== null;
  };
  const counts: Record<string, (target: string) => boolean | Promise<boolean>> = {
    'target-size': isTooSmall,
    'scrollable-region-focusable': (target) => !isOfField(target),
  };
  const { violations } = await axe.run(document, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
    // Of what passes, only the count is worked out: that is most of what there is to describe.
    resultTypes: ['violations'],
  });
  const found: string[] = [];
  for (const { id, nodes } of violations) {
    const places: string[] = [];
    for (const { target } of nodes)
      if (!counts[id] || (await counts[id](target.join(' ')))) places.push(target.join(' '));
    if (places.length > 0) found.push(`${id}: ${places.slice(0, 3).join(' | ')}`);
  }
  return found;
}
