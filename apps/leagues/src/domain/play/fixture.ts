import type { Side } from '@setpoint/kernel';
import { dayAfter } from '@setpoint/league';
import type { ResultOutcome, SetScore } from '@setpoint/scoring';

export type FixtureEnd = 'PLAYED' | 'FORFEIT' | 'DOUBLE_FORFEIT' | 'LOT';

/** Why a match was decided without being played (MAT-21, TRN-15). */
export type DecisionRule = 'ONE_SILENT' | 'BOTH_SILENT' | 'BOTH_TRIED' | 'ABANDONED' | 'EXCLUDED' | 'BY_SUPPORT';

export interface FixtureDecision {
  readonly how: FixtureEnd;
  /** Null for a draw, or if both lost. */
  readonly winner: Side | null;
  /** Null where it was played. */
  readonly rule: DecisionRule | null;
  readonly outcome: ResultOutcome | null;
  readonly sets: readonly SetScore[];
  /** Support, where it decided. */
  readonly by: string | null;
  readonly at: Date;
  /** Inputs of the rule. */
  readonly facts: Readonly<Record<string, unknown>>;
}

/** Why a match is closed, and the outcome without a result. */
export type Closing =
  | { readonly because: 'TIME_UP' | 'ABANDONED' | 'EXCLUDED' }
  | { readonly because: 'BY_SUPPORT'; readonly winner: Side | null; readonly by: string; readonly reason: string };

/** The pairing of one revision of a fixture: members and their players. */
export interface Meeting {
  readonly revision: number;
  readonly sides: readonly [string, string];
  readonly players: readonly [readonly string[], readonly string[]];
}

/** A match of a group. Deadlines, withdrawals and support only request its end; the matches service answers, then it is decided. */
export interface LeagueFixture extends Meeting {
  readonly id: string;
  readonly stage: 'ROUND_ROBIN' | 'FINAL_LEAGUE';
  /** From 1; null for challenges and the final. */
  readonly round: number | null;
  readonly isChallenge: boolean;
  /** VOID: withdrawn as if it had never existed. */
  readonly state: 'READY' | 'CLOSING' | 'DECIDED' | 'VOID';
  readonly closing: Closing | null;
  readonly opensAt: Date;
  /** Deadline, exclusive. */
  readonly closesAt: Date;
  readonly latestClose: Date;
  /** Whether the players were told that a day is left. */
  readonly isWarned: boolean;
  /** A result was entered, though it may wait for the other side or be disputed. */
  readonly hasResult: boolean;
  /** A no-show was reported and waits for the other side. */
  readonly hasNoShow: boolean;
  readonly matchId: string | null;
  /** A pairing from before a correction: its result counts if there is one. */
  readonly replaces: Meeting | null;
  /** The pairing is kept despite corrections. */
  readonly isKept: boolean;
  readonly decision: FixtureDecision | null;
  /** Position of the deciding event; older ones are ignored. */
  readonly resultVersion: number | null;
}

export const isOpen = ({ state }: LeagueFixture): boolean => state === 'READY' || state === 'CLOSING';

/** Those who were to meet changed; what becomes of the match of those before is left to support. */
export const needsDecision = (fixture: LeagueFixture): boolean => fixture.isKept && isOpen(fixture);

export const isBetween = ({ sides }: Pick<Meeting, 'sides'>, memberId: string): boolean => sides.includes(memberId);

/** To be played, as far as anybody has said: no result and no reported no-show waits for an answer. */
export const isUnplayed = ({ state, hasResult, hasNoShow }: LeagueFixture): boolean =>
  state === 'READY' && !hasResult && !hasNoShow;

/** Nobody is told that a match is unplayed while an answer is waited for. */
export const isToBeWarned = (fixture: LeagueFixture): boolean => !fixture.isWarned && isUnplayed(fixture);

/** When players are reminded that a day is left. */
export const warnsAt = ({ closesAt }: Pick<LeagueFixture, 'closesAt'>, timeZone: string): Date =>
  dayAfter(closesAt, -1, timeZone);

/** A result that both sides agree on. */
export interface PlayedResult {
  readonly outcome: ResultOutcome;
  readonly winner: Side | null;
  readonly sets: readonly SetScore[];
}

export const playedDecision = ({ outcome, winner, sets }: PlayedResult, at: Date): FixtureDecision => ({
  how: 'PLAYED',
  ...{ winner, outcome, sets, at },
  ...{ rule: null, by: null, facts: {} },
});

/** Not played: no games. */
export const unplayedDecision = (
  what: Pick<FixtureDecision, 'how' | 'winner' | 'rule' | 'at' | 'facts'> & { readonly by?: string },
): FixtureDecision => ({ ...what, by: what.by ?? null, outcome: null, sets: [] });
