import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Where visitors find players: squares of about 10 km × 10 km, each the union of squares of the grid. */
export class AddCoarsePlaces1763683200008 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- The centre, as point(longitude, latitude), of the coarse square that the centre of a square of the grid lies in.
      create function coarse_place(lat float8, lng float8) returns point
        language sql immutable parallel safe
        return (
          select point((floor((lng + 180) / width) + 0.5) * width - 180, centre)
          from (select (floor((lat + 90) / 0.09) + 0.5) * 0.09 - 90 as centre) row_of
          cross join lateral (select 360 / greatest(1, round(4000 * cos(radians(centre)))) as width) column_of);
    `);
    await runner.query(coarseColumns('player_search', 'grid_lat, grid_lng'));
    await runner.query(coarseColumns('grid_cell', 'lat, lng'));
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}

/** The coarse place on a sphere of radius 1. */
function coarseColumns(table: string, position: string): string {
  const lng = `radians((coarse_place(${position}))[0])`;
  const lat = `radians((coarse_place(${position}))[1])`;
  return `alter table ${table}
    add column coarse_x float8 generated always as (cos(${lat}) * cos(${lng})) stored,
    add column coarse_y float8 generated always as (cos(${lat}) * sin(${lng})) stored,
    add column coarse_z float8 generated always as (sin(${lat})) stored`;
}
