import { Injectable } from '@nestjs/common';
import { playerLeft } from '@setpoint/events';
import { OnEvent } from '@setpoint/service-kit';
import { COMING_MATCH, ComingMatchHandler } from './coming-match-handler.js';

@Injectable()
@OnEvent(playerLeft, COMING_MATCH)
export class OnPlayerLeft extends ComingMatchHandler {}
