import { Injectable } from '@nestjs/common';
import { guestAnswered } from '@setpoint/events';
import { OnEvent } from '@setpoint/service-kit';
import { NotifyingHandler } from './notifying-handler.js';

@Injectable()
@OnEvent(guestAnswered)
export class OnGuestAnswered extends NotifyingHandler {}
