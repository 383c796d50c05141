/** Brings the open tab of a bar into its middle; the page itself stays where it is. */
export function scrollToSelected(bar: HTMLElement): void {
  const tab = bar.querySelector('[aria-selected=true]');
  if (!tab) return;
  const [inside, outside] = [tab.getBoundingClientRect(), bar.getBoundingClientRect()];
  bar.scrollLeft += inside.left + inside.width / 2 - outside.left - outside.width / 2;
}
