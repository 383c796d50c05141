import type { DataOf, resultConfirmed } from '@setpoint/events';
import { DEFAULT_SPORT_PARAMETERS, replay, type MatchEntry, type PlayedMatch } from '@setpoint/rating';
import { gamesWon, setsWon } from '@setpoint/scoring';
import type { Compare, Rows } from './verdict.ts';

type Confirmed = DataOf<typeof resultConfirmed>;

/** What the players service has of confirmed results, against the same counted and rated here from nothing. */
export async function judgePlayers(rows: Rows, compare: Compare): Promise<void> {
  const confirmed = (
    await rows<{ data: Confirmed }>(`select data from matches.outbox where type = 'matches.result-confirmed.v1'`)
  ).map(({ data }) => data);
  await judgeStatistics(rows, compare, confirmed);
  await judgeLevels(rows, compare, confirmed);
}

interface Figures {
  matches: number;
  wins: number;
  losses: number;
  sets: number;
  games: number;
  met: Set<string>;
}

async function judgeStatistics(rows: Rows, compare: Compare, confirmed: readonly Confirmed[]): Promise<void> {
  const counted = new Map<string, Figures>();
  for (const { match, result } of confirmed) {
    const played = result.outcome !== 'WALKOVER';
    const sets = played ? setsWon(result.gameMode, result.sets) : { A: 0, B: 0 };
    const games = played ? gamesWon(result.sets) : { A: 0, B: 0 };
    for (const [side, other] of [
      ['A', 'B'],
      ['B', 'A'],
    ] as const)
      for (const player of match[`team${side}`]) {
        const figures = counted.get(player) ?? { matches: 0, wins: 0, losses: 0, sets: 0, games: 0, met: new Set() };
        counted.set(player, figures);
        figures.matches++;
        if (result.winner === side) figures.wins++;
        if (result.winner === other) figures.losses++;
        figures.sets += sets[side];
        figures.games += games[side];
        if (played) for (const opponent of match[`team${other}`]) figures.met.add(opponent);
      }
  }
  const found = await rows<{ player_id: string } & Record<string, number>>(
    `select player_id, matches, wins, losses, sets_won, games_won, players_met from players.player_statistics
     where sport = 0 and number_players = 0`,
  );
  const byPlayer = new Map(found.map((row) => [row.player_id, row]));
  compare('players with statistics', counted.size, found.length);
  for (const [player, figures] of counted) {
    const row = byPlayer.get(player);
    compare(`matches of ${player}`, figures.matches, row?.['matches'] ?? 0);
    compare(`wins of ${player}`, figures.wins, row?.['wins'] ?? 0);
    compare(`losses of ${player}`, figures.losses, row?.['losses'] ?? 0);
    compare(`sets of ${player}`, figures.sets, row?.['sets_won'] ?? 0);
    compare(`games of ${player}`, figures.games, row?.['games_won'] ?? 0);
    compare(`opponents of ${player}`, figures.met.size, row?.['players_met'] ?? 0);
  }
}

/** Figures of a ledger entry that must be the same to the last bit. */
const BITS = [
  'before_mean',
  'before_deviation',
  'after_mean',
  'after_deviation',
  'win_chance',
  'expected_share',
  'actual_share',
  'score_part',
  'win_part',
  'partner_part',
] as const;
type Entry = Record<(typeof BITS)[number], number | null>;

/** A sequential replay of all confirmed results from nothing, against the ledger (LVL-08). */
async function judgeLevels(rows: Rows, compare: Compare, confirmed: readonly Confirmed[]): Promise<void> {
  const starts = new Map(
    (
      await rows<{ player_id: string; number_players: number; assessed: number | null }>(
        'select player_id, number_players, assessed from players.rating_start',
      )
    ).map((row) => [`${row.number_players} ${row.player_id}`, row.assessed]),
  );
  const entries = await rows<Entry & { match_id: string; player_id: string }>(
    `select match_id, player_id, ${BITS.join(', ')} from players.rating_entry`,
  );
  const found = new Map(entries.map((entry) => [`${entry.match_id} ${entry.player_id}`, entry]));
  const surfaces = new Map(
    (await rows<{ match_id: string; surface: string | null }>('select match_id, surface from players.rated_match')).map(
      ({ match_id, surface }) => [match_id, surface],
    ),
  );
  let expected = 0;
  let alike = 0;
  replay(
    confirmed.map((each) => ({
      ...playedMatch(each, (player) => starts.get(`${each.match.numberPlayers} ${player}`) ?? null),
      surface: surfaces.get(each.match.matchId) ?? null,
    })),
    DEFAULT_SPORT_PARAMETERS,
    {
      onEntry: (entry) => {
        expected++;
        const row = found.get(`${entry.sourceId} ${entry.playerId}`);
        const wanted = figuresOf(entry as MatchEntry);
        if (row && BITS.every((bit) => Object.is(row[bit], wanted[bit]))) alike++;
      },
    },
  );
  compare('entries of the ledger', expected, entries.length);
  compare('entries as a replay from nothing has them', expected, alike);
}

function playedMatch(
  { match, result, confirmedAt }: Confirmed,
  assessed: (player: string) => number | null,
): Omit<PlayedMatch, 'surface'> {
  const side = (team: readonly string[]) => team.map((id) => ({ id, assessed: assessed(id) }));
  return {
    kind: 'MATCH',
    id: match.matchId,
    endedAt: Date.parse(match.startsAt ?? confirmedAt) + match.minutesPlay * 60_000,
    format: result.gameMode,
    sides: { A: side(match.teamA), B: side(match.teamB) },
    games: gamesWon(result.sets),
    winner: result.winner,
    outcome: result.outcome,
    friendly: match.isFriendly,
  };
}

const figuresOf = ({ before, after, winChance, expectedShare, share, parts }: MatchEntry): Entry => ({
  before_mean: before.mean,
  before_deviation: before.deviation,
  after_mean: after.mean,
  after_deviation: after.deviation,
  win_chance: winChance,
  expected_share: expectedShare,
  actual_share: share,
  score_part: parts.score,
  win_part: parts.win,
  partner_part: parts.partner,
});
