interface Shift {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Node | null }[];
}

type Watched = typeof globalThis & { shifts: Shift[] };

/** Runs in the page, before anything of it: notes what moves by itself although somebody may be reading it already. */
export function watchLayout(): void {
  const shifts: Shift[] = ((globalThis as Watched).shifts = []);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as unknown as Shift[]) if (!entry.hadRecentInput) shifts.push(entry);
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Runs in the page: how far it moved since it was opened (CLS), and what did. */
export function layoutShift(): { by: number; moved: string[] } {
  const { shifts } = globalThis as Watched;
  const nameOf = (node: Node | null) =>
    node instanceof Element ? `<${node.tagName.toLowerCase()} ${node.getAttribute('class') ?? ''}>` : node?.textContent;
  return {
    by: shifts.reduce((sum, { value }) => sum + value, 0),
    moved: shifts.map(({ value, sources }) => `${value}: ${sources.map(({ node }) => nameOf(node)).join(' | ')}`),
  };
}

/**
 * Runs in the page: whether a face of the machine stands in for ours until they have arrived (libs/ui/src/fonts.css). Without one
 * lines break otherwise then, and how far a page moves by that is a matter of chance.
 */
export const hasStandIn = (): Promise<boolean> =>
  new FontFace('stand-in', 'local("Arial"), local("Liberation Sans"), local("Roboto")').load().then(
    () => true,
    () => false,
  );
