import { Injectable } from '@nestjs/common';
import { resultConfirmed } from '@setpoint/events';
import { OnEvent } from '@setpoint/service-kit';
import { TellingHandler } from './telling-handler.js';

@Injectable()
@OnEvent(resultConfirmed)
export class OnResultConfirmed extends TellingHandler {}
