import type { GameMode } from '@setpoint/scoring';
import { kmBetween } from '../find-time/distance.js';
import { isUncertain, minutesOf, type Seeker } from '../find-time/free.js';
import {
  bestGrounds,
  isTaken,
  proposalAt,
  suits,
  timesByZone,
  type Ground,
  type Proposal,
} from '../find-time/propose.js';
import { isScheduled, type Match, type Minutes, type When } from '../match.js';
import { dayIn } from '../rules/schedule.js';
import { isInWindow, type Competition } from './competition.js';
import { isPeriodOver } from './permits.js';

/** Court and time that both sides have, or why there is none (BYD-10). */
export interface ProposedTimes {
  /** The soonest first. */
  readonly times: readonly Proposal[];
  readonly lacking: 'COURT' | 'COMMON_TIME' | null;
}

const MOST = 3;
/** Centres that are nearly as good as the best one take turns, so that there is a choice of places as well. */
const NEARLY_AS_GOOD = 0.75;
const HOUR_MS = 3_600_000;
/** Half a day is enough for the other side to read it; where there is no such time left, two hours have to do. */
const NOTICES_MS = [12 * HOUR_MS, 2 * HOUR_MS];
/** Of people who fixed no times of their own: not at dawn. */
const USUAL = { from: 9 * 60, to: 22 * 60 };

/** Whether court and time are still to be agreed, and can be. */
export const isUnagreed = (match: Match, now: Date): match is Match & { readonly competition: Competition } =>
  match.competition !== null && match.state === 'ORGANIZING' && !isScheduled(match.plan) && !isPeriodOver(match, now);

/**
 * Up to three times inside of the window that everybody on both sides has, on different days where there are such, at
 * the centres that suit both sides best. The same whatever the order of players and centres.
 */
export function proposals(
  { id, gameMode, competition }: Pick<Match, 'id' | 'gameMode'> & { readonly competition: Competition },
  players: readonly Seeker[],
  around: readonly Ground[],
  now: Date,
): ProposedTimes {
  const grounds = around.filter((ground) => isWithin(ground, competition));
  if (grounds.length === 0) return { times: [], lacking: 'COURT' };
  const seekers = players
    .map((player) => ({ ...player, engagements: player.engagements.filter(({ matchId }) => matchId !== id) }))
    .sort((one, other) => (one.id < other.id ? -1 : 1));
  const places = placesFor(seekers, grounds);
  for (const minutes of lengthsOf(gameMode)) {
    const freeIn = timesByZone({ ...daysOf(competition, now), minutes }, seekers, now);
    for (const notice of NOTICES_MS) {
      const suitable = (when: When) =>
        isInWindow(when, competition) && when.startsAt.getTime() >= now.getTime() + notice && isUsual(when, seekers);
      const times = chosen(places, (timeZone) => freeIn(timeZone).filter(suitable), seekers);
      if (times.length > 0) return { times, lacking: null };
    }
  }
  return { times: [], lacking: 'COMMON_TIME' };
}

/** Where a competition has a place of its own, favourites beyond its radius are no exception. */
const isWithin = (ground: Ground, { area }: Competition): boolean =>
  area === undefined || kmBetween(area, ground) <= area.radiusKm;

/** Players with what they said for the competition alone. */
export const withPreferences = (players: readonly Seeker[], { preferences = [] }: Competition): readonly Seeker[] =>
  players.map((player) => {
    const said = preferences.find(({ playerId }) => playerId === player.id);
    if (!said) return player;
    const favourites = new Set([...player.favourites, ...said.courtIds]);
    return { ...player, favourites, ...(said.away && { away: said.away }) };
  });

/** Best of three sets take longer than an hour; an hour is better than nothing. */
const lengthsOf = (gameMode: GameMode): readonly Minutes[] => (gameMode === 'THREE_SETS_6_GAMES' ? [90, 60] : [60]);

/** A day to each side of what is left of the window: it counts by the clocks of the competition, times by those at the court. */
function daysOf({ opensAt, closesAt }: Competition, now: Date) {
  const [from, to] = [opensAt > now ? opensAt : now, closesAt].map((at) => at.getTime());
  return { from: dayIn(new Date(from! - 24 * HOUR_MS), 'utc'), to: dayIn(new Date(to! + 24 * HOUR_MS), 'utc') };
}

function placesFor(seekers: readonly Seeker[], grounds: readonly Ground[]): readonly Ground[] {
  const best = bestGrounds(seekers, grounds);
  const least = suits(best[0]!, seekers) * NEARLY_AS_GOOD;
  return best.filter((ground) => suits(ground, seekers) >= least).slice(0, MOST);
}

/** Who fixed times has said when; among others times are usual ones. */
function isUsual({ timePlay, startsAt, endsAt }: When, seekers: readonly Seeker[]): boolean {
  if (seekers.some((seeker) => !seeker.availability.noFixedDays && !isUncertain(seeker))) return true;
  const start = minutesOf(timePlay);
  return USUAL.from <= start && start + (endsAt.getTime() - startsAt.getTime()) / 60_000 <= USUAL.to;
}

/** Other days come first, then other times of the same days. */
function chosen(
  places: readonly Ground[],
  timesIn: (timeZone: string) => readonly When[],
  seekers: readonly Seeker[],
): Proposal[] {
  const times: Proposal[] = [];
  const isNewDay = ({ datePlay }: When) => times.every(({ when }) => when.datePlay !== datePlay);
  for (const isWanted of [isNewDay, () => true])
    while (times.length < MOST) {
      const ground = places[times.length % places.length]!;
      const when = timesIn(ground.timeZone).find((each) => isWanted(each) && !isTaken(each, times));
      if (!when) break;
      times.push(proposalAt(ground, when, seekers));
    }
  return times.sort((one, other) => one.when.startsAt.getTime() - other.when.startsAt.getTime());
}
