import { Injectable } from '@nestjs/common';
import { levelUpdated } from '@setpoint/events';
import { OnEvent } from '@setpoint/service-kit';
import { NotifyingHandler } from './notifying-handler.js';

@Injectable()
@OnEvent(levelUpdated)
export class OnLevelUpdated extends NotifyingHandler {}
