import { Injectable } from '@nestjs/common';
import { matchOrganised } from '@setpoint/events';
import { OnEvent } from '@setpoint/service-kit';
import { COMING_MATCH, ComingMatchHandler } from './coming-match-handler.js';

@Injectable()
@OnEvent(matchOrganised, COMING_MATCH)
export class OnMatchOrganised extends ComingMatchHandler {}
