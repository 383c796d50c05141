/** Size of a drawn picture, in units of its own. */
export const WIDTH = 960;
export const HEIGHT = 480;
export const HORIZON = 176;

/** Metres: to the right of the court's middle, from the near baseline into the picture, above the ground. */
export type Spot = readonly [x: number, y: number, z?: number];

const FOCAL = 650;
const BACK_METRES = 9;
const EYE_METRES = 3.9;

/** What somebody behind the near baseline sees, a little left or right of the middle. */
export class View {
  private readonly aside: number;

  constructor(aside: number) {
    this.aside = aside;
  }

  /** Units for one metre at that depth. */
  scale(y: number): number {
    return FOCAL / (y + BACK_METRES);
  }

  at([x, y, z = 0]: Spot): readonly [number, number] {
    const scale = this.scale(Math.max(y, 1 - BACK_METRES));
    return [WIDTH / 2 + (x - this.aside) * scale, HORIZON + (EYE_METRES - z) * scale];
  }

  path(spots: readonly Spot[], closed = true): string {
    const corners = spots.map((spot) =>
      this.at(spot)
        .map((number) => round(number))
        .join(' '),
    );
    return `M${corners.join('L')}${closed ? 'Z' : ''}`;
  }

  area(spots: readonly Spot[], style: string): string {
    return `<path d="${this.path(spots)}" ${style}/>`;
  }

  /** A painted line on the ground: as wide as it is, so thinner in the distance. */
  line([ax, ay]: Spot, [bx, by]: Spot, metres = 0.09): string {
    const along = ay === by;
    const half = metres / 2;
    return this.path(
      along
        ? [
            [ax, ay - half],
            [bx, by - half],
            [bx, by + half],
            [ax, ay + half],
          ]
        : [
            [ax - half, ay],
            [bx - half, by],
            [bx + half, by],
            [ax + half, ay],
          ],
    );
  }
}

export const round = (number: number): number => Math.round(number * 10) / 10;
