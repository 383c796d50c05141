import { Injectable } from '@nestjs/common';
import { followChanged } from '@setpoint/events';
import { OnEvent } from '@setpoint/service-kit';
import { TellingHandler } from './telling-handler.js';

@Injectable()
@OnEvent(followChanged)
export class OnFollowChanged extends TellingHandler {}
