import {
  courtId,
  halfStep,
  matchId,
  userId,
  type MatchId,
  type NumberPlayersId,
  type Random,
  type Side,
  type SportId,
  type UserId,
} from '@setpoint/kernel';
import type { GameMode, ResultOutcome } from '@setpoint/scoring';
import type { AskedResult, MatchCommand } from '../domain/commands.js';
import type { Context, Engagement, Person } from '../domain/context.js';
import { createMatch, type Draft } from '../domain/create-match.js';
import { decide, evolve, passTime } from '../domain/match-machine.js';
import type { Match, Minutes } from '../domain/match.js';
import type { MatchEvent } from '../domain/match-events.js';
import { CRITERIA, type GivenEvaluation, type Marks } from '../domain/rules/evaluations.js';
import { isFault, whenOf } from '../domain/rules/schedule.js';
import { sayingOf } from '../events/outgoing.js';
import { between, chance, idAt, Lottery, noise, pick } from './chance.js';
import { playScore, playUnfinished, sideAhead, slip } from './play-score.js';
import type { CourtSeed, HistorySeed, PastEvent, PlayerSeed } from './seeds.js';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Who tells of everything that ever happened drowns in news: only results count for ever. */
const NEWS_MS = 30 * DAY;

export interface PlayedHistory {
  readonly matches: readonly Match[];
  readonly evaluations: readonly PastEvaluation[];
  readonly events: readonly PastEvent[];
  readonly olderEvaluations: readonly PastEvent[];
}

export interface PastEvaluation {
  readonly matchId: MatchId;
  readonly by: UserId;
  readonly of: UserId;
  readonly marks: Marks;
  readonly at: Date;
}

/** What somebody does at an instant, given how the match stands by then. */
interface Step {
  readonly at: number;
  readonly act: (match: Match) => MatchCommand | null;
}

/** How a match will go, as far as people decide it. */
interface Fate {
  readonly invites: boolean;
  readonly scheduledAtOnce: boolean;
  /** Somebody declines, does not turn up in the app, or a place stays empty. */
  readonly shortOfPlayers: boolean;
  readonly calledOff: boolean;
  readonly ending: 'CONFIRMED' | 'SILENT' | 'DISPUTED' | 'CONTESTED' | 'NO_RESULT';
}

/**
 * Plays the past: every match goes through the real rules, from its creation to the result, in virtual time. What would
 * happen after `now` has not happened yet, so the present is as unfinished as it should be.
 */
export function playHistory(seed: HistorySeed): PlayedHistory {
  return new History(seed).play();
}

class History {
  private readonly random: Random;
  private readonly now: number;
  private readonly players: readonly PlayerSeed[];
  private readonly byId: ReadonlyMap<string, PlayerSeed>;
  private readonly engagements = new Map<string, Engagement[]>();
  private readonly follows: ReadonlySet<string>;
  private readonly friendlyAt = new Map<string, number>();
  private readonly pools = new Map<string, PlayerSeed[]>();
  private readonly company = new Map<string, Lottery<PlayerSeed>>();
  private readonly days = new Map<string, Intl.DateTimeFormat>();
  private readonly courtsOf = new Map<string, Lottery<CourtSeed>>();
  private readonly everyone: Lottery<PlayerSeed>;
  private readonly matches: Match[] = [];
  private readonly evaluated: PastEvaluation[] = [];
  private readonly events: PastEvent[] = [];
  private readonly olderEvaluations: PastEvent[] = [];
  private readonly context: Context;

