import { Injectable } from '@nestjs/common';
import { resultConfirmed, type EventOf } from '@setpoint/events';
import { OnEvent, type EventHandler } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { projectPlayed } from '../persistence/projections/relations.js';

/** Matches of the last 90 days, required for slams (TRN-12). */
@Injectable()
@OnEvent(resultConfirmed, { overwrites: true })
export class OnResultConfirmed implements EventHandler<typeof resultConfirmed> {
  handle({ data }: EventOf<typeof resultConfirmed>, manager: EntityManager): Promise<void> {
    return projectPlayed(manager, data);
  }
}
