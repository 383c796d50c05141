import { Injectable } from '@nestjs/common';
import { matchOrganised } from '@setpoint/events';
import { OnEvent } from '@setpoint/service-kit';
import { TellingHandler } from './telling-handler.js';

@Injectable()
@OnEvent(matchOrganised)
export class OnMatchOrganised extends TellingHandler {}
