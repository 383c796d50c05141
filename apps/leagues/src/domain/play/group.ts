import type { NumberPlayersId, SportId } from '@setpoint/kernel';
import { dayAfter, daysOf, standingsOf, timesOf, type GroupResult, type Phase, type Standing } from '@setpoint/league';
import { gamesWon, type GameMode } from '@setpoint/scoring';
import { isOpen, isToBeWarned, warnsAt, type LeagueFixture } from './fixture.js';
import { lineUpOf, type LineUp, type PersonDays } from './line-up.js';

export interface PlayingMember {
  readonly id: string;
  readonly subscriptionId: string;
  /** Subscriber, partner, reserve. */
  readonly playerIds: readonly string[];
  readonly level: number;
  readonly outBecause: 'ABANDONED' | 'EXCLUDED' | null;
}

/** A group of a phase with all its matches, as immutable plain data. */
export interface PlayingGroup {
  readonly id: string;
  readonly league: {
    readonly id: string;
    readonly name: string;
    readonly sport: SportId;
    readonly numberPlayers: NumberPlayersId;
    readonly gameMode: GameMode;
    readonly timeZone: string;
  };
  readonly phase: Phase & { readonly id: string };
  /** From 1, the strongest first. */
  readonly number: number;
  readonly state: 'PLAYING' | 'FINAL' | 'CLOSED';
  /** Of lots, 128 bits: made when the group was formed. */
  readonly seed: string;
  /** Grows with each change of the table. */
  readonly version: number;
  /** From the strongest. */
  readonly members: readonly PlayingMember[];
  readonly fixtures: readonly LeagueFixture[];
  readonly roundsOpened: number;
  readonly winnerId: string | null;
  readonly secondId: string | null;
  /** Of everybody in a team. */
  readonly people: ReadonlyMap<string, PersonDays>;
}

/** Events to publish. */
export type PlayEvent =
  | { readonly kind: 'READY' | 'EXTENDED' | 'EXPIRED' | 'DECIDED' | 'WINDOW_CLOSING'; readonly fixture: LeagueFixture }
  | {
      readonly kind: 'WITHDRAWN';
      readonly fixture: LeagueFixture;
      readonly reason: 'CORRECTED' | 'EXCLUDED' | 'ABANDONED' | 'CANCELLED';
    }
  | { readonly kind: 'CLOSED'; readonly at: Date };

export interface Change {
  readonly group: PlayingGroup;
  readonly events: readonly PlayEvent[];
}

export const unchanged = (group: PlayingGroup): Change => ({ group, events: [] });

/** One change after another. */
export function andThen({ group, events }: Change, next: (group: PlayingGroup) => Change): Change {
  const change = next(group);
  return { group: change.group, events: [...events, ...change.events] };
}

export const withFixture = (group: PlayingGroup, fixture: LeagueFixture): PlayingGroup => ({
  ...group,
  fixtures: group.fixtures.map((each) => (each.id === fixture.id ? fixture : each)),
});

export const memberOf = ({ members }: PlayingGroup, id: string): PlayingMember => {
  const member = members.find((each) => each.id === id);
  if (!member) throw new Error(`no member ${id} in this group`);
  return member;
};

/** Initial order: by strength, then earlier subscription. */
export const inOrder = <M extends Pick<PlayingMember, 'level' | 'subscriptionId'>>(members: readonly M[]): M[] =>
  [...members].sort((a, b) => b.level - a.level || (a.subscriptionId < b.subscriptionId ? -1 : 1));

export const matchesOfRounds = ({ fixtures }: PlayingGroup): readonly LeagueFixture[] =>
  fixtures.filter(({ stage, state }) => stage === 'ROUND_ROBIN' && state !== 'VOID');

export const finalOf = ({ fixtures }: PlayingGroup): LeagueFixture | null =>
  fixtures.find(({ stage, state }) => stage === 'FINAL_LEAGUE' && state !== 'VOID') ?? null;

/** A member's players for these days. */
export const lineUpIn = (group: PlayingGroup, member: PlayingMember, days: readonly string[]): LineUp =>
  lineUpOf(member.playerIds, group.league.numberPlayers, days, group.people);

export const daysBetween = (startsAt: Date, endsAt: Date, timeZone: string): readonly string[] =>
  daysOf({ startsAt, endsAt }, timeZone);

/** The table as it stands (LEA-06). */
export const tableOf = (group: PlayingGroup): readonly Standing[] =>
  standingsOf(
    group.members.map(({ id }) => id),
    matchesOfRounds(group).flatMap((fixture) => resultOf(fixture) ?? []),
  );

/** How a table sees a match; null while it is open. */
export function resultOf({ sides, decision }: LeagueFixture): GroupResult | null {
  if (!decision) return null;
  const { A, B } = gamesWon(decision.sets);
  const { how, outcome, winner } = decision;
  const isForfeit = how === 'FORFEIT' || how === 'DOUBLE_FORFEIT' || outcome === 'WALKOVER';
  const nobody = how === 'DOUBLE_FORFEIT' ? 'NOBODY' : 'DRAW';
  return { sides, games: [A, B], winner: winner === null ? nobody : winner === 'A' ? 0 : 1, isForfeit };
}

/** The next deadline; null while waiting for others. */
export function dueAtOf(group: PlayingGroup): Date | null {
  if (group.state === 'CLOSED') return null;
  const { rounds, final } = timesOf(group.phase, group.league.timeZone);
  const times = group.fixtures
    .filter(({ state }) => state === 'READY')
    .map((fixture) => (isToBeWarned(fixture) ? warnsAt(fixture, group.league.timeZone) : fixture.closesAt));
  if (group.state === 'PLAYING') {
    const next = rounds[group.roundsOpened];
    if (next) times.push(next.startsAt);
    else if (!matchesOfRounds(group).some(isOpen)) times.push(final.startsAt);
  }
  return times.length === 0 ? null : new Date(Math.min(...times.map(Number)));
}

/** The next local midnight: then the table is kept (LEA-06). */
export const nightAfter = (group: PlayingGroup, now: Date): Date => dayAfter(now, 1, group.league.timeZone);
