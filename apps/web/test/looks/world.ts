import { addressesFor, type Found } from '../../../e2e/src/addresses.js';
import { aConversation, aMessage, chatOf } from '../chat.js';
import { aDue, euro } from '../checkout.js';
import { aCourt, aLevel, aMatch, ANA, anaInTheClub, aPage, aPlayer, aProposal, aResult, plays } from '../club.js';
import { aGroup, aLeague, aPhase, aSubscription } from '../leagues.js';
import { aHistory, aLevelEntry, someEvaluations } from '../levels.js';
import { aBracket, aFixture, anEntry, aStanding, aTournament, decided, side } from '../tournaments.js';

/** One small club with something on every page, as it is on the day before the matches of the builders. */

type Made = Record<string, unknown>;
type Paged = { readonly first?: number; readonly after?: string | null };

export const NOW = '2026-05-31T10:00:00Z';
const NAMES = [
  'Ben Serra',
  'Carla Neri',
  'Dino Blu',
  'Eva Verdi',
  'Fabio Gallo',
  'Gina Riva',
  'Hugo Sala',
  'Ines Montefiori',
  'Maximiliane Oberhuber-Castiglione',
] as const;

const FIGURES = {
  ...{ matches: 12, wins: 9, losses: 3, draws: 0, setsWon: 19, setsLost: 8, gamesWon: 140, gamesLost: 98 },
  ...{ currentStreak: 4, longestStreak: 7, playersMet: 7 },
};
const PHOTO = '/files/photo.png';
const PLACE = {
  ...{ name: 'Milano', fullName: 'Milano, Lombardia, Italia', country: 'IT', lat: 45.46, lng: 9.19 },
  timeZone: 'Europe/Rome',
};

const photo = (id: string, isCover = false) => ({ id, smallUrl: PHOTO, largeUrl: PHOTO, alt: null, isCover });
const lorenteggio = aCourt('Tennis Lorenteggio', {
  ...{ description: 'Clay under the trees', phone: '+39 02 123', website: 'https://club.example/' },
  fields: [
    { id: 'f1', name: 'Court 1', sport: 1, surface: 'CLAY', covered: false, notes: null },
    { id: 'f2', name: 'Court 2', sport: 2, surface: 'HARD', covered: true, notes: 'Behind the bar' },
  ],
  ...{ offers: ['WATER_BOTTLE'], favouritesCount: 4, coverUrl: PHOTO, isMyFavourite: true },
  photos: [photo('p1', true), photo('p2')],
  favouredBy: [aPlayer('Ben Serra'), aPlayer('Carla Neri')],
  ...{ isMine: true, hasOwner: true, version: 3, notificationLanguage: 'en', prefix: '+39' },
  localLegend: null,
});
const courts = [
  lorenteggio,
  aCourt('Club Affori', { sports: [2], coverUrl: PHOTO }),
  aCourt('Circolo della Racchetta e del Padel di San Giovanni'),
];

const earned = (sport: number, numberPlayers: number, rating: number) => ({
  ...aLevel(sport, numberPlayers, rating),
  ...{ completeness: 40, reliability: 64, ratedMatches: 6, trend: 'UP' },
});

/** What the profile of a player shows on all its tabs. */
const profile = (player: Made): Made => ({
  ...{ description: 'Serve and volley', playingHand: 'LEFT', nationality: 'IT', statistics: FIGURES },
  levels: [earned(1, 1, 4), earned(1, 2, 4), { ...earned(2, 2, 3.5), selfAssessed: true, assessed: 4, start: 3.55 }],
  localLegendOf: [lorenteggio],
  sportDetails: [
    {
      ...{ sport: { id: '1' }, preferredSurface: 'CLAY', racket: 'Blade 98', strings: null, shoes: null },
      ...{ startYear: 1999, frequency: 'ONCE_OR_TWICE_A_WEEK', courtPosition: null },
    },
  ],
  availability: {
    noFixedDays: false,
    slots: [
      { weekday: 2, from: '18:00', to: '20:00' },
      { weekday: 6, from: '08:00', to: '12:00' },
    ],
  },
  completeness: { percent: 84, missing: ['weightKg', 'description'] },
  statisticsBySurface: [{ surface: 'CLAY', statistics: FIGURES }],
  statisticsOverTime: [
    { start: '2026-04-01', wins: 2, losses: 1, draws: 0 },
    { start: '2026-05-01', wins: 4, losses: 1, draws: 0 },
  ],
  playersMet: (page: Paged) =>
    aPage(
      NAMES.map((name) => ({
        ...{ matches: 20, wins: 12, losses: 8, draws: 0, lastPlayedAt: '2026-05-20T16:00:00Z' },
        player: aPlayer(name),
      })),
      page,
    ),
  levelHistory: aHistory,
  levelEntries: () => aPage([aLevelEntry(player)]),
  levelBonuses: [],
  evaluations: someEvaluations,
  following: (page: Paged) =>
    aPage(
      NAMES.slice(0, 5).map((name) => aPlayer(name, { isFollowedByMe: true })),
      page,
    ),
  followers: (page: Paged) =>
    aPage(
      NAMES.slice(2).map((name) => aPlayer(name)),
      page,
    ),
});

