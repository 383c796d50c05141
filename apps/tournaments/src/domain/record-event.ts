import type { Player, TodsEvent, TodsWarning, Tournament as Played } from '@setpoint/competition';
import { findNameError, tidyName, type FieldError, type NameError, type UserId } from '@setpoint/kernel';
import { LEAST_SEEDS, LEAST_TEAMS, MOST_TEAMS } from './details.js';
import { LONGEST_GUEST_NAME } from './guest.js';
import type { TournamentDetails, TournamentFormat } from './tournament.js';

/** Somebody in a record, and whose account it is here. */
export interface RecordPerson {
  /** In the record. */
  readonly id: string;
  readonly name: string;
  /** Null: comes in as a guest. */
  readonly account: UserId | null;
  /** Support has named an account that nobody has. */
  readonly isMistaken: boolean;
}

/** A draw of a record that could become a tournament, or why it can't (BYD-07). */
export interface RecordEvent extends TodsEvent {
  readonly format: TournamentFormat | null;
  readonly people: readonly RecordPerson[];
}

/** Accounts by the ids that people have in a record; null where support has named one that nobody has. */
export type Accounts = ReadonlyMap<string, UserId | null>;

export const playersIn = ({ tournament }: TodsEvent): readonly Player[] =>
  tournament?.sides.flatMap(({ players }) => players) ?? [];

export const eventOf = (event: TodsEvent, accounts: Accounts): RecordEvent => ({
  ...event,
  format: event.tournament && (event.tournament.groups.length > 0 ? 'GROUPS_AND_PLAY_OFF' : 'PLAY_OFF'),
  people: playersIn(event).map(({ id, givenName, familyName }) => ({
    ...{ id, name: tidyName(`${givenName} ${familyName}`) },
    account: accounts.get(id) ?? null,
    isMistaken: accounts.get(id) === null,
  })),
});

export type RecordFault = TodsWarning['code'] | 'TOO_MANY_ENTRIES' | 'NO_ACCOUNT' | 'PLAYER_TWICE' | NameError;

type Fault = FieldError & { readonly code: RecordFault };

/** What has to be put right first: it can be played, and everybody is in it once, with an account or a name. */
export function faultsOf({ path, tournament, people, warnings }: RecordEvent): readonly Fault[] {
  if (!tournament) return warnings.map(({ path: field, code }) => ({ field, code }));
  if (tournament.sides.length > MOST_TEAMS) return [{ field: path, code: 'TOO_MANY_ENTRIES' }];
  const whoOf = ({ id, account }: RecordPerson): string => account ?? id;
  return people.flatMap((person, index): Fault[] => {
    const { id, name, account, isMistaken } = person;
    const fault = (code: RecordFault): Fault => ({ field: `people.${id}`, code });
    if (isMistaken) return [fault('NO_ACCOUNT')];
    if (people.findIndex((other) => whoOf(other) === whoOf(person)) < index) return [fault('PLAYER_TWICE')];
    const wrongName = account === null ? findNameError(name, LONGEST_GUEST_NAME) : null;
    return wrongName ? [fault(wrongName)] : [];
  });
}

/** How many come in without an account. */
export const guestsIn = ({ people }: RecordEvent): number => people.filter(({ account }) => account === null).length;

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
