import { accept, decodeCursor, encodeCursor, refuse, type MatchId, type Outcome, type UserId } from '@setpoint/kernel';
import type { OutgoingEvent } from '@setpoint/events';
import {
  Matches,
  MOST_COUNTED,
  Surroundings,
  type Deadline,
  type Involved,
  type Looker,
  type MatchesQuery,
  type MatchPage,
  type MatchView,
  type PageAsked,
} from '../../src/application/ports.js';
import { contextOf, type Context, type ContextData } from '../../src/domain/context.js';
import type { Created } from '../../src/domain/create-match.js';
import { passTime } from '../../src/domain/match-machine.js';
import {
  isInvolved,
  missing,
  pendingInvitationOf,
  players,
  type Match,
  type MatchState,
} from '../../src/domain/match.js';
import type { MatchEvent } from '../../src/domain/match-events.js';
import type { MatchCode } from '../../src/domain/refusals.js';
import { tell } from '../../src/events/outgoing.js';

export interface Place {
  readonly city: string;
  readonly lat: number;
  readonly lng: number;
}

/** What a memory world knows of people and courts; places by id. */
export interface World extends ContextData {
  readonly places: Readonly<Record<string, Place>>;
}

/** The port in memory: the same promises, kept by one queue. */
export class MemoryMatches extends Matches {
  readonly matches = new Map<string, Match>();
  readonly said: OutgoingEvent[] = [];
  world: World = { people: [], courts: [], blocks: [], follows: [], places: {} };
  private readonly requests = new Map<string, MatchId>();
  private queue: Promise<unknown> = Promise.resolve();

  context(): Context {
    const people = this.world.people.map((person) => ({ ...person, engagements: this.engagementsOf(person.id) }));
    return contextOf({ ...this.world, people });
  }

  override change(
    id: MatchId,
    _involved: (match: Match) => Involved,
    decide: (match: Match, context: Context) => Outcome<readonly MatchEvent[], MatchCode>,
  ): Promise<Outcome<Match, MatchCode>> {
    return this.alone<Outcome<Match, MatchCode>>(() => {
      const match = this.matches.get(id);
      if (!match) return refuse('MATCH_NOT_FOUND');
      const decision = decide(match, this.context());
      return decision.ok ? accept(this.save(match, decision.value)) : decision;
    });
  }

  override create(
    requestId: string,
    involved: Involved,
    make: (context: Context, lastFriendlyAt: Date | null) => Outcome<Created, MatchCode>,
  ): Promise<Outcome<{ match: Match; overlapping: readonly MatchId[] }, MatchCode>> {
    return this.alone<Outcome<{ match: Match; overlapping: readonly MatchId[] }, MatchCode>>(() => {
      const key = `${involved.actor} ${requestId}`;
      const made = this.requests.get(key);
      if (made) return accept({ match: this.matches.get(made)!, overlapping: [] });
      const outcome = make(this.context(), this.lastFriendly(involved.actor));
      if (!outcome.ok) return outcome;
      const { match, events, overlapping } = outcome.value;
      this.requests.set(key, match.id);
      this.matches.set(match.id, match);
      this.said.push(...tell(match, events).said);
      return accept({ match, overlapping: overlapping.map((each) => each.matchId) });
    });
  }

  override async seen(ids: readonly MatchId[], looker: Looker): Promise<readonly MatchView[]> {
    return ids.flatMap((id) => {
      const match = this.matches.get(id);
      return match && this.isVisible(match, looker) ? [this.view(match)] : [];
    });
  }

