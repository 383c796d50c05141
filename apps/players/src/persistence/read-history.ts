import type { NumberPlayersId, SportId } from '@setpoint/kernel';
import {
  compareEvents,
  HistoryBuilder,
  type History,
  type Participant,
  type PlayedMatch,
  type RatingEvent,
  type TournamentWon,
} from '@setpoint/rating';
import type { OwnConnection } from '@setpoint/service-kit';
import pg from 'pg';
import sql, { type Sql } from 'sql-template-tag';
import type { RatedMatchRow, RatingStartRow } from './level-entities.js';
import type { RatedBonusRow } from './refit-entities.js';

const AT_ONCE = 2_000;
/** How the connection is named in the database. */
const FIT = 'fit-levels';

type Row<Stored> = Omit<Stored, 'sport'>;
type ParticipantIn = (numberPlayers: NumberPlayersId) => (id: string) => Participant;

/**
 * Rated events of a sport that ended before a time, read in parts from one state of the database, through a connection of
 * its own: in memory are one part of each table and what `History` takes. For a process that runs no service.
 */
export async function readHistory(
  connection: OwnConnection,
  sport: SportId,
  until: Date,
  onPart: () => void,
): Promise<History> {
  const client = new pg.Client({ ...connection, application_name: FIT });
  const ofSport = sql`where sport = ${sport}`;
  // Both tables have an index in this order, so that the first part comes at once.
  const inOrder = sql`${ofSport} and ended_at < ${until} order by ended_at, match_id`;
  const starts = sql`select player_id, number_players, assessed from rating_start ${ofSport}`;
  const bonuses = sql`select match_id, number_players, ended_at, player_ids, points from rated_bonus ${inOrder}`;
  const matches = sql`select match_id, number_players, ended_at, game_mode, surface, outcome, winner, games_a, games_b, team_a, team_b
    from rated_match ${inOrder}`;
  const rowsOf = <Stored>(name: string, query: Sql) => rowsIn<Row<Stored>>(client, name, query, onPart);
  await client.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    const participants = { 1: new Map<string, Participant>(), 2: new Map<string, Participant>() };
    for await (const { player_id: id, number_players, assessed } of rowsOf<RatingStartRow>('starts', starts))
      participants[number_players].set(id, { id, assessed });
    const participantIn: ParticipantIn = (numberPlayers) => (id) =>
      participants[numberPlayers].get(id) ?? { id, assessed: null };
    const history = new HistoryBuilder();
    const events = merged(
      playedMatches(rowsOf<RatedMatchRow>('matches', matches), participantIn),
      tournamentsWon(rowsOf<RatedBonusRow>('bonuses', bonuses), participantIn),
    );
    for await (const event of events) history.add(event);
    return history.build();
  } finally {
    await client.end();
  }
}

async function* rowsIn<Found>(
  client: pg.Client,
  name: string,
  query: Sql,
  onPart: () => void,
): AsyncGenerator<Found, void> {
  await client.query(`declare ${name} no scroll cursor for ${query.text}`, query.values);
  for (;;) {
    const { rows } = await client.query(`fetch ${AT_ONCE} from ${name}`);
    if (rows.length === 0) return;
    onPart();
    yield* rows as Found[];
  }
}

async function* playedMatches(
  rows: AsyncIterable<Row<RatedMatchRow>>,
  participantIn: ParticipantIn,
): AsyncGenerator<PlayedMatch, void> {
  for await (const row of rows) {
    const participant = participantIn(row.number_players);
    yield {
      ...{ kind: 'MATCH', id: row.match_id, endedAt: row.ended_at.getTime(), format: row.game_mode },
      ...{ surface: row.surface, outcome: row.outcome, winner: row.winner, friendly: false },
      games: { A: row.games_a, B: row.games_b },
      sides: { A: row.team_a.map(participant), B: row.team_b.map(participant) },
    };
  }
}

async function* tournamentsWon(
  rows: AsyncIterable<Row<RatedBonusRow>>,
  participantIn: ParticipantIn,
): AsyncGenerator<TournamentWon, void> {
  for await (const { match_id: id, number_players: numberPlayers, ended_at, player_ids, points } of rows)
    for (const playerId of player_ids.toSorted()) {
      const { assessed } = participantIn(numberPlayers)(playerId);
      yield { kind: 'BONUS', id, playerId, numberPlayers, assessed, endedAt: ended_at.getTime(), points };
    }
}

/** Two lists of events in order as one. */
async function* merged(
  one: AsyncIterator<RatingEvent, void>,
  other: AsyncIterator<RatingEvent, void>,
): AsyncGenerator<RatingEvent, void> {
  let [a, b] = [await one.next(), await other.next()];
  while (!a.done || !b.done) {
    if (b.done || (!a.done && compareEvents(a.value, b.value) < 0)) {
      yield a.value!;
      a = await one.next();
    } else {
      yield b.value;
      b = await other.next();
    }
  }
}
