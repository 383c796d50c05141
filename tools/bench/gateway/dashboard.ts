/** P4 and P5: what the dashboard costs on a running stack, read from the stack's own figures. */
import { readFileSync } from 'node:fs';
import { operationFromDocument, Supergraph } from '@apollo/federation-internals';
import { QueryPlanner, type PlanNode } from '@apollo/query-planner';
import { parse } from 'graphql';
import { Pool } from 'undici';
import { dashboard, dashboardVariables } from '../../compose/dashboard.ts';
import { signIn } from '../sign-in.ts';

const supergraphFile = new URL('../../../apps/gateway/supergraph.graphql', import.meta.url);

export interface DashboardFigures {
  readonly what: string;
  readonly subgraphCalls: number;
  readonly callsBySubgraph: Readonly<Record<string, number>>;
  readonly dependentHops: number;
  readonly sqlStatements: number | 'not told by this stack';
  readonly answerKb: number;
  readonly p50Ms: number;
  readonly p95Ms: number;
  readonly p95MsAt20: number;
  readonly reach: Readonly<Record<string, number>>;
}

export async function measureDashboard(stack: string, operations = 60): Promise<DashboardFigures> {
  const pool = new Pool(stack, { connections: 20 });
  try {
    const session = await signIn(stack);
    const authorization = `JWT ${session.token}`;
    const request = JSON.stringify({ query: dashboard(), variables: dashboardVariables(session.user.id) });
    const ask = async () => {
      const started = performance.now();
      const { body, statusCode } = await pool.request({
        path: '/graphql',
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization },
        body: request,
      });
      const text = await body.text();
      if (statusCode !== 200 || text.includes('"errors"')) throw new Error(`HTTP ${statusCode}: ${text.slice(0, 600)}`);
      return { ms: performance.now() - started, bytes: text.length };
    };
    for (let i = 0; i < 20; i += 1) await ask();
    const before = await figures(stack);
    const alone: { ms: number; bytes: number }[] = [];
    for (let i = 0; i < operations; i += 1) alone.push(await ask());
    const after = await figures(stack);
    const together = (
      await Promise.all(Array.from({ length: 20 }, async () => Promise.all([await ask(), await ask(), await ask()])))
    ).flat();
    const perOperation = (name: string) => (after.sum(name) - before.sum(name)) / operations;
    const bySubgraph = Object.fromEntries(
      [...after.by('setpoint_gateway_fetch_seconds_count', 'subgraph')]
        .map(([name, count]) => {
          const earlier = before.by('setpoint_gateway_fetch_seconds_count', 'subgraph').get(name) ?? 0;
          return [name, (count - earlier) / operations] as const;
        })
        .filter(([, count]) => count > 0),
    );
    return {
      what: 'dashboard query on a running stack, per operation',
      subgraphCalls: perOperation('setpoint_gateway_fetch_seconds_count'),
      callsBySubgraph: bySubgraph,
      dependentHops: hopsOf(dashboard()),
      sqlStatements: after.has('setpoint_sql_statements_total')
        ? perOperation('setpoint_sql_statements_total')
        : 'not told by this stack',
      answerKb: rounded(alone[0]!.bytes / 1_024),
      p50Ms: rounded(quantile(alone, 0.5)),
      p95Ms: rounded(quantile(alone, 0.95)),
      p95MsAt20: rounded(quantile(together, 0.95)),
      reach: { subgraphCalls: 9, dependentHops: 3, sqlStatements: 15, p95Ms: 50, p95MsAt20: 200 },
    };
  } finally {
    await pool.destroy();
  }
}

/** Fetches that have to wait for one another, at most. */
export function hopsOf(operation: string): number {
  const supergraph = Supergraph.build(readFileSync(supergraphFile, 'utf8'));
  const planned = operationFromDocument(supergraph.apiSchema(), parse(operation));
  const { node } = new QueryPlanner(supergraph).buildQueryPlan(planned);
  const depth = (at: PlanNode | undefined): number => {
    switch (at?.kind) {
      case 'Fetch':
        return 1;
      case 'Flatten':
        return depth(at.node);
      case 'Sequence':
        return at.nodes.reduce((sum, child) => sum + depth(child), 0);
      case 'Parallel':
        return Math.max(0, ...at.nodes.map(depth));
      case 'Condition':
        return Math.max(depth(at.ifClause), depth(at.elseClause));
      default:
        return 0;
    }
  };
  return depth(node as PlanNode | undefined);
}

/** The port of an embedded stack that operators ask: 3002 beside 3000. */
function operationsOf(stack: string): string {
  const url = new URL(stack);
  url.port = String(Number(url.port) + 2);
  return url.origin;
}

/** The Prometheus figures of the stack: sums over labels, or by one of them. */
async function figures(stack: string) {
  const text = await (await fetch(`${operationsOf(stack)}/metrics`)).text();
  const lines = text.split('\n').flatMap((line) => {
    const match = /^(\w+)(?:\{(.*)\})? ([\d.e+-]+)$/.exec(line);
    return match ? [{ name: match[1]!, labels: match[2] ?? '', value: Number(match[3]) }] : [];
  });
  const of = (name: string) => lines.filter((line) => line.name === name);
  return {
    has: (name: string) => of(name).length > 0,
    sum: (name: string) => of(name).reduce((sum, { value }) => sum + value, 0),
    by: (name: string, label: string) => {
      const sums = new Map<string, number>();
      for (const { labels, value } of of(name)) {
        const key = new RegExp(`${label}="([^"]*)"`).exec(labels)?.[1] ?? '';
        sums.set(key, (sums.get(key) ?? 0) + value);
      }
      return sums;
    },
  };
}

const rounded = (number: number) => Number(number.toFixed(1));
const quantile = (times: readonly { readonly ms: number }[], q: number): number => {
  const sorted = times.map(({ ms }) => ms).sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))]!;
};