  constructor(private readonly seed: HistorySeed) {
    this.random = seed.random;
    this.now = seed.now.getTime();
    this.players = seed.players.filter((player) => Object.keys(player.skill).length > 0);
    this.everyone = new Lottery(this.players, (player) => player.eagerness);
    this.byId = new Map(seed.players.map((player) => [player.id, player]));
    this.follows = new Set(seed.follows.map(({ followerId, followedId }) => `${followerId} ${followedId}`));
    for (const player of this.players)
      for (const sport of sportsOf(player)) {
        const key = `${player.city} ${sport}`;
        this.pools.set(key, [...(this.pools.get(key) ?? []), player]);
      }
    const people = new Map<string, Person>(
      seed.players.map((player) => {
        this.engagements.set(player.id, []);
        const { levels, timeZone } = player;
        // Who is busy is not asked in the first place (partnersOf).
        return [player.id, { id: userId(player.id), levels, absence: null, timeZone, engagements: [] }];
      }),
    );
    const courts = new Map(seed.courts.map((court) => [court.id, { timeZone: court.timeZone }]));
    this.context = {
      person: (id) => people.get(id),
      court: (id) => courts.get(id),
      blockBetween: () => false,
      follows: (one, other) => this.follows.has(`${one} ${other}`),
    };
  }

  play(): PlayedHistory {
    for (const id of this.seed.featured ?? []) this.feature(id);
    const span = (this.seed.days ?? 730) * DAY;
    const count = this.seed.count ?? 6000;
    for (let i = 0; i < count; i++) {
      // More people play now than two years ago; the calendar of the next days fills up, too.
      const startsAt = this.now + 9 * DAY - (span + 9 * DAY) * (1 - Math.sqrt(this.random.next() * 0.85 + 0.15)) * 1.63;
      this.match({ around: startsAt });
    }
    this.matches.sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
    const { matches, evaluated: evaluations, events, olderEvaluations } = this;
    for (const list of [events, olderEvaluations]) list.sort((one, other) => one.at.getTime() - other.at.getTime());
    return { matches, evaluations, events, olderEvaluations };
  }

  /** One of each thing that can wait for a person, or be looked forward to. */
  private feature(id: string): void {
    const organiser = this.byId.get(id);
    if (!organiser) return;
    const usual: Fate = {
      invites: false,
      scheduledAtOnce: true,
      shortOfPlayers: false,
      calledOff: false,
      ending: 'CONFIRMED',
    };
    const [hours, days] = [(n: number) => this.now + n * HOUR, (n: number) => this.now + n * DAY];
    // To look forward to.
    this.match({ organiser, around: days(1), createdAt: days(-3), joinedBy: hours(-20), fate: usual });
    this.match({ organiser, around: days(4), createdAt: days(-2), joinedBy: hours(-3), fate: usual });
    // Still looking for players, and for a court.
    this.match({
      organiser,
      around: days(3),
      createdAt: days(-1),
      joinedBy: days(2),
      fate: { ...usual, shortOfPlayers: true },
    });
    this.match({
      organiser,
      around: days(6),
      createdAt: hours(-30),
      joinedBy: hours(-2),
      fate: { ...usual, scheduledAtOnce: false },
    });
    // Invited.
    this.match({
      guest: organiser,
      around: days(2),
      createdAt: hours(-5),
      joinedBy: days(1),
      fate: { ...usual, invites: true },
    });
    // Played yesterday, no result yet.
    this.match({ organiser, around: hours(-24), createdAt: days(-6), resultAt: days(1), fate: usual });
    // The other side entered a result.
    this.match({
      guest: organiser,
      around: days(-2),
      createdAt: days(-7),
      resultAt: hours(-26),
      answerAt: days(1),
      enterer: 'A',
      fate: usual,
    });
    // Disputed once: to be entered again.
    this.match({
      organiser,
      around: days(-3),
      createdAt: days(-8),
      resultAt: hours(-60),
      answerAt: hours(-20),
      enterer: 'A',
      fate: { ...usual, ending: 'DISPUTED' },
    });
  }

