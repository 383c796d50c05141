import { TENNIS, type NumberPlayersId, type Random, type SportId } from '@setpoint/kernel';
import type { Minutes } from '../domain/match.js';
import { isFieldError, whenOf } from '../domain/rules/schedule.js';
import { between, chance, pick } from './chance.js';
import { balanced, type Seat } from './company.js';
import { drawFate, type Fate, type Wish } from './fate.js';
import type { CourtSeed, PlayerSeed } from './seeds.js';
import { sportsOf, type Town } from './town.js';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** A match that people are about to make: what, who, where and when, and how it will go. */
export interface Arrangement {
  readonly wish: Wish;
  readonly fate: Fate;
  readonly sport: SportId;
  readonly numberPlayers: NumberPlayersId;
  readonly court: CourtSeed;
  readonly minutes: Minutes;
  readonly datePlay: string;
  readonly timePlay: string;
  /** Instants in milliseconds. */
  readonly startsAt: number;
  readonly endsAt: number;
  readonly createdAt: number;
  readonly organiser: PlayerSeed;
  readonly others: readonly PlayerSeed[];
  readonly seats: readonly Seat[];
}

/** Null where nobody would have played: no court, nobody free, or not yet. */
export function arrange(wish: Wish, town: Town, random: Random, now: number): Arrangement | null {
  const centre = wish.organiser ?? wish.guest ?? town.everyone.draw(random)!;
  const sport = wish.against ? TENNIS : pick(random, sportsOf(centre));
  const numberPlayers: NumberPlayersId = wish.against ? 1 : sport === 2 ? 2 : chance(random, 0.62) ? 1 : 2;
  const court = town.courtFor(centre, sport);
  if (!court) return null;
  const minutes: Minutes = sport === 2 || numberPlayers === 2 ? 90 : pick(random, [60, 60, 90, 120]);
  const { datePlay, timePlay } = town.slot(wish.around, court.timeZone);
  const when = whenOf(datePlay, timePlay, minutes, court.timeZone);
  if (isFieldError(when)) return null;
  const startsAt = when.startsAt.getTime();
  const endsAt = when.endsAt.getTime();
  const createdAt = Math.min(wish.createdAt ?? startsAt - between(random, 1, 9) * DAY, startsAt - 4 * HOUR);
  if (createdAt >= now) return null;
  if ([wish.organiser, wish.guest].some((each) => each && each.registeredAt.getTime() > createdAt)) return null;
  const partners = wish.against
    ? [centre, wish.against].every((player) => town.isFree(player, startsAt, endsAt))
      ? [wish.against]
      : []
    : town.partnersOf(centre, sport, numberPlayers * 2 - 1, createdAt, startsAt, endsAt);
  if (partners.length < numberPlayers * 2 - 1) return null;

  const fate = wish.fate ?? drawFate(random);
  const [organiser, others] = wish.guest ? [partners[0]!, [wish.guest, ...partners.slice(1)]] : [centre, partners];
  const seats = balanced(organiser, others, sport, numberPlayers, wish.guest);
  return {
    ...{ wish, fate, sport, numberPlayers, court, minutes, datePlay, timePlay },
    ...{ startsAt, endsAt, createdAt, organiser, others, seats },
  };
}
