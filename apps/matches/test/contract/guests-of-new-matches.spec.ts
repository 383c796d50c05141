import { guestMessageRequested, type EventOf } from '@setpoint/events';
import { player } from '@setpoint/testkit';
import { on, openStage, type Stage } from './stage.js';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.stop());
beforeEach(() => stage.clear());

const GIULIA = { side: 'B', name: ' Giulia  Verdi ', email: 'Giulia@Example.com' };
const MARCO = { side: 'B', name: 'Marco', phone: '+39 333 123 4567', language: 'fr' };

async function messages() {
  const events = (await stage.service.events()).filter(({ type }) => type === guestMessageRequested.type);
  return (events as EventOf<typeof guestMessageRequested>[]).map(({ data }) => data);
}

async function guestsOf(id: string) {
  const { data } = await stage.service.query<{ match: { guests: unknown[] } }>(
    'query ($id: ID!) { match(id: $id) { guests { name badge address side } } }',
    { id },
    player('ana'),
  );
  return data!.match.guests;
}

describe('guests of a new match', () => {
  it('MAT-05~ MAT-01~ are invited with it, each by a message with a link, once however often it is sent', async () => {
    const draft = { ...on(stage.inDays(3)), requestId: 'one', numberPlayers: 2, guests: [GIULIA, MARCO] };
    const created = await stage.create('ana', draft);
    expect(created).toMatchObject({ success: true, match: { state: 'ORGANIZING' } });
    expect(await stage.create('ana', draft)).toMatchObject({ success: true, match: { id: created.match!.id } });
    expect(await guestsOf(created.match!.id)).toEqual([
      { name: 'Giulia Verdi', badge: 'AWAY', address: 'giulia@example.com', side: 'B' },
      { name: 'Marco', badge: 'AWAY', address: '+393331234567', side: 'B' },
    ]);
    const told = await messages();
    expect(told).toMatchObject([
      { kind: 'INVITED', channel: 'EMAIL', address: 'giulia@example.com', language: null, invitedBy: 'ana' },
      { kind: 'INVITED', channel: 'SMS', address: '+393331234567', language: 'fr', actorId: 'ana' },
    ]);
    for (const { path } of told) {
      const { data } = await stage.service.query<{ guestMatch: unknown }>(
        'query ($token: String!) { guestMatch(token: $token) { standing match { id } } }',
        { token: path.split('/').at(-1)! },
      );
      expect(data!.guestMatch).toEqual({ standing: 'PENDING', match: { id: created.match!.id } });
    }
  });

  it('MAT-05~ MAT-03~ count in a private match, which needs enough who are asked', async () => {
    const secret = { visibility: 'PRIVATE', numberPlayers: 2 };
    expect(await stage.create('ana', { ...secret, guests: [GIULIA] })).toMatchObject({
      fieldErrors: [{ field: 'inviteTeamB', code: 'TOO_FEW_FOLLOWED' }],
    });
    expect(await stage.create('ana', { ...secret, guests: [GIULIA, MARCO] })).toMatchObject({ success: true });
  });

  it('MAT-05~ are refused by name where something is wrong, and nothing is created or sent', async () => {
    const doubles = { numberPlayers: 2 };
    expect(
      await stage.create('ana', { ...doubles, guests: [GIULIA, { side: 'A', name: ' ', phone: '12' }] }),
    ).toMatchObject({
      errorCode: 'INVALID_DATA',
      fieldErrors: [
        { field: 'guests.1.name', code: 'REQUIRED' },
        { field: 'guests.1.phone', code: 'INVALID' },
      ],
    });
    expect(await stage.create('ana', { guests: [GIULIA, MARCO] })).toMatchObject({
      fieldErrors: [{ field: 'inviteTeamB', code: 'TOO_MANY' }],
    });
    expect(await stage.create('ana', { ...doubles, guests: [GIULIA, { ...GIULIA, side: 'A' }] })).toMatchObject({
      errorCode: 'GUEST_EXISTS',
    });
    expect(await messages()).toEqual([]);
    expect(await stage.service.manager.query('select count(*)::int as count from match')).toEqual([{ count: 0 }]);
  });

  it('MAT-05~ count against the limits of who invites and of each address, and a match sent again does not', async () => {
    const fifth = { requestId: 'fifth', guests: [GIULIA] };
    for (let i = 0; i < 4; i += 1) await stage.create('ana', { guests: [GIULIA] });
    expect(await stage.create('ana', fifth)).toMatchObject({ success: true });
    expect(await stage.create('ana', fifth)).toMatchObject({ success: true });
    const flooded = await stage.create('carla', { guests: [GIULIA] });
    expect(flooded).toMatchObject({ errorCode: 'TOO_MANY_REQUESTS' });
    expect(flooded.retryAfterSeconds).toBeGreaterThan(0);
    expect(await messages()).toHaveLength(5);
  });
});
