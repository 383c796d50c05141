import { Injectable } from '@nestjs/common';
import { matchReminderDue } from '@setpoint/events';
import { OnEvent } from '@setpoint/service-kit';
import { TellingHandler } from './telling-handler.js';

@Injectable()
@OnEvent(matchReminderDue)
export class OnMatchReminderDue extends TellingHandler {}
