import { Injectable } from '@nestjs/common';
import { matchCancelled } from '@setpoint/events';
import { OnEvent } from '@setpoint/service-kit';
import { COMING_MATCH, MatchOverHandler } from './coming-match-handler.js';

@Injectable()
@OnEvent(matchCancelled, COMING_MATCH)
export class OnMatchCancelled extends MatchOverHandler {}
