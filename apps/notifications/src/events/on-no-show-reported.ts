import { Injectable } from '@nestjs/common';
import { noShowReported } from '@setpoint/events';
import { OnEvent } from '@setpoint/service-kit';
import { NotifyingHandler } from './notifying-handler.js';

@Injectable()
@OnEvent(noShowReported)
export class OnNoShowReported extends NotifyingHandler {}
