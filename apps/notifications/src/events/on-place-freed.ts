import { Injectable } from '@nestjs/common';
import { placeFreed } from '@setpoint/events';
import { OnEvent } from '@setpoint/service-kit';
import { NotifyingHandler } from './notifying-handler.js';

@Injectable()
@OnEvent(placeFreed)
export class OnPlaceFreed extends NotifyingHandler {}
