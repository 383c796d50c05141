import type { Statistics, Percentages } from '@setpoint/league';

export type LeagueCriterion = 'POINTS' | 'HEAD_TO_HEAD' | 'APPW' | 'GAME_DIFFERENCE' | 'GAMES_WON' | 'LEVEL' | 'ID';

/** A row of a group's table (LEA-06). */
export interface TableRow extends Statistics, Percentages {
  readonly memberId: string;
  /** From 1. */
  readonly position: number;
  readonly gameDifference: number;
  /** Criterion that ranked it below the previous row; ID: tied in everything, earlier subscription first. */
  readonly decidedBy: LeagueCriterion | null;
}

export interface Milestone {
  readonly memberId: string;
  readonly milestone: 'LEADER' | 'TOP_TWO';
}

/** Members newly in first place or among the finalists since the last night; only those who have played. */
export function milestonesOf(before: readonly TableRow[] | null, now: readonly TableRow[]): readonly Milestone[] {
  const placeBefore = (id: string) => {
    const row = before?.find(({ memberId }) => memberId === id);
    return row && row.played > 0 ? row.position : Infinity;
  };
  return now.flatMap(({ memberId, position, played }): Milestone[] => {
    const last = placeBefore(memberId);
    if (played === 0 || position > 2 || position >= last) return [];
    return position === 1 ? [{ memberId, milestone: 'LEADER' }] : last > 2 ? [{ memberId, milestone: 'TOP_TWO' }] : [];
  });
}
