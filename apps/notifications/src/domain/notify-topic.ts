/** Topic of the signals that somebody's unread count changed. */
export const notifyTopic = (userId: string) => `notify:${userId}`;
