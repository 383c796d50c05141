import { lapsesAt, openProposal } from '../../src/domain/proposal/proposal.js';
import { decodeCursor, encodeCursor, type MatchId, type PageRequest, type UserId } from '@setpoint/kernel';
import {
  MatchReads,
  MOST_COUNTED,
  type MatchesQuery,
  type MatchList,
  type MatchPage,
  type MatchView,
  type Viewer,
} from '../../src/application/ports/match-reads.js';
import { joinRefusalOf } from '../../src/domain/match-machine.js';
import {
  isInvolved,
  missing,
  pendingInvitationOf,
  players,
  type Match,
  type MatchState,
} from '../../src/domain/match.js';
import { hasVoted, mayVote, takesVotes } from '../../src/domain/polls/poll.js';
import { isWaiting } from '../../src/domain/waiting-list/rules.js';
import type { PlaceOnEarth } from '../ports/world.js';
import { MemoryStore, OPEN } from './memory-store.js';

interface Order {
  readonly name: string;
  readonly kind: 'instant' | 'integer' | 'number';
  readonly direction: 1 | -1;
  /** Milliseconds or metres. */
  readonly valueOf: (match: Match) => number;
}
const COMING: Order = {
  name: 'coming',
  kind: 'instant',
  direction: 1,
  valueOf: (match) => match.plan.when?.startsAt.getTime() ?? Infinity,
};
const LATEST: Order = {
  name: 'latest',
  kind: 'instant',
  direction: -1,
  valueOf: (match) => (match.plan.when?.startsAt ?? match.createdAt).getTime(),
};
const SOONEST: Order = {
  name: 'soonest',
  kind: 'number',
  direction: 1,
  // What is to come stands before what has no time yet, and that before what was played.
  valueOf: (match) =>
    OPEN.includes(match.state) ? (match.plan.when?.startsAt.getTime() ?? 1e14) : 2e14 - LATEST.valueOf(match),
};
const OLDEST: Order = { ...LATEST, name: 'oldest', direction: 1 };

type Near = MatchesQuery['near'];
type ListOf<Kind extends MatchList['kind']> = Extract<MatchList, { readonly kind: Kind }>;

function isPlayedThen({ plan: { when } }: Match, { dayFrom, dayTo, timesOfDay }: MatchesQuery): boolean {
  const hour = Number(when?.timePlay.slice(0, 2));
  const part = hour < 13 ? 'MORNING' : hour < 18 ? 'AFTERNOON' : 'EVENING';
  if (!when) return !dayFrom && !dayTo && !timesOfDay;
  return (
    (!dayFrom || when.datePlay >= dayFrom) &&
    (!dayTo || when.datePlay <= dayTo) &&
    (!timesOfDay || timesOfDay.includes(part))
  );
}

export class MemoryMatchReads extends MatchReads {
  constructor(private readonly store: MemoryStore) {
    super();
  }

  override async visible(ids: readonly MatchId[], viewer: Viewer): Promise<readonly MatchView[]> {
    return ids.flatMap((id) => {
      const match = this.store.matches.get(id);
      return match && this.isVisible(match, viewer) ? [this.view(match)] : [];
    });
  }

  override async pages(lists: readonly MatchList[]): Promise<readonly (MatchPage | Error)[]> {
    return lists.map((list) => {
      try {
        return this.pageOf(list);
      } catch (error) {
        return error as Error;
      }
    });
  }

  private pageOf(list: MatchList): MatchPage {
    switch (list.kind) {
      case 'PUBLIC':
        return this.list(list);
      case 'MINE':
        return this.mine(list);
      case 'FRIENDS':
        return this.ofFriends(list);
      case 'PERHAPS_WAITING':
        return this.page(this.maybeWaiting(list.player, list.now), LATEST, { first: 100 });
    }
  }

