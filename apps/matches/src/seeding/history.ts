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
import type { GameMode } from '@setpoint/scoring';
import type { MatchCommand } from '../domain/commands.js';
import { createMatch, type Draft } from '../domain/create-match.js';
import { decide, evolve, passTime } from '../domain/match-machine.js';
import type { Match, Minutes } from '../domain/match.js';
import type { MatchEvent } from '../domain/match-events.js';
import type { Marks } from '../domain/rules/evaluations.js';
import { isFieldError, whenOf } from '../domain/rules/schedule.js';
import { integrationEventFor } from '../events/outgoing.js';
import { between, chance, idAt, pick } from './chance.js';
import { Endings, type EndingKind, type EndingWish, type Step } from './endings.js';
import type { HistorySeed, PastEvent, PlayerSeed } from './seeds.js';
import { sportsOf, Town } from './town.js';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Events older than this are of no interest any more, except for results, which count for ever. */
const NEWS_MS = 30 * DAY;

export interface PlayedHistory {
  readonly matches: readonly Match[];
  readonly evaluations: readonly PastEvaluation[];
  readonly events: readonly PastEvent[];
}

export interface PastEvaluation {
  readonly matchId: MatchId;
  readonly by: UserId;
  readonly of: UserId;
  readonly marks: Marks;
  readonly at: Date;
}

/** What is settled about a match beforehand; the rest is left to chance. */
interface Wish extends EndingWish {
  readonly around: number;
  readonly organiser?: PlayerSeed;
  readonly guest?: PlayerSeed;
  readonly createdAt?: number;
  /** Everyone has joined by then. */
  readonly joinedBy?: number;
  readonly fate?: Fate;
}

/** How a match will go, as far as people decide it. */
interface Fate {
  readonly invites: boolean;
  readonly scheduledAtOnce: boolean;
  /** Somebody declines, does not turn up in the app, or a place stays empty. */
  readonly shortOfPlayers: boolean;
  readonly calledOff: boolean;
  readonly ending: EndingKind;
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
  private readonly town: Town;
  private readonly endings: Endings;
  private readonly friendlyAt = new Map<string, number>();
  private readonly matches: Match[] = [];
  private readonly evaluated: PastEvaluation[] = [];
  private readonly events: PastEvent[] = [];

  constructor(private readonly seed: HistorySeed) {
    this.random = seed.random;
    this.now = seed.now.getTime();
    this.town = new Town(seed);
    this.endings = new Endings(seed.random, (player, sport) => this.town.player(player)?.skill[sport] ?? 3.5);
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
    const { matches, evaluated: evaluations, events } = this;
    events.sort((one, other) => one.at.getTime() - other.at.getTime());
    return { matches, evaluations, events };
  }

  /** One of each thing that can wait for a person, or be looked forward to. */
  private feature(id: string): void {
    const organiser = this.town.player(id);
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

  private match(wish: Wish): void {
    const { random } = this;
    const centre = wish.organiser ?? wish.guest ?? this.town.everyone.draw(random)!;
    const sport = pick(random, sportsOf(centre));
    const numberPlayers: NumberPlayersId = sport === 2 ? 2 : chance(random, 0.62) ? 1 : 2;
    const court = this.town.courtFor(centre, sport);
    if (!court) return;
    const minutes: Minutes = sport === 2 || numberPlayers === 2 ? 90 : pick(random, [60, 60, 90, 120]);
    const { datePlay, timePlay } = this.town.slot(wish.around, court.timeZone);
    const when = whenOf(datePlay, timePlay, minutes, court.timeZone);
    if (isFieldError(when)) return;
    const startsAt = when.startsAt.getTime();
    const endsAt = when.endsAt.getTime();
    const createdAt = Math.min(wish.createdAt ?? startsAt - between(random, 1, 9) * DAY, startsAt - 4 * HOUR);
    if (createdAt >= this.now) return;
    if ([wish.organiser, wish.guest].some((each) => each && each.registeredAt.getTime() > createdAt)) return;
    const partners = this.town.partnersOf(centre, sport, numberPlayers * 2 - 1, createdAt, startsAt, endsAt);
    if (partners.length < numberPlayers * 2 - 1) return;

    const fate = wish.fate ?? this.fate();
    const [organiser, others] = wish.guest ? [partners[0]!, [wish.guest, ...partners.slice(1)]] : [centre, partners];
    const friendly =
      !wish.fate && chance(random, 0.07) && createdAt - (this.friendlyAt.get(organiser.id) ?? -Infinity) > 31 * DAY;
    const isPrivate =
      fate.invites &&
      chance(random, 0.4) &&
      others.filter((each) => this.town.follows(organiser.id, each.id)).length >= numberPlayers;
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
    const created = createMatch(draft, this.town.context, null, at);
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
    for (const { at: instant, act } of this.endings.stepsOf(wish, fate.ending, sport, endsAt))
      steps.push({ at: instant, act: (match) => (isPlayed(match) ? act(match) : null) });
    this.live(created.value.match, created.value.events, steps);
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
      const decision = command && decide(command, current, this.town.context, instant);
      if (decision?.ok) happened(decision.value);
    }
    happened(passTime(current, this.seed.now).events);
    this.matches.push(current);
    this.town.engage(current);
  }

  private note(event: MatchEvent, after: Match): void {
    if (event.type === 'OPPONENT_EVALUATED') this.evaluated.push({ matchId: after.id, ...event });
    const isNews = event.at.getTime() > this.now - NEWS_MS;
    if (!isNews && event.type !== 'RESULT_CONFIRMED') return;
    const integrationEvent = integrationEventFor(event, after);
    if (integrationEvent) this.events.push({ ...integrationEvent, at: event.at });
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
}

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
