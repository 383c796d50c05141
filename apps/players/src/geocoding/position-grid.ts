import { distanceKm, type Position } from '../domain/search.js';
import type { PlaceTable } from './place-table.js';

const COLUMNS = 360;
const ROWS = 180;
const KM_PER_DEGREE = 111.19;

/** Places by cells of one degree, for the nearest one: looks at rings of cells around a position until no nearer can come. */
export class PositionGrid {
  /** Places of cell c are `places[starts[c] … starts[c + 1]]`. */
  private readonly starts = new Uint32Array(COLUMNS * ROWS + 1);
  private readonly places: Uint32Array;

  constructor(private readonly table: PlaceTable) {
    const cells = Uint32Array.from({ length: table.size }, (_, row) => cellOf(table.lats[row]!, table.lngs[row]!));
    for (const cell of cells) this.starts[cell + 1]!++;
    for (let cell = 0; cell < COLUMNS * ROWS; cell++) this.starts[cell + 1]! += this.starts[cell]!;
    const next = this.starts.slice();
    this.places = new Uint32Array(table.size);
    cells.forEach((cell, row) => (this.places[next[cell]!++] = row));
  }

  /** Row of the nearest place within `withinKm`, or null. */
  nearest(from: Position, withinKm: number): { row: number; km: number } | null {
    const [y, x] = [rowOf(from.lat), columnOf(from.lng)];
    let best: { row: number; km: number } | null = null;
    for (let ring = 0; ring < COLUMNS / 2; ring++) {
      const reached = this.leastKmOfRing(from, ring);
      if (reached > (best?.km ?? withinKm)) break;
      for (const cell of cellsOfRing(y, x, ring)) {
        for (let i = this.starts[cell]!; i < this.starts[cell + 1]!; i++) {
          const row = this.places[i]!;
          const km = distanceKm(from, { lat: this.table.lats[row]!, lng: this.table.lngs[row]! });
          if (km <= (best?.km ?? withinKm)) best = { row, km };
        }
      }
    }
    return best;
  }

  /** No place of this ring or a later one is nearer. Cells get narrower towards the poles. */
  private leastKmOfRing({ lat }: Position, ring: number): number {
    if (ring === 0) return 0;
    const highest = Math.min(89.9, Math.abs(lat) + ring);
    return (ring - 1) * KM_PER_DEGREE * Math.cos((highest * Math.PI) / 180);
  }
}

const rowOf = (lat: number) => Math.min(ROWS - 1, Math.max(0, Math.floor(lat + 90)));
const columnOf = (lng: number) => (((Math.floor(lng + 180) % COLUMNS) + COLUMNS) % COLUMNS) | 0;
const cellOf = (lat: number, lng: number) => rowOf(lat) * COLUMNS + columnOf(lng);

/** Cells at this distance in rows or columns, without repeats; columns go around the earth. */
function* cellsOfRing(y: number, x: number, ring: number): Generator<number> {
  for (let dy = -ring; dy <= ring; dy++) {
    const row = y + dy;
    if (row < 0 || row >= ROWS) continue;
    const step = Math.abs(dy) === ring ? 1 : Math.max(1, 2 * ring);
    for (let dx = -ring; dx <= ring; dx += step) yield row * COLUMNS + ((x + dx + COLUMNS) % COLUMNS);
  }
}
