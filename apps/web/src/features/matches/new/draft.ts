import { toGuestInput, type GuestDetails } from '../guest/guest-details.js';
import { PADEL, TENNIS, type NumberPlayersId, type SportId } from '@setpoint/kernel';

/** A player as the draft keeps one, so that a reload shows names at once. */
export interface DraftPlayer {
  readonly id: string;
  readonly displayName: string;
  readonly avatarThumbnail: string | null;
  /** Only players whom I follow can be invited. */
  readonly isFollowedByMe: boolean;
}

export interface DraftCourt {
  readonly id: string;
  readonly name: string;
  readonly city: string;
  readonly timeZone: string;
}

export const STEPS = ['sport', 'court', 'when', 'invitations', 'final'] as const;
export type StepIndex = 0 | 1 | 2 | 3 | 4;
export type Minutes = 60 | 90 | 120;
export const LONGEST_MESSAGE = 140;

/** The fields of MAT-02, and the id under which sending twice creates one match. */
export interface MatchDraft {
  readonly requestId: string;
  readonly activeStep: StepIndex;
  readonly sport: SportId | null;
  readonly type: 'public' | 'private';
  readonly is_friendly: boolean;
  readonly numPlayer: NumberPlayersId | null;
  /** 0 is no limit. */
  readonly limit_min_level: number;
  /** 0 is no limit. */
  readonly limit_max_level: number;
  readonly court: DraftCourt | null;
  readonly booked: boolean;
  readonly datePlay: string | null;
  readonly timePlay: string | null;
  readonly minutesPlay: Minutes;
  /** Besides me, who am the first of team A. */
  readonly inviteTeamA: readonly DraftPlayer[];
  readonly inviteTeamB: readonly DraftPlayer[];
  /** Without an account, in either team. */
  readonly guests: readonly GuestDetails[];
  readonly message: string;
}

export function emptyDraft(requestId: string, sports: readonly number[] = []): MatchDraft {
  const only = sports.length === 1 ? sports[0] : undefined;
  const sport = only === TENNIS || only === PADEL ? only : null;
  return {
    requestId,
    activeStep: 0,
    sport,
    type: 'public',
    is_friendly: false,
    numPlayer: sport === PADEL ? 2 : null,
    limit_min_level: 0,
    limit_max_level: 0,
    court: null,
    booked: false,
    datePlay: null,
    timePlay: null,
    minutesPlay: 60,
    inviteTeamA: [],
    inviteTeamB: [],
    guests: [],
    message: '',
  };
}

/** Inviting from elsewhere: private, with that player in team B (MAT-02); of several two play there, the third with me. */
export function draftWith(
  requestId: string,
  players: readonly DraftPlayer[],
  sports: readonly number[] = [],
): MatchDraft {
  const draft = emptyDraft(requestId, sports);
  return {
    ...draft,
    type: 'private',
    numPlayer: players.length > 1 ? 2 : draft.numPlayer,
    inviteTeamA: players.slice(2, 3),
    inviteTeamB: players.slice(0, 2),
  };
}

/** Places of a team that can be filled by invitations. */
export function placesFor(side: 'A' | 'B', numPlayer: NumberPlayersId | null): number {
  const perSide = numPlayer ?? 1;
  return side === 'A' ? perSide - 1 : perSide;
}

export const guestsOn = (side: 'A' | 'B', { guests }: Pick<MatchDraft, 'guests'>): readonly GuestDetails[] =>
  guests.filter((guest) => guest.side === side);

/** Places of a team that nobody is invited to yet. */
export const roomFor = (side: 'A' | 'B', draft: MatchDraft): number =>
  placesFor(side, draft.numPlayer) -
  (side === 'A' ? draft.inviteTeamA : draft.inviteTeamB).length -
  guestsOn(side, draft).length;

