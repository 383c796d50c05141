import { Injectable } from '@nestjs/common';
import { invitationAnswered } from '@setpoint/events';
import { OnEvent } from '@setpoint/service-kit';
import { TellingHandler } from './telling-handler.js';

@Injectable()
@OnEvent(invitationAnswered)
export class OnInvitationAnswered extends TellingHandler {}
