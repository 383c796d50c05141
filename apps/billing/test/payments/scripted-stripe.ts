import http from 'node:http';
import type { AddressInfo } from 'node:net';

export interface StripeCall {
  readonly line: string;
  readonly key: string | undefined;
  readonly body: URLSearchParams;
}
/** An answer, or CUT: the connection ends without one, or SILENT: none ever comes. */
export type Answer = { readonly status: number; readonly body: unknown } | 'CUT' | 'SILENT';

/** A server that answers as it is told, one answer for each call, the last one again and again. */
export async function scriptedStripe() {
  const calls: StripeCall[] = [];
  let script: Answer[] = [];
  const server = http.createServer(async (request, response) => {
    let text = '';
    for await (const part of request as AsyncIterable<Buffer>) text += part.toString();
    const key = request.headers['idempotency-key'];
    calls.push({
      line: `${request.method} ${request.url}`,
      key: key as string | undefined,
      body: new URLSearchParams(text),
    });
    const answer = script.length > 1 ? script.shift()! : script[0]!;
    if (answer === 'SILENT') return;
    if (answer === 'CUT') return void request.socket.destroy();
    response.writeHead(answer.status, { 'content-type': 'application/json', 'stripe-should-retry': 'false' });
    response.end(typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: { host: '127.0.0.1', port, protocol: 'http' as const },
    calls,
    answers: (...answers: Answer[]) => {
      script = answers;
      calls.length = 0;
    },
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
