import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A partner's machine that takes webhooks. */
export class Receiver {
  readonly received: Received[] = [];
  /** What the next requests are answered with, in this order; then 204. 'NOTHING' answers never. */
  readonly answers: (number | 'NOTHING')[] = [];

  private constructor(
    private readonly server: Server,
    readonly url: string,
  ) {}

  static async start(): Promise<Receiver> {
    const server = createServer();
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const { port } = server.address() as AddressInfo;
    const receiver = new Receiver(server, `http://127.0.0.1:${port}/hook`);
    server.on('request', (request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const body = Buffer.concat(chunks).toString();
        receiver.received.push({ path: request.url!, headers: request.headers, body });
        const answer = receiver.answers.shift() ?? 204;
        if (answer === 'NOTHING') return;
        response.writeHead(answer, answer === 302 ? { location: '/elsewhere' } : {}).end();
      });
    });
    return receiver;
  }

  stop(): Promise<void> {
    this.server.closeAllConnections();
    return new Promise((done) => this.server.close(() => done()));
  }
}
