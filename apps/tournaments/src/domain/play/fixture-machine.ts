import type { FixtureOutcome, PlayFixture } from './play.js';

/**
 * WAITING: a side is not known, or the round is not open. READY: to be played. CLOSING: time is up, whoever keeps the
 * match says how it ended. DECIDED: a result, a forfeit, a lot or a bye.
 */
export type FixtureState = 'WAITING' | 'READY' | 'CLOSING' | 'DECIDED';

type Pair = PlayFixture['sides'];

export interface Opening {
  readonly sides: readonly [string, string];
  readonly revision: number;
  readonly opensAt: number;
  readonly closesAt: number;
}

/** WAITING → READY; READY, CLOSING or a bye → READY for another pair. The same pair again changes nothing. */
export function makeReady(fixture: PlayFixture, { sides, revision, opensAt, closesAt }: Opening): PlayFixture {
  const isKnown = fixture.state !== 'WAITING' && fixture.revision === revision;
  if (isKnown || revision < fixture.revision) return fixture;
  return {
    ...fixture,
    state: 'READY',
    revision,
    sides,
    opensAt,
    closesAt,
    remindedFor: null,
    hasResult: false,
    hasNoShow: false,
    leftToSupport: false,
    contradicted: false,
    matchId: null,
    heard: 0,
    outcome: null,
  };
}

/** A side is not known (any more). */
export function makeWait(fixture: PlayFixture, sides: Pair, revision: number): PlayFixture {
  const isSame = fixture.sides[0] === sides[0] && fixture.sides[1] === sides[1] && fixture.revision === revision;
  if (fixture.state === 'WAITING' && isSame) return fixture;
  return {
    ...fixture,
    ...{ state: 'WAITING', sides, revision, opensAt: null, closesAt: null, remindedFor: null },
    ...{ hasResult: false, hasNoShow: false, leftToSupport: false, contradicted: false },
    ...{ matchId: null, heard: 0, outcome: null },
  };
}

/** The window was extended by a side or by support, even if it was considered over (REP-03). */
export function extendTo(fixture: PlayFixture, revision: number, closesAt: number): PlayFixture {
  const isOpen = fixture.state === 'READY' || fixture.state === 'CLOSING';
  if (!isOpen || fixture.leftToSupport || fixture.revision !== revision) return fixture;
  if (closesAt <= fixture.closesAt!) return fixture;
  return { ...fixture, state: 'READY', closesAt };
}

/** READY → CLOSING once the window is over. */
export const closeAt = (fixture: PlayFixture, now: number): PlayFixture =>
  fixture.state === 'READY' && fixture.closesAt! <= now ? { ...fixture, state: 'CLOSING' } : fixture;

/** No match is created, because one of an earlier pairing has a result, or for a guest: only support can decide. */
export function leaveToSupport(fixture: PlayFixture, revision: number): PlayFixture {
  const isOpen = fixture.state === 'READY' || fixture.state === 'CLOSING';
  if (!isOpen || fixture.revision !== revision || fixture.leftToSupport) return fixture;
  return { ...fixture, state: 'CLOSING', leftToSupport: true };
}

/** To be played, as far as anybody has said: no result and no reported no-show waits for an answer. */
export const isUnplayed = ({ state, hasResult, hasNoShow }: PlayFixture): boolean =>
  state === 'READY' && !hasResult && !hasNoShow;

/** Nobody but support can act on it. */
export const needsDecision = ({ leftToSupport, contradicted }: PlayFixture): boolean => leftToSupport || contradicted;

/** Any state → DECIDED by the group or the bracket. For the same outcome the first time is kept. */
export function makeDecided(fixture: PlayFixture, sides: Pair, revision: number, outcome: FixtureOutcome): PlayFixture {
  const isSamePair = fixture.revision === revision && fixture.sides.every((id, index) => id === sides[index]);
  if (fixture.state === 'DECIDED' && isSamePair && sameOutcome(fixture.outcome!, outcome)) return fixture;
  const unheard = { hasResult: false, hasNoShow: false, matchId: null, heard: 0 };
  const kept = fixture.revision === revision ? fixture : { ...fixture, ...unheard };
  return { ...kept, state: 'DECIDED', sides, revision, leftToSupport: false, contradicted: false, outcome };
}

const sameOutcome = ({ at: _one, ...one }: FixtureOutcome, { at: _other, ...other }: FixtureOutcome): boolean =>
  one.how === other.how &&
  one.winner === other.winner &&
  one.rule === other.rule &&
  one.sets.length === other.sets.length &&
  one.sets.every((set, index) => {
    const theirs = other.sets[index]!;
    return (
      set.a === theirs.a &&
      set.b === theirs.b &&
      (set.tieBreak ?? null) === (theirs.tieBreak ?? null) &&
      set.superTieBreak === theirs.superTieBreak
    );
  });
