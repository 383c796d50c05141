import type { SupportResultFragment as SupportResult } from '@setpoint/client/documents';

/** '6-4 6-7(5) 10-8', from team A's side. */
export const scoreOf = ({ sets }: Pick<SupportResult, 'sets'>): string =>
  sets.map(({ a, b, tieBreak }) => `${a}-${b}${tieBreak === null ? '' : `(${tieBreak})`}`).join(' ');
