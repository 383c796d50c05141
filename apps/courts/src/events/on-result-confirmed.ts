import { Injectable } from '@nestjs/common';
import {
  resultConfirmed,
  resultCorrected,
  resultRevised,
  type EventContract,
  type EventEnvelope,
  type EventOf,
} from '@setpoint/events';
import { OnEvent, type EventHandler } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { savePlayed } from '../persistence/projections/played-matches.js';

/** Counts played matches for the local legend, once each (CRT-10, RES-08). */
@Injectable()
@OnEvent([resultConfirmed, resultRevised, resultCorrected], { overwrites: { what: 'played match' } })
export class OnResultConfirmed implements EventHandler<EventContract> {
  async handle(event: EventEnvelope, manager: EntityManager): Promise<void> {
    await savePlayed(manager, [(event as EventOf<typeof resultConfirmed>).data]);
  }
}
