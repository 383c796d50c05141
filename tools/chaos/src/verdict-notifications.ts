import pg from 'pg';
import type { EventEnvelope } from '@setpoint/events';
import { StackProcess } from './stack-process.ts';
import type { Compare, Rows } from './verdict.ts';
import { createWorld, type World } from './world.ts';

/** Events that are handed over at a time. */
const PORTION = 200;

const TOLD = `select concat_ws(' ', user_id, type, sender_id, match_id, court_id) as what, count(*)::int as n
  from notifications.notification where type not like 'LEVEL\\_%' group by 1`;

/** A player, what a match did to their level, and the match. */
const TOLD_OF_LEVELS = `select concat_ws(' ', user_id, type, match_id) as what, count(*)::int as n
  from notifications.notification where type like 'LEVEL\\_%' group by 1`;

const LEVEL_NEWS = `select concat_ws(' ', data ->> 'userId', 'LEVEL_' || (data ->> 'trend'), data ->> 'matchId') as what,
    count(*)::int as n
  from players.outbox where type = 'players.level-updated.v1' group by 1`;

interface Told {
  readonly what: string;
  readonly n: number;
}

/**
 * What a match did to the level of a player is told once, as it was when the result came: who had played how much by
 * then differs from run to run, so an undisturbed process is no measure of it.
 */
export async function judgeLevelNews(rows: Rows, compare: Compare): Promise<void> {
  const entered = await rows<{ match_id: string; player_id: string; n: number }>(
    `select match_id, player_id, (
       select count(*)::int from players.outbox
       where type = 'players.level-updated.v1' and subject = player_id and data ->> 'matchId' = match_id) as n
     from players.rating_entry`,
  );
  for (const { match_id, player_id, n } of entered) compare(`level of ${player_id} after ${match_id}`, 1, n);
  const told = new Map((await rows<Told>(TOLD_OF_LEVELS)).map(({ what, n }) => [what, n]));
  const news = await rows<Told>(LEVEL_NEWS);
  compare('news of levels', entered.length, news.length);
  for (const { what, n } of news) {
    compare(`notification ${what}`, n, told.get(what) ?? 0);
    told.delete(what);
  }
  for (const [what, n] of told) compare(`notification ${what}`, 0, n);
}

/** What people were told, against what an undisturbed process tells of the same events in their order. */
export async function judgeNotifications(world: World, offsetMs: number, rows: Rows, compare: Compare): Promise<void> {
  const events = await rows<EventEnvelope>(
    `select '1.0' as specversion, id, 'matches' as source, type, subject, position as version, data,
       to_char(time at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as time
     from matches.outbox order by position`,
  );
  const undisturbed = await createWorld(0, { isSafe: true });
  const { databaseUrls, secret } = undisturbed;
  try {
    const stack = await StackProcess.spawn({ databaseUrls, secret, offsetMs });
    const all = [...world.firstEvents, ...events.map((event) => ({ ...event, version: Number(event.version) }))];
    for (let from = 0; from < all.length; from += PORTION)
      await stack.send({ kind: 'publish', events: all.slice(from, from + PORTION) });
    await stack.send({ kind: 'settle' });
    stack.kill();
    await stack.died;
    const told = new Map((await rows<Told>(TOLD)).map(({ what, n }) => [what, n]));
    const client = new pg.Client(undisturbed.adminUrl);
    await client.connect();
    const wanted = (await client.query<Told>(TOLD)).rows;
    await client.end();
    for (const { what, n } of wanted) {
      compare(`notification ${what}`, n, told.get(what) ?? 0);
      told.delete(what);
    }
    for (const [what, n] of told) compare(`notification ${what}`, 0, n);
  } finally {
    await undisturbed.destroy();
  }
}
