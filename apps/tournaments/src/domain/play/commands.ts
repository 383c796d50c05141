import {
  abandon,
  abandonInGroup,
  decide,
  decideInGroup,
  decideUnplayed,
  replace,
  type Decision,
} from '@setpoint/competition';
import { accept, refuse, type Outcome, type Side } from '@setpoint/kernel';
import { DateTime } from 'luxon';
import { closeAt, extendTo, leaveToSupport } from './fixture-machine.js';
import type { DecisionRule, LeavingReason, PlayFixture, PlayOfTournament } from './play.js';
import { isOver } from './progress.js';
import { qualifiersOf, settle } from './settle.js';

/** What whoever keeps the match of a fixture says about it. */
export type MatchNews = {
  readonly fixtureId: string;
  readonly revision: number;
  readonly matchId: string | null;
} & (
  | {
      readonly kind: 'PLAYED';
      readonly decision: Decision;
      /** Rises: of two results of a match the newer one counts. */
      readonly version: number;
    }
  | { readonly kind: 'EXPIRED'; readonly tried: Readonly<Record<Side, boolean>> }
  | { readonly kind: 'MADE' | 'WITHDRAWN' }
  | { readonly kind: 'EXTENDED'; readonly closesAt: number }
  | { readonly kind: 'ABANDONED'; readonly playerId: string }
);

/** Takes in what is said about a match: what is old, or said again, changes nothing. */
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

/** A result stands, also one from before an entry left; what support decided stands above it. */
function played(
  play: PlayOfTournament,
  fixture: PlayFixture,
  { decision, version, matchId }: MatchNews & { readonly kind: 'PLAYED' },
  at: number,
): PlayOfTournament {
  if (version <= fixture.heard || fixture.outcome?.rule === 'BY_SUPPORT') return play;
  const outcome = decided(noted(play, fixture, { matchId, heard: version }), fixture, decision, null, at);
  // The next match has a result already: what was decided stands, and support sees to the rest.
  return outcome.ok ? outcome.value : noted(play, fixture, { heard: version });
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
  return accept(settle(withOtherQualifiers(play, { ...play, groups, version }, group), at, cause));
}

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

/** An entry abandons or is excluded: what it has still to play is forfeited, earlier results stand (TRN-15). */
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

/** Windows that are over: whoever keeps the matches is asked how they ended. */
export function timeIsUp(play: PlayOfTournament, now: number): PlayOfTournament {
  const fixtures = play.fixtures.map((fixture) => closeAt(fixture, now));
  return fixtures.some((fixture, index) => fixture !== play.fixtures[index]) ? { ...play, fixtures } : play;
}

export const REMINDER_MS = 86_400_000;

/** Whose window ends within a day: its players are told, once for each end. */
export function remind(play: PlayOfTournament, now: number): { play: PlayOfTournament; ending: PlayFixture[] } {
  const ending = play.fixtures.filter(
    ({ state, closesAt, remindedFor }) =>
      state === 'READY' && closesAt! - REMINDER_MS <= now && now < closesAt! && remindedFor !== closesAt,
  );
  if (ending.length === 0) return { play, ending };
  const fixtures = play.fixtures.map((fixture) =>
    ending.includes(fixture) ? { ...fixture, remindedFor: fixture.closesAt } : fixture,
  );
  return { play: { ...play, fixtures }, ending };
}

export type SupportCode =
  'FIXTURE_NOT_FOUND' | 'WRONG_STATE' | 'FIXTURE_DECIDED' | 'FIXTURE_CHANGED' | 'NEXT_MATCH_DECIDED';

/** What nobody has played support may decide otherwise; a result is corrected where it was entered. */
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

const entryOf = ({ entries }: PlayOfTournament, playerId: string): string | null =>
  entries.find(({ playerIds }) => playerIds.some((id) => id === playerId))?.id ?? null;

/** The same play where nothing was changed. */
function noted(play: PlayOfTournament, fixture: PlayFixture, changes: Partial<PlayFixture>): PlayOfTournament {
  const isSame = Object.entries(changes).every(([key, value]) => fixture[key as keyof PlayFixture] === value);
  if (isSame) return play;
  const fixtures = play.fixtures.map((other) => (other.id === fixture.id ? { ...fixture, ...changes } : other));
  return { ...play, fixtures };
}

const valueOr = <T>(other: T, outcome: Outcome<T, string>): T => (outcome.ok ? outcome.value : other);
