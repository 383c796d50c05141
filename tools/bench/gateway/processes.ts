/** The processes of the bench: the subgraphs, and every gateway with the same flags. */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { Pool } from 'undici';
import { supergraph } from './graph.ts';

export const CONCURRENCY = 4;

export interface Usage {
  readonly cpuMs: number;
  readonly rssMb: number;
}

export interface MeasuredGateway {
  readonly name: GatewayName;
  readonly pool: Pool;
  usage(): Promise<Usage>;
}

export type GatewayName = 'stock' | 'ours' | 'hive';

export interface Gateways {
  readonly all: readonly MeasuredGateway[];
  /** Addresses of the subgraphs by name. */
  readonly subgraphs: Readonly<Record<string, string>>;
  /** As many people as are asked for, with a token each, as in a busy minute. */
  authorizations(count: number): Promise<string[]>;
  stop(): Promise<void>;
}

export interface Settings {
  readonly flags: readonly string[];
  readonly hive: string | undefined;
  readonly profile: string | undefined;
}

export async function startGateways({ flags, hive, profile }: Settings): Promise<Gateways> {
  const children: ChildProcess[] = [];
  const start = async <Sent>(file: string, env: Record<string, string>, execArgv: readonly string[]) => {
    const child = fork(fileURLToPath(new URL(`${file}.ts`, import.meta.url)), {
      env: { ...process.env, ...env, NODE_ENV: 'production', NODE_NO_WARNINGS: '1' },
      execArgv: [...execArgv],
    });
    children.push(child);
    const ended = once(child, 'exit').then(([code]) => {
      throw new Error(`${file} ended with ${String(code)}`);
    });
    ended.catch(() => undefined);
    const [sent] = (await Promise.race([once(child, 'message'), ended])) as [Sent];
    return { child, sent };
  };

  const { publicKey, privateKey } = await generateKeyPair('ES256', { extractable: true });
  const jwk = { ...(await exportJWK(publicKey)), kid: 'bench', alg: 'ES256' };
  const keys = { SIGNING_KEYS: JSON.stringify({ keys: [jwk] }) };
  let issued = 0;
  const authorization = async () => {
    issued += 1;
    const token = await new SignJWT({ sid: `s${issued}`, roles: [] })
      .setProtectedHeader({ alg: 'ES256', kid: 'bench', typ: 'at+jwt' })
      .setIssuer('setpoint')
      .setAudience('setpoint')
      .setSubject(`user-${issued}`)
      .setIssuedAt()
      .setExpirationTime('2h')
      .sign(privateKey);
    return `JWT ${token}`;
  };

  try {
    const { sent } = await start<{ addresses: Record<string, string> }>('subgraphs', keys, []);
    const env = {
      ...keys,
      SUBGRAPHS: JSON.stringify(sent.addresses),
      SUPERGRAPH: supergraph(),
      ...(hive ? { HIVE: hive } : {}),
    };
    const open = async (name: GatewayName): Promise<MeasuredGateway> => {
      const profiled = profile && name === 'ours' ? ['--cpu-prof', `--cpu-prof-dir=${profile}`] : [];
      const { child, sent: own } = await start<{ url: string }>(name, env, [...flags, ...profiled]);
      return {
        name,
        pool: new Pool(own.url, { connections: CONCURRENCY }),
        usage: async () => {
          child.send('usage');
          return ((await once(child, 'message')) as [Usage])[0];
        },
      };
    };
    const names: GatewayName[] = hive ? ['stock', 'ours', 'hive'] : ['stock', 'ours'];
    const all: MeasuredGateway[] = [];
    for (const name of names) all.push(await open(name));
    return {
      all,
      subgraphs: sent.addresses,
      authorizations: (count) => Promise.all(Array.from({ length: count }, authorization)),
      stop: async () => {
        await Promise.all(all.map(({ pool }) => pool.destroy()));
        await end(children);
      },
    };
  } catch (error) {
    await end(children);
    throw error;
  }
}

async function end(children: readonly ChildProcess[]): Promise<void> {
  await Promise.all(
    children.map((child) => {
      if (child.exitCode !== null) return undefined;
      const ended = once(child, 'exit');
      child.kill();
      return ended;
    }),
  );
}

/** One operation and its whole answer, which has to be free of errors. */
export async function send(
  pool: Pool,
  path: string,
  query: string,
  variables: object,
  authorization?: string,
): Promise<string> {
  const { body, statusCode } = await pool.request({
    path,
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(authorization ? { authorization } : {}) },
    body: JSON.stringify({ query, variables }),
  });
  const text = await body.text();
  if (statusCode !== 200 || text.includes('"errors"')) throw new Error(`HTTP ${statusCode}: ${text.slice(0, 400)}`);
  return text;
}

export const median = (numbers: readonly number[]): number => {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
};

export const rounded = (number: number, digits = 2): number => Number(number.toFixed(digits));
