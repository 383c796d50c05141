import { snapshotsRequested, type EventEnvelope } from '@setpoint/events';
import type { EntityManager } from 'typeorm';
import type { Reaction } from '../inbox/reactions.js';
import type { Republisher } from './republisher.js';

/** Emits all snapshots of a service when another one has missed events of it. */
export const answerRequests = (service: string, republisher: Pick<Republisher, 'begin'>): Reaction => ({
  name: 'AnswerSnapshotRequests',
  metadata: { contract: snapshotsRequested },
  handler: {
    handle: async ({ data }: EventEnvelope, manager: EntityManager) => {
      const { of } = snapshotsRequested.schema.parse(data);
      if (of === service) await republisher.begin(undefined, { anew: true, manager });
    },
  },
});
