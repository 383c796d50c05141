import { Injectable } from '@nestjs/common';
import type { EventContract, EventEnvelope } from '@setpoint/events';
import { Clock } from '@setpoint/kernel';
import { Jobs, OnEvent, type EventHandler } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import type { PublishedFact } from '../application/ports/webhooks.js';
import { publicFacts, publishedContracts } from '../domain/webhooks/public-facts.js';
import { publishFacts } from '../persistence/webhooks/publish-facts.js';

/** Creates webhook messages for subscribed partners, once per event (BYD-11). */
@Injectable()
@OnEvent(publishedContracts)
export class OnPublishedEvent implements EventHandler<EventContract> {
  constructor(
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  async handle(event: EventEnvelope, manager: EntityManager): Promise<void> {
    const at = new Date(event.time);
    const facts = publicFacts(event).map((fact, index): PublishedFact => {
      const { type } = fact.event;
      const body = JSON.stringify({ type, timestamp: event.time, data: fact.data });
      const message = { id: `msg_${event.id}_${index}`, type, subject: fact.subject, at, body };
      return { message, event: fact.event, courtId: fact.courtId };
    });
    if (facts.length > 0) await publishFacts(manager, this.jobs, facts, this.clock.now());
  }
}
