import { Injectable } from '@nestjs/common';
import { profileChanged, type EventOf } from '@setpoint/events';
import { OnEvent, type EventHandler } from '@setpoint/service-kit';
import type { Transaction } from 'kysely';
import { saveProfiles } from '../persistence/projections.js';
import type { Tables } from '../persistence/tables.js';

@Injectable()
@OnEvent(profileChanged)
export class OnProfileChanged implements EventHandler<typeof profileChanged, Tables> {
  async handle(event: EventOf<typeof profileChanged>, tx: Transaction<Tables>): Promise<void> {
    await saveProfiles(tx, [event.data], new Date(event.time));
  }
}
