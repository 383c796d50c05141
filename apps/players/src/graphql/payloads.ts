import type { Refusal } from '@setpoint/kernel';
import { failed, numberIn, succeed } from '@setpoint/service-kit';

/** Payload of a successful command. */
export const done = <Rest extends object>(rest: Rest) => succeed({ retryAfterSeconds: null, ...rest });

/** Payload of a refused command; rate limits include a retry delay. */
export const refused = <Code extends string, Rest extends object>(refusal: Refusal<Code>, rest: Rest) =>
  failed(refusal, { retryAfterSeconds: numberIn(refusal, 'retryAfterSeconds'), ...rest });
