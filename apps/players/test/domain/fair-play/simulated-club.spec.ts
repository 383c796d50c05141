import { populationOf } from '../../../src/domain/fair-play/population.js';
import { suspicionOf, WORTH_A_LOOK, type Suspicion } from '../../../src/domain/fair-play/suspicion.js';
import { simulatedClub, type Cheat } from './simulated-club.js';

/** Every seed is a club of its own; what holds for these holds for the kind of club. */
const SEEDS = [1, 2, 3];
const HONEST = 500;
const EACH = 5;

interface Watched {
  readonly cheat: Cheat | null;
  readonly suspicion: Suspicion;
}

const found: readonly Watched[] = SEEDS.flatMap((seed) => {
  const { players, cheats } = simulatedClub(seed, HONEST, EACH);
  const population = populationOf(
    players.flatMap(({ matches }) => matches),
    players.flatMap(({ levels }) => levels),
  );
  return players.map((player) => ({
    cheat: cheats.get(player.playerId) ?? null,
    suspicion: suspicionOf(player, population),
  }));
});
const of = (cheat: Cheat | null) => found.filter((each) => each.cheat === cheat);
const flagged = (all: readonly Watched[]) => all.filter(({ suspicion }) => suspicion.score >= WORTH_A_LOOK);
const share = (some: readonly Watched[], all: readonly Watched[]) => some.length / all.length;

describe('a simulated club with cheats in it', () => {
  it('BYD-12 points at no more than one honest player in a hundred', () => {
    expect(share(flagged(of(null)), of(null))).toBeLessThanOrEqual(0.01);
  });

  it.each([
    ['WINS_SOLD', 'COLLUSION', 0.8],
    ['IN_TURN', 'COLLUSION', 0.8],
    // Who gives one match in three away looks much like who has bad days.
    ['SANDBAGGER', 'SANDBAGGING', 0.6],
    ['MISREPORTER', 'MISREPORTING', 0.8],
  ] as const)('BYD-12 finds most of those who cheat by %s, for %s', (cheat, kind, least) => {
    const right = flagged(of(cheat)).filter(({ suspicion }) => suspicion.signals[0]!.kind === kind);
    expect(share(right, of(cheat))).toBeGreaterThanOrEqual(least);
  });

  it('BYD-12 is right more often than not about whom it points at', () => {
    const pointed = flagged(found);
    const cheats = pointed.filter(({ cheat }) => cheat !== null);
    const recall = share(
      cheats,
      found.filter(({ cheat }) => cheat !== null),
    );
    console.info(
      `fair play, ${found.length} players: precision ${share(cheats, pointed).toFixed(2)}, recall ${recall.toFixed(2)}, ` +
        `honest players pointed at ${(100 * share(flagged(of(null)), of(null))).toFixed(2)} %`,
    );
    expect(share(cheats, pointed)).toBeGreaterThan(0.8);
    expect(recall).toBeGreaterThan(0.8);
  });
});
