import { Injectable } from '@nestjs/common';
import { apiKeyChanged, type EventOf } from '@setpoint/events';
import { OnEvent, type EventHandler } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { savePartnerKey } from '../persistence/projections/partner-keys.js';

@Injectable()
@OnEvent(apiKeyChanged, { overwrites: true })
export class OnApiKeyChanged implements EventHandler<typeof apiKeyChanged> {
  async handle({ data }: EventOf<typeof apiKeyChanged>, manager: EntityManager): Promise<void> {
    await savePartnerKey(manager, data);
  }
}
