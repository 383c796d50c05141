import {
  InvalidInput,
  oneLine,
  pageSize,
  type NumberPlayersId,
  type PageRequest,
  type SportId,
} from '@setpoint/kernel';
import type { SupportTournamentsQuery, TournamentsQuery } from '../application/ports/tournament-lists.js';
import type { PrizeChoice, TournamentDetails, TournamentState } from '../domain/tournament.js';
import type {
  ActualState,
  PrizeInput,
  QuerySupportTournamentsArgs,
  QueryTournamentsArgs,
  TournamentDetailsInput,
} from './generated/schema.js';
import { toTournamentId } from './ids.js';

// Maps GraphQL inputs to the input of use-cases.

export const toPage = (
  { first, after }: { readonly first?: number | null; readonly after?: string | null },
  otherwise = 20,
): PageRequest => ({ first: pageSize(first, otherwise), after: after ?? null });

const STATES: Record<ActualState, readonly TournamentState[]> = {
  OPEN: ['OPEN'],
  IN_PROGRESS: ['CLOSED', 'IN_PROGRESS'],
  COMPLETED: ['COMPLETED'],
};
const ALL_STATES = Object.values(STATES).flat();
const WIDEST_KM = 500;
const MOST_VALUES = 20;

export function toQuery({ filter, ...page }: QueryTournamentsArgs): TournamentsQuery {
  const near = filter?.near ? { ...filter.near, km: filter.near.km ?? 30 } : null;
  if (near && (Math.abs(near.lat) > 90 || Math.abs(near.lng) > 180 || near.km < 1 || near.km > WIDEST_KM))
    throw new InvalidInput('INVALID_POSITION', 'There is no such place');
  return {
    ...toPage(page),
    near,
    sports: few(filter?.sports),
    levels: few(filter?.levels),
    sex: few(filter?.sex),
    numberPlayers: filter?.numberPlayers ?? null,
    roundRobin: filter?.roundRobin ?? null,
    gameMode: few(filter?.gameMode),
    states: filter?.actualState ? STATES[filter.actualState] : ALL_STATES,
  };
}

export const toSupportQuery = ({ filter, ...page }: QuerySupportTournamentsArgs): SupportTournamentsQuery => ({
  ...toPage(page, 50),
  text: filter?.text?.trim() || null,
  states: few(filter?.states),
  sports: few(filter?.sports),
  needsDecision: filter?.needsDecision ?? false,
});

/** An empty list is no filter. */
const few = <T>(values: readonly T[] | null | undefined): readonly T[] | null =>
  values && values.length > 0 ? values.slice(0, MOST_VALUES) : null;

export const toDetails = (input: TournamentDetailsInput): TournamentDetails => ({
  name: oneLine(input.name),
  type: input.type,
  // Unknown sports and formats are refused by the validation of details.
  sport: input.sport as SportId,
  numberPlayers: input.numberPlayers as NumberPlayersId,
  sex: input.sex,
  levelMin: input.levelMin ?? null,
  levelMax: input.levelMax ?? null,
  ageMin: input.ageMin ?? null,
  ageMax: input.ageMax ?? null,
  isPrivate: input.isPrivate,
  format: input.format,
  gameMode: input.gameMode,
  priceCents: input.priceCents,
  startOn: input.startOn,
  summerDays: input.summerDays ?? null,
  teamsToStart: input.teamsToStart,
  minTeams: input.minTeams,
  maxTeams: input.maxTeams,
  seeds: input.seeds ?? null,
  city: oneLine(input.city),
  lat: input.lat,
  lng: input.lng,
  radiusKm: input.radiusKm,
  timeZone: input.timeZone,
  rules: input.rules?.trim() || null,
  prizes: input.prizes.map((prize) => ({ placing: prize.placing, choices: choicesOf(prize) })),
  slamId: input.slamId ? toTournamentId(input.slamId) : null,
});

function choicesOf({ voucherCents, points, creditCents }: PrizeInput): PrizeChoice[] {
  const choices: PrizeChoice[] = [];
  if (voucherCents != null) choices.push({ kind: 'VOUCHER', cents: voucherCents });
  if (points != null) choices.push({ kind: 'POINTS', points });
  if (creditCents != null) choices.push({ kind: 'CREDIT', cents: creditCents });
  return choices;
}
