import { succeed, failed } from '@setpoint/service-kit';
import type { Refusal } from '@setpoint/kernel';
import type { MatchCode } from '../domain/refusals.js';

export const done = <Rest extends object>(rest: Rest) => succeed({ retryAfterSeconds: null, setIndex: null, ...rest });

export const refused = <Rest extends object>(refusal: Refusal<MatchCode>, rest: Rest) =>
  failed(refusal, {
    retryAfterSeconds: refusal.data?.['retryAfterSeconds'] ?? null,
    setIndex: refusal.data?.['setIndex'] ?? null,
    ...rest,
  });
