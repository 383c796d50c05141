import type { DateRange } from '@setpoint/kernel';
import type { MatchState } from '../../domain/match.js';

export interface MatchWeek {
  /** Its Monday. */
  readonly week: string;
  /** Matches played in this week, with or without a result. */
  readonly played: number;
  /** People who took part in one of them. */
  readonly activePlayers: number;
  /** Results confirmed in this week. */
  readonly confirmed: number;
}

export interface MatchFigures {
  /** Matches created in the period, by current state. */
  readonly states: readonly { readonly state: MatchState; readonly count: number }[];
  readonly weeks: readonly MatchWeek[];
}

/** Figures for support; days and weeks are those of UTC (ADM-08). */
export abstract class Figures {
  abstract read(range: DateRange): Promise<MatchFigures>;
}
