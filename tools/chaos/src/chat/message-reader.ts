import { WebSocket } from 'ws';

export interface ReadMessage {
  readonly seq: number;
  readonly text: string | null;
}

interface Page {
  readonly conversation: {
    readonly messages: {
      readonly pageInfo: { readonly hasNextPage: boolean };
      readonly edges: readonly { readonly node: ReadMessage }[];
    };
  };
}

export interface ReaderOptions {
  readonly conversationId: string;
  readonly token: string;
  /** Where to connect this time, and from which address of this machine. */
  connection(): { readonly url: string; readonly localAddress?: string };
  /** The data of a query, asked until it is answered. */
  ask<Data>(query: string, variables: object): Promise<Data>;
}

const SUBSCRIPTION = 'subscription ($id: ID!) { messageSent(conversationId: $id) { seq text } }';
const MISSED = `query ($id: ID!, $after: Int!) { conversation(id: $id) { messages(first: 100, afterSeq: $after) {
  pageInfo { hasNextPage } edges { node { seq text } } } } }`;
const AGAIN_MS = 20;

/**
 * Reads a conversation as the web app does, whatever happens to its connection: listen first, then ask for what was missed
 * after the last known number; drop what is known; ask again where there is a hole (CHT-03).
 */
export class MessageReader {
  /** In the order in which they would be shown. */
  readonly shown: ReadMessage[] = [];
  /** Came by query, after a cut or into a hole. */
  missed = 0;
  /** Came twice, and were dropped. */
  known = 0;
  connections = 0;
  private readonly options: ReaderOptions;
  private socket: WebSocket | null = null;
  private filling: Promise<void> | null = null;
  private isOver = false;

  constructor(options: ReaderOptions) {
    this.options = options;
    this.connect();
  }

  get last(): number {
    return this.shown.at(-1)?.seq ?? 0;
  }

  get isListening(): boolean {
    return this.socket?.readyState === WebSocket.OPEN && this.filling === null;
  }

  /** The line breaks, without a word. */
  cut(): void {
    this.socket?.terminate();
  }

  stop(): void {
    this.isOver = true;
    this.socket?.terminate();
  }

  private connect(): void {
    if (this.isOver) return;
    const { token, conversationId: id } = this.options;
    const { url, localAddress } = this.options.connection();
    const address = `${url.replace(/^http/, 'ws')}/subscriptions`;
    const socket = new WebSocket(address, 'graphql-transport-ws', localAddress ? { localAddress } : {});
    this.socket = socket;
    socket.on('error', () => {});
    socket.once('close', () => setTimeout(() => this.connect(), AGAIN_MS));
    socket.once('open', () => socket.send(JSON.stringify({ type: 'connection_init', payload: { token } })));
    socket.on('message', (data: Buffer) => {
      const { type, payload } = JSON.parse(data.toString()) as {
        type: string;
        payload?: { data?: { messageSent: ReadMessage | null } };
      };
      if (type === 'ping') return socket.send('{"type":"pong"}');
      if (type === 'connection_ack') {
        const subscribe = { query: SUBSCRIPTION, variables: { id } };
        return socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload: subscribe }));
      }
      // Its end without an answer: the right to read may not be known there yet.
      if (type !== 'next' || !payload?.data) return socket.terminate();
      const { messageSent } = payload.data;
      if (messageSent) return this.take(messageSent);
      this.connections += 1;
      this.fill();
    });
  }

  private take(message: ReadMessage): void {
    if (message.seq <= this.last) this.known += 1;
    else if (message.seq === this.last + 1) this.shown.push(message);
    else this.fill();
  }

  private fill(): void {
    this.filling ??= this.fillIn()
      .catch(() => this.cut())
      .finally(() => (this.filling = null));
  }

  private async fillIn(): Promise<void> {
    for (let more = true; more && !this.isOver;) {
      const variables = { id: this.options.conversationId, after: this.last };
      const { messages } = (await this.options.ask<Page>(MISSED, variables)).conversation;
      for (const { node } of messages.edges) {
        if (node.seq !== this.last + 1) continue;
        this.shown.push(node);
        this.missed += 1;
      }
      more = messages.pageInfo.hasNextPage;
    }
  }
}
