import { Injectable } from '@nestjs/common';
import { playersInvited } from '@setpoint/events';
import { OnEvent } from '@setpoint/service-kit';
import { TellingHandler } from './telling-handler.js';

@Injectable()
@OnEvent(playersInvited)
export class OnPlayersInvited extends TellingHandler {}
