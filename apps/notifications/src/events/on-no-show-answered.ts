import { Injectable } from '@nestjs/common';
import { noShowAnswered } from '@setpoint/events';
import { OnEvent } from '@setpoint/service-kit';
import { NotifyingHandler } from './notifying-handler.js';

@Injectable()
@OnEvent(noShowAnswered)
export class OnNoShowAnswered extends NotifyingHandler {}
