import { createServer, type Server, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

/** A mail server that speaks just enough SMTP to take a mail, to be busy, or to refuse a recipient. */
export class MailServer {
  readonly mails: string[] = [];
  /** How many connections were turned away. */
  turnedAway = 0;
  busy = false;
  /** Recipients that it doesn't know. */
  readonly unknown = new Set<string>();
  private readonly server: Server;
  private readonly sockets = new Set<Socket>();

  private constructor() {
    this.server = createServer((socket) => this.serve(socket));
  }

  static async start(): Promise<MailServer> {
    const server = new MailServer();
    await new Promise<void>((started) => server.server.listen(0, '127.0.0.1', started));
    return server;
  }

  get url(): string {
    return `smtp://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    await new Promise((stopped) => this.server.close(stopped));
  }

  private serve(socket: Socket): void {
    this.sockets.add(socket);
    socket.on('close', () => this.sockets.delete(socket));
    socket.on('error', () => {});
    const reply = (line: string) => socket.write(`${line}\r\n`);
    if (this.busy) {
      this.turnedAway += 1;
      socket.end('421 try again later\r\n');
      return;
    }
    reply('220 ready');
    let rest = '';
    let mail: string | null = null;
    socket.on('data', (bytes) => {
      rest += bytes.toString('utf8');
      for (let end = rest.indexOf('\r\n'); end >= 0; end = rest.indexOf('\r\n')) {
        const line = rest.slice(0, end);
        rest = rest.slice(end + 2);
        if (mail !== null && line === '.') {
          this.mails.push(mail);
          mail = null;
          reply('250 taken');
        } else if (mail !== null) {
          mail += `${line}\n`;
        } else if (line.startsWith('DATA')) {
          mail = '';
          reply('354 go on');
        } else if (line.startsWith('RCPT TO') && [...this.unknown].some((address) => line.includes(address))) {
          reply('550 no such user');
        } else if (line.startsWith('QUIT')) {
          socket.end('221 bye\r\n');
        } else {
          reply('250 ok');
        }
      }
    });
  }
}
