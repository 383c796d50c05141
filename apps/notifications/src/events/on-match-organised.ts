import { Injectable } from '@nestjs/common';
import { matchOrganised } from '@setpoint/events';
import { OnEvent } from '@setpoint/service-kit';
import { NotifyingHandler } from './notifying-handler.js';

@Injectable()
@OnEvent(matchOrganised)
export class OnMatchOrganised extends NotifyingHandler {}
