import { Injectable } from '@nestjs/common';
import { matchPollOpened } from '@setpoint/events';
import { OnEvent } from '@setpoint/service-kit';
import { NotifyingHandler } from './notifying-handler.js';

@Injectable()
@OnEvent(matchPollOpened)
export class OnMatchPollOpened extends NotifyingHandler {}
