/** What support asks of all services alike: the audit log, dead letters, health, figures; in process and over HTTP. */
import { globSync, readFileSync } from 'node:fs';
import { readSupergraph, startGateway, type RunningGateway } from '@setpoint/gateway';
import { MemoryCache, MemoryPushBus, MemoryRateLimiter, silentLog } from '@setpoint/service-kit';
import { eventually, TEST_SECRET } from '@setpoint/testkit';
import { Kind, parse, type ObjectTypeDefinitionNode } from 'graphql';
import { PATIENT, startPlatform, type GraphAnswer, type Person, type Platform } from './platform.js';

const root = new URL('../../../', import.meta.url).pathname;

describe('what support asks of all services', () => {
  let platform: Platform;
  let overHttp: RunningGateway;
  let sam: Person;
  let ana: Person;

  beforeAll(async () => {
    platform = await startPlatform();
    sam = await platform.support();
    ana = await platform.signUp('ana');
    const addresses = await Promise.all(
      Object.entries(platform.services).map(async ([name, service]) => {
        return [name, `${await service.listen(0, '127.0.0.1')}/graphql`] as const;
      }),
    );
    overHttp = await startGateway({
      services: Object.fromEntries(addresses),
      supergraphSdl: readSupergraph(),
      ...{ port: 0, secret: TEST_SECRET, push: new MemoryPushBus(), cache: new MemoryCache() },
      ...{ limiter: new MemoryRateLimiter(), clock: platform.clock, logger: silentLog() },
      timeouts: PATIENT,
    });
    await overHttp.ready;
  });
  afterAll(async () => {
    await overHttp?.stop();
    await platform?.stop();
  });

  type Ask = (query: string, variables?: Record<string, unknown>, who?: Person) => Promise<GraphAnswer>;
  const inProcess: Ask = (query, variables = {}, who = sam) => platform.ask(query, variables, who);
  const http: Ask = async (query, variables = {}, who = sam) => {
    const response = await fetch(`${overHttp.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `JWT ${who.token}` },
      body: JSON.stringify({ query, variables }),
    });
    return (await response.json()) as GraphAnswer;
  };
  const transports = [
    ['in process', inProcess],
    ['over HTTP', http],
  ] as const;

  const LOG = `query Log($filter: AuditLogFilter, $first: Int, $after: String) {
    auditLog(filter: $filter, first: $first, after: $after) {
      totalCount away pageInfo { hasNextPage endCursor }
      edges { node { id service action by { id } about { type id } reason before after } }
    }
  }`;
  interface Log {
    readonly totalCount: number;
    readonly away: readonly string[];
    readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string };
    readonly edges: readonly { readonly node: Record<string, unknown> & { readonly id: string } }[];
  }
  const readLog = async (ask: Ask, variables: Record<string, unknown>) => {
    const { data, errors } = await ask(LOG, variables);
    expect(errors).toBeUndefined();
    return data!['auditLog'] as Log;
  };

  it('ADM-01~ one log tells what was done in several services, page by page, and by person, action, subject and time', async () => {
    const lock = `mutation ($input: SetAccountAccessInput!) { setAccountAccess(input: $input) { success } }`;
    const bar = `mutation ($input: SetPaymentAccessInput!) { setPaymentAccess(input: $input) { success errorCode } }`;
    for (const disabled of [true, false]) {
      await inProcess(lock, { input: { userId: ana.id, disabled, ...(disabled && { reason: 'Insults' }) } });
      platform.clock.advance({ seconds: 1 });
    }
    await eventually(async () => {
      const { data } = await inProcess(bar, { input: { userId: ana.id, barred: true, reason: 'Did not pay' } });
      return (data?.['setPaymentAccess'] as { success: boolean } | undefined)?.success ?? false;
    }, 'the player cannot be barred');
    for (const [, ask] of transports) {
      const all = await readLog(ask, { filter: { aboutId: ana.id } });
      expect(all.away).toEqual([]);
      expect(all.totalCount).toBe(3);
      const [newest, opened, locked] = all.edges.map(({ node }) => node);
      expect(newest).toMatchObject({ service: 'billing', action: 'PAYER_BARRED', reason: 'Did not pay' });
      expect(opened).toMatchObject({ service: 'identity', action: 'ACCOUNT_UNLOCKED', by: { id: sam.id } });
      expect(locked).toMatchObject({
        action: 'ACCOUNT_LOCKED',
        about: { type: 'ACCOUNT', id: ana.id },
        reason: 'Insults',
      });
      expect(JSON.parse(String(locked!['before']))).toEqual({ status: 'VERIFIED' });
      expect(JSON.parse(String(locked!['after']))).toMatchObject({ status: 'DISABLED', reason: 'Insults' });

      const pages: string[] = [];
      let after: string | null = null;
      for (let page = 0; page < 3; page += 1) {
        const one: Log = await readLog(ask, { filter: { aboutId: ana.id }, first: 1, after });
        expect(one.pageInfo.hasNextPage).toBe(page < 2);
        pages.push(...one.edges.map(({ node }) => node.id));
        after = one.pageInfo.endCursor;
      }
      expect(pages).toEqual(all.edges.map(({ node }) => node.id));

      const counts = await Promise.all(
        [
          { action: 'ACCOUNT_LOCKED', aboutId: ana.id },
          { service: 'billing', aboutId: ana.id },
          { byId: ana.id },
          { aboutId: ana.id, until: '2020-01-01T00:00:00Z' },
          { aboutId: ana.id, from: '2020-01-01T00:00:00Z' },
        ].map(async (filter) => (await readLog(ask, { filter })).totalCount),
      );
      expect(counts).toEqual([1, 1, 0, 0, 3]);
    }
  });

  it('ADM-01~ nothing in the log can be changed or removed', async () => {
    const { manager } = platform.services['identity']!;
    for (const statement of ["update audit_entry set reason = 'x'", 'delete from audit_entry'])
      await expect(manager.query(statement)).rejects.toThrow('append-only');
  });

  it('ADM-01~ a service that is away is named, the others’ entries are shown', async () => {
    const { chat: _, ...others } = platform.services;
    const gateway = await startGateway({
      services: { ...others, chat: 'http://127.0.0.1:9/graphql' },
      supergraphSdl: readSupergraph(),
      ...{ port: 0, secret: TEST_SECRET, push: new MemoryPushBus(), cache: new MemoryCache() },
      ...{ limiter: new MemoryRateLimiter(), clock: platform.clock, logger: silentLog() },
      timeouts: PATIENT,
    });
    await gateway.ready;
    const response = await fetch(`${gateway.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `JWT ${sam.token}` },
      body: JSON.stringify({ query: '{ auditLog { away totalCount } serviceStates { id reachable deadLetters } }' }),
    });
    const { data } = (await response.json()) as GraphAnswer;
    await gateway.stop();
    expect(data).toMatchObject({ auditLog: { away: ['chat'] } });
    expect(data!['serviceStates']).toContainEqual({ id: 'chat', reachable: false, deadLetters: null });
    expect(data!['serviceStates']).toContainEqual({ id: 'courts', reachable: true, deadLetters: 0 });
  });

  it.each(transports)('ADM-07~ dead letters are read, tried again and given up with a reason, %s', async (_, ask) => {
    const { manager } = platform.services['chat']!;
    const letter = async (id: string, type: string) => {
      const data = type.startsWith('players.') ? { userId: 'x', otherId: 'y', blocked: true } : {};
      const envelope = {
        ...{ specversion: '1.0', id, source: 'players', type, time: '2026-03-18T09:00:00.000Z', subject: 'x' },
        ...{ version: 1, data },
      };
      await manager.query(
        `insert into dead_letter (event_id, type, subject, envelope, error, attempts) values ($1, $2, 'x', $3, 'once', 12)`,
        [id, type, JSON.stringify(envelope)],
      );
    };
    const name = `${ask === http ? 'h' : 'p'}`;
    await letter(`${name}-broken`, 'nobody.knows.v1');
    await letter(`${name}-other`, 'nobody.knows.v1');
    const LETTERS = '{ deadLetters(service: "chat") { totalCount letters { id type error payload } } }';
    const listed = (await ask(LETTERS)).data!['deadLetters'] as { letters: { id: string; payload: string }[] };
    const ids = listed.letters.map(({ id }) => id).filter((id) => id.startsWith(name));
    expect(ids.toSorted()).toEqual([`${name}-broken`, `${name}-other`]);
    expect(JSON.parse(listed.letters[0]!.payload)).toMatchObject({ source: 'players' });

    const change = (what: string, input: object) =>
      ask(`mutation ($input: DeadLettersInput!) { done: ${what}(input: $input) { success errorCode done } }`, {
        input,
      });
    const asked = { service: 'chat', ids, reason: 'Mended' };
    expect((await change('discardDeadLetters', { ...asked, reason: ' ' })).data!['done']).toMatchObject({
      errorCode: 'REASON_REQUIRED',
    });
    expect((await change('discardDeadLetters', { ...asked, service: 'nobody' })).data!['done']).toMatchObject({
      errorCode: 'SERVICE_NOT_FOUND',
    });
    expect((await change('replayDeadLetters', { ...asked, ids: [] })).data!['done']).toMatchObject({
      errorCode: 'TOO_MANY_LETTERS',
    });
    const [replayed] = ids;
    await change('replayDeadLetters', { ...asked, ids: [replayed] });
    expect((await change('discardDeadLetters', asked)).data!['done']).toMatchObject({ success: true });
    expect((await ask(LETTERS)).data!['deadLetters']).toMatchObject({ totalCount: 0 });
    const log = await readLog(ask, { filter: { service: 'chat', aboutId: ids[1] } });
    expect(log.edges.map(({ node }) => node)).toMatchObject([{ action: 'DEAD_LETTER_DISCARDED', reason: 'Mended' }]);
    // What the event said may be personal: it is not kept.
    expect(JSON.stringify(log)).not.toContain('specversion');
  });

  it.each(transports)('ADM-07~ each service says how it is doing, %s', async (_, ask) => {
    const { data } = await ask('{ serviceStates { id reachable problems outboxAgeSeconds parkedEvents jobsFailed } }');
    expect(data!['serviceStates']).toEqual(
      Object.keys(platform.services).map((id) => ({
        ...{ id, reachable: true, problems: [], outboxAgeSeconds: expect.any(Number) },
        ...{ parkedEvents: 0, jobsFailed: expect.any(Number) },
      })),
    );
  });

  it('ADM-08~ figures of all services come in one answer, a week or month after the other', async () => {
    const { data, errors } = await inProcess(`{
      signUpFigures(from: "2026-06-03", to: "2026-06-16") { week registered }
      matchFigures(from: "2026-06-03", to: "2026-06-16") { states { count } weeks { week activePlayers } }
      entryFigures(from: "2026-05-31", to: "2026-06-16") { month entries }
      moneyFigures(from: "2026-05-31", to: "2026-06-16") { month paidCents refundedCents }
    }`);
    expect(errors).toBeUndefined();
    const weeks = ['2026-06-01', '2026-06-08', '2026-06-15'];
    expect(data).toEqual({
      signUpFigures: weeks.map((week) => ({ week, registered: 0 })),
      matchFigures: { states: [], weeks: weeks.map((week) => ({ week, activePlayers: 0 })) },
      entryFigures: ['2026-05-01', '2026-06-01'].map((month) => ({ month, entries: 0 })),
      moneyFigures: ['2026-05-01', '2026-06-01'].map((month) => ({ month, paidCents: 0, refundedCents: 0 })),
    });
    const wrong = await inProcess('{ signUpFigures(from: "2026-06-16", to: "2026-06-03") { week } }');
    expect(wrong.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT' });
  });

  it('API-13 what the kit answers to the gateway is refused to players by each service itself', async () => {
    for (const service of Object.values(platform.services)) {
      const who = { kind: 'user', userId: ana.id, roles: [], sessionId: 's' } as never;
      for (const query of ['{ kitState { problems } }', '{ kitDeadLetters(first: 1) { totalCount } }']) {
        const { errors } = await service.query(query, {}, who);
        expect(errors?.[0]?.extensions['code']).toBe('FORBIDDEN');
      }
    }
  });
});

