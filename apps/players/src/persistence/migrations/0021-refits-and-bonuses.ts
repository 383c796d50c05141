import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Parameters of each pool and the fits they came from; bonuses of tournaments; calibration as counters. */
export class AddRefitsAndBonuses1763683200021 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table rating_parameters (
        sport integer not null,
        number_players integer not null,
        -- When the fit was due.
        due_at timestamptz not null,
        state text not null,
        -- Whoever fits has so long; null once it is done.
        claimed_until timestamptz,
        parameters jsonb,
        matches integer,
        log_loss_before float8,
        log_loss_after float8,
        -- While the ledger is replayed with them: the place that comes next.
        next_ended_at timestamptz,
        next_match_id text collate "C",
        in_force_from timestamptz,
        primary key (sport, number_players, due_at)
      );

      -- Its id is ~ and that of the tournament, so that it stands behind matches that end together with it.
      create table rated_bonus (
        match_id text collate "C" primary key,
        sport integer not null,
        number_players integer not null,
        ended_at timestamptz not null,
        player_ids text[] not null,
        points float8 not null
      );
      create index rated_bonus_order on rated_bonus (sport, number_players, ended_at, match_id);

      -- Entries of bonuses have no side and no chances; a bonus alone shows no level.
      alter table rating_entry
        alter column side drop not null,
        alter column win_chance drop not null,
        alter column expected_share drop not null,
        alter column after_shown drop not null,
        add column bonus_part float8 not null default 0,
        -- Of a bonus: the end of the last match before it.
        add column played_at timestamptz;

      -- Predictions of matches that have shown how true they came; losses in millionths, so that sums are exact.
      create table judged_prediction (
        match_id text collate "C" primary key,
        sport integer not null,
        number_players integer not null,
        bin integer not null,
        chance bigint not null,
        won boolean not null,
        loss bigint not null,
        elo_loss bigint not null
      );
      -- Their sums.
      create table calibration (
        sport integer not null,
        number_players integer not null,
        bin integer not null,
        matches integer not null,
        chances bigint not null,
        won integer not null,
        loss bigint not null,
        elo_loss bigint not null,
        primary key (sport, number_players, bin)
      );

      insert into judged_prediction
      select match_id, played.sport, played.number_players,
        least(4, floor((greatest(win_chance, 1 - win_chance) - 0.5) * 10))::int,
        round(greatest(win_chance, 1 - win_chance) * 1e6), (win_chance >= 0.5) = (winner = 'A'),
        round(-ln(case winner when 'A' then win_chance else 1 - win_chance end) * 1e6),
        round(-ln(case winner when 'A' then elo_chance else 1 - elo_chance end) * 1e6)
      from match_prediction prediction join rated_match played using (match_id)
      where winner is not null and outcome <> 'RETIRED' and made_at < ended_at
        and prediction.team_a @> played.team_a and prediction.team_b @> played.team_b;

      insert into calibration
      select sport, number_players, bin, count(*), sum(chance), count(*) filter (where won), sum(loss), sum(elo_loss)
      from judged_prediction group by sport, number_players, bin;
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
