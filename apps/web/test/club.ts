import type { SessionUser } from '@setpoint/client/session';
import { resultRulesOf } from '@setpoint/scoring';

/** A small club: players, centres and matches that the API of a test serves. */

type Made = Record<string, unknown>;

export const ANA: SessionUser = {
  id: 'ana',
  firstName: 'Ana',
  lastName: 'Rossi',
  displayName: 'Ana Rossi',
  slug: 'ana',
  email: 'ana@setpoint.example',
  photoUrl: null,
  sex: 'F',
  sports: [1, 2],
  locationName: 'Milano',
  locationLat: 45.46,
  locationLng: 9.19,
  kmToSearch: 30,
  language: 'en',
  inviteCode: 'ANA1',
  welcomed: true,
  profiles: { avatarThumbnail: null, locationCountry: 'IT', locationFullname: 'Milano, Italia' },
  bestLevel: { rating: 4.5, name: 'INTERMEDIATE' },
};

export function aPlayer(displayName: string, more: Made = {}): Made & { id: string } {
  const firstName = displayName.split(' ')[0]!;
  return {
    id: firstName.toLowerCase(),
    firstName,
    lastName: displayName.split(' ')[1] ?? '',
    displayName,
    nationality: null,
    slug: firstName.toLowerCase(),
    profiles: {},
    sports: [1, 2],
    levels: [aLevel(1, 1, 4), aLevel(1, 2, 4), aLevel(2, 2, 3.5)],
    locationName: 'Milano',
    age: 34,
    lastLoginAt: '2026-05-30T10:00:00Z',
    isFollowedByMe: false,
    followsMe: false,
    isBlockedByMe: false,
    followersCount: 3,
    followingCount: 2,
    searchEngines: true,
    following: aPage([]),
    followers: aPage([]),
    sportDetails: [],
    localLegendOf: [],
    availability: { noFixedDays: false, slots: [] },
    statistics: NO_FIGURES,
    completeness: { percent: 100, missing: [] },
    kmToSearch: 30,
    ...more,
  };
}

export const aLevel = (sport: number, numberPlayers: number, rating: number | null) => ({
  sport: aSport(sport),
  numberPlayers: { id: String(numberPlayers), name: numberPlayers === 1 ? 'singles' : 'doubles' },
  rating,
  name: rating === null ? 'NONE' : 'INTERMEDIATE',
  selfAssessed: false,
  assessed: null as number | null,
  start: null as number | null,
  carriedOver: null as number | null,
});

const NO_FIGURES = {
  matches: 0,
  wins: 0,
  losses: 0,
  draws: 0,
  setsWon: 0,
  setsLost: 0,
  gamesWon: 0,
  gamesLost: 0,
  currentStreak: 0,
  longestStreak: 0,
  playersMet: 0,
};

const aSport = (id: number) =>
  id === 1
    ? { id: '1', name: 'tennis', nameCapitalize: 'Tennis' }
    : { id: '2', name: 'padel', nameCapitalize: 'Padel' };

export const anaInTheClub = (more: Made = {}) => aPlayer('Ana Rossi', { id: ANA.id, ...more });

export const plays = (player: Made, badge = 'ACCEPTED', level: number | null = null) => ({
  user: player,
  badge,
  level,
});

export function aCourt(name: string, more: Made = {}): Made & { id: string } {
  const id = name.toLowerCase().replaceAll(' ', '-');
  return {
    id,
    name,
    slug: id,
    address: 'Via Washington 1',
    city: 'Milano',
    country: 'IT',
    lat: 45.46,
    lng: 9.16,
    timeZone: 'Europe/Rome',
    fields: [],
    offers: [],
    sports: [1, 2],
    isMyFavourite: false,
    isMine: false,
    favouritesCount: 0,
    photos: [],
    favouredBy: [],
    offersUsedToday: [],
    hasOwner: false,
    version: 1,
    ...more,
  };
}

let matches = 0;

/** Tennis singles on 1 June 2026 at 18:30, organised by Ben, one place free. */
export function aMatch(more: Made = {}): Made & { id: string } {
  const ben = aPlayer('Ben Serra');
  return {
    id: `match-${++matches}`,
    state: 'ORGANIZING',
    sport: aSport(Number(more['sportId'] ?? 1)),
    numberPlayers: 1,
    visibility: 'PUBLIC',
    isFriendly: false,
    gameMode: 'THREE_SETS_6_GAMES',
    resultRules: resultRulesOf('THREE_SETS_6_GAMES', { drawAllowed: false }),
    organiser: ben,
    court: aCourt('Tennis Lorenteggio'),
    booked: false,
    datePlay: '2026-06-01',
    timePlay: '18:30:00',
    minutesPlay: 90,
    startsAt: '2026-06-01T16:30:00Z',
    endsAt: '2026-06-01T18:00:00Z',
    timeZone: 'Europe/Rome',
    city: 'Milano',
    guests: [],
    teamA: [plays(ben)],
    teamB: [],
    missing: 1,
    createdAt: '2026-05-20T10:00:00Z',
    myActions: [],
    audience: NO_AUDIENCE,
    waitingList: NOBODY_WAITING,
    mayOpenPoll: false,
    poll: null,
    proposedTimes: null,
    proposal: null,
    mayReportMisconduct: false,
    mayAddPhoto: false,
    photo: null,
    ...more,
  };
}

/** Ben's, for Friday evening; Ana has to answer. */
export const aProposal = (more: Made = {}): Made => ({
  ...{ id: 'p1', state: 'OPEN', proposedBy: aPlayer('Ben Serra'), court: aCourt('Tennis Lorenteggio'), booked: true },
  ...{ datePlay: '2026-06-05', timePlay: '19:00:00', minutesPlay: 90, timeZone: 'Europe/Rome' },
  ...{ lapsesAt: '2026-06-05T15:00:00Z', acceptedBy: [], waitsFor: [aPlayer('Ana Rossi')], endedBy: null },
  ...more,
});

export const NOBODY_WAITING = { count: 0, myPosition: null, passedOver: null, fillsUntil: null };
export const NO_AUDIENCE = { fans: 0, reactions: [], canFollow: false, isFollowing: false, myReaction: null };

export const aResult = (more: Made = {}): Made => ({
  version: 1,
  sets: [
    { a: 6, b: 4, superTieBreak: false },
    { a: 7, b: 6, tieBreak: 5, superTieBreak: false },
  ],
  outcome: 'COMPLETED',
  winner: 'A',
  enteredBy: aPlayer('Ben Serra'),
  enteredAt: '2026-06-01T19:00:00Z',
  confirmedByItself: false,
  disputes: 0,
  ...more,
});

/** A page of a list, `first` of all from behind `after`; cursors are the positions. */
export function aPage(
  all: readonly unknown[],
  { first = 20, after }: { first?: number | null; after?: string | null } = {},
) {
  const start = after ? Number(after) : 0;
  const nodes = all.slice(start, start + (first ?? 20));
  return {
    totalCount: all.length,
    pageInfo: {
      hasNextPage: start + nodes.length < all.length,
      hasPreviousPage: start > 0,
      startCursor: nodes.length > 0 ? String(start + 1) : null,
      endCursor: nodes.length > 0 ? String(start + nodes.length) : null,
    },
    edges: nodes.map((node, index) => ({ node, cursor: String(start + index + 1) })),
  };
}
