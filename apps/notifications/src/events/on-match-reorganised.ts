import { Injectable } from '@nestjs/common';
import { matchReorganised } from '@setpoint/events';
import { OnEvent } from '@setpoint/service-kit';
import { NotifyingHandler } from './notifying-handler.js';

@Injectable()
@OnEvent(matchReorganised)
export class OnMatchReorganised extends NotifyingHandler {}
