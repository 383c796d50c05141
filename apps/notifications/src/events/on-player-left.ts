import { Injectable } from '@nestjs/common';
import { playerLeft } from '@setpoint/events';
import { OnEvent } from '@setpoint/service-kit';
import { TellingHandler } from './telling-handler.js';

@Injectable()
@OnEvent(playerLeft)
export class OnPlayerLeft extends TellingHandler {}
