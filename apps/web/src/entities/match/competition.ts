import type { MatchCardFragment } from '@setpoint/client/documents';

/** Whether a match of a competition still has its play period before it. */
export const isOpenFor = ({ state, competition }: Pick<MatchCardFragment, 'state' | 'competition'>): boolean =>
  competition !== null && !competition.isTimeUp && ['ORGANIZING', 'READY', 'AWAITING_RESULT'].includes(state);
