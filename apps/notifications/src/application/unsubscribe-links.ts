import { createHmac, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectConfig, InjectSecret } from '@setpoint/service-kit';
import type { NotificationsConfig } from '../config.js';
import { isEssential } from '../domain/preferences.js';
import { TOPICS, type Topic } from '../domain/topics.js';

/** What an unsubscribe link ends: mails about a topic, or digests. */
export type MailSubject = Topic | 'DIGEST';

export interface Subscriber {
  readonly userId: string;
  readonly subject: MailSubject;
}

/** Domain separation for tokens signed with the platform's secret. */
const PURPOSE = 'unsubscribe from mail';
const SUBJECTS: readonly string[] = [...TOPICS, 'DIGEST'];

/** Unsubscribe links that work without signing in (RFC 8058). They do not expire. */
@Injectable()
export class UnsubscribeLinks {
  private readonly key: Buffer;

  constructor(
    @InjectSecret() secret: string,
    @InjectConfig() private readonly settings: Pick<NotificationsConfig, 'webUrl'>,
  ) {
    this.key = createHmac('sha256', secret).update(PURPOSE).digest();
  }

  /** Null for mails without unsubscribing. */
  urlFor(userId: string | null, subject: MailSubject | null): string | null {
    if (userId === null || subject === null || (subject !== 'DIGEST' && isEssential(subject, 'EMAIL'))) return null;
    return new URL(`/unsubscribe/${this.tokenFor({ userId, subject })}`, this.settings.webUrl).href;
  }

  tokenFor({ userId, subject }: Subscriber): string {
    const what = Buffer.from(`${subject} ${userId}`).toString('base64url');
    return `${what}.${this.signed(what).toString('base64url')}`;
  }

  /** The owner of a link; null if invalid. */
  read(token: string): Subscriber | null {
    const [what = '', signature = '', ...more] = token.split('.');
    const given = Buffer.from(signature, 'base64url');
    const right = this.signed(what);
    if (more.length > 0 || given.length !== right.length || !timingSafeEqual(given, right)) return null;
    const [subject = '', ...rest] = Buffer.from(what, 'base64url').toString().split(' ');
    return SUBJECTS.includes(subject) ? { subject: subject as MailSubject, userId: rest.join(' ') } : null;
  }

  private signed(what: string): Buffer {
    return createHmac('sha256', this.key).update(what).digest();
  }
}