  private match(wish: {
    readonly around: number;
    readonly organiser?: PlayerSeed;
    readonly guest?: PlayerSeed;
    readonly createdAt?: number;
    /** Everyone has joined by then. */
    readonly joinedBy?: number;
    readonly resultAt?: number;
    readonly answerAt?: number;
    readonly enterer?: Side;
    readonly fate?: Fate;
  }): void {
    const { random } = this;
    const centre = wish.organiser ?? wish.guest ?? this.everyone.draw(random)!;
    const sport = pick(random, sportsOf(centre));
    const numberPlayers: NumberPlayersId = sport === 2 ? 2 : chance(random, 0.62) ? 1 : 2;
    const court = this.courtFor(centre, sport);
    if (!court) return;
    const minutes: Minutes = sport === 2 || numberPlayers === 2 ? 90 : pick(random, [60, 60, 90, 120]);
    const { datePlay, timePlay } = this.slot(wish.around, court.timeZone);
    const when = whenOf(datePlay, timePlay, minutes, court.timeZone);
    if (isFault(when)) return;
    const startsAt = when.startsAt.getTime();
    const endsAt = when.endsAt.getTime();
    const createdAt = Math.min(wish.createdAt ?? startsAt - between(random, 1, 9) * DAY, startsAt - 4 * HOUR);
    if (createdAt >= this.now) return;
    if ([wish.organiser, wish.guest].some((each) => each && each.registeredAt.getTime() > createdAt)) return;
    const partners = this.partnersOf(centre, sport, numberPlayers * 2 - 1, createdAt, startsAt, endsAt);
    if (partners.length < numberPlayers * 2 - 1) return;

    const fate = wish.fate ?? this.fate();
    const [organiser, others] = wish.guest ? [partners[0]!, [wish.guest, ...partners.slice(1)]] : [centre, partners];
    const friendly =
      !wish.fate && chance(random, 0.07) && createdAt - (this.friendlyAt.get(organiser.id) ?? -Infinity) > 31 * DAY;
    const isPrivate =
      fate.invites &&
      chance(random, 0.4) &&
      others.filter((each) => this.follows.has(`${organiser.id} ${each.id}`)).length >= numberPlayers;
    const teams = balanced(organiser, others, sport, numberPlayers, wish.guest);
    const at = new Date(createdAt);
    const draft: Draft = {
      matchId: matchId(idAt(random, at)),
      organiserId: userId(organiser.id),
      sport,
      numberPlayers,
      visibility: isPrivate ? 'PRIVATE' : 'PUBLIC',
      isFriendly: friendly,
      gameMode: this.gameMode(sport, minutes),
      ...this.limits([organiser, ...others], sport, numberPlayers, fate.invites),
      courtId: fate.scheduledAtOnce ? courtId(court.id) : null,
      booked: fate.scheduledAtOnce && chance(random, 0.6),
      datePlay: fate.scheduledAtOnce ? datePlay : null,
      timePlay: fate.scheduledAtOnce ? timePlay : null,
      minutesPlay: minutes,
      invitees: fate.invites
        ? teams.map(({ player, side }) => ({ invitationId: idAt(random, at), playerId: userId(player.id), side }))
        : [],
      message: chance(random, 0.35) ? pick(random, MESSAGES[court.timeZone] ?? MESSAGES['Europe/London']!) : null,
    };
    const created = createMatch(draft, this.context, null, at);
    if (!created.ok) return;
    if (friendly) this.friendlyAt.set(organiser.id, createdAt);

    const steps: Step[] = [];
    const joinedBy = Math.min(wish.joinedBy ?? Infinity, startsAt - 2.5 * HOUR);
    const coming = fate.shortOfPlayers ? teams.slice(0, -1) : teams;
    for (const { player, side } of coming) {
      const joins =
        wish.joinedBy !== undefined && joinedBy > this.now
          ? joinedBy
          : between(random, createdAt + 0.2 * HOUR, joinedBy);
      steps.push({ at: joins, act: (match) => comeIn(match, userId(player.id), side) });
    }
    if (fate.shortOfPlayers && fate.invites) {
      const { player } = teams.at(-1)!;
      steps.push({ at: between(random, createdAt, startsAt), act: (match) => decline(match, userId(player.id)) });
    }
    if (!fate.scheduledAtOnce) {
      const plan = {
        courtId: courtId(court.id),
        booked: chance(random, 0.6),
        datePlay,
        timePlay,
        minutesPlay: minutes,
      };
      const organisedAt = wish.organiser ? this.now + DAY : between(random, createdAt + HOUR, startsAt - 3 * HOUR);
      steps.push({ at: organisedAt, act: (match) => ({ type: 'ORGANISE', who: match.organiserId, plan }) });
    }
    if (fate.calledOff)
      steps.push({
        at: between(random, createdAt + HOUR, startsAt - 2 * HOUR),
        act: (match) => ({ type: 'CANCEL', who: match.organiserId }),
      });
    const isPlayed = (match: Match) => match.state === 'AWAITING_RESULT' || match.state === 'AWAITING_CONFIRMATION';
    for (const { at: instant, act } of this.ending(wish, fate, sport, endsAt))
      steps.push({ at: instant, act: (match) => (isPlayed(match) ? act(match) : null) });
    this.live(created.value.match, created.value.events, steps);
  }

