import { halfStep, otherSide, type NumberPlayersId } from '@setpoint/kernel';
import {
  awardInSport,
  begin,
  countsWin,
  disciplineOf,
  entriesOf,
  explain,
  otherOf,
  shownLevel,
  updateSport,
  VARIED_OPPONENTS,
  type Discipline,
  type LedgerEntry,
  type MatchEntry,
  type Rating,
  type SportRating,
  type Start,
} from '@setpoint/rating';
import type { Estimate } from './estimate.js';
import type { ParametersOverTime } from './parameters-over-time.js';
import { ELO_START, eloMove } from './plain-elo.js';
import { playedMatchOf, type RatedEvent, type RatedMatch } from './rated-match.js';
import { bonusOf, type WonTournament } from './won-tournament.js';

/** What is known of one player in one pool. */
export interface Standing {
  readonly rating: Rating;
  /** Before the first event. */
  readonly start: Start;
  /** The half step that is shown; null without any (LVL-01). */
  readonly shown: number | null;
  /** Different opponents, as many as reliability counts (LVL-05). */
  readonly met: readonly string[];
  /** By plain Elo, to compare with. */
  readonly elo: number;
}

/** What is known of one player in one sport: a standing by number of players, null before the first event with so many. */
export interface SportStanding extends Readonly<Record<Discipline, Standing | null>> {
  /** Of both ratings; null while they know nothing of each other. */
  readonly covariance: number | null;
}

/** The same, with the player's own estimates. */
export interface Known extends SportStanding {
  readonly estimates: Readonly<Record<Discipline, Estimate | null>>;
}

export const NOTHING_RATED: SportStanding = { singles: null, doubles: null, covariance: null };

export type Trend = ReturnType<typeof explain>['direction'];

/** Effect of one match or tournament win on one player. */
export interface LevelStep {
  readonly event: RatedEvent;
  readonly entry: LedgerEntry;
  readonly trend: Trend;
  /** In the number of players of the event. */
  readonly before: Standing;
  readonly after: Standing;
  /** In the sport, after it. */
  readonly known: Known;
}

/** What an event left of what is known of a player. */
export interface LeftByEvent {
  /** In the number of players of the event. */
  readonly own: Standing;
  /** What it changes in the other number; null if it changes nothing there. */
  readonly other: OtherLevel | null;
  readonly covariance: number | null;
}

/** A level in the other number of players than that of an event. */
export interface OtherLevel extends Pick<Rating, 'mean' | 'deviation' | 'asOf' | 'carriedOver'> {
  readonly shown: number | null;
}

/** What an event left of what was known before it. */
export function afterEvent<Before extends SportStanding>(
  before: Before,
  numberPlayers: NumberPlayersId,
  { own, other, covariance }: LeftByEvent,
): Before {
  const discipline = disciplineOf(numberPlayers);
  const former = before[otherOf(discipline)];
  if (!other || !former) return { ...before, [discipline]: own, covariance };
  const { shown, ...level } = other;
  const moved = { ...former, shown, rating: { ...former.rating, ...level } };
  return { ...before, [discipline]: own, [otherOf(discipline)]: moved, covariance };
}

/** The same of a step. */
export function leftBy({ event, after: own, known }: LevelStep): LeftByEvent {
  const other = known[otherOf(disciplineOf(event.pool.numberPlayers))];
  const { covariance } = known;
  if (!other) return { own, other: null, covariance };
  const { mean, deviation, carriedOver, asOf } = other.rating;
  const level = {
    ...{ mean, deviation, shown: other.shown },
    ...(carriedOver !== undefined && { carriedOver }),
    ...(asOf !== undefined && { asOf }),
  };
  return { own, other: level, covariance };
}

/** The standing that a match at a time meets, or that counts now; what is shown is what predicts (LVL-03). */
export const standingIn = (
  known: Known,
  numberPlayers: NumberPlayersId,
  parameters: ParametersOverTime,
  time: number,
): Standing => begun(known, numberPlayers, parameters, time)[disciplineOf(numberPlayers)]!;

/**
 * What is known of a player who has a standing in a number of players. The first one is weighed with the parameters of the
 * last match in the other number, so that a fit moves nobody (LVL-03).
 */
