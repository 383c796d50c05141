import type { Report, SharedChat } from '../domain/report.js';
import { userRef } from './ids.js';
import { messageSource } from './message-source.js';

export const reportSource = (report: Report) => {
  const { id, kind, message, excerpt, reporterId, reason, comment, reportedAt, decided } = report;
  return {
    ...{ id, kind, reason, comment, reportedAt, conversationId: message.conversationId },
    message: messageSource(message, null),
    excerpt: excerpt.map((each) => messageSource(each, null)),
    reporter: userRef(reporterId),
    decision: decided?.decision ?? null,
    decisionReason: decided?.reason ?? null,
    decidedBy: decided && userRef(decided.by),
    decidedAt: decided?.at ?? null,
  };
};

export const sharedChatSource = ({ sharedBy, sharedAt, messages }: SharedChat) => ({
  ...{ sharedBy: userRef(sharedBy), sharedAt },
  messages: messages.map((each) => messageSource(each, null)),
});