  /** What happens after the last ball. */
  private ending(
    wish: { readonly resultAt?: number; readonly answerAt?: number; readonly enterer?: Side },
    { ending }: Fate,
    sport: SportId,
    endsAt: number,
  ): Step[] {
    const { random } = this;
    if (ending === 'NO_RESULT') return [];
    const resultAt = wish.resultAt ?? endsAt + between(random, 0.1, chance(random, 0.8) ? 4 : 40) * HOUR;
    const answerAt = wish.answerAt ?? resultAt + between(random, 0.2, chance(random, 0.8) ? 12 : 60) * HOUR;
    const entererSide: Side = wish.enterer ?? (chance(random, 0.5) ? 'A' : 'B');
    const answererSide: Side = entererSide === 'A' ? 'B' : 'A';
    const seat = random.int(2);
    const on = (match: Match, side: Side) => {
      const places = side === 'A' ? match.teamA : match.teamB;
      return places[seat % places.length]!.playerId;
    };
    let truth: AskedResult | null = null;
    const result = (match: Match) => (truth ??= this.result(match, sport));
    const enter = (match: Match, asked: AskedResult): MatchCommand => {
      const who = on(match, entererSide);
      return { type: 'ENTER_RESULT', who, result: asked, evaluations: this.evaluations(match, who) };
    };
    const confirm = (match: Match): MatchCommand => {
      const who = on(match, answererSide);
      return { type: 'CONFIRM_RESULT', who, evaluations: this.evaluations(match, who) };
    };
    const dispute = (match: Match): MatchCommand => ({
      type: 'DISPUTE_RESULT',
      who: on(match, answererSide),
      note: pick(random, NOTES),
    });
    // A slip is entered only where a slip is legal, so that the dispute has a reason.
    const wrong = (match: Match): AskedResult => {
      const right = result(match);
      return right.outcome === 'COMPLETED' ? { ...right, sets: slip(right.sets) } : right;
    };
    switch (ending) {
      case 'CONFIRMED':
        return [
          { at: resultAt, act: (match) => enter(match, result(match)) },
          { at: answerAt, act: confirm },
        ];
      case 'SILENT':
        return [{ at: resultAt, act: (match) => enter(match, result(match)) }];
      case 'DISPUTED':
        return [
          { at: resultAt, act: (match) => enter(match, wrong(match)) },
          { at: answerAt, act: dispute },
          { at: answerAt + 30 * HOUR, act: (match) => enter(match, result(match)) },
          { at: answerAt + 40 * HOUR, act: confirm },
        ];
      case 'CONTESTED':
        return [
          { at: resultAt, act: (match) => enter(match, wrong(match)) },
          { at: answerAt, act: dispute },
          { at: answerAt + 6 * HOUR, act: (match) => enter(match, wrong(match)) },
          { at: answerAt + 8 * HOUR, act: dispute },
          {
            at: answerAt + 4 * DAY,
            act: (match) => ({
              type: 'ENTER_RESULT',
              who: on(match, answererSide),
              result: result(match),
              evaluations: [],
            }),
          },
          {
            at: answerAt + 6 * DAY,
            act: (match) => ({ type: 'CONFIRM_RESULT', who: on(match, entererSide), evaluations: [] }),
          },
        ];
    }
  }