const person = (name: string, more: Made = {}): Made & { id: string } => {
  const player = aPlayer(name, more);
  return { ...player, ...profile(player) };
};
const ben = person('Ben Serra', { isFollowedByMe: true, followsMe: true });
const ana = { ...anaInTheClub(), ...profile(anaInTheClub()) };
const people = [
  ben,
  ...NAMES.slice(1).map((name) =>
    person(name, { isFollowedByMe: name.startsWith('C'), isBlockedByMe: name.startsWith('G') }),
  ),
];

const full = { teamA: [plays(ana)], teamB: [plays(ben)], missing: 0 };
const open = aMatch({
  ...{ id: 'open', court: lorenteggio, booked: true, organiser: ana, proposal: aProposal() },
  myActions: ['INVITE', 'ORGANISE', 'ACCEPT_PROPOSAL', 'DECLINE_PROPOSAL', 'CANCEL'],
  ...{ teamA: [plays(ana, 'ACCEPTED', 4)], notes: 'Bring new balls, please', level: null },
});
const mine = [
  open,
  aMatch({ id: 'ready', ...full, state: 'READY' }),
  aMatch({
    ...{ id: 'to-confirm', ...full, state: 'AWAITING_CONFIRMATION' },
    ...{ result: aResult(), myActions: ['CONFIRM_RESULT'] },
  }),
  aMatch({ id: 'played', ...full, state: 'AWAITING_RESULT', myActions: ['ENTER_RESULT'] }),
  aMatch({ id: 'confirmed', ...full, state: 'CONFIRMED', result: aResult() }),
];
const ofOthers = [
  aMatch({
    ...{ id: 'doubles', sportId: 2, numberPlayers: 2, missing: 1 },
    ...{ teamA: [plays(aPlayer(NAMES[8])), plays(aPlayer(NAMES[7]))], teamB: [plays(aPlayer('Dino Blu'))] },
  }),
  aMatch({ id: 'joinable', myActions: ['JOIN'], court: courts[2] }),
  aMatch({ id: 'another', myActions: ['JOIN'], organiser: people[3], teamA: [plays(people[3]!)], distanceKm: 7 }),
  aMatch({ id: 'one-more', myActions: ['WAIT'], organiser: people[4], teamA: [plays(people[4]!)] }),
];
const matches = [...mine, ...ofOthers];

const award = (id: string, more: Made): Made => ({
  ...{ id, placing: 'WINNER', wonAt: '2026-05-20T18:00:00Z', claimedAt: null, claimed: null },
  choices: [
    { kind: 'VOUCHER', amount: euro(2_000), points: null },
    { kind: 'POINTS', amount: null, points: 150 },
    { kind: 'CREDIT', amount: euro(1_500), points: null },
  ],
  player: ana,
  ...more,
});

const entries = ['Ana Rossi', ...NAMES.slice(0, 7)].map((name, at) => anEntry(name, { seed: at === 0 ? 1 : null }));
const inGroup = (number: number, id: string, more: Made = {}) =>
  aFixture({ id, stage: 'ROUND_ROBIN', group: { id: `g${number}`, number }, ...more });
