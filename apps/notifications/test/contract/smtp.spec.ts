import { accountMailRequested } from '@setpoint/events';
import { eventually, FixedClock, startTestService, support, type TestService } from '@setpoint/testkit';
import { notificationsService } from '../../src/service.js';
import { MailServer } from '../mail-server.js';

const clock = new FixedClock('2026-06-01T10:00:00Z');
let server: MailServer;
let service: TestService;

beforeAll(async () => {
  server = await MailServer.start();
  service = await startTestService(notificationsService, {
    clock,
    settings: { webUrl: 'https://setpoint.example', smtpUrl: server.url },
  });
});
afterAll(async () => {
  await service.stop();
  await server.stop();
});

const request = (email: string) =>
  service.deliver(accountMailRequested, {
    userId: 'dora',
    email,
    firstName: 'Dora',
    language: 'en',
    kind: 'VERIFY_EMAIL',
    path: '/auth/login?mode=verifyEmail&oobCode=secret-code',
  });

async function messageTo(email: string) {
  const { data } = await service.query<{ messages: { edges: { node: Record<string, unknown> }[] } }>(
    'query ($filter: MessagesFilter) { messages(filter: $filter) { edges { node { state attempts text html sentAt } } } }',
    { filter: { to: email } },
    support(),
  );
  return data!.messages.edges[0]?.node;
}

describe('mail through a provider', () => {
  it('NTF-08 is delayed by an outage, never lost, and sent once', async () => {
    server.busy = true;
    await request('delayed@example.org');
    await eventually(() => server.turnedAway > 0, 'the provider was never asked');
    await eventually(
      async () => expect(await messageTo('delayed@example.org')).toMatchObject({ state: 'WAITING', attempts: 1 }),
      'the failed try is not shown',
    );
    server.busy = false;
    clock.advance({ seconds: 3 });
    await service.runTimers();
    await eventually(
      async () => expect(await messageTo('delayed@example.org')).toMatchObject({ state: 'SENT' }),
      'the mail was lost',
    );
    const [mail, ...others] = server.mails.filter((each) => each.includes('To: delayed@example.org'));
    expect(others).toEqual([]);
    expect(mail).toContain('Subject: Confirm your email address');
    expect(mail).toContain('Auto-Submitted: auto-generated');
    expect(mail).toMatch(/Message-ID: <[\w-]+@setpoint\.example>/i);
    expect(mail).toContain('secret-code');
  });

  it('AUTH-02 leaves no one-time link behind', async () => {
    await request('linked@example.org');
    await eventually(
      async () => expect(await messageTo('linked@example.org')).toMatchObject({ state: 'SENT' }),
      'the mail was not sent',
    );
    expect(server.mails.find((each) => each.includes('To: linked@example.org'))).toContain('secret-code');
    const kept = await messageTo('linked@example.org');
    expect(JSON.stringify(kept)).not.toContain('secret-code');
    expect(kept!['text']).toContain('[link]');
  });

  it('is given up when there is no such address', async () => {
    server.unknown.add('nobody@example.org');
    await request('nobody@example.org');
    await eventually(
      async () =>
        expect(await messageTo('nobody@example.org')).toMatchObject({ state: 'FAILED', attempts: 1, sentAt: null }),
      'the refused mail is not shown as failed',
    );
  });
});