export type DraftChange =
  | { kind: 'set'; values: Partial<Omit<MatchDraft, 'requestId' | 'activeStep'>> }
  | { kind: 'invite'; side: 'A' | 'B'; player: DraftPlayer }
  | { kind: 'uninvite'; playerId: string }
  | { kind: 'invite-guest'; guest: GuestDetails }
  | { kind: 'uninvite-guest'; address: string }
  | { kind: 'followed'; playerId: string; followed: boolean }
  | { kind: 'without-court' };

/** Draft reducers (MAT-01). */
export function changed(draft: MatchDraft, change: DraftChange): MatchDraft {
  switch (change.kind) {
    case 'set': {
      const next = { ...draft, ...change.values };
      const numPlayer = next.sport === PADEL ? 2 : next.numPlayer;
      return numPlayer === null ? { ...next, numPlayer } : fitted({ ...next, numPlayer }, numPlayer);
    }
    case 'invite': {
      const team = change.side === 'A' ? 'inviteTeamA' : 'inviteTeamB';
      if (isInvited(draft, change.player.id) || roomFor(change.side, draft) <= 0) return draft;
      return { ...draft, [team]: [...draft[team], change.player] };
    }
    case 'uninvite':
      return {
        ...draft,
        inviteTeamA: draft.inviteTeamA.filter((player) => player.id !== change.playerId),
        inviteTeamB: draft.inviteTeamB.filter((player) => player.id !== change.playerId),
      };
    case 'invite-guest':
      return roomFor(change.guest.side, draft) <= 0 ? draft : { ...draft, guests: [...draft.guests, change.guest] };
    case 'uninvite-guest':
      return { ...draft, guests: draft.guests.filter(({ address }) => address !== change.address) };
    case 'followed': {
      const update = (team: readonly DraftPlayer[]) =>
        team.map((player) => (player.id === change.playerId ? { ...player, isFollowedByMe: change.followed } : player));
      return { ...draft, inviteTeamA: update(draft.inviteTeamA), inviteTeamB: update(draft.inviteTeamB) };
    }
    case 'without-court':
      return { ...draft, court: null, booked: false, datePlay: null, timePlay: null, minutesPlay: 60 };
  }
}

/** Nobody more than there are places; those who were asked last stay out. */
function fitted(draft: MatchDraft, numPlayer: NumberPlayersId): MatchDraft {
  const inviteTeamA = draft.inviteTeamA.slice(0, placesFor('A', numPlayer));
  const inviteTeamB = draft.inviteTeamB.slice(0, placesFor('B', numPlayer));
  const guests = [
    ...guestsOn('A', draft).slice(0, placesFor('A', numPlayer) - inviteTeamA.length),
    ...guestsOn('B', draft).slice(0, placesFor('B', numPlayer) - inviteTeamB.length),
  ];
  return { ...draft, inviteTeamA, inviteTeamB, guests };
}

const isInvited = (draft: MatchDraft, playerId: string): boolean =>
  [...draft.inviteTeamA, ...draft.inviteTeamB].some((player) => player.id === playerId);

/** The draft as the API takes it; null while sport or number of players are open. */
export function toInput(draft: MatchDraft) {
  if (draft.sport === null || draft.numPlayer === null) return null;
  return {
    requestId: draft.requestId,
    sport: draft.sport,
    visibility: draft.type === 'private' ? ('PRIVATE' as const) : ('PUBLIC' as const),
    isFriendly: draft.is_friendly,
    numberPlayers: draft.numPlayer,
    levelMin: draft.limit_min_level,
    levelMax: draft.limit_max_level,
    courtId: draft.court?.id ?? null,
    booked: draft.booked,
    datePlay: draft.datePlay,
    timePlay: draft.timePlay,
    minutesPlay: draft.minutesPlay,
    inviteTeamA: draft.inviteTeamA.map((player) => player.id),
    inviteTeamB: draft.inviteTeamB.map((player) => player.id),
    guests: draft.guests.map(toGuestInput),
    message: draft.message.trim() || null,
  };
}
