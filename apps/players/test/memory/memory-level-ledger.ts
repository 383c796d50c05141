import type { SportId } from '@setpoint/kernel';
import { LevelLedger } from '../../src/application/ports/level-ledger.js';
import type { Estimate } from '../../src/domain/levels/estimate.js';
import { ParametersOverTime } from '../../src/domain/levels/parameters-over-time.js';
import { comparePlaces, playersOf, type Place, type RatedEvent } from '../../src/domain/levels/rated-match.js';
import {
  leftBy,
  NOTHING_RATED,
  type Known,
  type LeftByEvent,
  type LevelStep,
} from '../../src/domain/levels/standing.js';

export class MemoryLevelLedger extends LevelLedger {
  private readonly matches = new Map<string, RatedEvent>();
  private readonly steps = new Map<string, readonly LevelStep[]>();
  private left: Place | null = null;
  private readonly changed = new Set<string>();
  /** How many matches were rated, again ones included. */
  ratings = 0;

  constructor(
    private readonly estimate: (playerId: string) => Estimate | null,
    /** Of the only sport. */
    public parameters = ParametersOverTime.DEFAULT,
  ) {
    super();
  }

  /** Everything, in order. */
  all = (): LevelStep[] => this.inOrder().flatMap(({ matchId }) => [...(this.steps.get(matchId) ?? [])]);

  async lock(): Promise<ParametersOverTime> {
    return this.parameters;
  }

  async forgetStarts(): Promise<void> {}

  async postpone(_: SportId, next: Place, changed: readonly string[]): Promise<void> {
    if (!this.left || comparePlaces(next, this.left) < 0) this.left = next;
    for (const player of changed) this.changed.add(player);
  }

  async pending(): Promise<Place | null> {
    return this.left;
  }

  async changedAmong(_: SportId, players: readonly string[]): Promise<string[]> {
    return players.filter((player) => this.changed.has(player));
  }

  async advance(_: SportId, next: Place | null, changed: readonly string[]): Promise<void> {
    this.left = next;
    if (next === null) this.changed.clear();
    else for (const player of changed) this.changed.add(player);
  }

  async event(matchId: string): Promise<RatedEvent | null> {
    return this.matches.get(matchId) ?? null;
  }

  async add(match: RatedEvent): Promise<void> {
    this.matches.set(match.matchId, match);
  }

  async remove(matchId: string): Promise<void> {
    this.matches.delete(matchId);
    this.steps.delete(matchId);
  }

  async eventsFrom(_: SportId, from: Place, limit: number): Promise<RatedEvent[]> {
    return this.inOrder()
      .filter((match) => comparePlaces(match, from) >= 0)
      .slice(0, limit);
  }

  async knownBefore(_: SportId, players: readonly string[], place: Place): Promise<Map<string, Known>> {
    const before = this.all().filter(({ event }) => comparePlaces(event, place) < 0);
    const last = (player: string) => before.findLast(({ entry }) => entry.playerId === player)?.known;
    return new Map(players.map((player) => [player, last(player) ?? newcomer(this.estimate(player))]));
  }

  async leftBy(matchIds: readonly string[]): Promise<Map<string, Map<string, LeftByEvent>>> {
    const left = (steps: readonly LevelStep[]) => new Map(steps.map((step) => [step.entry.playerId, leftBy(step)]));
    return new Map(matchIds.map((id) => [id, left(this.steps.get(id) ?? [])]));
  }

  async keep(steps: readonly LevelStep[]): Promise<void> {
    for (const [id, some] of Map.groupBy(steps, ({ event }) => event.matchId)) {
      if (some.length !== playersOf(some[0]!.event).length) throw new Error(`match ${id} is kept in part`);
      this.ratings++;
      this.steps.set(id, some);
    }
  }

  private inOrder = () => [...this.matches.values()].sort(comparePlaces);
}

const newcomer = (estimate: Estimate | null): Known => ({
  ...NOTHING_RATED,
  estimates: { singles: estimate, doubles: estimate },
});