  /** Lives a match through virtual time, step by step, up to now. */
  private live(match: Match, creation: readonly MatchEvent[], steps: Step[]): void {
    let current = match;
    const happened = (events: readonly MatchEvent[]) => {
      for (const event of events) {
        current = evolve(current, event);
        this.note(event, current);
      }
    };
    for (const event of creation) this.note(event, match);
    steps.sort((one, other) => one.at - other.at);
    for (const { at, act } of steps) {
      if (at > this.now) break;
      const instant = new Date(at);
      happened(passTime(current, instant).events);
      const command = act(current);
      const decision = command && decide(command, current, this.context, instant);
      if (decision?.ok) happened(decision.value);
    }
    happened(passTime(current, this.seed.now).events);
    this.matches.push(current);
    const { when } = current.plan;
    if (when && current.state !== 'CANCELLED' && current.state !== 'EXPIRED')
      for (const { playerId } of [...current.teamA, ...current.teamB])
        this.engagements.get(playerId)?.push({ matchId: current.id, startsAt: when.startsAt, endsAt: when.endsAt });
  }

  private note(event: MatchEvent, after: Match): void {
    if (event.type === 'OPPONENT_EVALUATED') this.evaluated.push({ matchId: after.id, ...event });
    const isNews = event.at.getTime() > this.now - NEWS_MS;
    if (!isNews && event.type !== 'RESULT_CONFIRMED' && event.type !== 'OPPONENT_EVALUATED') return;
    const saying = sayingOf(event, after);
    const list = isNews || event.type === 'RESULT_CONFIRMED' ? this.events : this.olderEvaluations;
    if (saying) list.push({ ...saying, at: event.at });
  }

  /** People of the same town and about the same strength who are free; friends first. */
  private partnersOf(
    centre: PlayerSeed,
    sport: SportId,
    count: number,
    createdAt: number,
    startsAt: number,
    endsAt: number,
  ): PlayerSeed[] {
    const isFree = (player: PlayerSeed) =>
      !this.engagements
        .get(player.id)!
        .some((other) => other.startsAt.getTime() < endsAt + 2 * HOUR && other.endsAt.getTime() > startsAt - 2 * HOUR);
    if (!isFree(centre)) return [];
    const lottery = this.companyOf(centre, sport);
    const chosen: PlayerSeed[] = [];
    for (let attempt = 0; attempt < 40 && chosen.length < count; attempt++) {
      const player = lottery.draw(this.random);
      if (player && !chosen.includes(player) && player.registeredAt.getTime() < createdAt && isFree(player))
        chosen.push(player);
    }
    return chosen;
  }

  /** With whom somebody plays, the more the better they match. */
  private companyOf(centre: PlayerSeed, sport: SportId): Lottery<PlayerSeed> {
    const key = `${centre.id} ${sport}`;
    const known = this.company.get(key);
    if (known) return known;
    const others = (this.pools.get(`${centre.city} ${sport}`) ?? []).filter((player) => player !== centre);
    const company = new Lottery(
      others,
      (player) =>
        player.eagerness *
        (this.follows.has(`${centre.id} ${player.id}`) ? 4 : 1) *
        Math.exp(-((player.skill[sport]! - centre.skill[sport]!) ** 2) / 0.9),
    );
    this.company.set(key, company);
    return company;
  }

