import { Injectable } from '@nestjs/common';
import { playersInvited } from '@setpoint/events';
import { OnEvent } from '@setpoint/service-kit';
import { NotifyingHandler } from './notifying-handler.js';

@Injectable()
@OnEvent(playersInvited)
export class OnPlayersInvited extends NotifyingHandler {}
