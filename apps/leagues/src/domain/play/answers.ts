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
import { followUp } from './final.js';
import { andThen, memberOf, unchanged, withFixture, type Change, type PlayingGroup } from './group.js';

/** What the match of a fixture says of its end, once for each revision. */
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

/** The match of a fixture is there. One of another revision is the match of others. */
export function hearMade(
  group: PlayingGroup,
  made: Readonly<Record<'fixtureId' | 'matchId', string>> & { readonly revision: number },
): Change {
  const fixture = group.fixtures.find(({ id }) => id === made.fixtureId);
  if (fixture?.revision !== made.revision || fixture.matchId !== null) return unchanged(group);
  return { group: withFixture(group, { ...fixture, matchId: made.matchId }), events: [] };
}

/** Takes an answer. Again, of an earlier revision, or after another one it changes nothing. */
export function hear(group: PlayingGroup, answer: Answer, now: Date, newId: () => string): Change {
  const found = group.fixtures.find(({ id }) => id === answer.fixtureId);
  if (!found || !isOpen(found)) return unchanged(group);
  const fixture = asMeant(found, answer.revision, answer.how === 'PLAYED');
  if (!fixture) return unchanged(group);
  if (isOfThoseBefore(fixture, answer)) return keepThoseBefore(group, fixture);
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

/** Another result in the place of one that counted, in whatever order the two come. */
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

/** Their match has a result on the table: its answer is still to come. Where time is up, it is asked for that. */
function keepThoseBefore(group: PlayingGroup, fixture: LeagueFixture): Change {
  const kept: LeagueFixture = { ...fixture, ...fixture.replaces!, replaces: null, isKept: true };
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

/** What counts, by the answer and by why it was asked for. */
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

/** Who has left loses; two of them both do (TRN-15). */
function forfeitOf(left: Left, at: Date): FixtureDecision {
  const winner = left.A && left.B ? null : left.A ? 'B' : 'A';
  const rule = left.A ?? left.B;
  const how = winner === null ? 'DOUBLE_FORFEIT' : 'FORFEIT';
  return unplayedDecision({ how, winner, rule, at, facts: { left } });
}
