import { Injectable } from '@nestjs/common';
import { evaluationGiven, type EventOf } from '@setpoint/events';
import { OnEvent, type EventHandler } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { pointsOfEvaluation } from '../domain/points/earning.js';
import { addPoints } from '../persistence/projections/points.js';

/** A point for a full evaluation. */
@Injectable()
@OnEvent(evaluationGiven)
export class OnEvaluationGiven implements EventHandler<typeof evaluationGiven> {
  async handle({ data, time }: EventOf<typeof evaluationGiven>, manager: EntityManager): Promise<void> {
    await addPoints(manager, [pointsOfEvaluation(data, new Date(time))]);
  }
}
