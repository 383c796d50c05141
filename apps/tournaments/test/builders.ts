import { userId } from '@setpoint/kernel';
import type { Book } from '../src/domain/book.js';
import type { Candidate } from '../src/domain/eligibility.js';
import type { Registration } from '../src/domain/registration.js';
import { registrationId, tournamentId, type Tournament } from '../src/domain/tournament.js';

export const NOW = new Date('2026-06-01T12:00:00Z');
export const ana = userId('ana');
export const ben = userId('ben');
export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
export const at = (ms: number, from = NOW) => new Date(from.getTime() + ms);

/** Singles for everybody, open, for 25 euros. */
export const aTournament = (changes: Partial<Tournament> = {}): Tournament => ({
  id: tournamentId('t1'),
  name: 'Summer Open',
  type: 'CLASSIC',
  sport: 1,
  numberPlayers: 1,
  sex: 'ALL',
  levelMin: null,
  levelMax: null,
  ageMin: null,
  ageMax: null,
  isPrivate: false,
  inviteCode: null,
  format: 'PLAY_OFF',
  gameMode: 'THREE_SETS_6_GAMES',
  priceCents: 2_500,
  startOn: '2026-07-01',
  startsAt: new Date('2026-06-30T22:00:00Z'),
  summerDays: null,
  teamsToStart: 8,
  minTeams: 2,
  maxTeams: 8,
  seeds: null,
  city: 'Milano',
  lat: 45.46,
  lng: 9.19,
  radiusKm: 20,
  timeZone: 'Europe/Rome',
  rules: null,
  photos: [],
  handSeeds: [],
  prizes: [],
  slamId: null,
  state: 'OPEN',
  openedAt: NOW,
  closedAt: null,
  startedAt: null,
  endedAt: null,
  noticed: null,
  createdAt: NOW,
  createdBy: userId('sam'),
  version: 1,
  ...changes,
});

export const aRegistration = (changes: Partial<Registration> = {}): Registration => ({
  id: registrationId('r1'),
  tournamentId: tournamentId('t1'),
  captainId: ana,
  partnerId: null,
  state: 'HELD',
  placeNo: 1,
  paid: [],
  until: at(30 * MINUTE),
  endedBecause: null,
  endedAt: null,
  refundTo: 'MEANS',
  turn: null,
  matches: 0,
  isQualified: false,
  createdAt: NOW,
  rating: null,
  clubs: [],
  seedNo: null,
  isOut: false,
  ...changes,
});

export const confirmed = (name: string, placeNo: number, changes: Partial<Registration> = {}): Registration =>
  aRegistration({
    ...{ id: registrationId(`of-${name}`), captainId: userId(name), state: 'CONFIRMED', placeNo, until: null },
    ...{ paid: [userId(name)] },
    ...changes,
  });

export const aBook = (tournament: Partial<Tournament> = {}, registrations: readonly Registration[] = []): Book => ({
  tournament: aTournament(tournament),
  registrations,
});

export const aCandidate = (changes: Partial<Candidate> = {}): Candidate => ({
  id: ana,
  sex: 'F',
  birthDate: '1990-05-05',
  levels: [{ sport: 1, numberPlayers: 1, rating: 4.1 }],
  hasMobile: true,
  isBarred: false,
  isClosed: false,
  matches: 3,
  ...changes,
});
