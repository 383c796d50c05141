/** P1 and P2: CPU per heavy operation and memory, gateways in turns. */
import { HEAVY } from './graph.ts';
import { CONCURRENCY, median, rounded, send, type Gateways, type MeasuredGateway } from './processes.ts';

const PAGE = 20;
/** Turns are short, so that a busy moment of the machine meets every gateway. */
const TURN = 30;

/** One run: CPU per operation in ms by gateway, and resident memory after it in MB. */
type Run = Readonly<Record<'cpu' | 'memory', Record<string, number>>>;

export async function measureLoad(gateways: Gateways, runs: number, operations: number) {
  const { all, authorizations } = gateways;
  const bytes = await sameAnswers(gateways);
  for (const gateway of all) await load(gateway, await authorizations(operations));
  const measured: Run[] = [];
  for (let i = 0; i < runs; i += 1) measured.push(await run(gateways, operations, i % 2 === 1));
  const of = (figure: keyof Run, name: string) => median(measured.map((one) => one[figure][name]!));
  const ratio = (figure: keyof Run, to: string) =>
    rounded(median(measured.map((one) => one[figure]['ours']! / one[figure][to]!)));
  const names = all.map(({ name }) => name);
  const hive = names.includes('hive');
  return {
    cpu: {
      what: `gateway CPU per heavy operation (${rounded(bytes / 1_024, 1)} KB), ms, medians of ${runs} runs of ${operations}`,
      ...Object.fromEntries(names.map((name) => [name, rounded(of('cpu', name))])),
      ratioToStock: ratio('cpu', 'stock'),
      ratioToHive: hive ? ratio('cpu', 'hive') : 'not measured: Hive is not installed (--hive)',
      reach: { ratioToStock: 0.5, ratioToHive: 0.9 },
      perRun: Object.fromEntries(names.map((name) => [name, measured.map(({ cpu }) => rounded(cpu[name]!))])),
    },
    memory: {
      what: 'resident memory after a run, MB, medians, with the same flags',
      ...Object.fromEntries(names.map((name) => [name, rounded(of('memory', name), 0)])),
      ratioToStock: ratio('memory', 'stock'),
      reach: { ours: 220, ratioToStock: 1 },
    },
  };
}

async function sameAnswers({ all, authorizations }: Gateways): Promise<number> {
  const answers: string[] = [];
  for (const { pool } of all) {
    const [authorization] = await authorizations(1);
    const { data } = JSON.parse(await send(pool, '/graphql', HEAVY, { n: PAGE }, authorization)) as { data: unknown };
    answers.push(JSON.stringify(data));
  }
  if (new Set(answers).size > 1) throw new Error('the gateways give different answers');
  return answers[0]!.length;
}

async function run({ all, authorizations }: Gateways, operations: number, backwards: boolean): Promise<Run> {
  const used = Object.fromEntries(all.map(({ name }) => [name, 0]));
  for (let done = 0, turn = 0; done < operations; done += TURN, turn += 1) {
    const order = (turn % 2 === 1) === backwards ? all : all.toReversed();
    for (const gateway of order) {
      const callers = await authorizations(Math.min(TURN, operations - done));
      const before = await gateway.usage();
      await load(gateway, callers);
      used[gateway.name]! += (await gateway.usage()).cpuMs - before.cpuMs;
    }
  }
  const memory: Record<string, number> = {};
  for (const gateway of all) memory[gateway.name] = (await gateway.usage()).rssMb;
  return { cpu: Object.fromEntries(Object.entries(used).map(([name, ms]) => [name, ms / operations])), memory };
}

async function load({ pool }: MeasuredGateway, authorizations: readonly string[]): Promise<void> {
  let next = 0;
  const worker = async () => {
    for (let i = next++; i < authorizations.length; i = next++) {
      await send(pool, '/graphql', HEAVY, { n: PAGE }, authorizations[i]);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
}
