import type { Side } from '@setpoint/kernel';
import { decideUnplayed, winnerBy } from '@setpoint/competition';
import {
  isOpen,
  playedDecision,
  unplayedDecision,
  type FixtureDecision,
  type LeagueFixture,
  type PlayedResult,
} from './fixture.js';
import { followUp, goOn } from './final.js';
import { andThen, memberOf, unchanged, withFixture, type Change, type PlayingGroup } from './group.js';

/** The end of a fixture's match, once per revision. */
export type Answer = {
  readonly fixtureId: string;
  readonly revision: number;
  readonly matchId: string | null;
  readonly at: Date;
  /** Position of the event: a later one about the same match is newer. */
  readonly version: number;
} & (
  | { readonly how: 'PLAYED'; readonly result: PlayedResult }
  | { readonly how: 'EXPIRED'; readonly tried: Readonly<Record<Side, boolean>> }
  | { readonly how: 'ABANDONED'; readonly side: Side }
  | { readonly how: 'WITHDRAWN' }
);

export type Corrected = Pick<Answer, 'fixtureId' | 'revision' | 'matchId' | 'at' | 'version'> & {
  readonly result: PlayedResult;
};

/** The match of a fixture was created. Other revisions have other players. */
export function hearMade(
  group: PlayingGroup,
  made: Readonly<Record<'fixtureId' | 'matchId', string>> & { readonly revision: number },
): Change {
  const fixture = group.fixtures.find(({ id }) => id === made.fixtureId);
  if (fixture?.revision !== made.revision || fixture.matchId !== null) return unchanged(group);
  return { group: withFixture(group, { ...fixture, matchId: made.matchId }), events: [] };
}

/** A result was entered. Other revisions have other players. */
export function hearEntered(group: PlayingGroup, entered: Pick<Answer, 'fixtureId' | 'revision'>): Change {
  const fixture = group.fixtures.find(({ id }) => id === entered.fixtureId);
  if (fixture?.revision !== entered.revision || fixture.hasResult) return unchanged(group);
  return unchanged(withFixture(group, { ...fixture, hasResult: true }));
}

/** A no-show was reported, or denied by the other side; if it counts, the match is closed with its result. */
export function hearNoShow(
  group: PlayingGroup,
  { isOpen, ...about }: Pick<Answer, 'fixtureId' | 'revision'> & { readonly isOpen: boolean },
): Change {
  const fixture = group.fixtures.find(({ id }) => id === about.fixtureId);
  if (fixture?.revision !== about.revision || fixture.hasNoShow === isOpen) return unchanged(group);
  return unchanged(withFixture(group, { ...fixture, hasNoShow: isOpen }));
}

/** Applies an answer. Repeated, outdated and second answers change nothing. */
export function hear(group: PlayingGroup, answer: Answer, now: Date, newId: () => string): Change {
  const found = group.fixtures.find(({ id }) => id === answer.fixtureId);
  if (!found || !isOpen(found)) return unchanged(group);
  const fixture = asMeant(found, answer.revision, answer.how === 'PLAYED');
  if (!fixture) return unchanged(group);
  if (isOfThoseBefore(fixture, answer)) return keepThoseBefore(group, fixture);
  if (isUnanswered(group, fixture, answer)) return lapsed(group, fixture, now, newId);
  const decision = decisionFor(group, fixture, answer);
  if (!decision) return unchanged(group);
  return decided(
    group,
    { ...fixture, matchId: answer.matchId ?? fixture.matchId },
    decision,
    answer.version,
    now,
    newId,
  );
}

/** A challenge is one's own wish: whoever does not take it up loses nothing by it. */
const isUnanswered = (group: PlayingGroup, fixture: LeagueFixture, answer: Answer): boolean =>
  fixture.isChallenge &&
  fixture.closing?.because !== 'BY_SUPPORT' &&
  answer.how === 'EXPIRED' &&
  !(answer.tried.A && answer.tried.B) &&
  fixture.sides.every((side) => memberOf(group, side).outBecause === null);

const lapsed = (group: PlayingGroup, fixture: LeagueFixture, now: Date, newId: () => string): Change =>
  goOn(withFixture(group, { ...fixture, state: 'VOID' }), now, newId);

