import { Injectable } from '@nestjs/common';
import { OnJob, type JobHandler, type JobRun } from '@setpoint/service-kit';
import { SendMessage } from '../application/send-message.js';
import { SEND_MESSAGE } from './queues.js';

const MINUTE = 60;

/** Tries for two days, as mail servers do: at once, then after 2 s, 4 s … and hourly in the end. */
@Injectable()
@OnJob(SEND_MESSAGE, {
  retryLimit: 60,
  retryDelay: 2,
  retryDelayMax: 60 * MINUTE,
  expireInSeconds: 2 * MINUTE,
  batchSize: 20,
})
export class SendWaitingMessage implements JobHandler<{ messageId: string }> {
  constructor(private readonly sendMessage: SendMessage) {}

  async run({ messageId }: { messageId: string }, job: JobRun): Promise<void> {
    await this.sendMessage.execute(messageId, job.isLast);
  }
}
