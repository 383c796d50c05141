import type { Message } from './ports/messages.js';
import type { MailSubject } from './unsubscribe-links.js';

/** What the mail's link unsubscribes from; null if none. */
export const mailSubjectOf = ({ template, topic }: Pick<Message, 'template' | 'topic'>): MailSubject | null =>
  template === 'digest' ? 'DIGEST' : topic;
