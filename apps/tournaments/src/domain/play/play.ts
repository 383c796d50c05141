import type { Bracket, Draw, Group, Round, Seed, UnplayedRule } from '@setpoint/competition';
import type { Side } from '@setpoint/kernel';
import type { GameMode, SetScore } from '@setpoint/scoring';
import type { FrozenEntry } from '../registration.js';
import type { FixtureState } from './fixture-machine.js';

/** Why an entry is out that was in (TRN-15). */
export type LeavingReason = 'ABANDONED' | 'EXCLUDED';

/** Why a match was decided without being played (TRN-10, TRN-15, MAT-21). */
export type DecisionRule = UnplayedRule | LeavingReason | 'BY_SUPPORT';

export type FixtureEnd = 'PLAYED' | 'FORFEIT' | 'DOUBLE_FORFEIT' | 'LOT' | 'BYE';

export type PlayStage = 'ROUND_ROBIN' | Round;

/** How a fixture ended. */
export interface FixtureOutcome {
  readonly how: FixtureEnd;
  /** Null for a draw, and where both lost. */
  readonly winner: Side | null;
  readonly sets: readonly SetScore[];
  /** Null where it was played, and for byes. */
  readonly rule: DecisionRule | null;
  /** In milliseconds since 1970, as all times here. */
  readonly at: number;
}

/** Two entries meet, or will. Who they are stands in the group or the bracket, too: this is what time does to it. */
export interface PlayFixture {
  readonly id: string;
  readonly stage: PlayStage;
  /** Index among the phases. */
  readonly phase: number;
  /** From 1; null in the play-off. */
  readonly group: number | null;
  /** Name within its group or bracket, such as `2-1`. */
  readonly key: string;
  /** From 1, within its group or round. */
  readonly number: number;
  readonly state: FixtureState;
  /** Of the pair of sides; 0 while there was none. */
  readonly revision: number;
  readonly sides: readonly [string | null, string | null];
  readonly opensAt: number | null;
  /** The first instant that is too late. */
  readonly closesAt: number | null;
  /** Who plays it was told that it ends tomorrow, for this end. */
  readonly remindedFor: number | null;
  /** No match is made of it, as one of an earlier pair has a result: support decides. */
  readonly leftToSupport: boolean;
  readonly matchId: string | null;
  /** Version of the newest news of its result: older ones come too late. */
  readonly heard: number;
  readonly outcome: FixtureOutcome | null;
}

/** The groups, or a round of the play-off: opened when the one before is decided. */
export interface Phase {
  readonly stage: PlayStage;
  readonly state: 'PLANNED' | 'OPEN' | 'SETTLED';
  readonly opensAt: number | null;
  readonly closesAt: number | null;
}

/** The rules that a tournament is played by. */
export interface PlayRules {
  readonly tournamentId: string;
  readonly gameMode: GameMode;
  readonly timeZone: string;
  /** Days of a window in summer; null: the usual ones. */
  readonly summerDays: number | null;
}

/** A tournament from the draw to the final, as plain data: functions give a new one and leave the old one as it was. */
export interface PlayOfTournament {
  readonly rules: PlayRules;
  readonly seed: Seed;
  /** Version of the algorithm of draws. */
  readonly algorithm: number;
  readonly drawnAt: number;
  readonly entries: readonly FrozenEntry[];
  readonly out: Readonly<Record<string, LeavingReason>>;
  readonly groups: readonly Group[];
  /** Of the bracket, as it was drawn. */
  readonly draw: Draw | null;
  readonly bracket: Bracket | null;
  readonly phases: readonly Phase[];
  readonly fixtures: readonly PlayFixture[];
  /** Rises with each decision: what is worked out of the same version is the same. */
  readonly version: number;
  readonly completedAt: number | null;
}

/** `number` from 1 on. */
export const groupIdOf = (tournamentId: string, number: number): string => `${tournamentId}-g${number}`;
