import { Injectable } from '@nestjs/common';
import { playerLeft } from '@setpoint/events';
import { OnEvent } from '@setpoint/service-kit';
import { NotifyingHandler } from './notifying-handler.js';

@Injectable()
@OnEvent(playerLeft)
export class OnPlayerLeft extends NotifyingHandler {}
