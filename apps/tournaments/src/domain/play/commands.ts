import {
  abandon,
  abandonInGroup,
  decide,
  decideInGroup,
  decideUnplayed,
  exchangeInGroups,
  replace,
  type Decision,
} from '@setpoint/competition';
import { accept, refuse, type Outcome, type Side } from '@setpoint/kernel';
import { DateTime } from 'luxon';
import { closeAt, extendTo, isUnplayed, leaveToSupport } from './fixture-machine.js';
import type { DecisionRule, LeavingReason, PlayFixture, PlayOfTournament } from './play.js';
import { isOver } from './progress.js';
import { qualifiersOf, settle } from './settle.js';

/** News from the matches service about the match of a fixture. */
export type MatchNews = {
  readonly fixtureId: string;
  readonly revision: number;
  readonly matchId: string | null;
} & (
  | {
      readonly kind: 'PLAYED';
      readonly decision: Decision;
      /** Increasing: of two results of a match the newer one counts. */
      readonly version: number;
    }
  | { readonly kind: 'EXPIRED'; readonly tried: Readonly<Record<Side, boolean>> }
  | { readonly kind: 'MADE' | 'RESULT_ENTERED' | 'NO_SHOW_REPORTED' | 'NO_SHOW_DENIED' | 'WITHDRAWN' }
  | { readonly kind: 'EXTENDED'; readonly closesAt: number }
  | { readonly kind: 'ABANDONED'; readonly playerId: string }
);

/** Applies news about a match; outdated and repeated ones change nothing. */
export function hear(play: PlayOfTournament, news: MatchNews, at: number): PlayOfTournament {
  const fixture = play.fixtures.find(({ id }) => id === news.fixtureId);
  if (!fixture) return play;
  if (news.kind === 'ABANDONED') return valueOr(play, leave(play, entryOf(play, news.playerId), 'ABANDONED', at));
  if (fixture.revision !== news.revision || fixture.state === 'WAITING') return play;
  switch (news.kind) {
    case 'PLAYED':
      return played(play, fixture, news, at);
    case 'EXPIRED': {
      if (fixture.state === 'DECIDED' || fixture.leftToSupport) return play;
      const sides = fixture.sides as readonly [string, string];
      const { rule, decision } = decideUnplayed(fixture.id, sides, news.tried, play.seed);
      return valueOr(play, decided(noted(play, fixture, { matchId: news.matchId }), fixture, decision, rule, at));
    }
    case 'MADE':
      return noted(play, fixture, { matchId: news.matchId });
    case 'RESULT_ENTERED':
      return noted(play, fixture, { matchId: news.matchId, hasResult: true });
    case 'NO_SHOW_REPORTED':
    case 'NO_SHOW_DENIED':
      return noted(play, fixture, { matchId: news.matchId, hasNoShow: news.kind === 'NO_SHOW_REPORTED' });
    case 'WITHDRAWN':
      return noted(play, fixture, leaveToSupport(fixture, news.revision));
    case 'EXTENDED':
      return noted(play, fixture, { matchId: news.matchId, ...movedTo(fixture, news.closesAt) });
  }
}

const movedTo = (fixture: PlayFixture, closesAt: number): Partial<PlayFixture> => {
  const { state, closesAt: until } = extendTo(fixture, fixture.revision, closesAt);
  return { state, closesAt: until };
};

/** Results stand, even from before an entry left; support's decisions take precedence. */
function played(
  play: PlayOfTournament,
  fixture: PlayFixture,
  { decision, version, matchId }: MatchNews & { readonly kind: 'PLAYED' },
  at: number,
): PlayOfTournament {
  if (version <= fixture.heard || fixture.outcome?.rule === 'BY_SUPPORT') return play;
  const known = noted(play, fixture, { matchId, heard: version, contradicted: false });
  const outcome = decided(known, fixture, decision, null, at);
  if (outcome.ok) return outcome.value;
  // The next match already has a result: decisions stand, and support resolves the rest.
  return noted(play, fixture, { heard: version, contradicted: outcome.code === 'NEXT_MATCH_DECIDED' });
}

export type DecideCode = 'NEXT_MATCH_DECIDED' | 'NOT_DECIDABLE';

