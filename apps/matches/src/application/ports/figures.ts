import type { DateRange } from '@setpoint/kernel';
import type { MatchState } from '../../domain/match.js';

export interface MatchWeek {
  /** Its Monday. */
  readonly week: string;
  /** Matches of this week that were played, with or without a result yet. */
  readonly played: number;
  /** People who took part in one of them. */
  readonly activePlayers: number;
  /** Results that began to count in this week. */
  readonly confirmed: number;
}

export interface MatchFigures {
  /** Of matches that were created in the time, by the state they have now. */
  readonly states: readonly { readonly state: MatchState; readonly count: number }[];
  readonly weeks: readonly MatchWeek[];
}

/** Figures for support; days and weeks are those of UTC (ADM-08). */
export abstract class Figures {
  abstract read(range: DateRange): Promise<MatchFigures>;
}