  private list({ query, viewer, now }: ListOf<'PUBLIC'>): MatchPage {
    const { near, playerId } = query;
    const states: readonly MatchState[] = query.states ?? (playerId ? ['CONFIRMED', ...OPEN] : OPEN);
    const all = this.store
      .all()
      .filter(
        (match) =>
          states.includes(match.state) &&
          (query.states || playerId || !match.plan.when || match.plan.when.startsAt > now) &&
          (playerId
            ? players(match).includes(playerId) && this.isVisible(match, viewer)
            : match.visibility === 'PUBLIC') &&
          this.isApart(match, viewer) &&
          (!query.courtId || match.plan.courtId === query.courtId) &&
          (!query.sports || query.sports.includes(match.sport)) &&
          (query.numberPlayers === null || match.numberPlayers === query.numberPlayers) &&
          (query.levels?.some((level) => (match.levelMin ?? 0) <= level && (match.levelMax ?? 8) >= level) ?? true) &&
          (!query.joinable || this.isJoinable(match, viewer, now)) &&
          (!query.missing || query.missing.includes(missing(match))) &&
          isPlayedThen(match, query) &&
          (!query.withoutMine || viewer.kind !== 'player' || !isInvolved(match, viewer.id)) &&
          (!near || (this.metres(match, near) ?? Infinity) <= near.km * 1000),
      );
    const nearest: Order = { name: 'near', kind: 'integer', direction: 1, valueOf: (m) => this.metres(m, near)! };
    if (near && query.orderBy === 'DISTANCE') return this.page(all, nearest, query, near);
    const latest = query.states ? !query.states.every((state) => OPEN.includes(state)) : playerId !== null;
    return this.page(all, latest ? LATEST : COMING, query, near);
  }

  private mine({ when, player, page, now }: ListOf<'MINE'>): MatchPage {
    const playing = (states: readonly MatchState[]) =>
      this.store.all().filter((match) => players(match).includes(player) && states.includes(match.state));
    switch (when) {
      case 'UPCOMING':
        return this.page(playing(OPEN), COMING, page);
      case 'WAITING':
        return this.page(this.maybeWaiting(player, now), OLDEST, page);
      case 'ON_WAITING_LIST': {
        const waitingFor = this.store.all().filter((match) => isWaiting(match, player) && OPEN.includes(match.state));
        const seen = waitingFor.filter((match) => this.isVisible(match, { kind: 'player', id: player }));
        return this.page(seen, COMING, page);
      }
      case 'PAST':
        return this.page(playing(['CONFIRMED', 'NOT_PLAYED', 'CANCELLED', 'EXPIRED']), LATEST, page);
    }
  }

  private ofFriends({ player, query: page }: ListOf<'FRIENDS'>): MatchPage {
    const viewer: Viewer = { kind: 'player', id: player };
    const friends = this.store.world.follows.filter((each) => each.follower === player).map((each) => each.followed);
    const all = this.store
      .all()
      .filter((match) => players(match).some((id) => friends.includes(id)))
      .filter((match) => match.state !== 'CANCELLED' && match.state !== 'EXPIRED')
      .filter((match) => this.isVisible(match, viewer) && this.isApart(match, viewer))
      .filter((match) => !page.withoutMine || !isInvolved(match, player));
    return this.page(all, SOONEST, page);
  }

  private maybeWaiting(player: UserId, now: Date): Match[] {
    return this.store.all().filter((match) => {
      const open = openProposal(match);
      if (open && players(match).includes(player) && lapsesAt(open, match) > now) return true;
      if (match.state === 'AWAITING_RESULT' || match.state === 'AWAITING_CONFIRMATION')
        return players(match).includes(player);
      if (match.state !== 'ORGANIZING') return false;
      if (pendingInvitationOf(match, player) && missing(match) > 0) return true;
      const poll = this.store.polls.get(match.id)?.at(-1);
      if (poll && takesVotes(poll, match, now) && mayVote(match, player) && !hasVoted(poll, player)) return true;
      if (match.competition) return players(match).includes(player);
      return match.organiserId === player && (!match.plan.courtId || !match.plan.when);
    });
  }