function decided(
  play: PlayOfTournament,
  { id, group, key, revision }: PlayFixture,
  decision: Decision,
  rule: DecisionRule | null,
  at: number,
): Outcome<PlayOfTournament, DecideCode> {
  const cause = { fixtureId: id, rule };
  const version = play.version + 1;
  if (group === null) {
    const outcome = decide(play.bracket!, key, revision, decision);
    if (!outcome.ok) return refuse(outcome.code === 'NEXT_MATCH_DECIDED' ? outcome.code : 'NOT_DECIDABLE');
    return accept(settle({ ...play, bracket: outcome.value, version }, at, cause));
  }
  const outcome = decideInGroup(play.groups[group - 1]!, key, decision);
  if (!outcome.ok) return refuse('NOT_DECIDABLE');
  const groups = play.groups.map((before, index) => (index === group - 1 ? outcome.value : before));
  const settled = settle(withOtherQualifiers(play, { ...play, groups, version }, group), at, cause);
  const after = settled.fixtures.find((other) => other.id === id)!;
  return accept(noted(settled, after, { contradicted: hasOtherQualifiers(settled, group) }));
}

/** Somebody goes on by the table but plays no play-off. */
const hasOtherQualifiers = (play: PlayOfTournament, group: number): boolean =>
  play.bracket !== null &&
  qualifiersOf(play, play.groups[group - 1]!).some(
    (id) => play.out[id] === undefined && !play.bracket!.places.includes(id),
  );

/**
 * A correction in a group after the play-off was drawn: who goes on now takes the place of who does not, as long as that
 * one's first match has no result; then it stays as it is.
 */
function withOtherQualifiers(before: PlayOfTournament, play: PlayOfTournament, group: number): PlayOfTournament {
  if (!play.bracket) return play;
  const [was, is] = [before, play].map((one) => qualifiersOf(one, one.groups[group - 1]!)) as [string[], string[]];
  const leaving = was.filter((id) => !is.includes(id) && play.bracket!.places.includes(id));
  const coming = is.filter((id) => !was.includes(id) && play.out[id] === undefined);
  let { bracket } = play;
  for (const [index, id] of coming.entries()) {
    const outcome = leaving[index] === undefined ? null : replace(bracket, leaving[index], id);
    if (outcome?.ok) bracket = outcome.value;
  }
  return { ...play, bracket };
}

export type LeaveCode = 'ENTRY_NOT_FOUND' | 'ENTRY_OUT_ALREADY' | 'TOURNAMENT_OVER';

/** An entry withdraws or is excluded: its open matches are forfeited, earlier results stand (TRN-15). */
export function leave(
  play: PlayOfTournament,
  entryId: string | null,
  reason: LeavingReason,
  at: number,
): Outcome<PlayOfTournament, LeaveCode> {
  if (entryId === null || !play.entries.some(({ id }) => id === entryId)) return refuse('ENTRY_NOT_FOUND');
  if (play.out[entryId] !== undefined) return refuse('ENTRY_OUT_ALREADY');
  if (isOver(play)) return refuse('TOURNAMENT_OVER');
  const groups = play.groups.map((group) => valueOr(group, abandonInGroup(group, entryId)));
  const bracket = play.bracket && valueOr(play.bracket, abandon(play.bracket, entryId));
  const out = { ...play.out, [entryId]: reason };
  return accept(settle({ ...play, groups, bracket, out, version: play.version + 1 }, at));
}

/** Windows that are over: the matches service is asked for the outcome. */
export function timeIsUp(play: PlayOfTournament, now: number): PlayOfTournament {
  const fixtures = play.fixtures.map((fixture) => closeAt(fixture, now));
  return fixtures.some((fixture, index) => fixture !== play.fixtures[index]) ? { ...play, fixtures } : play;
}

export const REMINDER_MS = 86_400_000;

/** Unplayed fixtures whose window ends within a day; players are notified once per end. */
export function remind(play: PlayOfTournament, now: number): { play: PlayOfTournament; ending: PlayFixture[] } {
  const ending = play.fixtures.filter(
    (fixture) =>
      isUnplayed(fixture) &&
      fixture.closesAt! - REMINDER_MS <= now &&
      now < fixture.closesAt! &&
      fixture.remindedFor !== fixture.closesAt,
  );
  if (ending.length === 0) return { play, ending };
  const fixtures = play.fixtures.map((fixture) =>
    ending.includes(fixture) ? { ...fixture, remindedFor: fixture.closesAt } : fixture,
  );
  return { play: { ...play, fixtures }, ending };
}

export type SupportCode =
  | 'FIXTURE_NOT_FOUND'
  | 'WRONG_STATE'
  | 'FIXTURE_DECIDED'
  | 'FIXTURE_CHANGED'
  | 'NEXT_MATCH_DECIDED';

/** Support can decide unplayed fixtures; results are corrected in the matches service. */
const OVERRULED: readonly (DecisionRule | null)[] = ['ONE_SILENT', 'BOTH_SILENT', 'BOTH_TRIED', 'BY_SUPPORT'];

