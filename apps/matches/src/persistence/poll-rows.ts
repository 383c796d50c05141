import { courtId, matchId, userId } from '@setpoint/kernel';
import { EntitySchema } from 'typeorm';
import type { Minutes } from '../domain/match.js';
import type { Poll, PollAnswer } from '../domain/polls/poll.js';

interface StoredTime {
  readonly id: string;
  readonly courtId: string | null;
  readonly datePlay: string;
  readonly timePlay: string;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly minutesPlay: Minutes;
  readonly timeZone: string;
}

interface StoredVote {
  readonly timeId: string;
  readonly playerId: string;
  readonly answer: PollAnswer;
}

export interface PollRow {
  id: string;
  match_id: string;
  opened_by: string;
  opened_at: Date;
  closes_at: Date;
  ended_at: Date | null;
  chosen_id: string | null;
  times: readonly StoredTime[];
  votes: readonly StoredVote[];
}

export const PollEntity = new EntitySchema<PollRow>({
  name: 'poll',
  tableName: 'poll',
  columns: {
    id: { type: 'text', primary: true },
    match_id: { type: 'text' },
    opened_by: { type: 'text' },
    opened_at: { type: 'timestamptz' },
    closes_at: { type: 'timestamptz' },
    ended_at: { type: 'timestamptz', nullable: true },
    chosen_id: { type: 'text', nullable: true },
    times: { type: 'jsonb' },
    votes: { type: 'jsonb' },
  },
});

export const toPoll = (row: PollRow): Poll => ({
  id: row.id,
  matchId: matchId(row.match_id),
  openedBy: userId(row.opened_by),
  openedAt: row.opened_at,
  closesAt: row.closes_at,
  endedAt: row.ended_at,
  chosenId: row.chosen_id,
  times: row.times.map(({ id, courtId: court, minutesPlay, timeZone, ...when }) => ({
    ...{ id, minutesPlay, timeZone, courtId: court === null ? null : courtId(court) },
    when: { ...when, startsAt: new Date(when.startsAt), endsAt: new Date(when.endsAt) },
  })),
  votes: row.votes.map((vote) => ({ ...vote, playerId: userId(vote.playerId) })),
});

export const pollRow = (poll: Poll): PollRow => ({
  id: poll.id,
  match_id: poll.matchId,
  opened_by: poll.openedBy,
  opened_at: poll.openedAt,
  closes_at: poll.closesAt,
  ended_at: poll.endedAt,
  chosen_id: poll.chosenId,
  times: poll.times.map(({ id, courtId: court, when, minutesPlay, timeZone }) => ({
    ...{ id, courtId: court, datePlay: when.datePlay, timePlay: when.timePlay, minutesPlay, timeZone },
    ...{ startsAt: when.startsAt.toISOString(), endsAt: when.endsAt.toISOString() },
  })),
  votes: poll.votes,
});
