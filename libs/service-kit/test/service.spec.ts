import { player, startTestService, support, VISITOR, type TestService } from '@setpoint/testkit';
import { bookingsService } from './fixture/bookings/bookings.service.js';
import { changesIn } from './fixture/bookings/readers.js';
import { bookingChanged } from './fixture/bookings/events.js';

let service: TestService;
beforeAll(async () => {
  service = await startTestService(bookingsService);
});
afterAll(() => service?.stop());

const start = (who = player('ana')) =>
  service.query<{ createBooking: { success: boolean; errorCode: string | null; booking: { id: string } } }>(
    `mutation ($input: CreateBookingInput!) {
      createBooking(input: $input) { success errorCode fieldErrors { field code } booking { id revision startsAt on at note plan } }
    }`,
    { input: { guestId: 'ben', startsAt: '2026-06-01T18:00:00Z', on: '2026-06-01', at: '18:30' } },
    who,
  );

describe('a service', () => {
  it('answers commands and queries, with scalars both ways', async () => {
    const { data, errors } = await start();
    expect(errors).toBeUndefined();
    expect(data?.createBooking).toMatchObject({
      success: true,
      errorCode: null,
      fieldErrors: [],
      booking: {
        revision: 0,
        startsAt: '2026-06-01T18:00:00.000Z',
        on: '2026-06-01',
        at: '18:30',
        note: 'note of ana',
        plan: 'doubles',
      },
    });
    const again = await service.query('query ($id: ID!) { booking(id: $id) { on at startsAt } }', {
      id: data!.createBooking.booking.id,
    });
    expect(again.data).toEqual({ booking: { on: '2026-06-01', at: '18:30', startsAt: '2026-06-01T18:00:00.000Z' } });
  });

  it('answers refusals with their code', async () => {
    const { data } = await service.query(
      'mutation { createBooking(input: {}) { success errorCode fieldErrors { field code } booking { id } } }',
      {},
      player('ana'),
    );
    expect(data).toEqual({
      createBooking: {
        success: false,
        errorCode: 'GUEST_REQUIRED',
        fieldErrors: [{ field: 'guestId', code: 'REQUIRED' }],
        booking: null,
      },
    });
  });

  it('delivers what it emitted to whoever listens, once', async () => {
    const { data } = await start();
    const id = data!.createBooking.booking.id;
    expect(await service.eventsOf(bookingChanged)).toContainEqual({ bookingId: id, revision: 0 });
    await service.drain();
    expect(await changesIn(service, id)).toEqual([0]);
  });

  it('resolves entities by key and keeps the SDL of its contract', async () => {
    const { data } = await start();
    const id = data!.createBooking.booking.id;
    const answer = await service.query(
      'query ($r: [_Any!]!) { _service { sdl } _entities(representations: $r) { ... on Booking { id revision } } }',
      {
        r: [
          { __typename: 'Booking', id },
          { __typename: 'Booking', id: 'broken' },
        ],
      },
    );
    expect(answer.data).toMatchObject({
      _entities: [{ id, revision: 0 }, null],
      _service: { sdl: expect.stringContaining('@access') },
    });
    expect(answer.errors).toMatchObject([
      { message: 'Something went wrong', extensions: { code: 'INTERNAL_SERVER_ERROR' } },
    ]);
  });

  it('keeps unexpected errors inside: a code and a correlation id, nothing else', async () => {
    const { errors } = await service.query('{ broken }', {}, VISITOR, { requestId: 'request-1' });
    expect(errors?.map((error) => error.toJSON())).toMatchObject([
      { message: 'Something went wrong', extensions: { code: 'INTERNAL_SERVER_ERROR', correlationId: 'request-1' } },
    ]);
    expect(JSON.stringify(errors)).not.toContain('hunter2');
  });

  it('guards fields by their rules', async () => {
    const { data } = await start();
    const id = data!.createBooking.booking.id;
    const read = (who = VISITOR as Parameters<typeof service.query>[2]) =>
      service.query('query ($id: ID!) { booking(id: $id) { id note plan } }', { id }, who);
    expect((await read(player('ana'))).errors).toBeUndefined();
    expect((await read(support())).errors).toBeUndefined();
    const ben = await read(player('ben'));
    expect(ben.data).toEqual({ booking: { id, note: null, plan: 'doubles' } });
    expect(ben.errors).toMatchObject([
      {
        message: 'You do not have permission to perform this action',
        path: ['booking', 'note'],
        extensions: { code: 'FORBIDDEN' },
      },
    ]);
    const visitor = await read();
    expect(visitor.data).toEqual({ booking: { id, note: null, plan: null } });
    expect(visitor.errors).toMatchObject([
      { extensions: { code: 'UNAUTHENTICATED' } },
      { extensions: { code: 'UNAUTHENTICATED' } },
    ]);
  });
});
