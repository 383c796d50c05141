/** Display name of a deleted account. Screens show it in the reader's language (ACC-06). */
export const FORMER_PLAYER = { firstName: 'Former', lastName: 'player' } as const;
