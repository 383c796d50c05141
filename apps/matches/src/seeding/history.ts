import { userId, type MatchId, type Random, type UserId } from '@setpoint/kernel';
import type { Case } from '../domain/cases/case.js';
import { createMatch } from '../domain/create-match.js';
import { decide, evolve, passTime } from '../domain/match-machine.js';
import type { Match } from '../domain/match.js';
import type { MatchEvent } from '../domain/match-events.js';
import type { Marks } from '../domain/rules/evaluations.js';
import { arrange, type Arrangement } from './arrangement.js';
import { chance } from './chance.js';
import { Endings, type Step } from './endings.js';
import type { Wish } from './fate.js';
import { featuredMatches } from './featured-matches.js';
import { matchWithGuests } from './match-with-guests.js';
import { draftOf } from './past-draft.js';
import { matchesInTurn } from './matches-in-turn.js';
import { playersWanted } from './players-wanted.js';
import { preparationOf } from './preparation.js';
import { seededCases } from './seeded-cases.js';
import type { HistorySeed, PastEvent } from './seeds.js';
import { pastEventsOf } from './past-events.js';
import { Town } from './town.js';
import { withWaitingLists } from './waiting-lists.js';

const DAY = 24 * 3_600_000;

export interface PlayedHistory {
  readonly matches: readonly Match[];
  readonly evaluations: readonly PastEvaluation[];
  readonly events: readonly PastEvent[];
  readonly cases: readonly Case[];
}

export interface PastEvaluation {
  readonly matchId: MatchId;
  readonly by: UserId;
  readonly of: UserId;
  readonly marks: Marks;
  readonly at: Date;
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
    for (const id of this.seed.featured ?? []) {
      const organiser = this.town.player(id);
      if (organiser) featuredMatches(organiser, this.now).forEach((wish) => this.match(wish));
    }
    const span = (this.seed.days ?? 730) * DAY;
    const count = this.seed.count ?? 6000;
    for (let i = 0; i < count; i++) {
      // More people play now than two years ago; the calendar of the next days fills up, too.
      const startsAt = this.now + 9 * DAY - (span + 9 * DAY) * (1 - Math.sqrt(this.random.next() * 0.85 + 0.15)) * 1.63;
      this.match({ around: startsAt });
    }
    this.guests();
    for (const residents of this.town.residents(this.seed.featured ?? []))
      for (const wishes of playersWanted(residents, this.now)) wishes.some((wish) => this.match(wish));
    const [organiser, against] = (this.seed.inTurn ?? []).map((id) => this.town.player(id));
    if (organiser && against) matchesInTurn(organiser, against, this.now).forEach((wish) => this.match(wish));
    this.matches.sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
    const { evaluated: evaluations, events } = this;
    const matches = withWaitingLists(this.matches, this.seed);
    events.sort((one, other) => one.at.getTime() - other.at.getTime());
    const cases = seededCases(matches, (this.seed.featured ?? []).map(userId), this.seed.now);
    return { matches, evaluations, events, cases };
  }

  /** Whether the match came about. */
  private match(wish: Wish): boolean {
    const arrangement = arrange(wish, this.town, this.random, this.now);
    if (!arrangement) return false;
    const isFriendly = this.isFriendly(arrangement);
    const draft = draftOf(arrangement, isFriendly, this.town, this.random);
    const created = createMatch(draft, this.town.context, null, new Date(arrangement.createdAt));
    if (!created.ok) return false;
    if (isFriendly) this.friendlyAt.set(arrangement.organiser.id, arrangement.createdAt);
    const steps = [...preparationOf(arrangement, this.random, this.now), ...this.ending(arrangement)];
    this.live(created.value.match, created.value.events, steps);
    return true;
  }

  private guests(): void {
    const organiser = this.town.player(this.seed.featured?.[0] ?? '');
    const wish = organiser && matchWithGuests(organiser, this.town, this.random, this.now);
    const created = wish && createMatch(wish.draft, this.town.context, null, wish.createdAt);
    if (wish && created?.ok) this.live(created.value.match, created.value.events, wish.steps);
  }

  private isFriendly({ wish, organiser, createdAt }: Arrangement): boolean {
    const before = this.friendlyAt.get(organiser.id) ?? -Infinity;
    return !wish.fate && chance(this.random, 0.07) && createdAt - before > 31 * DAY;
  }

  private ending({ wish, fate, sport, endsAt }: Arrangement): Step[] {
    const isPlayed = ({ state }: Match) => state === 'AWAITING_RESULT' || state === 'AWAITING_CONFIRMATION';
    return this.endings
      .stepsOf(wish, fate.ending, sport, endsAt)
      .map(({ at, act }) => ({ at, act: (match) => (isPlayed(match) ? act(match) : null) }));
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
    this.events.push(...pastEventsOf(event, after, this.now));
  }
}