function begun(known: Known, numberPlayers: NumberPlayersId, parameters: ParametersOverTime, time: number): Known {
  const discipline = disciplineOf(numberPlayers);
  const other = known[otherOf(discipline)]?.rating;
  const since = other && (other.asOf ?? other.playedAt);
  const estimate = known.estimates[discipline];
  const started = known[discipline]
    ? known
    : withNew(
        known,
        discipline,
        begin(ratingsOf(known), numberPlayers, estimate?.said ?? null, parameters.at(since ?? time), estimate?.start),
      );
  return { ...started, covariance: begin(ratingsOf(started), numberPlayers, null, parameters.at(time)).covariance };
}

function withNew(known: Known, discipline: Discipline, state: SportRating): Known {
  const [rating, start] = [state[discipline]!, state.starts[discipline]!];
  const shown = known.estimates[discipline] && halfStep(rating.mean);
  return { ...known, [discipline]: { rating, start, shown, met: [], elo: ELO_START }, covariance: state.covariance };
}

const ratingsOf = ({ singles, doubles, covariance }: SportStanding): SportRating => ({
  singles: singles && singles.rating,
  doubles: doubles && doubles.rating,
  covariance,
  starts: { singles: singles && singles.start, doubles: doubles && doubles.start },
});

/** Effect on each of its players, given what is known of them (LVL-04, LVL-06, BYD-01). */
export function rateEvent(
  event: RatedEvent,
  knownOf: (playerId: string) => Known,
  parameters: ParametersOverTime,
): LevelStep[] {
  const { numberPlayers } = event.pool;
  const meet = (playerId: string) => begun(knownOf(playerId), numberPlayers, parameters, event.endedAt);
  return event.kind === 'MATCH' ? rateMatch(event, meet, parameters) : awardBonus(event, meet);
}

function rateMatch(match: RatedMatch, meet: (playerId: string) => Known, overTime: ParametersOverTime): LevelStep[] {
  const discipline = disciplineOf(match.pool.numberPlayers);
  const known = { A: match.teams.A.map(meet), B: match.teams.B.map(meet) };
  const eloOf = (one: Known) => one[discipline]!.elo;
  const elos = { A: known.A.map(eloOf), B: known.B.map(eloOf) };
  const played = playedMatchOf(match);
  const before = { A: known.A.map(ratingsOf), B: known.B.map(ratingsOf) };
  const { rated, after } = updateSport(played, before, overTime.at(match.endedAt));
  const winner = countsWin(played) ? match.winner : null;
  const stepOf = (entry: MatchEntry): LevelStep => {
    const { side, playerId } = entry;
    const index = match.teams[side].indexOf(playerId);
    const met = known[side][index]!;
    const moved = movedTo(met, after[side][index]!);
    const own: Standing = {
      ...moved[discipline]!,
      shown: shownLevel(moved[discipline]!.rating.mean, met[discipline]!.shown),
      met: metAfter(met[discipline]!.met, match.teams[otherSide(side)]),
      elo: met[discipline]!.elo + eloMove(elos, winner, side),
    };
    return stepTo(match, entry, met, { ...moved, [discipline]: own });
  };
  return entriesOf(rated).map(stepOf);
}

/** A bonus alone gives no level; it raises one that starts from an estimate. */
const awardBonus = (won: WonTournament, meet: (playerId: string) => Known): LevelStep[] =>
  won.playerIds.map((playerId) => {
    const met = meet(playerId);
    const { after, entry } = awardInSport(bonusOf(won, playerId, null), ratingsOf(met));
    return stepTo(won, entry, met, movedTo(met, after));
  });

const stepTo = (event: RatedEvent, entry: LedgerEntry, met: Known, known: Known): LevelStep => {
  const discipline = disciplineOf(event.pool.numberPlayers);
  const [before, after] = [met[discipline]!, known[discipline]!];
  return { event, entry, trend: explain(entry).direction, before, after, known };
};

/** With other ratings; a half step that is shown follows them, and without any none is shown. */
function movedTo(known: Known, ratings: SportRating): Known {
  const moved = (discipline: Discipline): Standing | null => {
    const [standing, rating] = [known[discipline], ratings[discipline]];
    if (!standing || !rating) return null;
    const { shown } = standing;
    return { ...standing, rating, shown: shown === null ? null : shownLevel(rating.mean, shown) };
  };
  return { ...known, singles: moved('singles'), doubles: moved('doubles'), covariance: ratings.covariance };
}

const metAfter = (met: readonly string[], opponents: readonly string[]) =>
  [...new Set([...met, ...opponents])].slice(0, VARIED_OPPONENTS);
