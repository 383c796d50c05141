import { rowOf, rowsOf, sql, type Sql } from '@setpoint/service-kit';
import type { EntityManager } from 'typeorm';
import type { GroupKey } from '../../application/ports/playing-groups.js';
import { inOrder, type PlayingGroup } from '../../domain/play/group.js';
import type { PersonDays } from '../../domain/play/line-up.js';
import type { FixtureRow, LeagueGroupRow, MemberRow } from '../play-entities.js';
import { fixtureOfRow, memberOfRow } from '../play-rows.js';
import type { StoredAvailability } from '../projection-entities.js';

type GroupFacts = LeagueGroupRow & {
  readonly phase_year: number;
  readonly phase_number: 1 | 2 | 3;
  readonly league_id: string;
  readonly name: string;
  readonly sport: 1 | 2;
  readonly number_players: 1 | 2;
  readonly game_mode: PlayingGroup['league']['gameMode'];
  readonly time_zone: string;
};

/** Which group is meant. */
export async function groupIdOf(manager: EntityManager, key: GroupKey): Promise<string | null> {
  if ('groupId' in key) return key.groupId;
  const row = await rowOf<{ group_id: string }>(manager, groupIdQuery(key));
  return row?.group_id ?? null;
}

function groupIdQuery(key: Exclude<GroupKey, { groupId: string }>): Sql {
  if ('fixtureId' in key) return sql`select group_id from fixture where id = ${key.fixtureId}`;
  if ('memberId' in key) return sql`select group_id from member where id = ${key.memberId}`;
  return sql`select group_id from member where subscription_id = ${key.subscriptionId} and phase_id = ${key.phaseId}`;
}

/** A whole group with its matches, locked until the end of the transaction. */
export async function lockGroup(manager: EntityManager, id: string): Promise<PlayingGroup | null> {
  // Lock before reading: a statement that waits for a lock sees other tables as they were before.
  const locked = await rowOf(manager, sql`select 1 from league_group where id = ${id} for no key update`);
  return locked ? readGroup(manager, id) : null;
}

/** A whole group in its current state. */
export async function readGroup(manager: EntityManager, id: string): Promise<PlayingGroup | null> {
  const [group] = await readGroups(manager, [id]);
  return group ?? null;
}

/** Whole groups, by phase and number. */
export async function readGroups(manager: EntityManager, ids: readonly string[]): Promise<readonly PlayingGroup[]> {
  const facts = await rowsOf<GroupFacts>(
    manager,
    sql`select g.*, p.year as phase_year, p.number as phase_number, l.id as league_id, l.name, l.sport,
        l.number_players, l.game_mode, l.time_zone
      from league_group g join phase p on p.id = g.phase_id join league l on l.id = p.league_id
      where g.id = any(${ids}::text[]) order by g.phase_id, g.number`,
  );
  if (facts.length === 0) return [];
  const members = await rowsOf<MemberRow>(manager, sql`select * from member where group_id = any(${ids}::text[])`);
  const fixtures = await rowsOf<FixtureRow>(
    manager,
    sql`select * from fixture where group_id = any(${ids}::text[]) and state <> 'VOID' order by opens_at, id`,
  );
  const people = await peopleOf(manager, ids);
  const membersOf = Map.groupBy(members, ({ group_id }) => group_id);
  const fixturesOf = Map.groupBy(fixtures, ({ group_id }) => group_id);
  return facts.map((row) => ({
    ...{ id: row.id, number: row.number, state: row.state, seed: row.seed, version: row.version },
    phase: { year: row.phase_year, number: row.phase_number, id: row.phase_id },
    league: {
      ...{ id: row.league_id, name: row.name, sport: row.sport, numberPlayers: row.number_players },
      ...{ gameMode: row.game_mode, timeZone: row.time_zone },
    },
    members: inOrder((membersOf.get(row.id) ?? []).map(memberOfRow)),
    fixtures: (fixturesOf.get(row.id) ?? []).map(fixtureOfRow),
    ...{ roundsOpened: row.rounds_opened, winnerId: row.winner_id, secondId: row.second_id },
    people: people.get(row.id) ?? new Map(),
  }));
}

interface PersonRow {
  readonly group_id: string;
  readonly player_id: string;
  readonly absent_from: string | null;
  readonly absent_to: string | null;
  readonly away_from: string | null;
  readonly away_to: string | null;
  readonly court_ids: readonly string[] | null;
  readonly availability: StoredAvailability | null;
  readonly level: number | null;
}

/** Availability of a group's members: holidays, unavailable days of the phase, and weekly times; and their levels now. */
async function peopleOf(
  manager: EntityManager,
  groupIds: readonly string[],
): Promise<ReadonlyMap<string, ReadonlyMap<string, PersonDays>>> {
  const rows = await rowsOf<PersonRow>(
    manager,
    sql`select member.group_id, person.id as player_id, player.absent_from, player.absent_to, player.availability,
        case when person.place = 1 then version.absence_from end as away_from,
        case when person.place = 1 then version.absence_to end as away_to,
        case when person.place = 1 then version.court_ids end as court_ids,
        (select (known ->> 'rating')::float8 from jsonb_array_elements(player.levels) known
          where (known ->> 'sport')::int = league.sport and (known ->> 'numberPlayers')::int = league.number_players
          limit 1) as level
      from member join phase on phase.id = member.phase_id join league on league.id = phase.league_id
        cross join lateral unnest(member.player_ids) with ordinality as person (id, place)
        left join player on player.id = person.id
        left join lateral (
          select absence_from, absence_to, court_ids from subscription_version v
          where v.subscription_id = member.subscription_id and v.ordinal <= phase.ordinal order by v.ordinal desc limit 1
        ) version on true
      where member.group_id = any(${groupIds}::text[])`,
  );
  const groups = Map.groupBy(rows, ({ group_id }) => group_id);
  return new Map([...groups].map(([id, people]) => [id, new Map(people.map((row) => [row.player_id, daysOf(row)]))]));
}

function daysOf(row: PersonRow): PersonDays {
  const { absent_from, absent_to, away_from, away_to, court_ids, availability, level } = row;
  const span = (from: string | null, to: string | null) => (from && to ? [{ from, to }] : []);
  const weekdays = availability && !availability.noFixedDays ? availability.slots.map(({ weekday }) => weekday) : [];
  const [away = null] = span(away_from, away_to);
  const hasWishes = away !== null || (court_ids ?? []).length > 0;
  return {
    absences: [...span(absent_from, absent_to), ...span(away_from, away_to)],
    weekdays: weekdays.length > 0 ? weekdays : null,
    ...(level !== null && { level }),
    ...(hasWishes && { wishes: { courtIds: court_ids ?? [], away } }),
  };
}
