import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Asked {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface Answer {
  readonly status: number;
  readonly headers?: Record<string, string>;
  readonly body?: unknown;
}

/** A provider on this machine: it remembers what it was asked, and answers what the test says. */
export class Provider {
  readonly asked: Asked[] = [];
  answer: (asked: Asked) => Answer = () => ({ status: 200, body: {} });

  private constructor(
    private readonly server: Server,
    readonly origin: string,
  ) {}

  static async start(): Promise<Provider> {
    const server = createServer();
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const provider = new Provider(server, `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    server.on('request', (request, response) => {
      let body = '';
      request.setEncoding('utf8');
      request.on('data', (chunk: string) => (body += chunk));
      request.on('end', () => {
        const asked = { path: request.url!, headers: request.headers, body };
        provider.asked.push(asked);
        const { status, headers = {}, body: answer } = provider.answer(asked);
        response.writeHead(status, { 'content-type': 'application/json', ...headers });
        response.end(answer === undefined ? '' : JSON.stringify(answer));
      });
    });
    return provider;
  }

  stop(): Promise<void> {
    this.server.closeAllConnections();
    return new Promise((done) => this.server.close(() => done()));
  }
}