  private courtFor(player: PlayerSeed, sport: SportId): CourtSeed | null {
    const key = `${player.id} ${sport}`;
    const distance = (court: CourtSeed) => Math.hypot(court.lat - player.lat, court.lng - player.lng);
    const near =
      this.courtsOf.get(key) ??
      new Lottery(
        this.seed.courts.filter((court) => court.city === player.city && court.sports.includes(sport)),
        (court) => 1 / (0.01 + distance(court)),
      );
    this.courtsOf.set(key, near);
    return near.draw(this.random);
  }

  /** A time at which people play, near the wished instant: after work, at lunch, on weekend mornings. */
  private slot(around: number, timeZone: string): { datePlay: string; timePlay: string } {
    const day = this.days.get(timeZone) ?? new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
    this.days.set(timeZone, day);
    const datePlay = day.format(around);
    const weekday = new Date(`${datePlay}T12:00:00Z`).getUTCDay();
    const times = weekday === 0 || weekday === 6 ? WEEKEND : WEEKDAY;
    return { datePlay, timePlay: pick(this.random, times) };
  }

  private fate(): Fate {
    const { random } = this;
    const ending = random.next();
    return {
      invites: chance(random, 0.35),
      scheduledAtOnce: chance(random, 0.7),
      shortOfPlayers: chance(random, 0.035),
      calledOff: chance(random, 0.035),
      ending:
        ending < 0.76
          ? 'CONFIRMED'
          : ending < 0.93
            ? 'SILENT'
            : ending < 0.96
              ? 'DISPUTED'
              : ending < 0.965
                ? 'CONTESTED'
                : 'NO_RESULT',
    };
  }

  private gameMode(sport: SportId, minutes: Minutes): GameMode {
    if (minutes === 60 && chance(this.random, 0.5)) return chance(this.random, 0.5) ? 'ONE_SET_9_GAMES' : 'NEXTGEN';
    return sport === 1 && chance(this.random, 0.08) ? 'NEXTGEN' : 'THREE_SETS_6_GAMES';
  }

  /** Limits that let those in who will come. */
  private limits(company: readonly PlayerSeed[], sport: SportId, numberPlayers: NumberPlayersId, invites: boolean) {
    const ratings = company.map(
      ({ levels }) => levels.find((level) => level.sport === sport && level.numberPlayers === numberPlayers)?.rating,
    );
    const known = ratings.filter((rating) => rating !== undefined);
    if (invites || known.length < ratings.length || !chance(this.random, 0.3))
      return { levelMin: null, levelMax: null };
    const levelMin = Math.max(1, halfStep(Math.min(...known)) - 0.5);
    return { levelMin, levelMax: Math.min(7, Math.max(levelMin + 0.5, halfStep(Math.max(...known)) + 0.5)) };
  }

  private result(match: Match, sport: SportId): AskedResult {
    const { random } = this;
    const mean = (places: Match['teamA']) =>
      places.reduce((sum, { playerId }) => sum + (this.byId.get(playerId)?.skill[sport] ?? 3.5), 0) / places.length;
    const edge = mean(match.teamA) - mean(match.teamB) + noise(random, 0.35);
    const kind = random.next();
    const outcome: ResultOutcome =
      match.isFriendly && kind < 0.2
        ? 'TIME_EXPIRED'
        : kind > 0.988
          ? 'RETIRED'
          : kind > 0.98
            ? 'WALKOVER'
            : 'COMPLETED';
    const comment = chance(random, 0.12) ? pick(random, COMMENTS) : null;
    switch (outcome) {
      case 'COMPLETED':
        return { sets: playScore(random, match.gameMode, edge), outcome, winner: null, comment };
      case 'TIME_EXPIRED':
        return { sets: playUnfinished(random, match.gameMode, edge), outcome, winner: null, comment };
      case 'RETIRED': {
        const sets = playUnfinished(random, match.gameMode, edge);
        return { sets, outcome, winner: sideAhead(sets), comment };
      }
      case 'WALKOVER':
        return { sets: [], outcome, winner: edge > 0 ? 'A' : 'B', comment };
    }
  }

