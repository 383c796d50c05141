import { LevelLedger } from '../../src/application/ports/level-ledger.js';
import {
  comparePlaces,
  playersOf,
  type Place,
  type Pool,
  type RatedMatch,
} from '../../src/domain/levels/rated-match.js';
import { startingFrom, type LevelStep, type Standing } from '../../src/domain/levels/standing.js';

export class MemoryLevelLedger extends LevelLedger {
  private readonly matches = new Map<string, RatedMatch>();
  private readonly steps = new Map<string, readonly LevelStep[]>();
  /** How many matches were rated, again ones included. */
  ratings = 0;

  constructor(private readonly assessed: (playerId: string) => number | null) {
    super();
  }

  /** Everything, in order. */
  all = (): LevelStep[] => this.inOrder().flatMap(({ matchId }) => [...(this.steps.get(matchId) ?? [])]);

  async lock(): Promise<void> {}

  async match(matchId: string): Promise<RatedMatch | null> {
    return this.matches.get(matchId) ?? null;
  }

  async add(match: RatedMatch): Promise<void> {
    this.matches.set(match.matchId, match);
  }

  async remove(matchId: string): Promise<void> {
    this.matches.delete(matchId);
    this.steps.delete(matchId);
  }

  async matchesFrom(_: Pool, from: Place, limit: number): Promise<RatedMatch[]> {
    return this.inOrder()
      .filter((match) => comparePlaces(match, from) >= 0)
      .slice(0, limit);
  }

  async standingsBefore(_: Pool, players: readonly string[], place: Place): Promise<Map<string, Standing>> {
    const before = this.all().filter(({ match }) => comparePlaces(match, place) < 0);
    const last = (player: string) => before.findLast(({ entry }) => entry.playerId === player)?.after;
    return new Map(players.map((player) => [player, last(player) ?? startingFrom(this.assessed(player))]));
  }

  async standingsAfter(matchIds: readonly string[]): Promise<Map<string, Map<string, Standing>>> {
    const standings = (steps: readonly LevelStep[]) => new Map(steps.map((step) => [step.entry.playerId, step.after]));
    return new Map(matchIds.map((id) => [id, standings(this.steps.get(id) ?? [])]));
  }

  async keep(steps: readonly LevelStep[]): Promise<void> {
    for (const [id, some] of Map.groupBy(steps, ({ match }) => match.matchId)) {
      if (some.length !== playersOf(some[0]!.match).length) throw new Error(`match ${id} is kept in part`);
      this.ratings++;
      this.steps.set(id, some);
    }
  }

  private inOrder = () => [...this.matches.values()].sort(comparePlaces);
}
