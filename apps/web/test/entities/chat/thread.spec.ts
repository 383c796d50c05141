import fc from 'fast-check';
import { emptyThread, fill, heardTo, isHoled, prepend, receive } from '../../../src/entities/chat/thread/thread.js';
import { Talk, type Line, type SendAnswer } from '../../../src/entities/chat/thread/talk.js';

interface Said {
  readonly seq: number;
  readonly text: string | null;
  readonly clientId: string | null;
}
const said = (seq: number, text: string | null = `message ${seq}`): Said => ({ seq, text, clientId: `client ${seq}` });
const seqs = (messages: readonly Said[]) => messages.map(({ seq }) => seq);
const upTo = (n: number) => Array.from({ length: n }, (_, index) => index + 1);

describe('the messages of a conversation', () => {
  it('CHT-03~ are in order, each once, in whatever order and however often they come', () => {
    const arrivals = fc
      .integer({ min: 1, max: 40 })
      .chain((n) => fc.shuffledSubarray([...upTo(n), ...upTo(n), ...upTo(n)], { minLength: 3 * n, maxLength: 3 * n }));
    fc.assert(
      fc.property(arrivals, (order) => {
        const thread = order.map((seq) => said(seq)).reduce(receive<Said>, emptyThread<Said>());
        expect(seqs(thread.messages)).toEqual(upTo(Math.max(...order)));
        expect(isHoled(thread)).toBe(false);
      }),
    );
  });

  it('CHT-03~ wait for what lies before them, and are shown with it', () => {
    const holed = [1, 2, 5, 4].map((seq) => said(seq)).reduce(receive<Said>, emptyThread<Said>());
    expect(seqs(holed.messages)).toEqual([1, 2]);
    expect(isHoled(holed)).toBe(true);
    const whole = fill(holed, [said(3), said(4)], heardTo(holed));
    expect(seqs(whole.messages)).toEqual([1, 2, 3, 4, 5]);
    expect(isHoled(whole)).toBe(false);
  });

  it('CHT-03~ are not waited for where the reader does not get them', () => {
    const holed = receive(receive(emptyThread<Said>(4), said(5)), said(9));
    const whole = fill(holed, [said(8)], heardTo(holed));
    expect(seqs(whole.messages)).toEqual([5, 8, 9]);
    expect(isHoled(receive(whole, said(10)))).toBe(false);
  });

  it('CHT-03~ go back into the past without a message twice', () => {
    const thread = fill(emptyThread<Said>(), [said(7), said(8)], 8);
    expect(seqs(prepend(thread, [said(5), said(6), said(7)]).messages)).toEqual([5, 6, 7, 8]);
  });

  it('CHT-08~ lose their text when support removes it, and nothing else', () => {
    const thread = [1, 2, 3].map((seq) => said(seq)).reduce(receive<Said>, emptyThread<Said>());
    const removed = receive(thread, said(2, null));
    expect(removed.messages.map(({ text }) => text)).toEqual(['message 1', null, 'message 3']);
    expect(receive(removed, said(1, 'other words'))).toBe(removed);
  });
});

type Step =
  | { readonly kind: 'say' }
  /** The newest, or one from before, is pushed. */
  | { readonly kind: 'push'; readonly back: number }
  | { readonly kind: 'cut' }
  | { readonly kind: 'back' }
  | { readonly kind: 'fail'; readonly times: number };

/** A conversation and its unreliable line: pushes are lost while it is cut, questions fail when they are told to. */
class Server implements Line<Said> {
  readonly all: Said[] = [];
  isCut = false;
  failures = 0;
  heard: ((message: Said | null) => void) | null = null;
  constructor(private readonly page: number) {}

  say = (): Said => {
    this.all.push(said(this.all.length + 1));
    return this.all.at(-1)!;
  };
  push = (message: Said | null): void => {
    if (!this.isCut) this.heard?.(message);
  };
  #ask<Answer>(answer: () => Answer): Promise<Answer> {
    if (this.isCut || this.failures-- > 0) return Promise.reject(new Error('no line'));
    return Promise.resolve().then(answer);
  }
  older = () => this.#ask(() => ({ messages: this.all.slice(-this.page), cursor: null, lastSeq: this.all.length }));
  missed = (afterSeq: number) =>
    this.#ask(() => {
      const messages = this.all.slice(afterSeq, afterSeq + this.page);
      return { messages, hasMore: this.all.length > afterSeq + messages.length };
    });
  send = (clientId: string, text: string): Promise<SendAnswer<Said>> =>
    this.#ask(() => {
      const known = this.all.find((one) => one.clientId === clientId);
      if (known) return { message: known };
      this.all.push({ seq: this.all.length + 1, text, clientId });
      return { message: this.all.at(-1)! };
    });
  listen = (heard: (message: Said | null) => void) => {
    this.heard = heard;
    heard(null);
    return () => void (this.heard = null);
  };
}

