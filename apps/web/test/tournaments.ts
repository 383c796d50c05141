import { aPlayer } from './club.js';

/** A tournament in its states, as the API of a test serves it. */

type Made = Record<string, unknown>;
type Named = Made & { readonly id: string };

const STAGES = ['LAST_32', 'LAST_16', 'LAST_8', 'QUARTER_FINALS', 'SEMIFINAL', 'FINAL'] as const;

export function aTournament(more: Made = {}): Named {
  return {
    id: 'spring-cup',
    name: 'Spring Cup',
    type: 'classic',
    sport: { id: '1', name: 'tennis', nameCapitalize: 'Tennis' },
    numberPlayers: 1,
    sex: 'ALL',
    levelMin: 3,
    levelMax: 4.5,
    ageMin: 18,
    ageMax: null,
    isPrivate: false,
    format: 'PLAY_OFF',
    gameMode: 'THREE_SETS_6_GAMES',
    price: euros(25),
    state: 'OPEN',
    startOn: '2026-06-14',
    startsAt: '2026-06-13T22:00:00Z',
    endedAt: null,
    timeZone: 'Europe/Rome',
    teamsToStart: 16,
    minTeams: 8,
    maxTeams: 16,
    place: { city: 'Milano', lat: 45.46, lng: 9.19, radiusKm: 20 },
    distanceKm: 3,
    rules: null,
    photos: [],
    prizes: [
      {
        placing: 'WINNER',
        choices: [
          { kind: 'VOUCHER', amount: euros(50) },
          { kind: 'POINTS', points: 500 },
        ],
      },
    ],
    teams: 10,
    placesTaken: 10,
    placesLeft: 6,
    entries: [],
    registrationRefusal: null,
    myRegistration: null,
    myTasks: [],
    groups: [],
    bracket: null,
    fixtures: [],
    priorityList: [],
    seekingTeam: [],
    awards: [],
    draw: null,
    ...more,
  };
}

export const euros = (amount: number) => ({ cents: amount * 100, currency: 'EUR' });

export const anEntry = (names: string | readonly string[], more: Made = {}): Named => {
  const players = [names].flat().map((name) => aPlayer(name));
  return { id: players.map(({ id }) => id).join('-'), players, seed: null, level: 4, isOut: false, ...more };
};

export const side = (entry: Named | null, more: Made = {}) => ({ entry, isBye: false, from: null, ...more });

export const winnerOf = (stage: string, number: number) => side(null, { from: { kind: 'WINNER_OF', stage, number } });

/** Ana against Ben in the final, to be played until 21 June. */
export const aFixture = (more: Made = {}): Named => ({
  id: 'final-1',
  stage: 'FINAL',
  number: 1,
  group: null,
  state: 'READY',
  sideA: side(anEntry('Ana Rossi')),
  sideB: side(anEntry('Ben Serra')),
  opensAt: '2026-06-14T22:00:00Z',
  closesAt: '2026-06-21T22:00:00Z',
  how: null,
  winner: null,
  sets: [],
  rule: null,
  decidedAt: null,
  match: null,
  chanceA: null,
  ...more,
});

/** A score that side A or B has won by. */
export const decided = (winner: 'A' | 'B', more: Made = {}): Made => ({
  state: 'DECIDED',
  how: 'PLAYED',
  winner,
  sets: [
    { a: winner === 'A' ? 6 : 3, b: winner === 'A' ? 3 : 6, superTieBreak: false },
    { a: winner === 'A' ? 7 : 6, b: winner === 'A' ? 6 : 7, tieBreak: 5, superTieBreak: false },
  ],
  ...more,
});

/**
 * The bracket of so many entries, a power of two: the first round decided in favour of side A but for its last match,
 * which is to be played.
 */
export function aBracket(entries: readonly Named[], odds: readonly Made[] = []) {
  const rounds: Made[] = [];
  const names = STAGES.slice(-Math.log2(entries.length));
  const open = { chanceA: 0.62 };
  names.forEach((stage, round) => {
    const count = entries.length / 2 ** (round + 1);
    const fixtures = Array.from({ length: count }, (_, at) => {
      const number = at + 1;
      const id = `${stage}-${number}`.toLowerCase();
      if (round === 0) {
        const isLast = number === count;
        const sides = { sideA: side(entries[at * 2]!), sideB: side(entries[at * 2 + 1]!) };
        return aFixture({ id, stage, number, ...sides, ...(isLast ? open : decided('A')) });
      }
      const before = (n: number) => {
        const known = round === 1 && n < count * 2;
        return known ? side(entries[(n - 1) * 2]!) : winnerOf(names[round - 1]!, n);
      };
      return aFixture({
        id,
        stage,
        number,
        state: round === 1 && number < count ? 'READY' : 'WAITING',
        sideA: before(number * 2 - 1),
        sideB: before(number * 2),
      });
    });
    rounds.push({ stage, closesAt: '2026-06-21T22:00:00Z', fixtures });
  });
  return { rounds, odds };
}

/** A row of a group's table. */
export const aStanding = (rank: number, entry: Named, points: number, more: Made = {}): Made => ({
  rank,
  entry,
  points,
  played: 2,
  won: Math.floor(points / 3),
  drawn: points % 3,
  lost: 2 - Math.floor(points / 3) - (points % 3),
  setsWon: 3,
  setsLost: 1,
  gamesWon: 20,
  gamesLost: 15,
  form: [points >= 3 ? 'WON' : 'LOST', points >= 4 ? 'DRAWN' : 'LOST'],
  rankedBy: rank === 1 ? null : 'POINTS',
  chance: null,
  ...more,
});
