/** Queue of the messages that wait to be sent. */
export const SEND_MESSAGE = 'send-message';

/** Queue of webhooks to partners. */
export const DELIVER_WEBHOOK = 'deliver-webhook';
