import { Injectable } from '@nestjs/common';
import { matchExpired } from '@setpoint/events';
import { OnEvent } from '@setpoint/service-kit';
import { COMING_MATCH, MatchOverHandler } from './coming-match-handler.js';

@Injectable()
@OnEvent(matchExpired, COMING_MATCH)
export class OnMatchExpired extends MatchOverHandler {}
