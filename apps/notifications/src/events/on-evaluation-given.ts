import { Injectable } from '@nestjs/common';
import { evaluationGiven } from '@setpoint/events';
import { OnEvent } from '@setpoint/service-kit';
import { NotifyingHandler } from './notifying-handler.js';

@Injectable()
@OnEvent(evaluationGiven)
export class OnEvaluationGiven extends NotifyingHandler {}
