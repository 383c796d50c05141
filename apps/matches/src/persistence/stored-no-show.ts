import { userId } from '@setpoint/kernel';
import type { NoShowReport } from '../domain/no-shows.js';
import type { StoredNoShow } from './entities.js';

export const toNoShow = ({ reportedAt, answer, ...stored }: StoredNoShow): NoShowReport => ({
  by: userId(stored.by),
  reportedAt: new Date(reportedAt),
  answer: answer && {
    accepted: answer.accepted,
    by: answer.by === null ? null : userId(answer.by),
    at: new Date(answer.at),
  },
});

export const storedNoShow = ({ by, reportedAt, answer }: NoShowReport): StoredNoShow => ({
  by,
  reportedAt: reportedAt.toISOString(),
  answer: answer && { ...answer, at: answer.at.toISOString() },
});
