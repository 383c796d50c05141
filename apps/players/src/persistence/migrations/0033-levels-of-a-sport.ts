import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Singles and doubles of a sport say something of each other from the last rated match on; no level moves by that. */
export class RateSportsAsAWhole1763683200033 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table rating_entry
        -- What matches with the other number of players have added to the mean since the entry before, or the start.
        add column carried_over float8 not null default 0,
        -- Of a bonus: the end of the last match with any number of players before it.
        add column as_of timestamptz,
        -- Where the player started with this number of players.
        add column start_mean float8,
        add column start_deviation float8,
        -- Of both levels after it; null while they know nothing of each other.
        add column covariance float8,
        -- The level in the other number of players after it; null while there is none.
        add column other_mean float8,
        add column other_deviation float8,
        add column other_shown float8,
        add column other_as_of timestamptz,
        add column other_carried_over float8;
      update rating_entry set start_mean = first.mean, start_deviation = first.deviation
      from (
        select distinct on (player_id, sport, number_players) player_id, sport, number_players,
          before_mean as mean, before_deviation as deviation
        from rating_entry order by player_id, sport, number_players, ended_at, match_id
      ) first
      where first.player_id = rating_entry.player_id and first.sport = rating_entry.sport
        and first.number_players = rating_entry.number_players;
      alter table rating_entry alter column start_mean set not null, alter column start_deviation set not null;

      drop index rated_match_order;
      create index rated_match_order on rated_match (sport, ended_at, match_id);
      drop index rated_bonus_order;
      create index rated_bonus_order on rated_bonus (sport, ended_at, match_id);

      delete from rating_replay later using rating_replay earlier
      where later.sport = earlier.sport and (later.next_ended_at, later.next_match_id, later.number_players)
        > (earlier.next_ended_at, earlier.next_match_id, earlier.number_players);
      alter table rating_replay drop column number_players, add primary key (sport);
      delete from rating_replay_player one using rating_replay_player other
      where one.player_id = other.player_id and one.sport = other.sport and one.number_players > other.number_players;
      alter table rating_replay_player drop column number_players, add primary key (player_id, sport);

      alter table rating_parameters rename to rating_parameters_of_pool;
      create table rating_parameters (
        sport integer not null,
        -- When the fit was due.
        due_at timestamptz not null,
        state text not null,
        -- Whoever fits has so long; null once it is done.
        claimed_until timestamptz,
        parameters jsonb,
        matches integer,
        log_loss_before float8,
        log_loss_after float8,
        in_force_from timestamptz,
        applies_from timestamptz,
        primary key (sport, due_at)
      );
      -- What was rated so far keeps its parameters, without anything in common.
      insert into rating_parameters (sport, due_at, state, parameters, applies_from)
      select sport, since, 'ACCEPTED', jsonb_build_object('agreement', 0,
          'singles', coalesce(singles.parameters, defaults.parameters),
          'doubles', coalesce(doubles.parameters, defaults.parameters)), since
      from (
        select distinct sport, 'epoch'::timestamptz as since from rating_entry
        union select sport, applies_from from rating_parameters_of_pool where applies_from is not null
      ) change
      cross join (select '{"startMean": 3, "startDeviation": 0.9, "assessmentTrust": 0.85, "assessmentShift": 0,
        "assessedDeviation": 0.6, "driftPerDay": 0.0003, "driftPerMatch": 0.0003, "winWeight": 0.3, "gamesWeight": 10,
        "gamesSlope": 0.5, "flattening": 1, "surfaceDeviation": 0.15, "lengthExponent": 0.5}'::jsonb as parameters) defaults
      left join lateral (
        select parameters from rating_parameters_of_pool pool
        where pool.sport = change.sport and number_players = 1 and applies_from <= since order by applies_from desc limit 1
      ) singles on true
      left join lateral (
        select parameters from rating_parameters_of_pool pool
        where pool.sport = change.sport and number_players = 2 and applies_from <= since order by applies_from desc limit 1
      ) doubles on true;
      -- From then on they have, by so much until the next fit.
      insert into rating_parameters (sport, due_at, state, parameters, applies_from, matches, in_force_from)
      select sport, since, 'ACCEPTED', parameters || '{"agreement": 0.7}', since, fitted.matches, fitted.in_force_from
      from (
        select distinct on (sport) sport, parameters,
          greatest(applies_from, (select max(ended_at) from rating_entry entry where entry.sport = former.sport))
            + interval '1 millisecond' as since
        from rating_parameters former order by sport, applies_from desc
      ) last
      left join lateral (
        select sum(matches) as matches, max(in_force_from) as in_force_from from (
          select distinct on (number_players) matches, in_force_from from rating_parameters_of_pool pool
          where pool.sport = last.sport and in_force_from is not null order by number_players, due_at desc
        ) pools
      ) fitted on true;
      drop table rating_parameters_of_pool;
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
