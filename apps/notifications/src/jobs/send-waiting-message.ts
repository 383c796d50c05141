import { Injectable } from '@nestjs/common';
import { OnJob, type JobHandler } from '@setpoint/service-kit';
import { z } from 'zod';
import { SendMessage } from '../application/send-message.js';
import { SEND_MESSAGE } from './queues.js';

const MINUTE = 60;

/** Single attempt; failed messages are queued again by `timers/hand-over-messages.ts`. */
@Injectable()
@OnJob(SEND_MESSAGE, { expireInSeconds: 10 * MINUTE, batchSize: 20 })
export class SendWaitingMessage implements JobHandler<{ messageId: string }> {
  readonly data = z.object({ messageId: z.string() });

  constructor(private readonly sendMessage: SendMessage) {}

  run({ messageId }: { messageId: string }): Promise<void> {
    return this.sendMessage.execute(messageId);
  }
}