  override async list(query: MatchesQuery, looker: Looker, now: Date): Promise<MatchPage> {
    const { near, playerId } = query;
    const states: readonly MatchState[] = query.states ?? (playerId ? ['CONFIRMED', ...OPEN] : OPEN);
    const all = [...this.matches.values()].filter(
      (match) =>
        states.includes(match.state) &&
        (query.states || playerId || !match.plan.when || match.plan.when.startsAt > now) &&
        (playerId
          ? players(match).includes(playerId) && this.isVisible(match, looker)
          : match.visibility === 'PUBLIC') &&
        this.isApart(match, looker) &&
        (!query.courtId || match.plan.courtId === query.courtId) &&
        (!query.sports || query.sports.includes(match.sport)) &&
        (query.numberPlayers === null || match.numberPlayers === query.numberPlayers) &&
        (query.level === null || ((match.levelMin ?? 0) <= query.level && (match.levelMax ?? 8) >= query.level)) &&
        (!query.missing || query.missing.includes(missing(match))) &&
        (!near || (this.metres(match, near) ?? Infinity) <= near.km * 1000),
    );
    const latest = query.states ? !query.states.every((state) => OPEN.includes(state)) : playerId !== null;
    if (near && query.orderBy === 'DISTANCE')
      return this.page(all, 'near', (match) => this.metres(match, near)!, 1, query, near);
    return latest
      ? this.page(all, 'latest', sortAt, -1, query, near)
      : this.page(all, 'coming', comingAt, 1, query, near);
  }

  override async mine(when: 'UPCOMING' | 'WAITING' | 'PAST', who: UserId, asked: PageAsked): Promise<MatchPage> {
    const all = [...this.matches.values()];
    const play = (states: readonly MatchState[]) =>
      all.filter((match) => players(match).includes(who) && states.includes(match.state));
    switch (when) {
      case 'UPCOMING':
        return this.page(play(OPEN), 'coming', comingAt, 1, asked);
      case 'WAITING':
        return this.page(
          all.filter((match) => maybeWaiting(match, who)),
          'oldest',
          sortAt,
          1,
          asked,
        );
      case 'PAST':
        return this.page(play(['CONFIRMED', 'NOT_PLAYED', 'CANCELLED', 'EXPIRED']), 'latest', sortAt, -1, asked);
    }
  }

  override async ofFriends(who: UserId, asked: PageAsked): Promise<MatchPage> {
    const friends = this.world.follows.filter((each) => each.follower === who).map((each) => each.followed);
    const all = [...this.matches.values()].filter(
      (match) =>
        players(match).some((id) => friends.includes(id)) &&
        match.state !== 'CANCELLED' &&
        match.state !== 'EXPIRED' &&
        this.isVisible(match, { kind: 'player', id: who }),
    );
    return this.page(all, 'latest', sortAt, -1, asked);
  }

  override async perhapsWaiting(who: UserId): Promise<readonly MatchView[]> {
    return [...this.matches.values()].filter((match) => maybeWaiting(match, who)).map((match) => this.view(match));
  }

  override settleDue(deadline: Deadline, now: Date): Promise<number> {
    return this.alone(() => {
      const due = [...this.matches.values()].filter((match) => isDue(match, deadline, now));
      for (const match of due) this.save(match, passTime(match, now).events);
      return due.length;
    });
  }

  private save(before: Match, events: readonly MatchEvent[]): Match {
    const { match, said } = tell(before, events);
    this.matches.set(match.id, match);
    this.said.push(...said);
    return match;
  }

  private alone<R>(work: () => R): Promise<R> {
    const done = this.queue.then(work);
    this.queue = done.catch(() => {});
    return done;
  }

  private engagementsOf(id: UserId) {
    return [...this.matches.values()].flatMap((match) =>
      players(match).includes(id) && match.plan.when && OPEN.includes(match.state)
        ? [{ matchId: match.id, startsAt: match.plan.when.startsAt, endsAt: match.plan.when.endsAt }]
        : [],
    );
  }

  private lastFriendly(organiser: UserId): Date | null {
    const times = [...this.matches.values()]
      .filter(
        (match) =>
          match.isFriendly &&
          match.organiserId === organiser &&
          match.state !== 'CANCELLED' &&
          match.state !== 'EXPIRED',
      )
      .map((match) => match.createdAt.getTime());
    return times.length === 0 ? null : new Date(Math.max(...times));
  }

  private isVisible(match: Match, looker: Looker): boolean {
    if (looker.kind === 'support') return true;
    if (looker.kind === 'visitor') return match.visibility === 'PUBLIC';
    return (
      isInvolved(match, looker.id) ||
      (match.visibility === 'PUBLIC' && !this.context().blockBetween(looker.id, match.organiserId))
    );
  }