  private isVisible(match: Match, viewer: Viewer): boolean {
    if (viewer.kind === 'support') return true;
    if (viewer.kind === 'visitor') return match.visibility === 'PUBLIC';
    return (
      isInvolved(match, viewer.id) ||
      (match.visibility === 'PUBLIC' && !this.store.ruleContext().blockBetween(viewer.id, match.organiserId))
    );
  }

  private isJoinable(match: Match, viewer: Viewer, now: Date): boolean {
    if (viewer.kind !== 'player' || players(match).includes(viewer.id)) return false;
    return joinRefusalOf(match, viewer.id, this.store.ruleContext(), now) === null;
  }

  private isApart(match: Match, viewer: Viewer): boolean {
    if (viewer.kind !== 'player' || players(match).includes(viewer.id)) return true;
    return !players(match).some((id) => this.store.ruleContext().blockBetween(viewer.id, id));
  }

  private view(match: Match, near: Near = null): MatchView {
    const metres = this.metres(match, near);
    return {
      match,
      revision: 0,
      changedAt: match.createdAt,
      ratingOf: async (player) => this.rating(player, match),
      city: this.place(match)?.city ?? null,
      distanceKm: metres === null ? null : Math.round(metres / 1000),
    };
  }

  private rating(player: UserId, { sport, numberPlayers }: Match): number | null {
    const person = this.store.world.people.find(({ id }) => id === player);
    const level = person?.levels.find((each) => each.sport === sport && each.numberPlayers === numberPlayers);
    return level?.rating ?? null;
  }

  private place({ plan, organiserId }: Match): PlaceOnEarth | undefined {
    const { places } = this.store.world;
    return places[plan.courtId ?? organiserId] ?? places[organiserId];
  }

  private metres(match: Match, near: Near): number | null {
    const place = this.place(match);
    if (!place || !near) return null;
    const rad = (degrees: number) => (degrees * Math.PI) / 180;
    const h =
      Math.sin(rad(place.lat - near.lat) / 2) ** 2 +
      Math.cos(rad(near.lat)) * Math.cos(rad(place.lat)) * Math.sin(rad(place.lng - near.lng) / 2) ** 2;
    return Math.round(12_742_017.6 * Math.asin(Math.sqrt(Math.min(1, h))));
  }

  private page(all: readonly Match[], order: Order, { first, after }: PageRequest, near: Near = null): MatchPage {
    type Key = readonly [number, string];
    const compare = ([value, id]: Key, [otherValue, otherId]: Key) =>
      order.direction *
      (value === otherValue ? (id < otherId ? -1 : Number(id > otherId)) : value < otherValue ? -1 : 1);
    const sorted = all
      .map((match) => ({ match, key: [order.valueOf(match), match.id] as Key }))
      .sort((a, b) => compare(a.key, b.key));
    const cursor = decodeCursor(after, order.name, order.kind, 'text');
    const from: Key | null = cursor && [order.kind === 'instant' ? toMs(cursor[0]) : Number(cursor[0]), cursor[1]];
    const rest = from ? sorted.filter(({ key }) => compare(key, from) > 0) : sorted;
    const shown = rest.slice(0, first);
    return {
      items: shown.map(({ match }) => this.view(match, near)),
      cursors: shown.map(({ key: [value, id] }) =>
        encodeCursor(order.name, order.kind === 'instant' ? toInstant(value) : value, id),
      ),
      hasNextPage: rest.length > first,
      hasPreviousPage: from !== null,
      totalCount: async () => Math.min(MOST_COUNTED, all.length),
    };
  }
}

const toInstant = (ms: number) => (ms === Infinity ? 'infinity' : new Date(ms).toISOString());
const toMs = (value: string | number) => (value === 'infinity' ? Infinity : new Date(value).getTime());
