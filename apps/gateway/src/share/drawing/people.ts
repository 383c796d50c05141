import type { Face } from '../card-people.js';
import { box, shape, svg, text, type Element } from './element.js';
import { COLOUR } from './tokens.js';

/** Initials on the colour of a player, as in the app; a ring with a plus where a place is free. */
export function face(of: Face | null, size: number): Element {
  const round = { width: size, height: size, borderRadius: size, boxSizing: 'border-box', flexShrink: 0 };
  if (!of) {
    return box(
      round,
      svg(
        '0 0 100 100',
        { width: size, height: size },
        shape('circle', { ...RING, cx: 50, cy: 50, r: 47, strokeDasharray: '12 9' }),
        shape('path', { ...RING, d: 'M50 33v34M33 50h34' }),
      ),
    );
  }
  return box(
    {
      ...{ ...round, alignItems: 'center', justifyContent: 'center', backgroundColor: of.colour },
      border: `${Math.max(3, Math.round(size / 28))}px solid ${COLOUR.white}`,
    },
    text(of.initials, { fontSize: Math.round(size * 0.44), fontWeight: 700, color: COLOUR.white }),
  );
}

const RING = { fill: 'none', stroke: COLOUR.white, strokeWidth: 4, strokeLinecap: 'round' };

/** Those who play together, one before the other. */
export const faces = (of: readonly (Face | null)[], size: number): Element =>
  box({}, ...of.map((one, at) => box({ marginLeft: at === 0 ? 0 : -size / 6 }, face(one, size))));
