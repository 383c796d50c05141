import { drawApart, type Lot, type Places } from '../draw/clubs.js';
import { byes, DRAW_VERSION, type Draw } from '../draw/draw.js';
import { ranked, type Entry } from '../draw/entry.js';
import { ladderOf } from '../draw/ladder.js';
import { randomOf, type Seed } from '../random.js';
import { sizeFor } from '../stage.js';

/** The two of a group that play on. */
export interface Advanced {
  readonly winner: Entry;
  readonly second: Entry;
}

/**
 * Draws the play-off after groups. Group winners are seeded, in different first matches, and get the byes.
 * Runners-up are drawn into the half opposite to the winner of their group, with clubs separated in the first round.
 */
export function drawPlayOff(groups: readonly Advanced[], seed: Seed, version = DRAW_VERSION): Draw {
  if (version !== DRAW_VERSION) throw new RangeError(`No algorithm for draws has version ${version}`);
  const size = sizeFor(groups.length * 2);
  const random = randomOf(seed, `play-off ${version}`);
  const ladder = ladderOf(size, random);
  const all = ranked(groups.flatMap(({ winner, second }) => [winner, second]));
  const winners = all.filter((entry) => groups.some(({ winner }) => winner === entry));
  const places: Places = Array.from({ length: size }, () => null);
  for (const [index, winner] of winners.entries()) places[ladder[index]!] = winner;

  const closed = new Set([...ladder.slice(0, winners.length), ...byes(ladder, size - all.length)]);
  const isUpper = (place: number) => place < size / 2;
  const upperWinners = new Set(places.filter((entry, place) => entry && isUpper(place)));
  const lotOf = (upper: boolean): Lot => ({
    entries: all.filter((entry) =>
      groups.some(({ winner, second }) => second === entry && upperWinners.has(winner) !== upper),
    ),
    places: [...places.keys()].filter((place) => isUpper(place) === upper && !closed.has(place)),
  });
  const drawn = drawApart(places, [lotOf(true), lotOf(false)], random);
  return {
    version,
    seed,
    seeds: winners.map(({ id }) => id),
    places: drawn.map((entry) => entry?.id ?? null),
  };
}
