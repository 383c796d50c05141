import { Injectable } from '@nestjs/common';
import { accept, type Outcome, refuse } from '@setpoint/kernel';
import { isEssential, wants } from '../domain/preferences.js';
import { NO_REACH } from '../domain/reach.js';
import { Reaches } from './ports/reach.js';
import { type MailSubject, UnsubscribeLinks } from './unsubscribe-links.js';

/** Unsubscribes through a mail's link, without signing in (NTF-07). */
@Injectable()
export class Unsubscribe {
  constructor(
    private readonly links: UnsubscribeLinks,
    private readonly reaches: Reaches,
  ) {}

  /** The subject of a link; null if invalid. */
  async look(token: string): Promise<{ readonly subject: MailSubject; readonly subscribed: boolean } | null> {
    const found = this.links.read(token);
    if (!found) return null;
    const { userId, subject } = found;
    const reach = (await this.reaches.of([userId])).get(userId) ?? NO_REACH;
    const subscribed = subject === 'DIGEST' ? reach.digest !== 'NONE' : wants(reach.choices, subject, 'EMAIL');
    return { subject, subscribed };
  }

  /** Again changes nothing. */
  async execute(token: string): Promise<Outcome<null, 'UNSUBSCRIBE_LINK_NOT_VALID'>> {
    const found = this.links.read(token);
    if (!found || (found.subject !== 'DIGEST' && isEssential(found.subject, 'EMAIL')))
      return refuse('UNSUBSCRIBE_LINK_NOT_VALID');
    const { userId, subject } = found;
    if (subject === 'DIGEST') await this.reaches.setDigest(userId, 'NONE');
    else await this.reaches.choose(userId, { topic: subject, channel: 'EMAIL', enabled: false });
    return accept(null);
  }
}
