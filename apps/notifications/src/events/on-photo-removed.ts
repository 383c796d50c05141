import { Injectable } from '@nestjs/common';
import { photoRemoved } from '@setpoint/events';
import { OnEvent } from '@setpoint/service-kit';
import { NotifyingHandler } from './notifying-handler.js';

@Injectable()
@OnEvent(photoRemoved)
export class OnPhotoRemoved extends NotifyingHandler {}
