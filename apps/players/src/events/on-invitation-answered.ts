import { Injectable } from '@nestjs/common';
import { invitationAnswered } from '@setpoint/events';
import { OnEvent } from '@setpoint/service-kit';
import { COMING_MATCH, ComingMatchHandler } from './coming-match-handler.js';

@Injectable()
@OnEvent(invitationAnswered, COMING_MATCH)
export class OnInvitationAnswered extends ComingMatchHandler {}