describe('the audit log', () => {
  /** Mutations of support that no contract spec of a service calls, and why. */
  const ELSEWHERE: Readonly<Record<string, string>> = {
    replayDeadLetters: 'of the gateway; the journey above calls it',
    discardDeadLetters: 'of the gateway; the journey above calls it',
  };

  /** The testkit checks the first success of each that a spec calls: it has to leave an entry that says what changed. */
  it('ADM-01 each mutation of support is called by a spec, which checks its entry', () => {
    const mutations = parse(readSupergraph()).definitions.find(
      (node): node is ObjectTypeDefinitionNode =>
        node.kind === Kind.OBJECT_TYPE_DEFINITION && node.name.value === 'Mutation',
    )!;
    const ofSupport = mutations.fields!.filter(({ directives }) =>
      directives?.some(
        ({ name, arguments: [rule] = [] }) =>
          name.value === 'access' && rule?.value.kind === Kind.STRING && rule.value.value === 'SUPPORT',
      ),
    );
    const specs = globSync('apps/*/test/{*,{contract,persistence}/**/*}.ts', { cwd: root })
      .map((path) => readFileSync(root + path, 'utf8'))
      .join('\n');
    const names = ofSupport.map(({ name }) => name.value);
    expect(names.length).toBeGreaterThan(25);
    expect(names.filter((name) => !ELSEWHERE[name] && !new RegExp(`\\b${name}\\b`).test(specs))).toEqual([]);
  });
});
