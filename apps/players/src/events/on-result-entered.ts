import { Injectable } from '@nestjs/common';
import { resultEntered } from '@setpoint/events';
import { OnEvent } from '@setpoint/service-kit';
import { COMING_MATCH, MatchOverHandler } from './coming-match-handler.js';

@Injectable()
@OnEvent(resultEntered, COMING_MATCH)
export class OnResultEntered extends MatchOverHandler {}
