import { Injectable } from '@nestjs/common';
import { courtChanged, type EventOf } from '@setpoint/events';
import { OnEvent, PushBus, type Effects, type EventHandler } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { admitOwner } from '../persistence/admit-owners.js';
import { projectCourt } from '../persistence/projections/courts.js';

/**
 * The owner of a centre answers for it; conversations are found by its name. A new owner is let into the first of them at
 * once, and into the others by `admit-new-owners`.
 */
@Injectable()
@OnEvent(courtChanged, { overwrites: true })
export class OnCourtChanged implements EventHandler<typeof courtChanged> {
  constructor(private readonly push: PushBus) {}

  async handle({ data }: EventOf<typeof courtChanged>, manager: EntityManager, effects: Effects): Promise<void> {
    const court = await projectCourt(manager, data);
    if (court) await admitOwner(manager, effects, this.push, court);
  }
}
