import type { Parameters } from '@setpoint/rating';
import {
  comparePlaces,
  inPlaceOf,
  playersOf,
  type Place,
  type Pool,
  type RatedEvent,
} from '../domain/levels/rated-match.js';
import { rateEvent, type LevelStep, type Standing } from '../domain/levels/standing.js';
import type { LevelLedger } from './ports/level-ledger.js';

/** Changes caused by rating a match or a tournament win. */
export interface Rated {
  readonly pool: Pool;
  /** Effects on its players; empty if it was rated before or does not count. */
  readonly news: readonly LevelStep[];
  /** The same of a match that was rated before, with another result. */
  readonly corrections: readonly LevelStep[];
  /** Current standings of everybody who may have changed. */
  readonly standings: ReadonlyMap<string, Standing>;
}

/**
 * Rates a match or tournament win, replacing its earlier state; `arrived` is null if it does not count (any more).
 * Later entries are replayed as far as changed players are involved, so that any order of arrival gives the same
 * figures, bit for bit (LVL-08). Null if nothing changes.
 */
export async function rateResult(
  matchId: string,
  arrived: RatedEvent | null,
  ledger: LevelLedger,
  pool: Pool,
): Promise<Rated | null> {
  const parameters = await ledger.lock(pool);
  const former = await ledger.event(matchId);
  const event = inPlaceOf(former, arrived);
  if (JSON.stringify(former) === JSON.stringify(event)) return null;
  const versions = [former, event].filter((version) => version !== null);
  if (former) await ledger.remove(matchId);
  if (event) await ledger.add(event);
  const from = versions.reduce<Place>(
    (first, place) => (comparePlaces(place, first) < 0 ? place : first),
    versions[0]!,
  );
  await ledger.revisit(pool, from);
  const replay = new Replay(pool, parameters, ledger, matchId);
  const standings = await replay.from(from, versions.flatMap(playersOf));
  return { pool, news: former ? [] : replay.news, corrections: former ? replay.news : [], standings };
}

/** Small enough that rating a batch takes the event loop a few hundredths of a second. */
const AT_ONCE = 200;

class Replay {
  private readonly standings = new Map<string, Standing>();
  private readonly touched = new Set<string>();
  /** Effects of the match that triggered the replay. */
  news: readonly LevelStep[] = [];

  constructor(
    private readonly pool: Pool,
    private readonly parameters: Parameters,
    private readonly ledger: LevelLedger,
    private readonly matchId: string,
  ) {}

  async from(first: Place, changed: readonly string[]): Promise<Map<string, Standing>> {
    for (const player of changed) this.touched.add(player);
    await this.load([...this.touched], first);
    let place: Place | null = first;
    while (place) {
      const events: RatedEvent[] = await this.ledger.eventsFrom(this.pool, place, AT_ONCE + 1);
      await this.replay(events.slice(0, AT_ONCE));
      place = events[AT_ONCE] ?? null;
    }
    return new Map([...this.touched].map((player) => [player, this.standings.get(player)!]));
  }

  private async replay(events: readonly RatedEvent[]): Promise<void> {
    if (events.length === 0) return;
    await this.load([...new Set(events.flatMap(playersOf))], events[0]!);
    const kept = await this.ledger.standingsAfter(events.map(({ matchId }) => matchId));
    const steps = events.flatMap((event) => this.pass(event, kept.get(event.matchId) ?? new Map()));
    await this.ledger.keep(steps);
  }

  /** Matches without changed players keep their results. */
  private pass(event: RatedEvent, kept: ReadonlyMap<string, Standing>): LevelStep[] {
    const players = playersOf(event);
    if (!players.some((player) => this.touched.has(player))) {
      for (const player of players) this.standings.set(player, kept.get(player)!);
      return [];
    }
    const steps = rateEvent(event, (player) => this.standings.get(player)!, this.parameters);
    for (const { entry, after } of steps) {
      this.touched.add(entry.playerId);
      this.standings.set(entry.playerId, after);
    }
    if (event.matchId === this.matchId) this.news = steps;
    return steps;
  }

  private async load(players: readonly string[], place: Place): Promise<void> {
    const unknown = players.filter((player) => !this.standings.has(player));
    if (unknown.length === 0) return;
    for (const [player, standing] of await this.ledger.standingsBefore(this.pool, unknown, place, this.parameters)) {
      this.standings.set(player, standing);
    }
  }
}
