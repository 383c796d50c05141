import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Matches that somebody forfeited no longer count as played or lost; kept tables and rankings follow. */
export class CountForfeitsApart1795381500100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      update standing_night set standings = (
        select jsonb_agg(standing || jsonb_build_object(
          'played', (standing->>'played')::int - (standing->>'forfeited')::int,
          'lost', (standing->>'lost')::int - (standing->>'forfeited')::int
        ) order by place)
        from jsonb_array_elements(standings) with ordinality as kept (standing, place)
      ) where jsonb_array_length(standings) > 0;

      update ranking set played = ranking.played - forfeits.count from (
        select phase.league_id, phase.year, member.player_ids[1] as player_id, count(*) as count
        from member join phase on phase.id = member.phase_id join fixture on fixture.group_id = member.group_id
        where fixture.state = 'DECIDED' and fixture.stage = 'ROUND_ROBIN' and fixture.is_forfeit
          and ((fixture.side_a = member.id and fixture.winner is distinct from 'A')
            or (fixture.side_b = member.id and fixture.winner is distinct from 'B'))
        group by 1, 2, 3
      ) forfeits
      where forfeits.league_id = ranking.league_id and forfeits.year = ranking.year
        and forfeits.player_id = ranking.player_id;
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
