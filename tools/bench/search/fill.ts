import { FIRST_NAMES, SeededRandom, SURNAMES } from '@setpoint/testkit';
import type { EntityManager } from 'typeorm';

/** Of which surnames are made up: 18,000 of them. */
const STARTS = 'ba be ca co da do fa fe ga gio la le lo ma mo na pe po ra ri ro sa se ta to va vi za bra tri'.split(
  ' ',
);
const MIDDLES =
  'bel ber can cas del fer gal lan lon mar men mon nar nel pel rel ril ron san sel tan tel ton val ver rin dol gar lu ni'.split(
    ' ',
  );
const ENDS = 'li ni tti so ri ra do no la ez es on er et eau ier ton son man ley'.split(' ');
/** Players of one statement. */
const BATCH = 20_000;

/** As names are compared: no accents, words of small letters. */
export const folded = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, ' ');

/** Fills the tables that a search by name reads. */
export async function fillSearch(manager: EntityManager, players: number, done: (step: string) => void): Promise<void> {
  const random = new SeededRandom(1);
  const below = (n: number) => Math.floor(random.next() * n);
  const oneOf = (names: readonly string[]) => names[below(names.length)]!;
  const madeUp = () => oneOf(STARTS) + oneOf(MIDDLES) + oneOf(ENDS);
  // The first of the sample are the most frequent, as there are names that every fiftieth has.
  const ofSample = () => SURNAMES[Math.floor(SURNAMES.length * random.next() ** 2)]!;
  // Made at the end, they take minutes less.
  const indexes = await manager.query<{ name: string; definition: string }[]>(
    `select indexname as name, indexdef as definition from pg_indexes
     where tablename = 'player_search' and indexdef like '%USING gin%'`,
  );
  for (const { name } of indexes) await manager.query(`drop index ${name}`);
  for (let from = 0; from < players; from += BATCH) {
    const names = Array.from({ length: Math.min(BATCH, players - from) }, (_, i) => ({
      id: `p${from + i}`,
      first_name: oneOf(FIRST_NAMES),
      last_name: i % 2 === 0 ? ofSample() : madeUp(),
    }));
    await manager.query(
      `insert into player (id, first_name, last_name, language, km_to_search, sports, levels, availability, invite_code,
         visibility, registered_at, last_login_at)
       select id, first_name, last_name, 'it', 30, '{1}', '[]', '{"noFixedDays": true, "slots": []}', id, 'LISTED', now(), now()
       from json_to_recordset($1) name(id text, first_name text, last_name text)`,
      [JSON.stringify(names)],
    );
    const keys = names.map(({ id, first_name, last_name }) => ({ id, key: folded(`${first_name} ${last_name}`) }));
    await manager.query(
      `insert into player_search (player_id, name_key, last_login_at, traits)
       select id, key, now(), 1 from json_to_recordset($1) name(id text, key text)`,
      [JSON.stringify(keys)],
    );
    if ((from + BATCH) % 100_000 === 0) done(`${(from + BATCH).toLocaleString('en')} players`);
  }
  for (const { definition } of indexes) await manager.query(definition);
  await manager.query('vacuum analyze player, player_search');
}
