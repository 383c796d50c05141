import { HistoryBuilder, type History, type Participant } from '@setpoint/rating';
import type { OwnConnection } from '@setpoint/service-kit';
import pg from 'pg';
import sql, { type Sql } from 'sql-template-tag';
import type { Pool } from '../domain/levels/rated-match.js';
import type { RatedMatchRow, RatingStartRow } from './level-entities.js';
import type { RatedBonusRow } from './refit-entities.js';

const AT_ONCE = 2_000;

type StartRow = Pick<RatingStartRow, 'player_id' | 'assessed'>;
type MatchRow = Omit<RatedMatchRow, 'sport' | 'number_players'> & { readonly points: null };
type BonusRow = Omit<RatedBonusRow, 'sport' | 'number_players'>;

/**
 * Rated events of a pool that ended before a time, read in parts from one state of the database, through a connection of
 * its own: in memory are one part and what `History` takes. For a process that runs no service.
 */
export async function readHistory(
  connection: OwnConnection,
  pool: Pool,
  until: Date,
  onPart: () => void,
): Promise<History> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    const participants = new Map<string, Participant>();
    for await (const starts of partsOf<StartRow>(client, startsOf(pool), onPart))
      for (const { player_id: id, assessed } of starts) participants.set(id, { id, assessed });
    const participant = (id: string): Participant => participants.get(id) ?? { id, assessed: null };
    const history = new HistoryBuilder();
    for await (const events of partsOf<MatchRow | BonusRow>(client, eventsOf(pool, until), onPart))
      for (const row of events) add(row, history, participant);
    return history.build();
  } finally {
    await client.end();
  }
}

async function* partsOf<Row extends pg.QueryResultRow>(
  client: pg.Client,
  query: Sql,
  onPart: () => void,
): AsyncGenerator<readonly Row[]> {
  await client.query(`declare part no scroll cursor for ${query.text}`, query.values);
  for (let rows: readonly Row[] | undefined; rows?.length !== 0;) {
    ({ rows } = await client.query<Row>(`fetch ${AT_ONCE} from part`));
    onPart();
    yield rows;
  }
  await client.query('close part');
}

const startsOf = ({ sport, numberPlayers }: Pool) =>
  sql`select player_id, assessed from rating_start where sport = ${sport} and number_players = ${numberPlayers}`;

/** In the order of `compareEvents`: ids of bonuses follow those of matches. Both tables have an index for it. */
function eventsOf({ sport, numberPlayers }: Pool, until: Date): Sql {
  const ofPool = sql`where sport = ${sport} and number_players = ${numberPlayers} and ended_at < ${until}`;
  return sql`select match_id, ended_at, game_mode, surface, outcome, winner, games_a, games_b, team_a, team_b,
      null::text[] as player_ids, null::float8 as points
    from rated_match ${ofPool}
    union all select match_id, ended_at, null, null, null, null, null, null, null, null, player_ids, points
    from rated_bonus ${ofPool}
    order by ended_at, match_id`;
}

function add(row: MatchRow | BonusRow, history: HistoryBuilder, participant: (id: string) => Participant): void {
  const { match_id: id, points } = row;
  const endedAt = row.ended_at.getTime();
  if (points !== null) {
    for (const playerId of row.player_ids.toSorted())
      history.add({ kind: 'BONUS', id, playerId, assessed: participant(playerId).assessed, endedAt, points });
    return;
  }
  history.add({
    ...{ kind: 'MATCH', id, endedAt, format: row.game_mode, surface: row.surface, outcome: row.outcome },
    ...{ winner: row.winner, games: { A: row.games_a, B: row.games_b }, friendly: false },
    sides: { A: row.team_a.map(participant), B: row.team_b.map(participant) },
  });
}
