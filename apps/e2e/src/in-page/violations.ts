import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { axeViolations } from './axe-violations.js';
import { drawn } from './drawn.js';
import { lengthen, restore } from './lengthen.js';
import { misplaced } from './misplaced.js';

const tools = { axeViolations, drawn, lengthen, misplaced, restore };

/** Axe and what else `violations` needs: half a megabyte. */
export const LOOKING_TOOLS = [
  readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8'),
  `window.lookingTools = { ${Object.entries(tools).map(([name, run]) => `${name}: ${String(run)}`)} };`,
].join('\n');

/**
 * Runs in the page. Everything that somebody would stumble over in what is seen at the moment: with axe, in the texts as
 * they are, and in texts that are 40 % longer unless the page is read in its longest language.
 */
export async function violations({ lengthened }: { readonly lengthened: boolean }): Promise<string[]> {
  const { axeViolations, drawn, lengthen, misplaced, restore } = (window as unknown as { lookingTools: typeof tools })
    .lookingTools;
  await drawn();
  const { scrollWidth, clientWidth } = document.documentElement;
  const sideways = scrollWidth > clientWidth ? [`scrolls ${scrollWidth - clientWidth} px sideways`] : [];
  const found = [...(await axeViolations()), ...sideways, ...misplaced({ torn: true })];
  if (!lengthened) return found;
  lengthen();
  await drawn();
  const longer = misplaced({ torn: false }).map((problem) => `longer: ${problem}`);
  restore();
  return [...found, ...longer];
}
