import { Injectable } from '@nestjs/common';
import { evaluationGiven, type EventOf } from '@setpoint/events';
import { OnEvent, type EventHandler } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import { addEvaluations } from '../persistence/projections/evaluations.js';

/** Evaluations by opponents are shown with the level (PLY-08). */
@Injectable()
@OnEvent(evaluationGiven)
export class OnEvaluationGiven implements EventHandler<typeof evaluationGiven> {
  handle({ data }: EventOf<typeof evaluationGiven>, manager: EntityManager): Promise<void> {
    return addEvaluations(manager, [data]);
  }
}
