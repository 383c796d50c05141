import { assertNever } from '@setpoint/kernel';
import type { Art } from '../card.js';
import type { Dial, Face } from '../card-people.js';
import { dial } from './dial.js';
import { box, shape, svg, text, type Element } from './element.js';
import { face } from './people.js';
import { COLOUR, HEIGHT, PANEL } from './tokens.js';

/** What the card is about, at its right from top to bottom, which needs no further data to be full. */
export const panel = (art: Art): Element =>
  box(
    {
      ...{ position: 'relative', width: PANEL, height: HEIGHT, flexShrink: 0, overflow: 'hidden' },
      ...{ alignItems: 'center', justifyContent: 'center', backgroundColor: COLOUR.court },
    },
    ...drawn(art),
  );

function drawn(art: Art): Element[] {
  switch (art.kind) {
    case 'dials':
      return [field(FAINT), dials(art.dials)];
    case 'match':
      return [court(art.isPadel), ...art.sides.flatMap((side, index) => players(side, index === 0 ? 96 : 340))];
    case 'centre':
      return [court(art.isPadel), pin];
    case 'bracket':
      return [field(FAINT), bracket];
    case 'table':
      return [field(FAINT), table];
    default:
      return assertNever(art);
  }
}

const LINES = { fill: 'none', stroke: COLOUR.white, strokeWidth: 5, strokeLinecap: 'round' };
const FAINT = 0.14;
const SIZE = { width: PANEL, height: HEIGHT };
const VIEW = `0 0 ${PANEL} ${HEIGHT}`;

const behind = (drawing: Element): Element => box({ position: 'absolute', top: 0, left: 0 }, drawing);

/** The lines of a court, larger than the panel. */
const field = (opacity: number): Element =>
  behind(
    svg(
      VIEW,
      SIZE,
      shape('path', {
        ...{ ...LINES, opacity },
        d: 'M40 -20V650M390 -20V650M95 -20V650M335 -20V650M95 150H335M95 480H335M215 150V480M0 315H430',
      }),
    ),
  );

/** A court seen from above, with the net across. */
const court = (isPadel: boolean): Element =>
  behind(
    svg(
      VIEW,
      SIZE,
      shape('rect', { x: 55, y: 45, width: 320, height: 540, rx: isPadel ? 14 : 0, fill: COLOUR.deep }),
      shape('path', { ...LINES, d: isPadel ? PADEL : TENNIS }),
      shape('path', { ...LINES, d: 'M35 315H395', strokeDasharray: '3 10' }),
    ),
  );

const TENNIS = 'M55 45H375V585H55ZM95 45V585M335 45V585M95 165H335M95 465H335M215 165V465';
const PADEL = 'M55 45H375V585H55ZM55 128H375M55 502H375M215 118V512';

/** A side of the court, with names below faces. */
function players(side: readonly (Face | null)[], top: number): Element[] {
  const shown = side.slice(0, 2);
  const width = shown.length === 1 ? 300 : 150;
  return shown.map((one, at) => {
    const left = PANEL / 2 - (width * shown.length) / 2 + width * at;
    return box(
      { position: 'absolute', top, left, width, flexDirection: 'column', alignItems: 'center' },
      face(one, FACE),
      one && text(one.name, { ...LABEL, fontSize: shown.length === 1 ? 32 : 26, maxWidth: width - 8 }),
    );
  });
}

const FACE = 116;
const LABEL = { color: COLOUR.white, fontWeight: 700, marginTop: 6, padding: '0 8px', backgroundColor: COLOUR.deep };

const pin = box(
  { position: 'absolute', top: 178, left: PANEL / 2 - 82 },
  svg(
    '0 0 24 30',
    { width: 164, height: 205 },
    shape('path', { d: 'M12 29C12 29 22 18.5 22 11A10 10 0 0 0 2 11C2 18.5 12 29 12 29Z', fill: COLOUR.ball }),
    shape('circle', { cx: 12, cy: 11, r: 4, fill: COLOUR.deep }),
  ),
);

/** Four go in, one comes out. */
const bracket = behind(
  svg(
    VIEW,
    SIZE,
    ...[135, 225, 365, 455].map((y) => entry(40, y)),
    ...[180, 410].map((y) => entry(166, y)),
    shape('path', { ...LINES, d: 'M130 157H148V247H130M148 202H166M130 387H148V477H130M148 432H166' }),
    shape('path', { ...LINES, d: 'M256 202H300V432H256M300 317H322' }),
    shape('circle', { cx: 356, cy: 317, r: 34, fill: COLOUR.ball }),
    shape('path', { d: 'M333 293C347 305 347 329 333 341M379 293C365 305 365 329 379 341', ...LINES, strokeWidth: 4 }),
  ),
);

function entry(x: number, y: number): Element {
  return shape('rect', {
    x,
    y,
    width: 90,
    height: 44,
    rx: 10,
    fill: COLOUR.deep,
    stroke: COLOUR.white,
    strokeWidth: 4,
  });
}

/** Standings, the first of them ahead. */
const table = behind(
  svg(
    VIEW,
    SIZE,
    ...[250, 210, 180, 140, 110].flatMap((width, at) => {
      const y = 125 + at * 80;
      const fill = at === 0 ? COLOUR.ball : COLOUR.white;
      return [
        shape('rect', { x: 50, y, width: 330, height: 60, rx: 14, fill: COLOUR.deep }),
        shape('circle', { cx: 86, cy: y + 30, r: 16, fill }),
        shape('rect', { x: 116, y: y + 22, width, height: 16, rx: 8, fill, opacity: at === 0 ? 1 : 0.85 - at * 0.13 }),
      ];
    }),
  ),
);

/** Of the formats that somebody plays: one large, two below each other, up to four in two columns. */
function dials(all: readonly Dial[]): Element {
  const [first, ...others] = all.slice(0, 4);
  const size = others.length === 0 ? 320 : others.length === 1 ? 210 : 168;
  return box(
    {
      width: PANEL,
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'center',
      gap: others.length > 1 ? 24 : 30,
    },
    ...[first!, ...others].map((one) => dial(one, size)),
  );
}
