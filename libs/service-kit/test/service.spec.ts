import { eventually, player, startTestService, support, VISITOR, type TestService } from '@setpoint/testkit';
import { rallyService, type RallyTables } from './rally/rally.service.js';
import { strokePlayed } from './rally/events.js';

let service: TestService<RallyTables>;
beforeAll(async () => {
  service = await startTestService<RallyTables>(rallyService);
}, 60_000);
afterAll(() => service?.stop());

const start = (who = player('ana')) =>
  service.query<{ startRally: { success: boolean; errorCode: string | null; rally: { id: string } } }>(
    `mutation ($input: StartRallyInput!) {
      startRally(input: $input) { success errorCode fieldErrors { field code } rally { id strokes startsAt on at note tactics } }
    }`,
    { input: { withPlayer: 'ben', startsAt: '2026-06-01T18:00:00Z', on: '2026-06-01', at: '18:30' } },
    who,
  );

describe('a service', () => {
  it('answers commands and queries, with scalars both ways', async () => {
    const { data, errors } = await start();
    expect(errors).toBeUndefined();
    expect(data?.startRally).toMatchObject({
      success: true,
      errorCode: null,
      fieldErrors: [],
      rally: {
        strokes: 0,
        startsAt: '2026-06-01T18:00:00.000Z',
        on: '2026-06-01',
        at: '18:30',
        note: 'note of ana',
        tactics: 'volley',
      },
    });
    const again = await service.query('query ($id: ID!) { rally(id: $id) { on at startsAt } }', {
      id: data!.startRally.rally.id,
    });
    expect(again.data).toEqual({ rally: { on: '2026-06-01', at: '18:30', startsAt: '2026-06-01T18:00:00.000Z' } });
  });

  it('tells refusals by their code', async () => {
    const { data } = await service.query(
      'mutation { startRally(input: {}) { success errorCode fieldErrors { field code } rally { id } } }',
      {},
      player('ana'),
    );
    expect(data).toEqual({
      startRally: {
        success: false,
        errorCode: 'ALONE',
        fieldErrors: [{ field: 'withPlayer', code: 'REQUIRED' }],
        rally: null,
      },
    });
  });

  it('delivers what it said to whom listens, once', async () => {
    const { data } = await start();
    const id = data!.startRally.rally.id;
    expect(await service.eventsOf(strokePlayed)).toContainEqual({ rallyId: id, number: 0 });
    await service.drain();
    const heard = await service.db.selectFrom('heard').selectAll().where('subject', '=', id).execute();
    expect(heard).toHaveLength(1);
  });

  it('resolves entities by key and keeps the SDL of its contract', async () => {
    const { data } = await start();
    const id = data!.startRally.rally.id;
    const answer = await service.query(
      'query ($r: [_Any!]!) { _service { sdl } _entities(representations: $r) { ... on Rally { id strokes } } }',
      {
        r: [
          { __typename: 'Rally', id },
          { __typename: 'Rally', id: 'torn' },
        ],
      },
    );
    expect(answer.data).toMatchObject({
      _entities: [{ id, strokes: 0 }, null],
      _service: { sdl: expect.stringContaining('@access') },
    });
    expect(answer.errors).toMatchObject([
      { message: 'Something went wrong', extensions: { code: 'INTERNAL_SERVER_ERROR' } },
    ]);
  });

  it('keeps surprises inside: a code and a correlation id, nothing else', async () => {
    const { errors } = await service.query('{ broken }', {}, VISITOR, { requestId: 'request-1' });
    expect(errors?.map((error) => error.toJSON())).toMatchObject([
      { message: 'Something went wrong', extensions: { code: 'INTERNAL_SERVER_ERROR', correlationId: 'request-1' } },
    ]);
    expect(JSON.stringify(errors)).not.toContain('hunter2');
  });

  it('guards fields by their rules', async () => {
    const { data } = await start();
    const id = data!.startRally.rally.id;
    const read = (who = VISITOR as Parameters<typeof service.query>[2]) =>
      service.query('query ($id: ID!) { rally(id: $id) { id note tactics } }', { id }, who);
    expect((await read(player('ana'))).errors).toBeUndefined();
    expect((await read(support())).errors).toBeUndefined();
    const ben = await read(player('ben'));
    expect(ben.data).toEqual({ rally: { id, note: null, tactics: 'volley' } });
    expect(ben.errors).toMatchObject([
      {
        message: 'You do not have permission to perform this action',
        path: ['rally', 'note'],
        extensions: { code: 'FORBIDDEN' },
      },
    ]);
    const visitor = await read();
    expect(visitor.data).toEqual({ rally: { id, note: null, tactics: null } });
    expect(visitor.errors).toMatchObject([
      { extensions: { code: 'UNAUTHENTICATED' } },
      { extensions: { code: 'UNAUTHENTICATED' } },
    ]);
    await eventually(() => true, 'eventually works');
  });
});
