import { Injectable } from '@nestjs/common';
import { matchReorganised } from '@setpoint/events';
import { OnEvent } from '@setpoint/service-kit';
import { TellingHandler } from './telling-handler.js';

@Injectable()
@OnEvent(matchReorganised)
export class OnMatchReorganised extends TellingHandler {}
