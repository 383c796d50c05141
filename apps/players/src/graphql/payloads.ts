import type { Refusal } from '@setpoint/kernel';
import { failed, numberIn, succeed } from '@setpoint/service-kit';

/** Payload of a command that was done. */
export const done = <Rest extends object>(rest: Rest) => succeed({ retryAfterSeconds: null, ...rest });

/** Payload of a command that was refused; a limit says when it is worth trying again. */
export const refused = <Code extends string, Rest extends object>(refusal: Refusal<Code>, rest: Rest) =>
  failed(refusal, { retryAfterSeconds: numberIn(refusal, 'retryAfterSeconds'), ...rest });