const groups = [
  {
    ...{ id: 'g1', number: 1, qualifiers: 2 },
    table: [
      aStanding(1, entries[1]!, 6, { chance: 0.9 }),
      aStanding(2, entries[0]!, 3, { chance: 0.6 }),
      aStanding(3, anEntry('Massimiliano Wolfeschlegelstein'), 0, { chance: 0.5, rankedBy: 'SETS' }),
    ],
    fixtures: [inGroup(1, 'f1', { sideA: side(entries[0]!), sideB: side(entries[1]!), ...decided('A') })],
  },
];
const bracket = aBracket(entries, [{ entry: entries[0], winsTournament: 0.41, reachesFinal: 0.6 }]);
const [opening] = bracket.rounds as [{ fixtures: Made[] }];
Object.assign(opening.fixtures[1]!, { sideB: side(null, { isBye: true }), ...decided('A', { how: 'BYE', sets: [] }) });
const cup = aTournament({
  ...{ photos: [], distanceKm: 3, entries: entries.slice(0, 6), rules: 'Balls are brought by the higher seed.' },
});
const underWay = aTournament({
  ...{
    id: 'open-air',
    name: 'Open Air',
    state: 'IN_PROGRESS',
    format: 'GROUPS_AND_PLAY_OFF',
    entries,
    groups,
    bracket,
  },
  fixtures: [...groups[0]!.fixtures, ...(bracket.rounds as { fixtures: Made[] }[]).flatMap(({ fixtures }) => fixtures)],
});
const over = aTournament({
  ...{ id: 'winter-cup', name: 'Winter Cup', state: 'COMPLETED', endedAt: '2026-03-01T18:00:00Z', entries, bracket },
  awards: [award('a', {})],
});
const tournaments = [cup, underWay, over];

const phases = [aPhase(1, { state: 'IN_PROGRESS', members: 16, groupCount: 2 }), aPhase(2), aPhase(3)];
const milano = aLeague({
  ...{ actualState: 'IN_PROGRESS', phases, currentPhase: phases[0], members: 16, mySubscription: aSubscription() },
  myGroup: { id: 'group-2', number: 2, phase: { id: 'phase-1' } },
  rankingYears: [2026],
  ranking: (page: Paged) =>
    aPage(
      people.map((player, at) => ({
        ...{ position: at + 1, players: [player], points: 30 - at, played: 6, appw: 41.7, phases: 1 },
      })),
      page,
    ),
});
const leagues = [milano, aLeague({ id: 'pavia-doubles', name: 'Pavia Doubles', numberPlayers: 2, sex: 'ALL' })];

const conversations = [
  aConversation({
    said: [
      aMessage(1, { text: 'Again this week?' }),
      aMessage(2, { text: 'Gladly. Thursday at seven, where we were last time?', sender: ana, isMine: true }),
    ],
    unreadCount: 1,
  }),
  aConversation({
    id: 'c2',
    player: aPlayer(NAMES[8]),
    said: [aMessage(1, { text: 'See you', conversationId: 'c2' })],
  }),
];

const paysBy = '2026-05-31T10:20:00Z';
const line = { what: 'TOURNAMENT_ENTRY', name: 'Spring Open', amount: euro(2_500) };
const invoice = (number: string, more: Made = {}) => ({
  ...{ id: `document-${number}`, type: 'INVOICE', status: 'COMPLETED', number, year: 2026, issuedOn: '2026-05-20' },
  ...{ total: euro(2_500), lines: [line], buyer: null, stampDuty: null, original: null, creditNotes: [] },
  seller: { name: 'Setpoint S.r.l.', address: 'Milano', vatNumber: 'IT1', rea: 'MI-1' },
  taxes: [{ rate: 22, nature: null, reason: null, net: euro(2_049), vat: euro(451) }],
  means: [{ kind: 'CARD', label: '•••• 4242', amount: euro(2_500) }],
  ...more,
});
const documents = [invoice('12'), invoice('11', { status: 'REFUND' }), invoice('C1', { type: 'CREDIT_NOTE' })];

const notification = (id: string, type: string, more: Made = {}) => ({
  ...{ id, type, topic: 'MATCHES', read: false, createdAt: '2026-05-31T08:00:00Z', sender: ben },
  ...more,
});
const relMatch = { ...open, courts: lorenteggio };
const notifications = [
  notification('n1', 'FOLLOWED', { topic: 'PEOPLE' }),
  notification('n2', 'MATCH_INVITED', { relMatch }),
  notification('n3', 'RESULT_AUTO_CONFIRMED', { read: true, relMatch, createdAt: '2026-05-28T08:00:00Z' }),
];

const settings = {
  ...{ id: 'me', pushKey: 'key', pushHere: false, pushDevices: 1, whatsAppAvailable: true, digest: 'WEEKLY' },
  quietHours: { enabled: true, from: '22:00', until: '08:00', timeZone: 'Europe/Rome' },
  preferences: ['MATCHES', 'REMINDERS', 'PAYMENTS'].flatMap((topic) =>
    ['EMAIL', 'PUSH', 'WHATSAPP'].map((channel) => ({
      ...{ topic, channel, enabled: channel !== 'WHATSAPP' },
      essential: topic === 'PAYMENTS' && channel === 'EMAIL',
    })),
  ),
};

