import { Injectable } from '@nestjs/common';
import { playerRemoved } from '@setpoint/events';
import { OnEvent } from '@setpoint/service-kit';
import { NotifyingHandler } from './notifying-handler.js';

@Injectable()
@OnEvent(playerRemoved)
export class OnPlayerRemoved extends NotifyingHandler {}
