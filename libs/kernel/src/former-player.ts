/** How somebody is called who has deleted their account. Screens show it in the reader's language (ACC-06). */
export const FORMER_PLAYER = { firstName: 'Former', lastName: 'player' } as const;
