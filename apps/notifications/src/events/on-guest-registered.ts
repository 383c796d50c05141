import { Injectable } from '@nestjs/common';
import { guestRegistered } from '@setpoint/events';
import { OnEvent } from '@setpoint/service-kit';
import { NotifyingHandler } from './notifying-handler.js';

@Injectable()
@OnEvent(guestRegistered)
export class OnGuestRegistered extends NotifyingHandler {}
