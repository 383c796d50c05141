/** Child process that draws share cards sequentially; its memory is freed when it exits. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Resvg } from '@resvg/resvg-js';
import satori from 'satori';
import type { BoardRow, Card } from './card.js';
import type { CardJob, DrawnCard } from './drawing-process.js';

const WIDTH = 1_200;
const HEIGHT = 630;
const MARGIN = 72;
const EDGE = 16;
const INSIDE = WIDTH - EDGE - 2 * MARGIN;
const COLOUR = {
  page: '#0e131b',
  text: '#e9eef6',
  quiet: '#a3afc0',
  line: '#2b3545',
  court: '#1d5bd6',
  ball: '#d6e03c',
};
/** Longer texts are cut before measuring, to save time. */
const LONGEST = 90;

const { resolve } = createRequire(import.meta.url);
const face = (subset: 'latin' | 'latin-ext', weight: 500 | 700) => ({
  name: subset,
  weight,
  style: 'normal' as const,
  data: readFileSync(resolve(`@fontsource/barlow-condensed/files/barlow-condensed-${subset}-${weight}-normal.woff`)),
});
const fonts = [face('latin', 500), face('latin', 700), face('latin-ext', 500), face('latin-ext', 700)];

interface Element {
  readonly type: string;
  readonly props: { readonly style: Readonly<Record<string, string | number>>; readonly children?: unknown };
}
const box = (style: Element['props']['style'], ...children: (Element | string | null)[]): Element => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children: children.filter((child) => child !== null) },
});

/** Truncates a line with …. Only characters available in the fonts are drawn. */
function line(text: string, style: Element['props']['style']): Element {
  return box(
    { display: 'block', overflow: 'hidden', whiteSpace: 'nowrap', textOverflow: 'ellipsis', ...style },
    drawable(text),
  );
}

/** The fonts have no emoji or other scripts, which would be drawn as boxes. */
const drawable = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[^\p{Script=Latin}\p{Nd}\p{P}\p{Zs}+|]/gu, '')
    .replace(/\s+/gu, ' ')
    .trim()
    .slice(0, LONGEST) || '?';

const HEADLINE = { fontWeight: 700, maxWidth: INSIDE };

const picture = ({ kicker, title, board, facts }: Card): Element =>
  box(
    {
      width: WIDTH,
      height: HEIGHT,
      boxSizing: 'border-box',
      padding: MARGIN,
      flexDirection: 'column',
      justifyContent: 'space-between',
      backgroundColor: COLOUR.page,
      color: COLOUR.text,
      fontFamily: 'latin, latin-ext',
      fontWeight: 500,
      borderLeft: `${EDGE}px solid ${COLOUR.court}`,
    },
    line(kicker, { fontSize: 40, color: COLOUR.ball, letterSpacing: 1, maxWidth: INSIDE }),
    board ? scoreboard(board) : line(title, { ...HEADLINE, fontSize: title.length > 24 ? 72 : 104 }),
    box(
      { flexDirection: 'column' },
      ...facts.slice(0, 4).map((fact) => line(fact, { fontSize: 38, color: COLOUR.quiet, maxWidth: INSIDE })),
    ),
    box(
      { alignItems: 'center', fontSize: 34, fontWeight: 700 },
      box({ width: 26, height: 26, borderRadius: 13, marginRight: 14, backgroundColor: COLOUR.ball }),
      'Setpoint',
    ),
  );

const scoreboard = (rows: readonly BoardRow[]): Element =>
  box({ flexDirection: 'column', borderTop: `2px solid ${COLOUR.line}` }, ...rows.map(boardRow));

const boardRow = ({ name, won, sets }: BoardRow): Element =>
  box(
    { alignItems: 'center', height: 116, borderBottom: `2px solid ${COLOUR.line}` },
    box({ width: 18, height: 18, borderRadius: 9, marginRight: 18, backgroundColor: won ? COLOUR.ball : COLOUR.page }),
    line(name, { flexGrow: 1, flexShrink: 1, flexBasis: 0, fontSize: 58, fontWeight: won ? 700 : 500 }),
    ...sets
      .slice(0, 5)
      .map((set) =>
        box(
          { width: 96, justifyContent: 'flex-end', fontSize: 76, fontWeight: set.won ? 700 : 500 },
          box({ color: set.won ? COLOUR.text : COLOUR.quiet }, String(set.games)),
          set.tieBreak === null ? null : box({ fontSize: 32, color: COLOUR.quiet }, String(set.tieBreak)),
        ),
      ),
  );

async function draw(card: Card): Promise<Buffer> {
  const svg = await satori(picture(card) as unknown as Parameters<typeof satori>[0], {
    width: WIDTH,
    height: HEIGHT,
    fonts,
  });
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
}

let before = Promise.resolve();
process.on('message', ({ job, card }: CardJob) => {
  before = before.then(async () => {
    const answer: DrawnCard = await draw(card).then(
      (png) => ({ job, png }),
      (error: unknown) => ({ job, error: String(error) }),
    );
    process.send!(answer);
  });
});
// The request was aborted.
process.on('disconnect', () => process.exit(0));
