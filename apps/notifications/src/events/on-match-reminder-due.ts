import { Injectable } from '@nestjs/common';
import { matchReminderDue } from '@setpoint/events';
import { OnEvent } from '@setpoint/service-kit';
import { NotifyingHandler } from './notifying-handler.js';

@Injectable()
@OnEvent(matchReminderDue)
export class OnMatchReminderDue extends NotifyingHandler {}
