/** WGS 84, in degrees. */
export interface Position {
  readonly lat: number;
  readonly lng: number;
}

/** Rows of the grid between the poles: each is 1 km high. */
const ROWS = 20_000;
const ROW_DEGREES = 180 / ROWS;
/** Columns of the row along the equator: each is 1 km wide. */
const COLUMNS_AT_EQUATOR = 40_000;

/**
 * The centre of the cell, about 1 km × 1 km at every latitude, that a position lies in. Where somebody lives leaves a
 * service as such a centre only, and distances to people are measured from it: whoever asks for distances to many
 * points learns the cell and nothing more.
 */
export function gridPosition({ lat, lng }: Position): Position {
  const row = cellOf(lat + 90, ROW_DEGREES, ROWS);
  const centre = (row + 0.5) * ROW_DEGREES - 90;
  const columns = Math.max(1, Math.round(COLUMNS_AT_EQUATOR * Math.cos((centre * Math.PI) / 180)));
  const columnDegrees = 360 / columns;
  const column = cellOf(lng + 180, columnDegrees, columns);
  return { lat: rounded(centre), lng: rounded((column + 0.5) * columnDegrees - 180) };
}

/** Approximate side of the squares in which visitors find people: each is the union of cells of the grid. */
export const COARSE_KM = 10;

const cellOf = (degrees: number, size: number, count: number) =>
  Math.min(count - 1, Math.max(0, Math.floor(degrees / size)));

/** To about 10 cm: no trailing noise of binary fractions. */
const rounded = (degrees: number) => Math.round(degrees * 1e6) / 1e6;
