import { Injectable } from '@nestjs/common';
import { absenceChanged, type EventOf } from '@setpoint/events';
import { OnEvent, type Effects, type EventHandler } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { PostgresProposalWatches } from '../persistence/postgres-proposal-watches.js';
import { projectAbsence } from '../persistence/projections/people.js';

/** Players on holiday cannot join (MAT-10). */
@Injectable()
@OnEvent(absenceChanged, { overwrites: true })
export class OnAbsenceChanged implements EventHandler<typeof absenceChanged> {
  constructor(private readonly watches: PostgresProposalWatches) {}

  async handle({ data }: EventOf<typeof absenceChanged>, manager: EntityManager, effects: Effects): Promise<void> {
    await projectAbsence(manager, data);
    await this.watches.again(data.userId, manager, effects);
  }
}
