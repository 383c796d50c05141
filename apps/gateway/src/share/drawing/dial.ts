import type { Dial } from '../card-people.js';
import { box, shape, svg, text, type Element } from './element.js';
import { COLOUR } from './tokens.js';

const SWEEP = 270;
const R = 40;
const LENGTH = 2 * Math.PI * R * (SWEEP / 360);
const STEPS = [1, 2, 3, 4, 5, 6, 7];

/** A level as a dial from 1 to 7 with its name and what it is of, as in the app (libs/ui, level-dial.tsx). */
export function dial({ figure, share, name, label, isEstimate }: Dial, size: number): Element {
  const filled = Math.max(0.02, share) * LENGTH;
  const ring = { cx: 50, cy: 50, r: R, fill: 'none', strokeWidth: 8, strokeLinecap: 'round' };
  const turned = { transform: 'rotate(135 50 50)' };
  const words = { color: COLOUR.white, maxWidth: size * 1.2, textAlign: 'center' };
  return box(
    { flexDirection: 'column', alignItems: 'center' },
    box(
      { position: 'relative', width: size, height: size, alignItems: 'center', justifyContent: 'center' },
      box(
        { position: 'absolute', top: 0, left: 0 },
        svg(
          '0 0 100 100',
          { width: size, height: size },
          shape('circle', { ...ring, ...turned, stroke: COLOUR.deep, strokeDasharray: `${LENGTH} 999` }),
          shape('circle', {
            ...{ ...ring, ...turned, stroke: COLOUR.ball },
            strokeDasharray: isEstimate ? dashes(filled) : `${filled} 999`,
          }),
          ...STEPS.map(tick),
        ),
      ),
      text(figure, { fontSize: size * 0.34, fontWeight: 700, color: COLOUR.white, lineHeight: 1 }),
    ),
    text(name, { ...words, marginTop: -size * 0.13, fontSize: Math.max(24, size * 0.11), fontWeight: 700 }),
    text(label, { ...words, marginTop: size * 0.02, fontSize: Math.max(24, size * 0.1) }),
  );
}

/** Dashes of 7 with gaps of 9, then nothing. */
const dashes = (filled: number): string =>
  `${Array.from({ length: Math.max(1, Math.floor(filled / 16)) }, () => '7 9').join(' ')} 0 999`;

function tick(step: number): Element {
  const angle = ((135 + ((step - 1) / 6) * SWEEP) * Math.PI) / 180;
  const at = (radius: number) => `${50 + Math.cos(angle) * radius} ${50 + Math.sin(angle) * radius}`;
  const stroke = { stroke: COLOUR.white, strokeWidth: 1.4, strokeLinecap: 'round' };
  return shape('path', { d: `M${at(31)}L${at(33.5)}`, ...stroke });
}
