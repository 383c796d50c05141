/**
 * How many surnames with one mistake are found on the first page among very many players, and what their searches cost.
 *
 *   npm run bench:search -- --players 1000000
 *   npm run bench:search -- --every 4              only every fourth surname of the sample
 *
 * Half of the players have a surname of the sample, some of them far more often than others; the rest have surnames that resemble
 * real ones. Runs what is built; SQL is the time that a search waits for its statement, one search at a time.
 */
import { parseArgs } from 'node:util';
import { playersService } from '@setpoint/players';
import {
  FIRST_NAMES,
  MISTAKES,
  mistyped,
  player,
  SeededRandom,
  startTestService,
  SURNAMES,
  type TestService,
} from '@setpoint/testkit';
import { fillSearch, folded } from './search/fill.ts';
import { quantile } from './figures.ts';
import { watchStatements } from './lists/statements.ts';

const { values: options } = parseArgs({
  options: { players: { type: 'string', default: '1000000' }, every: { type: 'string', default: '1' } },
});
const PAGE = `query ($name: String) { players(filter: { name: $name }, first: 20) { edges { node { id displayName } } } }`;
const COUNT = `query ($name: String) { players(filter: { name: $name }) { totalCount } }`;
/** Postgres settles on a plan with the sixth run of a prepared statement on a connection. */
const WARM_UP = 30;
const READER = player('reader');

const statements = watchStatements();
const service = await startTestService(playersService, { jobs: false });
try {
  const players = Number(options.players);
  await fillSearch(service.manager, players, (step) => console.error(step));
  const sample = SURNAMES.filter((_, i) => i % Number(options.every) === 0);
  const searches = Object.fromEntries(
    (['none', ...MISTAKES] as const).map((mistake, seed) => {
      const random = new SeededRandom(seed);
      const pick = (below: number) => Math.floor(random.next() * below);
      return [
        mistake,
        sample.map((name) => ({ name, typed: mistake === 'none' ? name : mistyped(name, mistake, pick) })),
      ];
    }),
  );
  for (const { name } of searches.none!.slice(0, WARM_UP)) {
    await find(service, name);
    await service.query(COUNT, { name }, READER);
  }
  const table: Record<string, object> = {};
  for (const [mistake, typed] of Object.entries(searches)) {
    table[mistake] = await measured(service, typed);
    table[`${mistake}, after a first name`] = await measured(
      service,
      typed.map(({ name, typed: surname }, i) => ({
        name,
        typed: `${FIRST_NAMES[i % FIRST_NAMES.length]} ${surname}`,
      })),
    );
  }
  console.table(table);
} finally {
  await service.stop();
}

/** Who is on the first page. */
async function find(of: TestService, name: string): Promise<string[]> {
  const answer = await of.query<{ players: { edges: { node: { displayName: string } }[] } }>(PAGE, { name }, READER);
  if (answer.errors) throw new Error(`${name}: ${answer.errors[0]!.message}`);
  return answer.data!.players.edges.map(({ node }) => node.displayName);
}

async function measured(of: TestService, searches: readonly { readonly name: string; readonly typed: string }[]) {
  const pages: number[] = [];
  const counts: number[] = [];
  let found = 0;
  for (const { name, typed } of searches) {
    statements.begin();
    const page = await find(of, typed);
    pages.push(statements.end().ms);
    if (page.some((shown) => ` ${folded(shown)} `.includes(` ${folded(name)} `))) found += 1;
    statements.begin();
    await of.query(COUNT, { name: typed }, READER);
    counts.push(statements.end().ms);
  }
  return {
    found: `${found} of ${searches.length}`,
    'page p50, ms': quantile(pages, 0.5),
    'page p95, ms': quantile(pages, 0.95),
    'page and count p95, ms': quantile(counts, 0.95),
  };
}
