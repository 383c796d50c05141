/** Takes webhooks: verifies each, takes it once, and answers quickly. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';

const { WEBHOOK_SECRET: secret, PORT: port = '8080' } = process.env;
if (!secret) throw new Error('set WEBHOOK_SECRET');
const webhook = new Webhook(secret);

/** A database does this in earnest: the id of each message that was taken, for as long as it may come again. */
const taken = new Set<string>();

interface Message {
  readonly type: string;
  readonly timestamp: string;
  readonly data: unknown;
}

const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    let message: Message;
    try {
      // the very bytes that came: a body that was parsed and written again has another signature
      message = webhook.verify(Buffer.concat(chunks).toString(), request.headers as Record<string, string>) as Message;
    } catch {
      return void response.writeHead(401).end();
    }
    const id = String(request.headers['webhook-id']);
    if (!taken.has(id)) console.log(`${message.timestamp} ${message.type} ${JSON.stringify(message.data)}`);
    taken.add(id);
    response.writeHead(204).end();
  });
});
server.listen(Number(port), () => console.log(`listening on ${(server.address() as AddressInfo).port}`));
