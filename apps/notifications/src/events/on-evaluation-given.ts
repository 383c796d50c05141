import { Injectable } from '@nestjs/common';
import { evaluationGiven } from '@setpoint/events';
import { OnEvent } from '@setpoint/service-kit';
import { TellingHandler } from './telling-handler.js';

@Injectable()
@OnEvent(evaluationGiven)
export class OnEvaluationGiven extends TellingHandler {}