const me = {
  ...ana,
  ...ANA,
  ...{ birthDate: '1990-04-12', heightCm: 170, weightKg: null, playingHand: 'RIGHT', inviteCode: 'ABCD2345' },
  ...{ phone: { number: '+393331234567', pending: null }, deletion: null },
  signInMethods: [
    { method: 'PASSWORD', email: ANA.email },
    { method: 'GOOGLE', email: 'ana@gmail.example' },
  ],
  blocked: () => aPage([aPlayer('Carla Neri', { isBlockedByMe: true })]),
  invited: () => aPage([aPlayer('Eva Verdi')]),
};

const earnedPoints = [
  { id: 'e1', kind: 'MATCH_WON', points: 20, at: '2026-05-29T18:00:00Z', match: open },
  { id: 'e2', kind: 'PLAYER_REFERRED', points: 100, at: '2026-05-20T18:00:00Z', referred: aPlayer('Eva Verdi') },
];

const record = { matches: 6, wins: 4, losses: 2, draws: 0 };
/** Of somebody else's levels half steps are known. */
const comparison = (playerId: string, otherId: string): Made => ({
  player: { ...byId([me, ...people])({ id: playerId }), levelHistory: aHistoryOf(3.5, 3.5, 4, 4.5) },
  other: { ...byId([me, ...people])({ id: otherId }), levelHistory: aHistoryOf(3.62, 3.94, 4.03, 3.88) },
  headToHead: { ...FIGURES, ...record, lastPlayedAt: '2026-05-20T16:00:00Z' },
  commonOpponents: [{ opponent: aPlayer(NAMES[8]), player: record, other: record }],
  availabilityOverlap: { noFixedDays: false, slots: [{ weekday: 2, from: '18:00', to: '20:00' }] },
});
const aHistoryOf = (...levels: number[]) =>
  levels.map((level, month) => ({ at: `2026-0${month + 1}-01T18:00:00Z`, level, low: level - 0.5, high: level + 0.5 }));

const ranked = (page: Paged) => ({
  ...aPage(
    people.map((player, at) => ({ place: at + 1, value: 60 - at, level: 4.5, player })),
    page,
  ),
  own: { place: 14, value: 16 },
});
const byId =
  (all: readonly Made[]) =>
  ({ id }: { id: string }) =>
    all.find((one) => one['id'] === id) ?? null;
const paged = (all: readonly unknown[]) => (page: Paged) => aPage(all, page);

