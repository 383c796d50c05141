import type { Player, TodsEvent, TodsWarning, Tournament as Played } from '@setpoint/competition';
import type { FieldError, UserId } from '@setpoint/kernel';
import { LEAST_SEEDS, LEAST_TEAMS, MOST_TEAMS } from './details.js';
import type { TournamentDetails, TournamentFormat } from './tournament.js';

/** Somebody in a record, and whose account it is here. */
export interface RecordPerson {
  /** In the record. */
  readonly id: string;
  readonly name: string;
  readonly account: UserId | null;
}

/** A draw of a record that could become a tournament, or why it can't (BYD-07). */
export interface RecordEvent extends TodsEvent {
  readonly format: TournamentFormat | null;
  readonly people: readonly RecordPerson[];
}

/** Accounts by the ids that people have in a record. */
export type Accounts = ReadonlyMap<string, UserId>;

export const playersIn = ({ tournament }: TodsEvent): readonly Player[] =>
  tournament?.sides.flatMap(({ players }) => players) ?? [];

export const eventOf = (event: TodsEvent, accounts: Accounts): RecordEvent => ({
  ...event,
  format: event.tournament && (event.tournament.groups.length > 0 ? 'GROUPS_AND_PLAY_OFF' : 'PLAY_OFF'),
  people: playersIn(event).map(({ id, givenName, familyName }) => ({
    ...{ id, name: `${givenName} ${familyName}`.trim() },
    account: accounts.get(id) ?? null,
  })),
});

export type RecordFault = TodsWarning['code'] | 'TOO_MANY_ENTRIES' | 'NO_ACCOUNT' | 'PLAYER_TWICE';

type Fault = FieldError & { readonly code: RecordFault };

/** What has to be put right first: it can be played, and everybody has an account and is in it once. */
export function faultsOf({ path, tournament, people, warnings }: RecordEvent): readonly Fault[] {
  if (!tournament) return warnings.map(({ path: field, code }) => ({ field, code }));
  if (tournament.sides.length > MOST_TEAMS) return [{ field: path, code: 'TOO_MANY_ENTRIES' }];
  const strangers = people.filter(({ account }) => account === null);
  const twice = people.filter(
    ({ account }, index) => account !== null && people.findIndex((other) => other.account === account) < index,
  );
  const fault =
    (code: RecordFault) =>
    ({ id }: RecordPerson): Fault => ({ field: `people.${id}`, code });
  return [...strangers.map(fault('NO_ACCOUNT')), ...twice.map(fault('PLAYER_TWICE'))];
}

/** A tournament with what the record says of it: sport, format, scoring, seeds, and as many places as entries. */
export function detailsFrom(
  { sport, format }: RecordEvent,
  { sides, scoring, seeds }: Played,
  details: TournamentDetails,
): TournamentDetails {
  const least = LEAST_TEAMS[format ?? details.format];
  const teams = Math.max(least, sides.length);
  return {
    ...{ ...details, sport: sport ?? details.sport, format: format ?? details.format, gameMode: scoring.mode },
    numberPlayers: sides.some(({ players }) => players.length > 1) ? 2 : 1,
    seeds: seeds.length >= LEAST_SEEDS ? seeds.length : null,
    ...{ minTeams: least, teamsToStart: teams, maxTeams: teams },
  };
}
