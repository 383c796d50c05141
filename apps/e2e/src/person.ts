import { createClient, type Client } from 'graphql-ws';
import WebSocket from 'ws';
import type { Stack } from './stack-process.js';

interface Config {
  readonly provider: { readonly apiKey: string; readonly projectId: string; readonly emulatorUrl: string };
}

interface ListedLink {
  readonly email: string;
  readonly oobLink: string;
}

export interface Reply<Data> {
  readonly data?: Data | null;
  readonly errors?: readonly { readonly message: string; readonly extensions?: Record<string, unknown> }[];
}

/** Mutations that need a match and nothing else. */
const MATCH_ID_COMMANDS = ['LeaveMatch', 'ReorganiseMatch', 'CancelMatch', 'JoinWaitingList', 'LeaveWaitingList'];

/** Somebody who uses the platform through its public API, as the web app does. */
export class Person {
  token: string | null = null;
  refreshToken: string | null = null;
  /** The user as the sign-in answered it. */
  user: Record<string, unknown> | null = null;
  private hasEnded = false;

  constructor(
    private readonly stack: Pick<Stack, 'url'>,
    readonly email: string,
    private readonly password = 'setpoint',
    /** What the device says that it is. */
    private readonly userAgent?: string,
  ) {}

  /** Makes the provider's account; Setpoint knows nothing of it yet. */
  register(): Promise<string> {
    return this.provider('signUp');
  }

  /** The same, with an address that is verified already: the ID token. */
  async registerVerified(): Promise<string> {
    await this.register();
    const { localId } = await this.askProvider('accounts:signInWithPassword', {
      email: this.email,
      password: this.password,
      returnSecureToken: true,
    });
    await this.askProvider('accounts:update', { localId, emailVerified: true }, 'owner');
    return this.idToken();
  }

  /** The provider's ID token of a sign-in. */
  idToken(): Promise<string> {
    return this.provider('signInWithPassword');
  }

  private async provider(call: 'signUp' | 'signInWithPassword'): Promise<string> {
    const { idToken, error } = await this.askProvider(`accounts:${call}`, {
      email: this.email,
      password: this.password,
      returnSecureToken: true,
    });
    if (!idToken) throw new Error(`the provider refused ${this.email}: ${JSON.stringify(error)}`);
    return idToken as string;
  }

  /** Follows the link of the verification mail, as the login page does (AUTH-11). */
  async verify(oobCode: string): Promise<void> {
    const { error } = await this.askProvider('accounts:update', { oobCode });
    if (error) throw new Error(`the link was refused: ${JSON.stringify(error)}`);
  }

  /** The same without a mail, as operators of an empty platform do: the emulator lists links that verify. */
  async verifyAsListed(): Promise<void> {
    const { emulatorUrl, projectId } = await this.config();
    const answer = await fetch(`${emulatorUrl}/emulator/v1/projects/${projectId}/oobCodes`);
    const { oobCodes } = (await answer.json()) as { oobCodes: readonly ListedLink[] };
    const { ok, status } = await fetch(oobCodes.find(({ email }) => email === this.email)!.oobLink);
    if (!ok) throw new Error(`the link was refused: ${status}`);
  }

  private async config(): Promise<Config['provider']> {
    const config = (await (await fetch(`${this.stack.url}/config.json`)).json()) as Config;
    return config.provider;
  }

  private async askProvider(path: string, body: object, bearer?: string): Promise<Record<string, unknown>> {
    const { emulatorUrl, apiKey } = await this.config();
    const answer = await fetch(`${emulatorUrl}/identitytoolkit.googleapis.com/v1/${path}?key=${apiKey}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(bearer && { authorization: `Bearer ${bearer}` }) },
      body: JSON.stringify(body),
    });
    return (await answer.json()) as Record<string, unknown>;
  }

  /** POST /auth/signup (AUTH-05). Keeps the tokens when there are some. */
  async signUp(
    body: object,
    idToken?: string,
  ): Promise<{ status: number; data?: Record<string, unknown>; error?: { code: string } }> {
    const answer = await fetch(`${this.stack.url}/auth/signup`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${idToken ?? (await this.idToken())}`,
        ...(this.userAgent && { 'user-agent': this.userAgent }),
      },
      body: JSON.stringify(body),
    });
    const reply = (await answer.json()) as { data?: Record<string, unknown>; error?: { code: string } };
    if (reply.data?.['token']) {
      this.hasEnded = false;
      this.token = reply.data['token'] as string;
      this.refreshToken = reply.data['refresh_token'] as string;
      this.user = reply.data['user'] as Record<string, unknown>;
    }
    return { status: answer.status, ...reply };
  }

  async signIn(): Promise<this> {
    const { error } = await this.signUp({ actionSource: 'website', emailVerified: true });
    if (error) throw new Error(`${this.email} could not sign in: ${error.code}`);
    return this;
  }

  /** The session is of another time now: the next question signs in anew. */
  endSession(): void {
    this.hasEnded = true;
  }

  /** What follows from a command comes by itself on a running stack; who waits for it asks until it is there. */
  settled(): Promise<void> {
    return Promise.resolve();
  }

  get id(): string {
    return this.user!['id'] as string;
  }

  async ask<Data = Record<string, never>>(
    query: string,
    variables: object = {},
    origin = this.stack.url,
  ): Promise<Reply<Data>> {
    if (this.hasEnded) await this.signIn();
    const answer = await fetch(`${origin}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(this.token && { authorization: `JWT ${this.token}` }) },
      body: JSON.stringify({ query, variables }),
    });
    return (await answer.json()) as Reply<Data>;
  }

  /** The data of a reply without errors. */
  async get<Data>(query: string, variables: object = {}): Promise<Data> {
    const { data, errors } = await this.ask<Data>(query, variables);
    if (errors || !data) throw new Error(JSON.stringify(errors));
    return data;
  }

  /** Runs one mutation with an input and answers its payload. */
  async command<Payload extends { success: boolean; errorCode: string | null }>(
    name: string,
    input: object,
    fields = '',
  ): Promise<Payload> {
    const type = `${name[0]!.toUpperCase()}${name.slice(1)}Input`;
    return this.send(
      name,
      MATCH_ID_COMMANDS.some((one) => type.startsWith(one)) ? 'MatchIdInput' : type,
      input,
      fields,
    );
  }

  /** The same with an input that has a name of its own. */
  async send<Payload extends { success: boolean; errorCode: string | null }>(
    name: string,
    inputType: string,
    input: object,
    fields = '',
  ): Promise<Payload> {
    const data = await this.get<Record<string, Payload>>(
      `mutation ($input: ${inputType}!) { ${name}(input: $input) { success errorCode ${fields} } }`,
      { input },
    );
    return data[name]!;
  }

  /** A live connection; close it in the end. */
  live(): Client {
    return createClient({
      url: `${this.stack.url.replace('http', 'ws')}/subscriptions`,
      webSocketImpl: WebSocket,
      connectionParams: { authorization: `JWT ${this.token}` },
      lazy: false,
      retryAttempts: 0,
    });
  }
}
