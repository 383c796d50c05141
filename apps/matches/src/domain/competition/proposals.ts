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
import { hasNotice } from '../rules/notice.js';
import { dayIn } from '../rules/schedule.js';
import { isInWindow, type Competition } from './competition.js';
import { isPeriodOver } from './permits.js';

/** Courts and times that suit both sides, or why there are none (BYD-10). */
export interface ProposedTimes {
  /** The soonest first. */
  readonly times: readonly Proposal[];
  readonly lacking: 'COURT' | 'COMMON_TIME' | null;
}

const MOST = 3;
/** Centres nearly as good as the best one alternate, to offer a choice of places. */
const NEARLY_AS_GOOD = 0.75;
const HOUR_MS = 3_600_000;
/** Default times for players without availability: not too early. */
const USUAL = { from: 9 * 60, to: 22 * 60 };

/** Whether court and time can and still have to be agreed. */
export const isUnagreed = (match: Match, now: Date): match is Match & { readonly competition: Competition } =>
  match.competition !== null && match.state === 'ORGANIZING' && !isScheduled(match.plan) && !isPeriodOver(match, now);

/**
 * Up to three times within the window that suit everybody on both sides, on different days if possible, at
 * the centres that suit both sides best. Independent of the order of players and centres.
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
    const suitable = (when: When) =>
      isInWindow(when, competition) && hasNotice(when, competition, now) && isUsual(when, seekers);
    const times = chosen(places, (timeZone) => freeIn(timeZone).filter(suitable), seekers);
    if (times.length > 0) return { times, lacking: null };
  }
  return { times: [], lacking: 'COMMON_TIME' };
}

/** If a competition has an area, favourites outside of it are excluded as well. */
const isWithin = (ground: Ground, { area }: Competition): boolean =>
  area === undefined || kmBetween(area, ground) <= area.radiusKm;

/** Players with their preferences for this competition. */
export const withPreferences = (players: readonly Seeker[], { preferences = [] }: Competition): readonly Seeker[] =>
  players.map((player) => {
    const said = preferences.find(({ playerId }) => playerId === player.id);
    if (!said) return player;
    const favourites = new Set([...player.favourites, ...said.courtIds]);
    return { ...player, favourites, ...(said.away && { away: said.away }) };
  });

/** Best of three sets take longer than an hour; an hour is better than nothing. */
const lengthsOf = (gameMode: GameMode): readonly Minutes[] => (gameMode === 'THREE_SETS_6_GAMES' ? [90, 60] : [60]);

/** Adds a day on each side of the remaining window: it is in the competition's time zone, times are in the court's. */
function daysOf({ opensAt, closesAt }: Competition, now: Date) {
  const [from, to] = [opensAt > now ? opensAt : now, closesAt].map((at) => at.getTime());
  return { from: dayIn(new Date(from! - 24 * HOUR_MS), 'utc'), to: dayIn(new Date(to! + 24 * HOUR_MS), 'utc') };
}

function placesFor(seekers: readonly Seeker[], grounds: readonly Ground[]): readonly Ground[] {
  const best = bestGrounds(seekers, grounds);
  const least = suits(best[0]!, seekers) * NEARLY_AS_GOOD;
  return best.filter((ground) => suits(ground, seekers) >= least).slice(0, MOST);
}

/** Players with availability are matched by it; others get the usual times. */
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
