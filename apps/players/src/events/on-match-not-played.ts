import { Injectable } from '@nestjs/common';
import { matchNotPlayed } from '@setpoint/events';
import { OnEvent } from '@setpoint/service-kit';
import { COMING_MATCH, MatchOverHandler } from './coming-match-handler.js';

@Injectable()
@OnEvent(matchNotPlayed, COMING_MATCH)
export class OnMatchNotPlayed extends MatchOverHandler {}
