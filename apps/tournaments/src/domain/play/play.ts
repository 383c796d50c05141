import type { Bracket, Draw, Group, Round, Seed, UnplayedRule } from '@setpoint/competition';
import type { Side } from '@setpoint/kernel';
import type { GameMode, SetScore } from '@setpoint/scoring';
import { hasGuest } from '../guest.js';
import type { FrozenEntry } from '../registration.js';
import type { FixtureState } from './fixture-machine.js';

/** Why an entry left (TRN-15). */
export type LeavingReason = 'ABANDONED' | 'EXCLUDED';

/** Why a match was decided without being played (TRN-10, TRN-15, MAT-21). */
export type DecisionRule = UnplayedRule | LeavingReason | 'BY_SUPPORT';

export type FixtureEnd = 'PLAYED' | 'FORFEIT' | 'DOUBLE_FORFEIT' | 'LOT' | 'BYE';

export type PlayStage = 'ROUND_ROBIN' | Round;

/** How a fixture ended. */
export interface FixtureOutcome {
  readonly how: FixtureEnd;
  /** Null for a draw, or if both lost. */
  readonly winner: Side | null;
  readonly sets: readonly SetScore[];
  /** Null if it was played, and for byes. */
  readonly rule: DecisionRule | null;
  /** In milliseconds since 1970, as all times here. */
  readonly at: number;
}

/** A fixture between two entries. The group or bracket has the pairing too; this adds time-driven state. */
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
  /** Deadline, exclusive. */
  readonly closesAt: number | null;
  /** The window end about which players were notified a day before. */
  readonly remindedFor: number | null;
  /** A result was entered, though it may wait for the other side or be disputed. */
  readonly hasResult: boolean;
  /** A no-show was reported and waits for the other side. */
  readonly hasNoShow: boolean;
  /** No match is created, because one of an earlier pairing has a result, or for a guest: support decides. */
  readonly leftToSupport: boolean;
  /** A correction came after what follows was decided: it has no effect unless support acts on it. */
  readonly contradicted: boolean;
  readonly matchId: string | null;
  /** Version of the newest result applied; older ones are ignored. */
  readonly heard: number;
  readonly outcome: FixtureOutcome | null;
}

/** The groups, or a round of the play-off; opened when the previous phase is decided. */
export interface Phase {
  readonly stage: PlayStage;
  readonly state: 'PLANNED' | 'OPEN' | 'SETTLED';
  readonly opensAt: number | null;
  readonly closesAt: number | null;
}

/** Rules of play of a tournament. */
export interface PlayRules {
  readonly tournamentId: string;
  readonly gameMode: GameMode;
  readonly timeZone: string;
  /** Days of a window in summer; null: as usual. */
  readonly summerDays: number | null;
}

/** A tournament from the draw to the final, as immutable plain data. */
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
  /** Version, incremented with each decision; derived data is deterministic per version. */
  readonly version: number;
  readonly completedAt: number | null;
}

/** Entries with a guest. No match is made for them: support decides (BYD-07). */
export const guestEntriesOf = ({ entries }: Pick<PlayOfTournament, 'entries'>): ReadonlySet<string> =>
  new Set(entries.filter(({ playerIds }) => hasGuest(playerIds)).map(({ id }) => id));

export const isWithGuest = ({ sides }: Pick<PlayFixture, 'sides'>, guestEntries: ReadonlySet<string>): boolean =>
  sides.some((id) => id !== null && guestEntries.has(id));

/** `number` from 1 on. */
export const groupIdOf = (tournamentId: string, number: number): string => `${tournamentId}-g${number}`;