  private isApart(match: Match, looker: Looker): boolean {
    if (looker.kind !== 'player' || players(match).includes(looker.id)) return true;
    return !players(match).some((id) => this.context().blockBetween(looker.id, id));
  }

  private view(match: Match, near: { lat: number; lng: number } | null = null): MatchView {
    const metres = near ? this.metres(match, near) : null;
    return {
      match,
      city: this.place(match)?.city ?? null,
      distanceKm: metres === null ? null : Math.round(metres / 1000),
    };
  }

  private place(match: Match): Place | undefined {
    return this.world.places[match.plan.courtId ?? match.organiserId] ?? this.world.places[match.organiserId];
  }

  private metres(match: Match, near: { lat: number; lng: number }): number | null {
    const place = this.place(match);
    if (!place) return null;
    const rad = (degrees: number) => (degrees * Math.PI) / 180;
    const h =
      Math.sin(rad(place.lat - near.lat) / 2) ** 2 +
      Math.cos(rad(near.lat)) * Math.cos(rad(place.lat)) * Math.sin(rad(place.lng - near.lng) / 2) ** 2;
    return Math.round(12_742_017.6 * Math.asin(Math.sqrt(Math.min(1, h))));
  }

  private page(
    all: readonly Match[],
    name: string,
    valueOf: (match: Match) => number,
    direction: 1 | -1,
    { first, after }: PageAsked,
    near: { lat: number; lng: number } | null = null,
  ): MatchPage {
    const compare = (one: readonly [number, string], other: readonly [number, string]) =>
      direction *
      (one[0] === other[0] ? (one[1] < other[1] ? -1 : one[1] > other[1] ? 1 : 0) : one[0] < other[0] ? -1 : 1);
    const sorted = all
      .map((match) => ({ match, key: [valueOf(match), match.id] as const }))
      .sort((a, b) => compare(a.key, b.key));
    const cursor = decodeCursor(after);
    const from: readonly [number, string] | null =
      cursor && cursor[0] === name && typeof cursor[2] === 'string'
        ? [cursor[1] === null ? Infinity : Number(cursor[1]), cursor[2]]
        : null;
    const rest = from ? sorted.filter(({ key }) => compare(key, from) > 0) : sorted;
    const shown = rest.slice(0, first);
    return {
      items: shown.map(({ match }) => this.view(match, near)),
      cursors: shown.map(({ key }) => encodeCursor([name, key[0] === Infinity ? null : key[0], key[1]])),
      hasNextPage: rest.length > first,
      hasPreviousPage: from !== null,
      totalCount: async () => Math.min(MOST_COUNTED, all.length),
    };
  }
}

export class MemorySurroundings extends Surroundings {
  constructor(private readonly matches: MemoryMatches) {
    super();
  }

  override async of(): Promise<Context> {
    return this.matches.context();
  }
}

const OPEN: readonly MatchState[] = ['ORGANIZING', 'READY'];
const comingAt = (match: Match) => match.plan.when?.startsAt.getTime() ?? Infinity;
const sortAt = (match: Match) => (match.plan.when?.startsAt ?? match.createdAt).getTime();

function maybeWaiting(match: Match, who: UserId): boolean {
  if (match.state === 'AWAITING_RESULT' || match.state === 'AWAITING_CONFIRMATION') return players(match).includes(who);
  if (match.state !== 'ORGANIZING') return false;
  if (pendingInvitationOf(match, who) && missing(match) > 0) return true;
  return match.organiserId === who && (!match.plan.courtId || !match.plan.when);
}

function isDue(match: Match, deadline: Deadline, now: Date): boolean {
  const reached = (at: Date | null | undefined) => at != null && at <= now;
  switch (deadline) {
    case 'CANCELLATION':
      return match.state === 'ORGANIZING' && reached(match.cancelsAt);
    case 'END':
      return OPEN.includes(match.state) && reached(match.plan.when?.endsAt);
    case 'CONFIRMATION':
      return match.state === 'AWAITING_CONFIRMATION' && reached(match.confirmsAt);
    case 'GIVING_UP':
      return match.state === 'AWAITING_RESULT' && reached(match.givesUpAt);
    case 'REMINDER':
      return match.state === 'READY' && (reached(match.remindDayAt) || reached(match.remindHourAt));
  }
}
