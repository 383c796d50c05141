import { failed, numberIn, succeed } from '@setpoint/service-kit';
import type { Refusal } from '@setpoint/kernel';
import type { MatchCode } from '../domain/refusals.js';

export const done = <Rest extends object>(rest: Rest) => succeed({ retryAfterSeconds: null, setIndex: null, ...rest });

export const refused = <Rest extends object>(refusal: Refusal<MatchCode>, rest: Rest) =>
  failed(refusal, {
    retryAfterSeconds: numberIn(refusal, 'retryAfterSeconds'),
    setIndex: numberIn(refusal, 'setIndex'),
    ...rest,
  });
