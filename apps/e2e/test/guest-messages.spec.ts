import { profileChanged } from '@setpoint/events';
import { MemoryBus } from '@setpoint/service-kit';
import { eventually, FixedClock, player, startTestService, support, type TestService } from '@setpoint/testkit';
import { findServices } from '../../../tools/stack/src/services.ts';

const A_MINUTE_MS = 60_000;
const clock = new FixedClock('2026-06-01T08:00:00Z');
const bus = new MemoryBus();
let matches: TestService;
let notifications: TestService;

beforeAll(async () => {
  const definitions = await findServices();
  const start = (service: string) =>
    startTestService(
      definitions.find(({ name }) => name === service)!,
      { clock, bus },
    );
  matches = await start('matches');
  notifications = await start('notifications');
  await bus.start();
  for (const service of [matches, notifications])
    await service.deliver(profileChanged, {
      ...{ userId: 'ana', firstName: 'Ana', lastName: 'Rossi', displayName: 'Ana Rossi', sex: null, language: 'fr' },
      ...{ sports: [1], inviteCode: 'ana', location: null },
    });
});
afterAll(async () => {
  await matches?.stop();
  await notifications?.stop();
  await bus.stop();
});

async function command<Payload>(name: string, type: string, input: object): Promise<Payload> {
  const { data, errors } = await matches.query<Record<string, Payload>>(
    `mutation ($input: ${type}!) { ${name}(input: $input) { success match { id } } }`,
    { input },
    player('ana'),
  );
  expect([errors, data?.[name]]).toMatchObject([undefined, { success: true }]);
  return data![name]!;
}

describe('a message to a guest', () => {
  it('MAT-05~ leaves within a minute of the invitation, also where its event was held up for most of it, and once', async () => {
    const draft = { requestId: 'one', sport: 1, numberPlayers: 1 };
    const { match } = await command<{ match: { id: string } }>('createMatch', 'CreateMatchInput', draft);
    const invitedAt = clock.now().getTime();
    const marco = { matchId: match.id, side: 'B', name: 'Marco', phone: '+44 (0)7400 123123' };
    await command('inviteGuest', 'InviteGuestInput', marco);
    clock.advance({ seconds: 55 });
    await matches.drain();
    const sent = await eventually(async () => {
      await notifications.drain();
      const { data } = await notifications.query<{ messages: { edges: { node: Record<string, string> }[] } }>(
        '{ messages { edges { node { channel to language state text sentAt } } } }',
        {},
        support('sue'),
      );
      const messages = data!.messages.edges.map(({ node }) => node);
      expect(messages).toMatchObject([{ channel: 'SMS', to: '+447400123123', language: 'fr', state: 'SENT' }]);
      return messages[0]!;
    }, 'Marco has no message');
    expect(sent['text']).toMatch(/Ana Rossi.*\/match\/guest\/[\w-]{43}$/);
    expect(Date.parse(sent['sentAt']!) - invitedAt).toBeLessThan(A_MINUTE_MS);
  });
});
