import { Injectable } from '@nestjs/common';
import { playerJoined } from '@setpoint/events';
import { OnEvent } from '@setpoint/service-kit';
import { NotifyingHandler } from './notifying-handler.js';

@Injectable()
@OnEvent(playerJoined)
export class OnPlayerJoined extends NotifyingHandler {}
