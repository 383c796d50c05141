import { Injectable } from '@nestjs/common';
import { playerJoined } from '@setpoint/events';
import { OnEvent } from '@setpoint/service-kit';
import { COMING_MATCH, ComingMatchHandler } from './coming-match-handler.js';

@Injectable()
@OnEvent(playerJoined, COMING_MATCH)
export class OnPlayerJoined extends ComingMatchHandler {}
