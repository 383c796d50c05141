import { Injectable } from '@nestjs/common';
import { absenceChanged, type EventOf } from '@setpoint/events';
import { OnEvent, type EventHandler } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { projectAbsence } from '../persistence/projections/players.js';

/** No match is scheduled for players on holiday (LEA-05). */
@Injectable()
@OnEvent(absenceChanged, { overwrites: true })
export class OnAbsenceChanged implements EventHandler<typeof absenceChanged> {
  handle({ data }: EventOf<typeof absenceChanged>, manager: EntityManager): Promise<void> {
    return projectAbsence(manager, data);
  }
}
