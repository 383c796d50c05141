import { Injectable } from '@nestjs/common';
import { playerRemoved } from '@setpoint/events';
import { OnEvent } from '@setpoint/service-kit';
import { TellingHandler } from './telling-handler.js';

@Injectable()
@OnEvent(playerRemoved)
export class OnPlayerRemoved extends TellingHandler {}
