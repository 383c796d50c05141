import { aPlayer } from './club.js';
import { euros } from './tournaments.js';

/** A league in its states, as the API of a test serves it. */

type Made = Record<string, unknown>;
type Named = Made & { readonly id: string };

export const aPhase = (number: number, more: Made = {}): Named => ({
  id: `phase-${number}`,
  number,
  year: 2026,
  state: 'PLANNED',
  startsOn: ['2026-01-02', '2026-04-01', '2026-09-01'][number - 1],
  endsOn: ['2026-03-31', '2026-06-30', '2026-11-30'][number - 1],
  enrolmentOpensOn: ['2025-12-01', '2026-03-01', '2026-08-01'][number - 1],
  finalsOn: ['2026-03-20', '2026-06-20', '2026-11-20'][number - 1],
  members: 10,
  leastMembers: 14,
  groupsBy: null,
  groupCount: 0,
  price: euros(20),
  ...more,
});

/** Before its first phase, for which one can enrol. */
export function aLeague(more: Made = {}): Named {
  const phases = [aPhase(1, { state: 'ENROLLING' }), aPhase(2), aPhase(3)];
  return {
    id: 'milano-singles',
    name: 'Milano Singles',
    province: { code: 'MI', name: 'Milano', lat: 45.46, lng: 9.19 },
    sport: { id: '1', name: 'tennis', nameCapitalize: 'Tennis' },
    numberPlayers: 1,
    sex: 'MEN',
    year: 2026,
    gameMode: 'THREE_SETS_6_GAMES',
    timeZone: 'Europe/Rome',
    actualState: 'OPEN',
    price: euros(20),
    rules: null,
    prizes: [{ placing: 'WINNER', choices: [{ kind: 'VOUCHER', amount: euros(30), points: null }] }],
    phases,
    currentPhase: phases[0],
    rankingYears: [],
    distanceKm: 4,
    members: 10,
    subscribingRefusal: null,
    enrolmentOpensOn: null,
    mySubscription: null,
    myGroup: null,
    myTasks: [],
    announcedTerms: null,
    inForce: null,
    terms: null,
    awards: [],
    ...more,
  };
}

export const aMember = (names: string | readonly string[], more: Made = {}): Named => {
  const players = [names].flat().map((name) => aPlayer(name));
  return { id: players.map(({ id }) => id).join('-'), players, level: 4, isOut: false, ...more };
};

/** Mine: active, after one phase. */
export const aSubscription = (more: Made = {}): Named => ({
  id: 'subscription-1',
  state: 'ACTIVE',
  cause: null,
  endedBecause: null,
  subscriber: aPlayer('Ana Rossi'),
  partner: null,
  reserve: null,
  pending: [],
  next: null,
  createdAt: '2025-12-10T10:00:00Z',
  nextChargeOn: '2026-04-01',
  nextPrice: euros(20),
  paymentOption: 'SUBSCRIPTION',
  paymentReference: null,
  isCharging: false,
  until: null,
  preferences: { absenceFrom: null, absenceTo: null, notificationMobile: '+393331234567', courtIds: [] },
  phasesPlayed: 1,
  endsAfter: null,
  myActions: ['CHANGE'],
  ...more,
});

export const aLeagueFixture = (more: Made = {}): Named => ({
  id: 'round-1',
  round: 1,
  isChallenge: false,
  stage: 'ROUND_ROBIN',
  state: 'READY',
  sideA: aMember('Ana Rossi'),
  sideB: aMember('Ben Serra'),
  opensAt: '2026-01-04T23:00:00Z',
  closesAt: '2026-01-14T23:00:00Z',
  how: null,
  winner: null,
  sets: [],
  rule: null,
  decidedAt: null,
  match: null,
  chanceA: 0.6,
  ...more,
});

/** A row of a group's table. */
export const aLeagueStanding = (rank: number, member: Named, points: number, more: Made = {}): Made => ({
  rank,
  member,
  points,
  played: 2,
  won: Math.floor(points / 3),
  drawn: points % 3,
  lost: 2 - Math.floor(points / 3) - (points % 3),
  forfeited: 0,
  gamesWon: 20,
  gamesLost: 15,
  gameDifference: 5,
  pct: 50,
  ptp: 33.3,
  appw: 41.7,
  form: [points >= 3 ? 'WON' : 'LOST', 'LOST'],
  rankedBy: rank === 1 ? null : 'POINTS',
  chance: null,
  ...more,
});

/** A group of the first phase, with a table of three. */
export function aGroup(number: number, more: Made = {}): Named {
  return {
    id: `group-${number}`,
    number,
    phase: { id: 'phase-1', number: 1 },
    state: 'PLAYING',
    table: [
      aLeagueStanding(1, aMember('Ben Serra'), 4),
      aLeagueStanding(2, aMember('Ana Rossi'), 3),
      aLeagueStanding(3, aMember('Cleo Tani'), 3, { rankedBy: 'HEAD_TO_HEAD' }),
    ],
    tableOfLastNight: [],
    fixtures: [aLeagueFixture({ id: `round-1-of-${number}` })],
    final: null,
    challengeable: [],
    ...more,
  };
}
