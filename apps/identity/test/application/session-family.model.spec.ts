import fc from 'fast-check';
import { GRACE_MS } from '../../src/domain/session-machine.js';
import { DAY } from '../builders.js';
import { aService } from '../memory/a-service.js';

/** One sign-in in its simplest form: which tokens were spent when, and whether it is over. */
interface Model {
  now: number;
  over: 'REVOKED' | null;
  expiresAt: number;
  /** When each token of the chain was spent; the last one is the live one. */
  spentAt: (number | null)[];
}

interface Real {
  readonly service: ReturnType<typeof aService>;
  readonly sid: string;
  readonly tokens: string[];
}

const LIFETIME = 60 * DAY;

class Refresh implements fc.AsyncCommand<Model, Real> {
  constructor(private readonly back: number) {}

  check = () => true;

  async run(model: Model, real: Real): Promise<void> {
    const index = Math.max(0, model.spentAt.length - 1 - this.back);
    const spent = model.spentAt[index]!;
    const outcome = await real.service.refresh.execute({ refreshToken: real.tokens[index]! });
    const code = outcome.ok ? null : outcome.code;
    if (model.over) return expect(code).toBe('SESSION_REVOKED');
    if (model.now >= model.expiresAt) return expect(code).toBe('SESSION_EXPIRED');
    if (spent !== null && model.now - spent > GRACE_MS) {
      model.over = 'REVOKED';
      return expect(code).toBe('SESSION_REVOKED');
    }
    expect(code).toBeNull();
    const given = outcome.ok ? outcome.value.refreshToken : '';
    if (spent !== null) return expect(given).toBe(real.tokens.at(-1));
    expect(real.tokens).not.toContain(given);
    real.tokens.push(given);
    model.spentAt[index] = model.now;
    model.spentAt.push(null);
    model.expiresAt = model.now + LIFETIME;
  }

  toString = () => `refresh with the token ${this.back} steps back`;
}

class Wait implements fc.AsyncCommand<Model, Real> {
  constructor(private readonly ms: number) {}

  check = () => true;

  async run(model: Model, real: Real): Promise<void> {
    model.now += this.ms;
    real.service.clock.advance({ ms: this.ms });
  }

  toString = () => `wait ${this.ms} ms`;
}

class SignOut implements fc.AsyncCommand<Model, Real> {
  constructor(private readonly back: number) {}

  check = () => true;

  async run(model: Model, real: Real): Promise<void> {
    const index = Math.max(0, model.spentAt.length - 1 - this.back);
    expect(await real.service.revoke.execute({ refreshToken: real.tokens[index]! })).toMatchObject({ ok: true });
    model.over = 'REVOKED';
  }

  toString = () => `sign out with the token ${this.back} steps back`;
}

class CheckDatabase implements fc.AsyncCommand<Model, Real> {
  check = () => true;

  async run(model: Model, real: Real): Promise<void> {
    const session = real.service.db.sessions.get(real.sid)!;
    expect(session.state).toBe(model.over ? 'ENDED' : 'LIVE');
    const unspent = [...real.service.db.tokens.values()].filter((token) => token.spentAt === null);
    expect(unspent).toHaveLength(1);
    expect(unspent[0]!.generation).toBe(session.generation);
  }

  toString = () => 'look at the database';
}

const back = fc.nat({ max: 4 });
const spans = fc.oneof(
  fc.constantFrom(0, 1, GRACE_MS - 1, GRACE_MS, GRACE_MS + 1, LIFETIME - 1, LIFETIME, LIFETIME + 1),
  fc.nat({ max: 12_000 }),
  fc.nat({ max: 2 * DAY }),
);
/** Now and then somebody signs out; mostly a tab is one step behind. */
const steps: fc.Arbitrary<fc.AsyncCommand<Model, Real>> = fc.oneof(
  { weight: 20, arbitrary: fc.constant(new Refresh(1)) },
  { weight: 1, arbitrary: back.map((count) => new SignOut(count)) },
);
const commands = fc.commands(
  [
    back.map((count) => new Refresh(count)),
    fc.constant(new Refresh(0)),
    spans.map((ms) => new Wait(ms)),
    steps,
    fc.constant(new CheckDatabase()),
  ],
  { maxCommands: 40 },
);

describe('the family of refresh tokens', () => {
  it('AUTH-21 behaves like its model in every sequence of refreshes, waits and logouts', async () => {
    const unlimited = { points: 1_000_000, seconds: 1 };
    await fc.assert(
      fc.asyncProperty(commands, (sequence) =>
        fc.asyncModelRun(async () => {
          const service = aService({ limits: { refreshByAccount: unlimited } });
          const ana = await service.signIn();
          const now = service.clock.now().getTime();
          return {
            model: { now, over: null, expiresAt: now + LIFETIME, spentAt: [null] },
            real: { service, sid: ana.sid, tokens: [ana.refreshToken] },
          };
        }, sequence),
      ),
      { numRuns: 1_000 },
    );
  });
});
