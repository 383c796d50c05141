/** Child process that draws share cards sequentially; its memory is freed when it exits. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Resvg } from '@resvg/resvg-js';
import satori from 'satori';
import type { Element } from './drawing/element.js';
import type { CardJob, DrawnCard } from './drawing-process.js';

const { resolve } = createRequire(import.meta.url);
const face = (subset: 'latin' | 'latin-ext', weight: 500 | 700) => ({
  name: subset,
  weight,
  style: 'normal' as const,
  data: readFileSync(resolve(`@fontsource/barlow-condensed/files/barlow-condensed-${subset}-${weight}-normal.woff`)),
});
const fonts = [face('latin', 500), face('latin', 700), face('latin-ext', 500), face('latin-ext', 700)];

async function draw(picture: Element, width: number, height: number): Promise<Buffer> {
  const svg = await satori(picture as unknown as Parameters<typeof satori>[0], {
    width,
    height,
    fonts,
  });
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
}

let before = Promise.resolve();
process.on('message', ({ job, picture, width, height }: CardJob) => {
  before = before.then(async () => {
    const answer: DrawnCard = await draw(picture, width, height).then(
      (png) => ({ job, png }),
      (error: unknown) => ({ job, error: String(error) }),
    );
    process.send!(answer);
  });
});
// The request was aborted.
process.on('disconnect', () => process.exit(0));
