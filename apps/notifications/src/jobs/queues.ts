/** Queue of the messages that wait to be sent. */
export const SEND_MESSAGE = 'send-message';