  private evaluations(match: Match, by: UserId): GivenEvaluation[] {
    const { random } = this;
    if (!chance(random, 0.35)) return [];
    const opponents = match.teamA.some((place) => place.playerId === by) ? match.teamB : match.teamA;
    return opponents
      .filter(({ playerId }) => !match.evaluations.some((each) => each.by === by && each.of === playerId))
      .map(({ playerId }) => {
        const base = this.byId.get(playerId)?.skill[match.sport] ?? 3.5;
        const mark = (mean: number) => Math.min(5, Math.max(1, Math.round(mean + noise(random, 0.7))));
        const marks = CRITERIA.map((criterion) => [criterion, mark(SPORTING.has(criterion) ? base * 0.6 + 1 : 4.4)]);
        return { userId: playerId, ...Object.fromEntries(marks) };
      });
  }
}

const SPORTING: ReadonlySet<string> = new Set(['forehand', 'backhand', 'serve', 'power', 'speed']);

const sportsOf = (player: PlayerSeed): SportId[] => Object.keys(player.skill).map((sport) => Number(sport) as SportId);

/** The best with the weakest, as people do; a guest plays on side B. */
function balanced(
  organiser: PlayerSeed,
  others: readonly PlayerSeed[],
  sport: SportId,
  numberPlayers: NumberPlayersId,
  guest?: PlayerSeed,
) {
  if (numberPlayers === 1) return [{ player: others[0]!, side: 'B' as Side }];
  const strength = (player: PlayerSeed) => player.skill[sport]!;
  const mates = guest ? others.filter((player) => player !== guest) : others;
  const total = [organiser, ...others].reduce((sum, player) => sum + strength(player), 0) / 2;
  const mate = [...mates].sort(
    (one, other) =>
      Math.abs(total - strength(organiser) - strength(one)) - Math.abs(total - strength(organiser) - strength(other)),
  )[0]!;
  return others.map((player) => ({ player, side: (player === mate ? 'A' : 'B') as Side }));
}

function comeIn(match: Match, who: UserId, side: Side): MatchCommand {
  const invited = match.invitations.some((each) => each.playerId === who && each.state === 'PENDING');
  return invited ? { type: 'ANSWER', who, accept: true } : { type: 'JOIN', who, side };
}

function decline(match: Match, who: UserId): MatchCommand | null {
  const invited = match.invitations.some((each) => each.playerId === who && each.state === 'PENDING');
  return invited ? { type: 'ANSWER', who, accept: false } : null;
}

const WEEKDAY = ['07:30', '12:30', '13:00', '17:30', '18:00', '18:30', '19:00', '19:30', '20:00', '20:30', '21:00'];
const WEEKEND = ['09:00', '09:30', '10:00', '10:30', '11:00', '12:00', '15:30', '16:00', '17:00', '18:00'];
const NOTES = [
  'The sets are the other way round.',
  'È al contrario, abbiamo vinto noi!',
  'El resultado está al revés.',
  'Le score est inversé.',
];
const COMMENTS = [
  'Che partita!',
  'Well played!',
  '¡Partidazo!',
  'Beau match !',
  'Rivincita presto',
  'Great fun, see you again',
];
const MESSAGES: Readonly<Record<string, readonly string[]>> = {
  'Europe/Rome': [
    'Chi si unisce?',
    'Campo prenotato, si gioca anche con la pioggia',
    'Partita tranquilla, birra dopo',
    'Porto io le palle',
  ],
  'Europe/London': [
    'Anyone up for a game?',
    'Court is booked, rain or shine',
    'Friendly but serious',
    'I bring the balls',
  ],
  'Europe/Madrid': ['¿Quién se apunta?', 'Pista reservada', 'Partido tranquilo y cañas después', 'Llevo pelotas'],
  'Europe/Paris': ['Qui est partant ?', 'Court réservé', 'Match tranquille, verre après', 'J’apporte les balles'],
};
