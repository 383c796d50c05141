/** Every service by its name, as the server knows it. */
export const SERVICES = [
  ...['billing', 'chat', 'courts', 'identity', 'leagues', 'matches', 'notifications', 'players', 'tournaments'],
] as const;
