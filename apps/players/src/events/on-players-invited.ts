import { Injectable } from '@nestjs/common';
import { playersInvited } from '@setpoint/events';
import { OnEvent } from '@setpoint/service-kit';
import { COMING_MATCH, ComingMatchHandler } from './coming-match-handler.js';

@Injectable()
@OnEvent(playersInvited, COMING_MATCH)
export class OnPlayersInvited extends ComingMatchHandler {}
