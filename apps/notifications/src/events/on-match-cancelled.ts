import { Injectable } from '@nestjs/common';
import { matchCancelled } from '@setpoint/events';
import { OnEvent } from '@setpoint/service-kit';
import { NotifyingHandler } from './notifying-handler.js';

@Injectable()
@OnEvent(matchCancelled)
export class OnMatchCancelled extends NotifyingHandler {}
