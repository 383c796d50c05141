import type { Message } from './ports/messages.js';
import type { MailSubject } from './unsubscribe-links.js';

/** What the reader of a mail can end with its link; null where it can't be ended. */
export const mailSubjectOf = ({ template, topic }: Pick<Message, 'template' | 'topic'>): MailSubject | null =>
  template === 'digest' ? 'DIGEST' : topic;
