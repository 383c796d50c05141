/** What people ask, by what it is about; the texts have the same names. */
export const QUESTIONS = {
  playing: ['start', 'free', 'cancelled', 'leave', 'guest'],
  results: ['enter', 'dispute', 'noShow', 'offline'],
  levels: ['howLevel', 'levelWrong', 'levelDown'],
  tournaments: ['enter', 'partner', 'refund', 'window'],
  leagues: ['how', 'ranking', 'leave'],
  payments: ['ways', 'coupon', 'points', 'invoice'],
  account: ['password', 'privacy', 'report', 'delete'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type Topic = keyof typeof QUESTIONS;
export const TOPICS = Object.keys(QUESTIONS) as Topic[];

/** For comparing: without case and accents. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase();

/** Whether every word that was typed stands in the text. */
export const matches = (text: string, typed: string): boolean => {
  const where = plain(text);
  return plain(typed)
    .split(/\s+/)
    .every((word) => where.includes(word));
};
