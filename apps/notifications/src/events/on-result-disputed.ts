import { Injectable } from '@nestjs/common';
import { resultDisputed } from '@setpoint/events';
import { OnEvent } from '@setpoint/service-kit';
import { NotifyingHandler } from './notifying-handler.js';

@Injectable()
@OnEvent(resultDisputed)
export class OnResultDisputed extends NotifyingHandler {}
