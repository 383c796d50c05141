import { Injectable } from '@nestjs/common';
import { resultEntered } from '@setpoint/events';
import { OnEvent } from '@setpoint/service-kit';
import { NotifyingHandler } from './notifying-handler.js';

@Injectable()
@OnEvent(resultEntered)
export class OnResultEntered extends NotifyingHandler {}
