import type { MigrationInterface, QueryRunner } from 'typeorm';

export class StorePlacesAsPoints1763683200003 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Positions as points (longitude, latitude). An index over cubes takes seconds for some hundred players who are at the
      -- same place or on one line, and most players name the same few cities.
      drop index player_by_position;
      alter table player drop column position;
      alter table player add column place point
        generated always as (point((location ->> 'lng')::float8, (location ->> 'lat')::float8)) stored;
      create index player_by_place on player using gist (place) where standing = 'LISTED';

      -- Chord between two places through the unit sphere: grows with the great-circle distance (haversine). Neither STRICT nor
      -- LEAST, so that it is inlined: called as a function it takes twenty times as long.
      create function chord_between(a point, b point) returns float8
        language sql immutable parallel safe
        return 2 * sqrt(
          power(sin(radians(b[1] - a[1]) / 2), 2)
          + cos(radians(a[1])) * cos(radians(b[1])) * power(sin(radians(b[0] - a[0]) / 2), 2));
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
