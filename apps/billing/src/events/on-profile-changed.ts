import { Injectable } from '@nestjs/common';
import { profileChanged, type EventOf } from '@setpoint/events';
import { OnEvent, type EventHandler } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { pointsOfProfile } from '../domain/points/earning.js';
import { addPoints } from '../persistence/projections/points.js';

/** Points for a profile in which nothing is missing. */
@Injectable()
@OnEvent(profileChanged, { overwrites: true })
export class OnProfileChanged implements EventHandler<typeof profileChanged> {
  async handle({ data, time }: EventOf<typeof profileChanged>, manager: EntityManager): Promise<void> {
    if (data.complete) await addPoints(manager, [pointsOfProfile(data.userId, new Date(time))]);
  }
}
