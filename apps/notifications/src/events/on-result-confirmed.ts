import { Injectable } from '@nestjs/common';
import { resultConfirmed } from '@setpoint/events';
import { OnEvent } from '@setpoint/service-kit';
import { NotifyingHandler } from './notifying-handler.js';

@Injectable()
@OnEvent(resultConfirmed)
export class OnResultConfirmed extends NotifyingHandler {}