/** Replaces a counted result, in whatever order the two arrive. */
export function correct(group: PlayingGroup, corrected: Corrected, now: Date, newId: () => string): Change {
  const found = group.fixtures.find(({ id }) => id === corrected.fixtureId);
  if (!found || found.state === 'VOID' || corrected.version <= (found.resultVersion ?? -1)) return unchanged(group);
  const fixture = asMeant(found, corrected.revision, isOpen(found));
  if (!fixture) return unchanged(group);
  const decision = playedDecision(corrected.result, corrected.at);
  return decided(group, { ...fixture, matchId: corrected.matchId }, decision, corrected.version, now, newId);
}

/** The fixture at the revision that is spoken of; those who met before a correction again where their match was played. */
function asMeant(fixture: LeagueFixture, revision: number, wasPlayed: boolean): LeagueFixture | null {
  if (revision === fixture.revision) return fixture;
  const { replaces } = fixture;
  return wasPlayed && replaces?.revision === revision
    ? { ...fixture, ...replaces, replaces: null, isKept: true }
    : null;
}

const isOfThoseBefore = ({ replaces, closing }: LeagueFixture, { how }: Answer): boolean =>
  how === 'WITHDRAWN' && replaces !== null && (closing === null || closing.because === 'TIME_UP');

/** Their match has an unconfirmed result. If the window is over, the match is asked for its end. */
function keepThoseBefore(group: PlayingGroup, fixture: LeagueFixture): Change {
  const kept: LeagueFixture = {
    ...{ ...fixture, ...fixture.replaces! },
    ...{ replaces: null, isKept: true, hasResult: true },
  };
  return unchanged(withFixture(group, { ...kept, state: 'READY', closing: null }));
}

function decided(
  group: PlayingGroup,
  fixture: LeagueFixture,
  decision: FixtureDecision,
  resultVersion: number | null,
  now: Date,
  newId: () => string,
): Change {
  const done: LeagueFixture = { ...fixture, state: 'DECIDED', decision, resultVersion };
  const change: Change = { group: withFixture(group, done), events: [{ kind: 'DECIDED', fixture: done }] };
  return andThen(change, (next) => followUp(next, done, now, newId));
}

/** The counted outcome, by the answer and the reason of the request. */
function decisionFor(group: PlayingGroup, fixture: LeagueFixture, answer: Answer): FixtureDecision | null {
  const { at } = answer;
  if (answer.how === 'PLAYED') return playedDecision(answer.result, at);
  const { closing } = fixture;
  if (closing?.because === 'BY_SUPPORT') {
    const { winner, by, reason } = closing;
    const how = winner === null ? 'DOUBLE_FORFEIT' : 'FORFEIT';
    return unplayedDecision({ how, winner, rule: 'BY_SUPPORT', at, by, facts: { reason } });
  }
  const left = whoLeft(group, fixture);
  if (answer.how === 'ABANDONED') left[answer.side] ??= 'ABANDONED';
  if (left.A || left.B) return forfeitOf(left, at);
  if (answer.how !== 'EXPIRED') return null;
  const { rule, decision } = decideUnplayed(fixture.id, fixture.sides, answer.tried, group.seed);
  return unplayedDecision({ how: ENDS[rule], winner: winnerBy(decision), rule, at, facts: { tried: answer.tried } });
}

const ENDS = { ONE_SILENT: 'FORFEIT', BOTH_SILENT: 'DOUBLE_FORFEIT', BOTH_TRIED: 'LOT' } as const;

type Left = Record<Side, 'ABANDONED' | 'EXCLUDED' | null>;

const whoLeft = (group: PlayingGroup, { sides: [a, b] }: LeagueFixture): Left => ({
  A: memberOf(group, a).outBecause,
  B: memberOf(group, b).outBecause,
});

/** A withdrawn member loses; two of them both lose (TRN-15). */
function forfeitOf(left: Left, at: Date): FixtureDecision {
  const winner = left.A && left.B ? null : left.A ? 'B' : 'A';
  const rule = left.A ?? left.B;
  const how = winner === null ? 'DOUBLE_FORFEIT' : 'FORFEIT';
  return unplayedDecision({ how, winner, rule, at, facts: { left } });
}
