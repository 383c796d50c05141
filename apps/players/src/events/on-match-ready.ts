import { Injectable } from '@nestjs/common';
import { matchReady, type EventOf } from '@setpoint/events';
import { Clock } from '@setpoint/kernel';
import { OnEvent, type EventHandler } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { predictReadyMatch } from '../persistence/projections/predictions.js';

/** Stores the prediction of a match before it is played, to measure its accuracy later (BYD-02). */
@Injectable()
@OnEvent(matchReady)
export class OnMatchReady implements EventHandler<typeof matchReady> {
  constructor(private readonly clock: Clock) {}

  handle(event: EventOf<typeof matchReady>, manager: EntityManager): Promise<void> {
    return predictReadyMatch(event, manager, this.clock.now());
  }
}
