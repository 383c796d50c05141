import { Injectable } from '@nestjs/common';
import { matchCancelled } from '@setpoint/events';
import { OnEvent } from '@setpoint/service-kit';
import { TellingHandler } from './telling-handler.js';

@Injectable()
@OnEvent(matchCancelled)
export class OnMatchCancelled extends TellingHandler {}
