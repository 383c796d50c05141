import { userId, type UserId } from '@setpoint/kernel';
import { rowsOf, sql } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import type { FairPlayWindow } from '../../application/ports/fair-play.js';
import type { WatchedLevel, WatchedMatch, WatchedPlayer } from '../../domain/fair-play/watched.js';
import type { MatchOutcome } from '../../domain/match-statistics.js';
import type { WatchedResultRow } from '../fair-play-entities.js';

/** Inputs of the fair-play watch for these players: their latest matches and level histories. */
export async function watchedPlayers(
  manager: EntityManager,
  players: readonly UserId[],
  { since, mostMatches }: FairPlayWindow,
): Promise<WatchedPlayer[]> {
  const matches = await rowsOf<MatchRow>(
    manager,
    sql`select ${COLUMNS} from unnest(${players}::text[]) wanted(player_id)
      cross join lateral (
        select * from match_statistics where player_id = wanted.player_id and played_at >= ${since}
        order by played_at desc, match_id desc limit ${mostMatches}
      ) m
      join watched_result w on w.match_id = m.match_id
      left join rating_entry e on e.match_id = m.match_id and e.player_id = m.player_id
      order by w.ended_at, m.match_id`,
  );
  const levels = await levelsOf(manager, players);
  const matchesOf = Map.groupBy(matches, (row) => row.player_id);
  return players.map((playerId) => ({
    playerId,
    matches: (matchesOf.get(playerId) ?? []).map(toMatch),
    levels: levels.filter((level) => level.playerId === playerId),
  }));
}

/** The platform's latest matches from the view of each player, and these players' levels. */
export async function watchedSample(
  manager: EntityManager,
  sample: number,
): Promise<{ readonly matches: WatchedMatch[]; readonly levels: WatchedLevel[] }> {
  const rows = await rowsOf<MatchRow>(
    manager,
    sql`select ${COLUMNS}
      from (select * from watched_result order by ended_at desc, match_id desc limit ${sample}) w
      cross join lateral unnest(w.players) of_match(player_id)
      join match_statistics m on m.player_id = of_match.player_id and m.match_id = w.match_id
      left join rating_entry e on e.match_id = w.match_id and e.player_id = of_match.player_id`,
  );
  const players = [...new Set(rows.map((row) => row.player_id))];
  return { matches: rows.map(toMatch), levels: await levelsOf(manager, players) };
}

interface MatchRow extends WatchedResultRow {
  player_id: UserId;
  opponents: string[];
  outcome: MatchOutcome;
  games_won: number;
  games_lost: number;
  win_chance: number | null;
  expected_share: number;
  actual_share: number | null;
}

const COLUMNS = sql`w.*, m.player_id, m.opponents, m.outcome, m.games_won, m.games_lost,
  e.win_chance, e.expected_share, e.actual_share`;

function toMatch(row: MatchRow): WatchedMatch {
  const times = (ids: readonly string[]) => ids.filter((id) => id === row.player_id).length;
  return {
    matchId: row.match_id,
    endedAt: row.ended_at.getTime(),
    opponents: row.opponents.map(userId),
    outcome: row.outcome,
    ...{ gamesWon: row.games_won, gamesLost: row.games_lost },
    expected:
      row.win_chance === null
        ? null
        : { winChance: row.win_chance, share: row.expected_share, actualShare: row.actual_share },
    entered: row.entered_by === row.player_id,
    enteredAfterMs: row.entered_at.getTime() - row.ended_at.getTime(),
    answeredAfterMs: row.answered_at && row.answered_at.getTime() - row.entered_at.getTime(),
    ...{ disputed: times(row.disputed), overturned: times(row.overturned), noShow: row.no_show },
  };
}

function levelsOf(manager: EntityManager, players: readonly string[]) {
  return rowsOf<WatchedLevel & { readonly playerId: UserId }>(
    manager,
    sql`select s.player_id as "playerId", s.sport, s.number_players as "numberPlayers", s.assessed,
        e.after_mean as now, e.matches
      from rating_start s
      cross join lateral (
        select after_mean, matches from rating_entry
        where player_id = s.player_id and sport = s.sport and number_players = s.number_players
        order by ended_at desc, match_id desc limit 1
      ) e
      where s.player_id = any(${players}::text[])`,
  );
}