export function decideBySupport(
  play: PlayOfTournament,
  fixtureId: string,
  winner: Side | null,
  at: number,
): Outcome<PlayOfTournament, SupportCode> {
  const fixture = play.fixtures.find(({ id }) => id === fixtureId);
  if (!fixture) return refuse('FIXTURE_NOT_FOUND');
  if (fixture.state === 'WAITING') return refuse('WRONG_STATE');
  const decision: Decision = winner === null ? { kind: 'DOUBLE_FORFEIT' } : { kind: 'FORFEIT', winner };
  // The counted result stands.
  if (fixture.contradicted && fixture.outcome?.winner === winner)
    return accept(noted({ ...play, version: play.version + 1 }, fixture, { contradicted: false }));
  if (fixture.outcome && !OVERRULED.includes(fixture.outcome.rule)) return refuse('FIXTURE_DECIDED');
  const outcome = decided(play, fixture, decision, 'BY_SUPPORT', at);
  if (outcome.ok) return outcome;
  return refuse(outcome.code === 'NEXT_MATCH_DECIDED' ? outcome.code : 'WRONG_STATE');
}

/** So many local days more than the end that support saw, to midnight; the same play where that was done before. */
export function extendBySupport(
  play: PlayOfTournament,
  fixtureId: string,
  { days, seenClose }: { readonly days: number; readonly seenClose: number },
): Outcome<PlayOfTournament, SupportCode> {
  const fixture = play.fixtures.find(({ id }) => id === fixtureId);
  if (!fixture) return refuse('FIXTURE_NOT_FOUND');
  if (fixture.state === 'DECIDED') return refuse('FIXTURE_DECIDED');
  if (fixture.state !== 'READY') return refuse('WRONG_STATE');
  const closes = DateTime.fromMillis(seenClose, { zone: play.rules.timeZone });
  const closesAt = closes.set({ hour: 12 }).plus({ days }).startOf('day').toMillis();
  if (fixture.closesAt === closesAt) return accept(play);
  if (fixture.closesAt !== seenClose) return refuse('FIXTURE_CHANGED');
  return accept(noted(play, fixture, extendTo(fixture, fixture.revision, closesAt)));
}

export type ExchangeCode = 'ENTRY_NOT_FOUND' | 'ENTRY_OUT_ALREADY' | 'WRONG_STATE' | 'SAME_GROUP' | 'ALREADY_PLAYED';

export interface Exchange {
  readonly entryId: string;
  /** The group that the entry moves to, from 1. */
  readonly toGroup: number;
  /** Who is in that group and moves to the other one. */
  readonly withEntryId: string;
}

/** An entry moves to another group in exchange for one of it; groups keep their sizes. The same play where it is there already. */
export function exchangeBySupport(
  play: PlayOfTournament,
  { entryId, toGroup, withEntryId }: Exchange,
  at: number,
): Outcome<PlayOfTournament, ExchangeCode> {
  if (play.bracket || play.groups.length === 0) return refuse('WRONG_STATE');
  const groupOf = (id: string) => 1 + play.groups.findIndex(({ members }) => members.some((each) => each.id === id));
  const [from, to] = [groupOf(entryId), groupOf(withEntryId)];
  if (from === 0 || to === 0) return refuse('ENTRY_NOT_FOUND');
  if ([entryId, withEntryId].some((id) => play.out[id] !== undefined)) return refuse('ENTRY_OUT_ALREADY');
  if (from === toGroup && to !== toGroup) return accept(play);
  if (from === to || to !== toGroup) return refuse('SAME_GROUP');
  const outcome = exchangeInGroups(play.groups, entryId, withEntryId);
  if (!outcome.ok) return refuse('ALREADY_PLAYED');
  return accept(settle({ ...play, groups: outcome.value, version: play.version + 1 }, at));
}

const entryOf = ({ entries }: PlayOfTournament, playerId: string): string | null =>
  entries.find(({ playerIds }) => playerIds.some((id) => id === playerId))?.id ?? null;

/** The same object if nothing changed. */
function noted(play: PlayOfTournament, fixture: PlayFixture, changes: Partial<PlayFixture>): PlayOfTournament {
  const isSame = Object.entries(changes).every(([key, value]) => fixture[key as keyof PlayFixture] === value);
  if (isSame) return play;
  const fixtures = play.fixtures.map((other) => (other.id === fixture.id ? { ...fixture, ...changes } : other));
  return { ...play, fixtures };
}

const valueOr = <T>(other: T, outcome: Outcome<T, string>): T => (outcome.ok ? outcome.value : other);
