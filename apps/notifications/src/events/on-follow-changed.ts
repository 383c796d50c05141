import { Injectable } from '@nestjs/common';
import { followChanged } from '@setpoint/events';
import { OnEvent } from '@setpoint/service-kit';
import { NotifyingHandler } from './notifying-handler.js';

@Injectable()
@OnEvent(followChanged)
export class OnFollowChanged extends NotifyingHandler {}
