import { halfStep, type NumberPlayersId, type SportId, type UserId } from '@setpoint/kernel';
import { placesLeft, type Book } from './book.js';
import { ageOn } from './deadlines.js';
import { waitingOf } from './priority.js';
import { isEnded, playersOf } from './registration.js';
import type { CompetitionSex, Tournament } from './tournament.js';

/** Data about an applicant. */
export interface Candidate {
  readonly id: UserId;
  readonly sex: 'M' | 'F' | null;
  /** YYYY-MM-DD */
  readonly birthDate: string | null;
  readonly levels: readonly {
    readonly sport: SportId;
    readonly numberPlayers: NumberPlayersId;
    readonly rating: number;
  }[];
  readonly hasMobile: boolean;
  readonly isBarred: boolean;
  readonly isClosed: boolean;
  /** In the sport of the tournament within the 90 days before entries opened (TRN-12). */
  readonly matches: number;
}

/** Each check has its own error code (TRN-06). */
export type CheckCode =
  | 'REGISTRATIONS_CLOSED'
  | 'ALREADY_ENROLLED'
  | 'INVITE_CODE_REQUIRED'
  | 'WRONG_INVITE_CODE'
  | 'SEX_NOT_ALLOWED'
  | 'AGE_NOT_ALLOWED'
  | 'LEVEL_REQUIRED'
  | 'LEVEL_NOT_ALLOWED'
  | 'SLAM_NOT_QUALIFIED'
  | 'PARTNER_REQUIRED'
  | 'PARTNER_NOT_ALLOWED'
  | 'PARTNER_NOT_FOLLOWED'
  | 'PARTNER_IN_ANOTHER_TEAM'
  | 'PARTNER_LEVEL_REQUIRED'
  | 'PARTNER_NOT_ELIGIBLE'
  | 'TOURNAMENT_FULL'
  | 'PAID_REGISTRATIONS_BLOCKED'
  | 'MOBILE_REQUIRED'
  | 'WRONG_PRICE';

export interface Application {
  readonly captain: Candidate;
  /** Null if none is named; unknown people yield no candidate. */
  readonly partner: { readonly id: UserId; readonly candidate: Candidate | null; readonly isFollowed: boolean } | null;
  readonly inviteCode: string | null;
}

/** The rating in the tournament's format, or else in the sport's other format. */
export function ratingOf(
  { levels }: Pick<Candidate, 'levels'>,
  { sport, numberPlayers }: Pick<Tournament, 'sport' | 'numberPlayers'>,
): number | null {
  const inSport = levels.filter((each) => each.sport === sport);
  return (inSport.find((each) => each.numberPlayers === numberPlayers) ?? inSport[0])?.rating ?? null;
}

/** A player's status in a tournament. */
export interface Standing {
  readonly tournament: Tournament;
  readonly isEntered: boolean;
  readonly isFull: boolean;
}

/** Why an application is refused; null if it is acceptable. */
export function findRefusal(book: Book, application: Application, expectedCents: number | null): CheckCode | null {
  const { captain, partner } = application;
  const { tournament } = book;
  const standing = standingOf(book, captain.id);
  return (
    whoeverThePartner(standing, captain, inviteRefusal(tournament, application.inviteCode)) ??
    partnerRefusal(book, captain, partner) ??
    (standing.isFull ? 'TOURNAMENT_FULL' : null) ??
    own(tournament, captain, expectedCents)
  );
}

/** Why somebody is refused regardless of partner and invite code. */
export const refusalOfPlayer = (standing: Standing, player: Candidate): CheckCode | null =>
  whoeverThePartner(standing, player, null) ??
  (standing.isFull ? 'TOURNAMENT_FULL' : null) ??
  own(standing.tournament, player, null);

export const standingOf = (book: Book, player: UserId): Standing => ({
  tournament: book.tournament,
  isEntered: isEntered(book, player),
  // In slams, registrations without a place join the priority list.
  isFull: book.tournament.type !== 'SLAM' && placesLeft(book) === 0,
});

function whoeverThePartner(
  { tournament, isEntered: isIn }: Standing,
  captain: Candidate,
  invite: CheckCode | null,
): CheckCode | null {
  if (isIn) return 'ALREADY_ENROLLED';
  if (tournament.state !== 'OPEN') return 'REGISTRATIONS_CLOSED';
  return invite ?? personRefusal(tournament, captain);
}

/** Reasons that the person can fix, or that may change, come last. */
function own({ priceCents }: Tournament, captain: Candidate, expectedCents: number | null): CheckCode | null {
  if (captain.isBarred && priceCents > 0) return 'PAID_REGISTRATIONS_BLOCKED';
  if (!captain.hasMobile) return 'MOBILE_REQUIRED';
  return expectedCents !== null && expectedCents !== priceCents ? 'WRONG_PRICE' : null;
}

const isEntered = ({ registrations }: Book, id: UserId) =>
  registrations.some((each) => !isEnded(each) && playersOf(each).includes(id));

