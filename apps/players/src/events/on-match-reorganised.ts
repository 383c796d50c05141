import { Injectable } from '@nestjs/common';
import { matchReorganised } from '@setpoint/events';
import { OnEvent } from '@setpoint/service-kit';
import { COMING_MATCH, ComingMatchHandler } from './coming-match-handler.js';

@Injectable()
@OnEvent(matchReorganised, COMING_MATCH)
export class OnMatchReorganised extends ComingMatchHandler {}
