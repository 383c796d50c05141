import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Parameters apply from the day of their fit on, estimates are kept as they were weighed, and a deployment moves no level. */
export class KeepLevelsOnFits1763683200031 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table rating_parameters add column applies_from timestamptz;
      -- So far, a fit rated the whole ledger again. A replay that is not over ends where it is.
      update rating_parameters fit set applies_from = case when fit.state = 'REPLAYING' then (
          select coalesce(max(ended_at), 'epoch') + interval '1 millisecond' from rating_entry entry
          where entry.sport = fit.sport and entry.number_players = fit.number_players
        ) else 'epoch'::timestamptz end
      where fit.state = 'REPLAYING' or fit.due_at = (
        select max(due_at) from rating_parameters other
        where other.sport = fit.sport and other.number_players = fit.number_players and other.in_force_from is not null
      );
      update rating_parameters set state = 'ACCEPTED', in_force_from = due_at where state = 'REPLAYING';
      alter table rating_parameters drop column next_ended_at, drop column next_match_id;

      -- Where the ledger has everybody start, in millionths.
      alter table rating_start add column start float8;
      update rating_start set start = floor((
          1 + coalesce((parameters ->> 'assessmentTrust')::float8, 0.85) * (own.assessed - 1)
            + coalesce((parameters ->> 'assessmentShift')::float8, 0)
        ) * 1e6::float8 + 0.5) / 1e6::float8
      from rating_start own
      left join rating_parameters fit on fit.sport = own.sport and fit.number_players = own.number_players
        and fit.applies_from = 'epoch'
      where own.player_id = rating_start.player_id and own.sport = rating_start.sport
        and own.number_players = rating_start.number_players;

      -- Who has not played starts from what is shown.
      update player set levels = (
        select jsonb_agg(case
            when (level ->> 'selfAssessed')::boolean then level || jsonb_build_object('estimate',
              jsonb_build_object('said', level -> 'rating', 'start', level -> 'rating'))
            when start.start is not null then level || jsonb_build_object('estimate',
              jsonb_build_object('said', start.assessed, 'start', start.start))
            else level
          end order by position)
        from jsonb_array_elements(levels) with ordinality each(level, position)
        left join rating_start start on start.player_id = player.id and start.sport = (level ->> 'sport')::int
          and start.number_players = (level ->> 'numberPlayers')::int
      )
      where jsonb_array_length(levels) > 0;
      delete from rating_start start where not exists (
        select 1 from rating_entry entry where entry.player_id = start.player_id and entry.sport = start.sport
          and entry.number_players = start.number_players
      );

      -- A first match that was won did not lower the half step that was shown: the estimate had not been weighed yet.
      update rating_entry set before_shown = after_shown
      where matches = 1 and (after_shown - before_shown) * (after_mean - before_mean) < 0;
      -- Up, down or stable as the hundredths beside it are.
      update rating_entry set trend = case sign(moved) when 1 then 'UP' when -1 then 'DOWN' else 'STABLE' end
      from (
        select match_id, player_id,
          floor(greatest(1, least(7, after_mean)) * 100 + 0.5) - floor(greatest(1, least(7, before_mean)) * 100 + 0.5) as moved
        from rating_entry
      ) told
      where told.match_id = rating_entry.match_id and told.player_id = rating_entry.player_id;
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
