/** Half the width of the drawing. */
const CENTRE = 100;
const RADIUS = 78;
const NUMBERS_AT = 92;

const corner = (index: number, of: number, distance: number): readonly [number, number] => {
  const angle = (index / of) * 2 * Math.PI - Math.PI / 2;
  return [round(CENTRE + Math.cos(angle) * distance), round(CENTRE + Math.sin(angle) * distance)];
};

const round = (value: number): number => Math.round(value * 10) / 10;

const pathOf = (corners: readonly (readonly [number, number])[]) =>
  `M${corners.map(([x, y]) => `${x} ${y}`).join('L')}Z`;

/** A radar on 200 by 200: marks from 0 to `highest` along as many axes, the first upwards, then clockwise. */
export function radarShape(marks: readonly number[], highest: number) {
  const axes = marks.map((_, index) => index);
  return {
    rings: Array.from({ length: highest }, (_, ring) =>
      pathOf(axes.map((index) => corner(index, axes.length, (RADIUS * (ring + 1)) / highest))),
    ),
    spokes: axes.map((index) => ({
      end: corner(index, axes.length, RADIUS),
      number: corner(index, axes.length, NUMBERS_AT),
    })),
    area: pathOf(marks.map((mark, index) => corner(index, axes.length, (RADIUS * mark) / highest))),
    centre: CENTRE,
  };
}
