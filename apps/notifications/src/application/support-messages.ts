import { Injectable } from '@nestjs/common';
import { accept, Clock, type Outcome, PLATFORM_USER, refuse } from '@setpoint/kernel';
import { noticeOfSupport } from '../domain/support-message.js';
import { NotifyRecipients } from './notify-recipients.js';
import { Directory } from './ports/directory.js';
import { SupportWork } from './ports/support-work.js';

const LONGEST_TEXT = 500;

export interface SupportMessageCommand {
  readonly userId: string;
  readonly text: string;
  /** Idempotent. */
  readonly key: string;
}

/** What support does about messages: each is kept with who did it (ADM-01, ADM-07). */
@Injectable()
export class SupportMessages {
  constructor(
    private readonly directory: Directory,
    private readonly notify: NotifyRecipients,
    private readonly support: SupportWork,
    private readonly clock: Clock,
  ) {}

  /** Writes to a player, in the app and by mail. */
  async send(
    { userId, text, key }: SupportMessageCommand,
    by: string,
  ): Promise<Outcome<null, 'TEXT_NOT_VALID' | 'RECIPIENT_NOT_FOUND'>> {
    const words = text.trim();
    if (words.length === 0 || words.length > LONGEST_TEXT) return refuse('TEXT_NOT_VALID');
    const known = await this.directory.people([userId]);
    if (userId === PLATFORM_USER || !known.has(userId)) return refuse('RECIPIENT_NOT_FOUND');
    return this.support.run(async (work, keep) => {
      const source = { id: `support ${key}`, type: 'support', data: {} };
      const delivered = await this.notify.deliver([noticeOfSupport(userId, words)], source, work);
      if (delivered.length > 0) await keep({ kind: 'MESSAGE_SENT', by, at: this.clock.now(), userId, after: words });
      return accept(null);
    });
  }

  /** Resends failed messages, including expired ones. */
  resend(id: string, by: string): Promise<Outcome<null, 'MESSAGE_NOT_FOUND' | 'MESSAGE_NOT_FAILED'>> {
    return this.support.run(async (work, keep) => {
      const at = this.clock.now();
      const restarted = await work.restart(id, at);
      if (restarted === null) return refuse('MESSAGE_NOT_FOUND');
      if (!restarted.done) return refuse('MESSAGE_NOT_FAILED');
      await keep({ kind: 'MESSAGE_RESENT', by, at, userId: restarted.userId, after: id });
      return accept(null);
    });
  }
}
