import { Injectable } from '@nestjs/common';
import { matchCreated } from '@setpoint/events';
import { OnEvent } from '@setpoint/service-kit';
import { COMING_MATCH, ComingMatchHandler } from './coming-match-handler.js';

@Injectable()
@OnEvent(matchCreated, COMING_MATCH)
export class OnMatchCreated extends ComingMatchHandler {}
