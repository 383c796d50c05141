import { Injectable } from '@nestjs/common';
import { guestLeft } from '@setpoint/events';
import { OnEvent } from '@setpoint/service-kit';
import { NotifyingHandler } from './notifying-handler.js';

@Injectable()
@OnEvent(guestLeft)
export class OnGuestLeft extends NotifyingHandler {}
