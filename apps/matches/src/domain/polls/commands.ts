import type { CourtId, UserId } from '@setpoint/kernel';
import type { PollAnswer } from './poll.js';

/** A proposed time; unvalidated. */
export interface ProposedTime {
  readonly id: string;
  readonly courtId: CourtId | null;
  readonly datePlay: string;
  readonly timePlay: string;
  readonly minutesPlay: number;
}

/** Commands on a poll. */
export type PollCommand =
  | {
      readonly type: 'OPEN';
      readonly who: UserId;
      readonly pollId: string;
      readonly times: readonly ProposedTime[];
      /** Null: in two days. */
      readonly closesAt: Date | null;
    }
  | {
      readonly type: 'VOTE';
      readonly who: UserId;
      readonly pollId: string;
      readonly votes: readonly { readonly timeId: string; readonly answer: PollAnswer }[];
    }
  | { readonly type: 'CLOSE'; readonly who: UserId; readonly pollId: string }
  | {
      readonly type: 'CHOOSE';
      readonly who: UserId;
      readonly pollId: string;
      readonly timeId: string;
      /** For a time without a court. */
      readonly courtId: CourtId | null;
      readonly booked: boolean;
    };

export type PollCommandOf<T extends PollCommand['type']> = Extract<PollCommand, { type: T }>;
