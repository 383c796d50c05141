import { userId } from '@setpoint/kernel';
import type { Dispute, EarlierVersion, EnteredResult } from '../domain/entered-result.js';
import type { StoredDispute, StoredResult, StoredVersion } from './entities.js';

export const toResult = (stored: StoredResult): EnteredResult => ({
  ...stored,
  enteredBy: userId(stored.enteredBy),
  enteredAt: new Date(stored.enteredAt),
});

export const toDispute = (stored: StoredDispute): Dispute => ({
  ...stored,
  by: userId(stored.by),
  at: new Date(stored.at),
});

export const toVersion = (stored: StoredVersion): EarlierVersion => ({
  result: toResult(stored.result),
  dispute: stored.dispute && toDispute(stored.dispute),
});

export const storedResult = (result: EnteredResult): StoredResult => ({
  ...result,
  enteredAt: result.enteredAt.toISOString(),
});

const storedDispute = (dispute: Dispute): StoredDispute => ({ ...dispute, at: dispute.at.toISOString() });

export const storedVersion = ({ result, dispute }: EarlierVersion): StoredVersion => ({
  result: storedResult(result),
  dispute: dispute && storedDispute(dispute),
});
