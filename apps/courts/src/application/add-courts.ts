import { Injectable } from '@nestjs/common';
import { courtChanged, outgoing, type OutgoingEvent } from '@setpoint/events';
import { accept, Clock, type Outcome } from '@setpoint/kernel';
import { checkedCourt } from '../domain/checked-court.js';
import { courtFacts } from '../domain/court-facts.js';
import { sportsOf, type Court } from '../domain/court.js';
import { Courts } from './ports/courts.js';

/** Adds centres atomically; existing ones are unchanged. */
@Injectable()
export class AddCourts {
  constructor(
    private readonly courts: Courts,
    private readonly clock: Clock,
  ) {}

  /** Resolves with the events of these centres. */
  async execute(described: readonly Court[]): Promise<Outcome<OutgoingEvent<typeof courtChanged>[], 'COURT_INVALID'>> {
    const courts: Court[] = [];
    for (const one of described) {
      const added = checkedCourt(one);
      if (!added.ok) return { ...added, data: { courtId: one.id } };
      courts.push(added.value);
    }
    await this.courts.add(courts, eventOf, this.clock.now());
    return accept(courts.map(eventOf));
  }
}

const eventOf = (court: Court) => outgoing(courtChanged, courtFacts(court, sportsOf(court), court.fields));
