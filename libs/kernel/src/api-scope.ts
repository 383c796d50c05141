/** What a partner's API key may read (API-22). The gateway knows which fields each of them opens. */
export const API_SCOPES = ['PLAYERS_READ', 'MATCHES_READ', 'TOURNAMENTS_READ', 'LEAGUES_READ', 'COURTS_READ'] as const;

export type ApiScope = (typeof API_SCOPES)[number];
