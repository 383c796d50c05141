import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Positions of people, and of their matches without a court, become those of gridPosition (kernel). */
export class PositionsOnTheGrid1763683200004 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create function grid_position(inout lat double precision, inout lng double precision)
      language sql immutable strict
      as $$
        with cell as (
          select (least(19999, floor(($1 + 90) / 0.009)) + 0.5) * 0.009 - 90 as centre
        ), grid_row as (
          select centre, greatest(1, round(40000 * cos(radians(centre)))) as columns from cell
        )
        select round(centre::numeric, 6)::double precision,
          round(((least(columns - 1, floor(($2 + 180) / (360 / columns))) + 0.5) * (360 / columns) - 180)::numeric, 6)::double precision
        from grid_row
      $$;

      update person p set (lat, lng) = (select g.lat, g.lng from grid_position(p.lat, p.lng) g)
      where p.lat is not null and p.lng is not null;

      update match m set (lat, lng) = (select g.lat, g.lng from grid_position(m.lat, m.lng) g)
      where m.lat is not null and m.lng is not null
        and (m.court_id is null or not exists (select from court c where c.id = m.court_id));

      drop function grid_position;
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
