const user = (id: string, displayName: string) => ({ id, displayName });
const money = (cents: number) => ({ cents, currency: 'EUR' });
const entry = (id: string, names: readonly string[], isOut = false) => ({
  ...{ id, seed: id === 'r1' ? 1 : null, isOut, players: names.map((name) => user(name.toLowerCase(), name)) },
});
const fixture = (id: string, more = {}) => ({
  ...{ id, stage: 'SEMIFINAL', number: 1, state: 'READY', closesAt: '2026-06-20T22:00:00Z', how: null, winner: null },
  ...{ rule: null, group: null, sets: [], needsDecision: false, match: { id: 'm1' } },
  sideA: { isBye: false, from: null, entry: entry('r1', ['Ana', 'Ben']) },
  sideB: { isBye: false, from: null, entry: entry('r2', ['Carla', 'David']) },
  ...more,
});
export const TOURNAMENT = {
  ...{ id: 't1', name: 'Milano Open', type: 'classic', state: 'PLANNED', numberPlayers: 2, startOn: '2026-06-10' },
  ...{ teams: 2, minTeams: 2, maxTeams: 16, isPrivate: false, version: 4, sex: 'ALL', levelMin: 2, levelMax: null },
  ...{ ageMin: null, ageMax: null, format: 'PLAY_OFF', gameMode: 'NEXTGEN', teamsToStart: 8, seeds: null },
  ...{ timeZone: 'Europe/Rome', rules: null, inviteCode: null, createdAt: '2026-05-01T10:00:00Z', summerDays: null },
  ...{ slam: null, placesTaken: 3, priorityList: [], seeding: [], draw: null, photos: [], awards: [], groups: [] },
  sport: { id: '2' },
  place: { city: 'Milano', lat: 45.46, lng: 9.19, radiusKm: 20 },
  price: money(2500),
  prizes: [
    {
      placing: 'WINNER',
      choices: [{ kind: 'VOUCHER', amount: money(2000), points: null }],
    },
  ],
  registrations: [
    {
      ...{ id: 'r1', state: 'CONFIRMED', until: null, createdAt: '2026-05-02T10:00:00Z', endedBecause: null },
      ...{ captain: user('ana', 'Ana'), partner: user('ben', 'Ben') },
    },
    {
      ...{ id: 'r9', state: 'RELEASED', until: null, createdAt: '2026-05-02T10:00:00Z', endedBecause: 'NOT_PAID' },
      ...{ captain: user('eva', 'Eva'), partner: null },
    },
  ],
  entries: [entry('r1', ['Ana', 'Ben']), entry('r2', ['Carla', 'David'])],
  fixtures: [fixture('f1'), fixture('f2', { state: 'DECIDED', how: 'FORFEIT', rule: 'ONE_SILENT', winner: 'B' })],
  history: [
    {
      ...{ kind: 'EDITED', at: '2026-05-03T10:00:00Z', reason: 'More places', by: user('sam', 'Sam Bennett') },
      ...{ before: '{"maxTeams":8,"name":"Milano Open"}', after: '{"maxTeams":16,"name":"Milano Open"}' },
    },
  ],
};
/** What commands of support answer. */
export const payload = (more = {}) => ({
  ...{ success: true, errorCode: null, fieldErrors: [], tournament: null },
  ...more,
});
