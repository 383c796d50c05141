// Projects that use the testkit compile this file, but not its folder.
// eslint-disable-next-line @typescript-eslint/triple-slash-reference
/// <reference path="./http-ece.d.ts" />
import { createECDH, randomBytes, type ECDH } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { decrypt } from 'http_ece';

interface Browser {
  readonly keys: ECDH;
  readonly secret: Buffer;
}

export interface Pushed {
  /** What the browser reads once it has decrypted it. */
  readonly payload: Readonly<Record<'title' | 'body' | 'url' | 'language' | 'tag', string>>;
  readonly headers: IncomingHttpHeaders;
}

/** A push service with its browsers, as RFC 8030 and 8291 have them. */
export class PushService {
  readonly pushed = new Map<string, Pushed[]>();
  /** What it answers; 201 when it takes messages. */
  status = 201;
  turnedAway = 0;
  private readonly browsers = new Map<string, Browser>();

  private constructor(
    private readonly server: Server,
    readonly origin: string,
  ) {}

  static async start(): Promise<PushService> {
    const server = createServer();
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const { port } = server.address() as AddressInfo;
    const service = new PushService(server, `http://127.0.0.1:${port}`);
    server.on('request', (request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        if (service.status === 201) service.take(request.url!.slice(1), request.headers, Buffer.concat(chunks));
        else service.turnedAway += 1;
        response.writeHead(service.status).end();
      });
    });
    return service;
  }

  /** What a browser's PushSubscription shows. */
  subscribe(name: string) {
    const keys = createECDH('prime256v1');
    const p256dh = keys.generateKeys('base64url');
    const secret = randomBytes(16);
    this.browsers.set(name, { keys, secret });
    return { endpoint: `${this.origin}/${name}`, p256dh, auth: secret.toString('base64url') };
  }

  to(name: string): Pushed[] {
    return this.pushed.get(name) ?? [];
  }

  stop(): Promise<void> {
    return new Promise((done) => this.server.close(() => done()));
  }

  private take(name: string, headers: IncomingHttpHeaders, body: Buffer): void {
    const { keys, secret } = this.browsers.get(name)!;
    const authSecret = secret.toString('base64url');
    const text = decrypt(body, { version: 'aes128gcm', privateKey: keys, authSecret });
    this.pushed.set(name, [...this.to(name), { payload: JSON.parse(text.toString()) as Pushed['payload'], headers }]);
  }
}
