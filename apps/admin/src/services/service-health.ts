import type { DocumentType } from '@setpoint/client';
import type { SERVICE_STATES } from './documents.js';

export type ServiceState = NonNullable<DocumentType<typeof SERVICE_STATES>['serviceStates']>[number];

/** Events that wait for longer than this don't get away. */
const TOO_OLD_SECONDS = 60;

/** Something of a service that answers is wrong: failed jobs, dead letters, events that don't get away. */
export const hasTrouble = ({ problems, deadLetters, outboxAgeSeconds, jobsFailed }: ServiceState): boolean =>
  problems.length > 0 || Boolean(deadLetters) || Boolean(jobsFailed) || (outboxAgeSeconds ?? 0) > TOO_OLD_SECONDS;

export const needsALook = (state: ServiceState): boolean => !state.reachable || hasTrouble(state);