/** Root fields for Ana or for a visitor. */
export const clubFor = (isMember: boolean): Made => ({
  me: isMember ? me : null,
  updateUser: ({ profilesData }: { profilesData: Made }) => ({
    ...{ success: true, errorCode: null, user: { ...me, ...profilesData } },
  }),
  player: byId([me, ...people]),
  players: paged(people),
  comparePlayers: ({ playerId, otherId }: { playerId: string; otherId: string }) => comparison(playerId, otherId),
  match: byId(matches),
  matches: ({ filter, ...page }: Paged & { filter?: { withoutMine?: boolean | null } | null }) =>
    aPage(filter?.withoutMine ? ofOthers : matches, page),
  myMatches: paged(mine),
  friendsMatches: paged(ofOthers.slice(0, 2)),
  waitingForMe: [
    { kind: 'ENTER_RESULT', match: mine[3] },
    { kind: 'CONFIRM_RESULT', match: mine[2] },
  ],
  court: byId(courts),
  courts: paged(courts),
  myCourts: [lorenteggio],
  myCourtSuggestions: [],
  myCourtClaims: [],
  similarCourts: [],
  favouriteCourtsOf: [lorenteggio],
  tournament: byId(tournaments),
  tournaments: paged(tournaments),
  tournamentsForMe: [cup],
  tournamentsOf: paged(tournaments),
  tournamentRun: ({ id }: { id: string }) => ({ id, tournament: over, entry: entries[0] }),
  registrationDraft: null,
  checkRegistration: { success: true, errorCode: null, placesLeft: 4 },
  partnerCandidates: [],
  myTournamentAwards: [award('award-1', { tournament: over })],
  tournamentAwardsOf: [award('award-1', { tournament: over })],
  league: byId(leagues),
  leagues: paged(leagues),
  leaguesForMe: leagues.slice(1),
  leaguesOf: leagues,
  leagueGroupAt: ({ number }: { number: number }) => aGroup(number),
  mySubscriptions: [],
  subscriptionDraft: null,
  checkSubscription: { success: true, errorCode: null },
  teammateCandidates: [],
  myLeagueAwards: [award('award-2', { league: milano })],
  leagueAwardsOf: [award('award-2', { league: milano })],
  ...chatOf(() => conversations),
  unreadNotificationCount: 2,
  notifications: ({ read, ...page }: Paged & { read?: boolean | null }) =>
    aPage(
      notifications.filter((one) => read == null || one.read === read),
      page,
    ),
  notificationSettings: settings,
  myCalendar: [],
  myCalendarFeed: { id: 'feed-1', createdAt: '2026-05-04T10:00:00Z' },
  myDues: [
    aDue({ paysBy }),
    aDue({ paysBy, id: 'due-2', reference: 'ref-2', description: 'Milano Singles', kind: 'LEAGUE' }),
  ],
  dueOf: aDue({ paysBy }),
  myCredit: euro(500),
  myPaymentMeans: { id: 'means-1', kind: 'CARD', label: '•••• 4242', savedAt: '2026-05-01T10:00:00Z' },
  myBillingData: {
    ...{ firstName: 'Ana', lastName: 'Rossi', address: 'Via Roma 1', municipality: 'Milano', postalCode: '20121' },
    ...{ province: 'MI', country: 'IT', taxCode: 'RSSMRA85T10A562S', version: 1 },
  },
  myDocuments: (page: Paged) => ({ ...aPage(documents, page), years: [2026, 2025] }),
  billingDocument: ({ number }: { number: string }) => documents.find((one) => one.number === number) ?? null,
  myNextTournamentIsFirst: true,
  myPoints: { balance: 480, history: paged(earnedPoints) },
  pointsRules: [
    { kind: 'MATCH_PLAYED', points: 10 },
    { kind: 'MATCH_WON', points: 20 },
    { kind: 'PLAYER_REFERRED', points: 100 },
  ],
  voucherOffers: [
    { value: euro(1_000), points: 400 },
    { value: euro(2_500), points: 900 },
  ],
  myVouchers: [
    { id: 'v1', code: 'ABCD-2345', value: euro(1_000), brand: 'SETPOINT', points: 400, state: 'ACTIVE', issuedAt: NOW },
  ],
  levelCalibration: {
    matches: 440,
    bins: [
      { from: 0.6, to: 0.7, matches: 340, predicted: 0.65, won: 0.6 },
      { from: 0.7, to: 0.8, matches: 100, predicted: 0.75, won: 0.71 },
    ],
    ...{ logLoss: 0.58, eloLogLoss: 0.61, coinLogLoss: 0.6931, besideElo: 'BETTER', besideCoin: 'BETTER' },
    fits: [{ sport: 1, numberPlayers: 2, since: '2026-05-01T03:00:00Z', matches: 1200 }],
  },
  statisticsRanking: ranked,
  levelRanking: ranked,
  sports: [
    { id: '1', name: 'tennis', nameCapitalize: 'Tennis' },
    { id: '2', name: 'padel', nameCapitalize: 'Padel' },
  ],
  placeAt: PLACE,
  defaultPlace: PLACE,
  searchPlaces: [PLACE],
  guestMatch: {
    ...{ id: 'guest:1', name: 'Giulia', side: 'B', standing: 'PENDING', wantsMessages: true, invitedBy: ben },
    ...{ mayAccept: true, mayDecline: true, mayLeave: false, match: ofOthers[1] },
  },
  guestConversation: null,
  mailUnsubscription: { topic: 'MATCHES', subscribed: true },
});

const found: Found = {
  ofArea: {
    player: { id: ben.id, slug: 'ben' },
    match: open,
    court: { id: lorenteggio.id, slug: lorenteggio.id },
    tournament: underWay,
    league: milano,
  },
  run: entries[0]!,
  phase: { year: 2026, number: 1 },
  friend: ben.id,
  conversation: 'c1',
  invoice: documents[0]!,
};
const before = addressesFor({ ...found, ofArea: { tournament: cup, league: leagues[1]! } });
const during = addressesFor(found);
const after = addressesFor({ ...found, ofArea: { tournament: over, league: milano } });

/** Of competitions that one can enter, that are played, or that are over, whatever the page is about. */
export const addressOf = (route: string): string => {
  if (/\/subscribe(?!\/confirmed)/.test(route)) return before(route);
  return (/\/take-award/.test(route) ? after : during)(route);
};
