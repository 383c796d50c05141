const LONGEST_CODE = 100;

/** Whether a text could be an invite code at all; which codes there are, the players' service decides (AUTH-03). */
export const isInviteCode = (text: string): boolean => text.length <= LONGEST_CODE && !/[\p{Cc}\p{Cs}]/u.test(text);
