import { Injectable } from '@nestjs/common';
import { playerRemoved } from '@setpoint/events';
import { OnEvent } from '@setpoint/service-kit';
import { COMING_MATCH, ComingMatchHandler } from './coming-match-handler.js';

@Injectable()
@OnEvent(playerRemoved, COMING_MATCH)
export class OnPlayerRemoved extends ComingMatchHandler {}