const steps = fc.array(
  fc.oneof(
    { weight: 5, arbitrary: fc.record({ kind: fc.constant('say' as const) }) },
    { weight: 4, arbitrary: fc.record({ kind: fc.constant('push' as const), back: fc.nat(6) }) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('cut' as const) }) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('back' as const) }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('fail' as const), times: fc.nat(3) }) },
  ),
  { minLength: 1, maxLength: 60 },
);
const turn = () => new Promise<void>((next) => setTimeout(next));

describe('a conversation over a line that breaks', () => {
  it('CHT-03~ has every message from 1 to n in order, once, after any losses, repetitions and reconnects', async () => {
    await fc.assert(
      fc.asyncProperty(steps, fc.integer({ min: 1, max: 5 }), async (script: readonly Step[], page) => {
        const server = new Server(page);
        const talk = new Talk<Said>(server, { waitBeforeRetry: () => 0 });
        const stop = talk.start();
        for (const step of script) {
          if (step.kind === 'say') server.say();
          else if (step.kind === 'push') server.push(server.all.at(-1 - step.back) ?? null);
          else if (step.kind === 'cut') server.isCut = true;
          else if (step.kind === 'fail') server.failures = step.times;
          else {
            server.isCut = false;
            server.push(null);
          }
          await Promise.resolve();
        }
        server.isCut = false;
        server.failures = 0;
        server.push(null);
        for (let i = 0; i < 20 && talk.state.thread.knownTo < server.all.length; i++) await turn();
        const shown = seqs(talk.state.thread.messages);
        // The first page may begin in the middle: what is older is read when one scrolls there.
        expect(shown).toEqual(shown.map((_, index) => (shown[0] ?? 1) + index));
        expect(shown.at(-1) ?? 0).toBe(server.all.length);
        stop();
      }),
      { numRuns: 300 },
    );
  });

  it('CHT-03~ asks once for what may have come before it listened', async () => {
    const server = new Server(5);
    server.say();
    const asked: number[] = [];
    const missed: typeof server.missed = (afterSeq) => {
      asked.push(afterSeq);
      return server.missed(afterSeq);
    };
    const listen: typeof server.listen = (heard) => {
      server.heard = heard;
      return () => {};
    };
    const stop = new Talk<Said>({ ...server, missed, listen }).start();
    await turn();
    server.push(null);
    await turn();
    expect(asked).toEqual([1]);
    stop();
  });

  it('CHT-03~ shows what is sent at once, keeps what failed, and sends it once however often it is tried', async () => {
    const server = new Server(30);
    let id = 0;
    const talk = new Talk<Said>(server, { newId: () => `mine ${++id}` });
    const stop = talk.start();
    await turn();
    server.isCut = true;
    talk.send('Hello');
    expect(talk.state.outgoing).toMatchObject([{ text: 'Hello', failure: null }]);
    await turn();
    expect(talk.state.outgoing).toMatchObject([{ text: 'Hello', failure: 'UNSENT' }]);
    server.isCut = false;
    talk.retry('mine 1');
    talk.retry('mine 1');
    await turn();
    expect(talk.state.outgoing).toEqual([]);
    expect(talk.state.thread.messages).toMatchObject([{ seq: 1, text: 'Hello', clientId: 'mine 1' }]);
    // It had arrived although nobody said so.
    server.all.push({ seq: 2, text: 'Twice?', clientId: 'mine 2' });
    server.failures = 1;
    talk.send('Twice?');
    await turn();
    talk.retry('mine 2');
    await turn();
    expect(talk.state.thread.messages).toHaveLength(2);
    expect(server.all).toHaveLength(2);
    stop();
  });

  it('CHT-03~ discards what one no longer wants to send', async () => {
    const server = new Server(30);
    server.isCut = true;
    const talk = new Talk<Said>(server, { newId: () => 'mine' });
    talk.send('Hello');
    await turn();
    talk.discard('mine');
    expect(talk.state.outgoing).toEqual([]);
  });
});
