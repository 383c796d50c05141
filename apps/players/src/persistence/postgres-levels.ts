import { Injectable } from '@nestjs/common';
import {
  decodeCursor,
  encodeCursor,
  pageOf,
  userId,
  type NumberPlayersId,
  type Page,
  type PageRequest,
} from '@setpoint/kernel';
import { rowsOf, sql, Storage } from '@setpoint/service-kit';
import {
  Levels,
  type CurrentLevels,
  type EntryWanted,
  type KeptBonus,
  type KeptEntry,
  type KeptPoint,
  type KeptPrediction,
  type LevelWanted,
  type SportWanted,
} from '../application/ports/levels.js';
import type { Pool, UnratedReason } from '../domain/levels/rated-match.js';
import type { MatchPredictionRow, RatingEntryRow } from './level-entities.js';
import { toKnown } from './level-rows.js';
import {
  bonusEntries,
  currentLevels,
  entriesOfMatches,
  entryPages,
  levelPoints,
  type EntryPageRow,
} from './queries/levels.js';
import type { UnratedMatchRow } from './refit-entities.js';

const ORDER = 'LEVEL_ENTRIES';
/** After every match. */
const END = { endedAt: '9999-01-01T00:00:00Z', matchId: '' };

/** Tournaments won that are shown, the latest. */
const MOST_BONUSES = 100;

@Injectable()
export class PostgresLevels extends Levels {
  constructor(private readonly storage: Storage) {
    super();
  }

  async current(wanted: readonly SportWanted[]): Promise<CurrentLevels[]> {
    const rows = await currentLevels(this.storage.manager, wanted);
    const byPosition = Map.groupBy(rows, ({ position }) => position);
    return wanted.map((_, i) => {
      const both = byPosition.get(i + 1)!;
      const trendIn = (numberPlayers: NumberPlayersId) => {
        const row = both.find(({ of_number }) => of_number === numberPlayers)!;
        return row.match_id === null ? null : row.trend;
      };
      return { known: toKnown(both), trends: { singles: trendIn(1), doubles: trendIn(2) } };
    });
  }

  async entries(wanted: readonly LevelWanted[], { first, after }: PageRequest): Promise<Page<KeptEntry>[]> {
    const seen = decodeCursor(after, ORDER, 'instant', 'text');
    const before = seen ? { endedAt: seen[0], matchId: seen[1] } : END;
    const rows = await entryPages(this.storage.manager, wanted, before, first + 1);
    const byPosition = Map.groupBy(rows, ({ position }) => position);
    return wanted.map((_, i) => {
      const found = byPosition.get(i + 1) ?? [];
      // If there are no entries, one row carries the count.
      const entries = found.filter(({ match_id }) => match_id !== null);
      const shown = pageOf(entries, { first, after }, ({ ended_at, match_id }) =>
        encodeCursor(ORDER, ended_at.toISOString(), match_id),
      );
      return { ...shown, items: shown.items.map(toEntry), totalCount: found[0]?.total ?? 0 };
    });
  }

  async entriesOf(wanted: readonly EntryWanted[]): Promise<((KeptEntry & Pool) | null)[]> {
    const rows = await entriesOfMatches(this.storage.manager, wanted);
    const found = new Map(
      rows.map((row) => [row.position, { ...toEntry(row), sport: row.sport, numberPlayers: row.number_players }]),
    );
    return wanted.map((_, i) => found.get(i + 1) ?? null);
  }

  async bonuses(wanted: readonly LevelWanted[]): Promise<KeptBonus[][]> {
    const rows = await bonusEntries(this.storage.manager, wanted);
    const byPosition = Map.groupBy(rows, ({ position }) => position);
    return wanted.map((_, i) => (byPosition.get(i + 1) ?? []).slice(0, MOST_BONUSES).map(toBonus));
  }

  async unratedReasons(matchIds: readonly string[]): Promise<(UnratedReason | null)[]> {
    const rows = await rowsOf<UnratedMatchRow>(
      this.storage.manager,
      sql`select match_id, reason from unrated_match where match_id = any(${matchIds}::text[])`,
    );
    const reasons = new Map(rows.map(({ match_id, reason }) => [match_id, reason]));
    return matchIds.map((id) => reasons.get(id) ?? null);
  }

  async predictions(matchIds: readonly string[]): Promise<(KeptPrediction | null)[]> {
    const rows = await rowsOf<Pick<MatchPredictionRow, 'match_id' | 'win_chance' | 'made_at'>>(
      this.storage.manager,
      sql`select match_id, win_chance, made_at from match_prediction where match_id = any(${matchIds}::text[])`,
    );
    const kept = new Map(rows.map((row) => [row.match_id, { winChance: row.win_chance, madeAt: row.made_at }]));
    return matchIds.map((id) => kept.get(id) ?? null);
  }

  async history(wanted: readonly LevelWanted[], most: number): Promise<KeptPoint[][]> {
    const rows = await levelPoints(this.storage.manager, wanted, most);
    const byPosition = Map.groupBy(rows, ({ position }) => position);
    return wanted.map((_, i) =>
      (byPosition.get(i + 1) ?? []).map((row) => ({
        at: row.ended_at,
        mean: row.after_mean,
        deviation: row.after_deviation,
        shown: row.after_shown,
      })),
    );
  }
}

const toBonus = (row: RatingEntryRow): KeptBonus => ({
  tournamentId: row.match_id.slice(1),
  wonAt: row.ended_at,
  before: { mean: row.before_mean, deviation: row.before_deviation, shown: row.before_shown, met: row.before_met },
  after: { mean: row.after_mean, deviation: row.after_deviation, shown: row.after_shown, met: row.met.length },
});

function toEntry(row: Omit<EntryPageRow, 'total'>): KeptEntry {
  const { side } = row;
  const { before_mean, before_deviation, before_shown, before_met } = row;
  return {
    playerId: userId(row.player_id),
    matchId: row.match_id,
    playedAt: row.ended_at,
    trend: row.trend,
    before: { side, mean: before_mean, deviation: before_deviation, shown: before_shown, met: before_met },
    after: { side, mean: row.after_mean, deviation: row.after_deviation, shown: row.after_shown, met: row.met.length },
    carriedOver: row.carried_over,
    winChance: row.win_chance,
    expectedShare: row.expected_share,
    actualShare: row.actual_share,
    parts: { score: row.score_part, win: row.win_part, partner: row.partner_part, bonus: row.bonus_part },
    everybody: row.everybody,
  };
}