/** Number of places available to a new registration. */
export const placesFor = (book: Book): number => (waitingOf(book.registrations).length > 0 ? 0 : placesLeft(book));

export function inviteRefusal(tournament: Tournament, code: string | null): CheckCode | null {
  if (!tournament.isPrivate) return null;
  const given = code?.trim().toUpperCase() ?? '';
  if (given === '') return 'INVITE_CODE_REQUIRED';
  return given === tournament.inviteCode ? null : 'WRONG_INVITE_CODE';
}

function personRefusal(tournament: Tournament, person: Candidate): CheckCode | null {
  const refusal = limitsRefusal(tournament, person);
  return refusal ?? (tournament.type === 'SLAM' && person.matches === 0 ? 'SLAM_NOT_QUALIFIED' : null);
}

function limitsRefusal(tournament: Tournament, person: Candidate): CheckCode | null {
  if (!isSexAllowed(tournament, person.sex)) return 'SEX_NOT_ALLOWED';
  if (!isAgeAllowed(tournament, person.birthDate)) return 'AGE_NOT_ALLOWED';
  const rating = ratingOf(person, tournament);
  if (rating === null) return 'LEVEL_REQUIRED';
  return isLevelAllowed(tournament, halfStep(rating)) ? null : 'LEVEL_NOT_ALLOWED';
}

const ONE_SEX: Partial<Record<CompetitionSex, 'M' | 'F'>> = { MEN: 'M', WOMEN: 'F' };

function isSexAllowed({ sex, numberPlayers }: Tournament, of: 'M' | 'F' | null): boolean {
  if (sex === 'MIXED') return numberPlayers === 1 || of !== null;
  const only = ONE_SEX[sex];
  return only === undefined || of === only;
}

function isAgeAllowed({ ageMin, ageMax, startOn }: Tournament, birthDate: string | null): boolean {
  if (ageMin === null && ageMax === null) return true;
  if (birthDate === null) return false;
  const age = ageOn(startOn, birthDate);
  return (ageMin === null || age >= ageMin) && (ageMax === null || age <= ageMax);
}

const isLevelAllowed = ({ levelMin, levelMax }: Tournament, level: number) =>
  (levelMin === null || level >= levelMin) && (levelMax === null || level <= levelMax);

export type InvitationCode = 'NOT_A_SLAM' | 'WRONG_STATE' | 'PLAYER_ENTERED_ALREADY' | 'PLAYER_NOT_ELIGIBLE';

/** Why support cannot invite a team to a slam (TRN-12): the tournament's limits hold for it, too, but not what its players have played. */
export function invitationRefusal(
  book: Book,
  team: readonly (Candidate | undefined)[],
  now: Date,
): InvitationCode | null {
  const { tournament } = book;
  const { type, state, startsAt, priceCents, sex, numberPlayers } = tournament;
  if (type !== 'SLAM') return 'NOT_A_SLAM';
  if ((state !== 'OPEN' && state !== 'CLOSED') || now >= startsAt) return 'WRONG_STATE';
  if (team.some((person) => person && isEntered(book, person.id))) return 'PLAYER_ENTERED_ALREADY';
  const isOut = (person: Candidate | undefined) =>
    !person || person.isClosed || (person.isBarred && priceCents > 0) || limitsRefusal(tournament, person) !== null;
  const isMixed = sex !== 'MIXED' || numberPlayers === 1 || team[0]?.sex !== team[1]?.sex;
  return team.some(isOut) || !isMixed ? 'PLAYER_NOT_ELIGIBLE' : null;
}

/** Why somebody cannot be the partner; reasons are not disclosed except a missing level, which they can fix. */
export function partnerRefusal(
  book: Book,
  captain: Pick<Candidate, 'id' | 'sex'>,
  partner: Application['partner'],
): CheckCode | null {
  const { tournament } = book;
  if (tournament.numberPlayers === 1) return partner === null ? null : 'PARTNER_NOT_ALLOWED';
  if (partner === null) return 'PARTNER_REQUIRED';
  if (partner.id === captain.id) return 'PARTNER_NOT_ALLOWED';
  if (!partner.isFollowed) return 'PARTNER_NOT_FOLLOWED';
  if (isEntered(book, partner.id)) return 'PARTNER_IN_ANOTHER_TEAM';
  const { candidate } = partner;
  if (candidate === null || candidate.isClosed) return 'PARTNER_NOT_ELIGIBLE';
  const refusal = personRefusal(tournament, candidate);
  if (refusal) return refusal === 'LEVEL_REQUIRED' ? 'PARTNER_LEVEL_REQUIRED' : 'PARTNER_NOT_ELIGIBLE';
  if (candidate.isBarred && tournament.priceCents > 0) return 'PARTNER_NOT_ELIGIBLE';
  return tournament.sex === 'MIXED' && candidate.sex === captain.sex ? 'PARTNER_NOT_ELIGIBLE' : null;
}
