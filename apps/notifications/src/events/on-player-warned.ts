import { Injectable } from '@nestjs/common';
import { playerWarned } from '@setpoint/events';
import { OnEvent } from '@setpoint/service-kit';
import { NotifyingHandler } from './notifying-handler.js';

@Injectable()
@OnEvent(playerWarned)
export class OnPlayerWarned extends NotifyingHandler {}
