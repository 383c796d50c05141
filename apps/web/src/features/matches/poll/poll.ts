import type { MatchViewFragment, PollAnswer } from '@setpoint/client/documents';
import { shownDate, shownTime, shownWeekday } from '../../../entities/match/match-time.js';

export type Poll = NonNullable<MatchViewFragment['poll']>;
export type PollTime = Poll['times'][number];

export const ANSWERS: readonly PollAnswer[] = ['YES', 'IF_NEED_BE', 'NO'];

/** `Wed 03/06/2026 · 19:00` */
export const shownWhen = (time: Pick<PollTime, 'datePlay' | 'timePlay'>, language: string): string =>
  `${shownWeekday(time.datePlay, language)} ${shownDate(time.datePlay)} · ${shownTime(time.timePlay)}`;

export const namesOf = (time: PollTime, answer: PollAnswer): readonly string[] =>
  time.votes.filter((vote) => vote.answer === answer).map(({ user }) => user.displayName);

export const answerOf = (time: PollTime, who: string): PollAnswer | null =>
  time.votes.find(({ user }) => user.id === who)?.answer ?? null;

/** Those who have answered nothing. */
export const silentIn = ({ voters, times }: Poll): readonly string[] =>
  voters
    .filter(({ id }) => !times.some(({ votes }) => votes.some(({ user }) => user.id === id)))
    .map(({ displayName }) => displayName);

/** The time that suits most: every yes counts, whoever can if need be decides between equals, and a no weighs most. */
export function bestOf({ times }: Poll): PollTime | null {
  const worth = (time: PollTime) =>
    time.votes.reduce((sum, { answer }) => sum + (answer === 'YES' ? 10 : answer === 'IF_NEED_BE' ? 6 : -20), 0);
  const [best, next] = times.toSorted((one, other) => worth(other) - worth(one));
  return best && worth(best) > (next ? worth(next) : 0) ? best : null;
}
