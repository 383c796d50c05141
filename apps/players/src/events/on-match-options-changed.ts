import { Injectable } from '@nestjs/common';
import { matchOptionsChanged } from '@setpoint/events';
import { OnEvent } from '@setpoint/service-kit';
import { COMING_MATCH, ComingMatchHandler } from './coming-match-handler.js';

@Injectable()
@OnEvent(matchOptionsChanged, COMING_MATCH)
export class OnMatchOptionsChanged extends ComingMatchHandler {}
