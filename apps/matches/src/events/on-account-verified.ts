import { Injectable } from '@nestjs/common';
import { accountVerified, type EventOf } from '@setpoint/events';
import { userId } from '@setpoint/kernel';
import { OnEvent, type Effects, type EventHandler } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { KeepGuestMatches } from '../application/keep-guest-matches.js';
import { PostgresGuestPlaces } from '../persistence/postgres-guest-places.js';

/** A former guest registered: their places are transferred to the account (MAT-05). */
@Injectable()
@OnEvent(accountVerified)
export class OnAccountVerified implements EventHandler<typeof accountVerified> {
  constructor(
    private readonly keep: KeepGuestMatches,
    private readonly places: PostgresGuestPlaces,
  ) {}

  async handle({ data }: EventOf<typeof accountVerified>, manager: EntityManager, effects: Effects): Promise<void> {
    if (data.email) await this.keep.execute(data.email, userId(data.userId), this.places.on(manager, effects));
  }
}
