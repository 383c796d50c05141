import { boxesAround, chordOf, distanceKm, type Position } from '../domain/geography.js';
import type { PlaceTable } from './place-table.js';

const COLUMNS = 360;
const ROWS = 180;
const FIRST_RADIUS_KM = 12.5;

/** Places by one-degree cells; the nearest one is found by searching a growing area of cells. */
export class NearestPlaces {
  /** Places of cell c are `places[starts[c] … starts[c + 1]]`. */
  private readonly starts = new Uint32Array(COLUMNS * ROWS + 1);
  private readonly places: Uint32Array;

  constructor(private readonly table: PlaceTable) {
    const cells = Uint32Array.from(
      { length: table.size },
      (_, row) => rowOf(table.lats[row]!) * COLUMNS + columnOf(table.lngs[row]!),
    );
    for (const cell of cells) this.starts[cell + 1]!++;
    for (let cell = 0; cell < COLUMNS * ROWS; cell++) this.starts[cell + 1]! += this.starts[cell]!;
    const next = this.starts.slice();
    this.places = new Uint32Array(table.size);
    cells.forEach((cell, row) => (this.places[next[cell]!++] = row));
  }

  /** Row of the nearest place within `withinKm`, or null. */
  nearest(from: Position, withinKm: number): { row: number; km: number } | null {
    for (let radius = FIRST_RADIUS_KM; ; radius *= 2) {
      const reach = Math.min(radius, withinKm);
      const best = this.nearestInCells(from, reach);
      if (best || reach === withinKm) return best;
    }
  }

  private nearestInCells(from: Position, withinKm: number): { row: number; km: number } | null {
    let best: { row: number; km: number } | null = null;
    for (const { south, north, west, east } of boxesAround(from, chordOf(withinKm))) {
      for (let y = rowOf(south); y <= rowOf(north); y++) {
        const first = y * COLUMNS + columnOf(west);
        const last = y * COLUMNS + columnOf(east);
        for (let i = this.starts[first]!; i < this.starts[last + 1]!; i++) {
          const row = this.places[i]!;
          const km = distanceKm(from, { lat: this.table.lats[row]!, lng: this.table.lngs[row]! });
          if (km <= (best?.km ?? withinKm)) best = { row, km };
        }
      }
    }
    return best;
  }
}

const rowOf = (lat: number) => Math.min(ROWS - 1, Math.max(0, Math.floor(lat + 90)));
const columnOf = (lng: number) => Math.min(COLUMNS - 1, Math.max(0, Math.floor(lng + 180)));
