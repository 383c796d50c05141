import { Injectable } from '@nestjs/common';
import { invitationAnswered } from '@setpoint/events';
import { OnEvent } from '@setpoint/service-kit';
import { NotifyingHandler } from './notifying-handler.js';

@Injectable()
@OnEvent(invitationAnswered)
export class OnInvitationAnswered extends NotifyingHandler {}
