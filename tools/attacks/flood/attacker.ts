/** Sends one flood for some seconds, from addresses of this machine; started by flood.ts. Prints what it was answered, as JSON. */
import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { FLOODS, type Flood } from './operations.ts';

export interface AttackTask {
  readonly url: string;
  readonly flood: string;
  readonly seconds: number;
  /** One for each caller. */
  readonly tokens: readonly (string | null)[];
  /** Of each caller. */
  readonly connections: number;
  /** Calls per second of each caller, at most. */
  readonly rate: number;
}

/** How often each answer was given: HTTP status, or code of a refusal on a socket. */
export type AttackReport = Readonly<Record<string, number>>;

const task = JSON.parse(process.argv[2]!) as AttackTask;
const flood = FLOODS.find(({ name }) => name === task.flood)!;
const target = new URL(task.url);
const until = performance.now() + task.seconds * 1_000;
const answers: Record<string, number> = {};
const count = (answer: string | number) => void (answers[answer] = (answers[answer] ?? 0) + 1);
let calls = 0;

await Promise.all(task.tokens.flatMap((token, caller) => lanesOf(flood, caller, token)));
console.log(JSON.stringify(answers));
process.exit(0);

function lanesOf({ body, subscriptions }: Flood, caller: number, token: string | null): Promise<void>[] {
  // the first address is that of the player who is watched
  const localAddress = `127.0.0.${2 + caller}`;
  const agent = new Agent({ keepAlive: true, localAddress, maxSockets: task.connections });
  const beat = (task.connections / task.rate) * 1_000;
  return Array.from({ length: task.connections }, async () => {
    while (performance.now() < until) {
      const next = performance.now() + beat;
      calls += 1;
      if (body) await post(agent, body(calls), token).then(count, () => count('broken'));
      else await overSocket(localAddress, subscriptions!(calls), token);
      await pause(Math.max(0, next - performance.now()));
    }
  });
}

function post(agent: Agent, body: string, token: string | null): Promise<number> {
  return new Promise((done, fail) => {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `JWT ${token}` }) };
    const options = { agent, host: '127.0.0.1', port: target.port, path: '/graphql', method: 'POST', headers };
    const sent = request(options, (response) => {
      response.resume();
      response.once('end', () => done(response.statusCode!));
      response.once('error', fail);
    });
    sent.once('error', fail);
    sent.end(body);
  });
}

/** Opens a socket, subscribes to all of it, and closes once everything is answered or after a second. */
function overSocket(localAddress: string, documents: readonly string[], token: string | null): Promise<void> {
  return new Promise((done) => {
    const socket = new WebSocket(`ws://127.0.0.1:${target.port}/subscriptions`, 'graphql-transport-ws', {
      localAddress,
    });
    const end = () => {
      socket.terminate();
      done();
    };
    const patience = setTimeout(end, 1_000);
    socket.once('error', () => count('refused'));
    socket.once('close', (code) => {
      clearTimeout(patience);
      count(`closed ${code}`);
      done();
    });
    socket.once('open', () =>
      socket.send(JSON.stringify({ type: 'connection_init', payload: token ? { token } : {} })),
    );
    let waiting = documents.length;
    socket.on('message', (data: Buffer) => {
      const { type, payload } = JSON.parse(data.toString()) as {
        type: string;
        payload?: { extensions?: { code?: string } }[];
      };
      if (type === 'connection_ack') {
        if (waiting === 0) return socket.close();
        documents.forEach((query, i) =>
          socket.send(JSON.stringify({ type: 'subscribe', id: String(i), payload: { query } })),
        );
        return;
      }
      count(type === 'error' ? (payload?.[0]?.extensions?.code ?? 'error') : type);
      waiting -= 1;
      if (waiting === 0) socket.close();
    });
  });
}
