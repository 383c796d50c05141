import {
  eventually,
  FixedClock,
  player,
  startTestService,
  support,
  VISITOR,
  type TestService,
} from '@setpoint/testkit';
import { notificationsService } from '../../src/service.js';

const clock = new FixedClock('2026-06-01T10:00:00Z');
let service: TestService;
beforeAll(async () => {
  service = await startTestService(notificationsService, { clock, settings: { webUrl: 'http://localhost:3000' } });
});
afterAll(() => service.stop());

const OPEN = `mutation ($input: OpenTicketInput!) {
  openTicket(input: $input) { success errorCode number retryAfterSeconds fieldErrors { field code } }
}`;
const TICKET =
  'id number kind state name email phone subject message language version user { id } history { action text by { id } at } others { number }';
const LIST = `query ($filter: TicketsFilter) { tickets(filter: $filter) { totalCount edges { node { ${TICKET} } } } }`;
const ACT = `mutation ($input: ActOnTicketInput!) { actOnTicket(input: $input) { success errorCode ticket { ${TICKET} } } }`;

interface Ticket {
  id: string;
  number: number;
  state: string;
  version: number;
  user: { id: string } | null;
  history: { action: string; text: string | null; by: { id: string } }[];
  others: { number: number }[];
}
interface Payload {
  success: boolean;
  errorCode: string | null;
  number: number | null;
  retryAfterSeconds: number | null;
  ticket: Ticket | null;
}

let requests = 0;
async function open(but: object = {}, who: typeof VISITOR | ReturnType<typeof player> = VISITOR): Promise<Payload> {
  const input = {
    ...{ requestId: `r${++requests}`, kind: 'SUPPORT', name: 'Carla', email: `carla${requests}@setpoint.example` },
    ...{ subject: 'A refund', message: 'When?\nThank you', language: 'it' },
    ...but,
  };
  const { data, errors } = await service.query<{ openTicket: Payload }>(OPEN, { input }, who);
  expect(errors).toBeUndefined();
  return data!.openTicket;
}
async function list(filter: object = {}): Promise<Ticket[]> {
  const { data } = await service.query<{ tickets: { edges: { node: Ticket }[] } }>(LIST, { filter }, support('sue'));
  return data!.tickets.edges.map(({ node }) => node);
}
const act = async (input: object) =>
  (await service.query<{ actOnTicket: Payload }>(ACT, { input }, support('sue'))).data!.actOnTicket;
const mailsTo = (email: string) =>
  service.manager.query<{ subject: string; text: string; state: string; template: string; language: string }[]>(
    'select * from message where recipient = $1 order by created_at, id',
    [email],
  );

describe('tickets', () => {
  it('PUB-02 opens one for a visitor, mails a copy in their language and shows it to support', async () => {
    const { success, number } = await open({
      requestId: 'first',
      email: 'first@setpoint.example',
      phone: '+39 333 1234567',
    });
    expect(success).toBe(true);
    expect(number).toBeGreaterThan(1_000);
    const [ticket] = await list({ text: `#${number}` });
    expect(ticket).toMatchObject({
      ...{ number, kind: 'SUPPORT', state: 'OPEN', name: 'Carla', email: 'first@setpoint.example', user: null },
      ...{ phone: '+39 333 1234567', subject: 'A refund', message: 'When?\nThank you', language: 'it', history: [] },
    });
    const sent = await eventually(async () => {
      const mails = await mailsTo('first@setpoint.example');
      return mails.find(({ state }) => state === 'SENT') ?? null;
    }, 'no copy was sent');
    expect(sent).toMatchObject({ template: 'ticketCopy', language: 'it' });
    expect(sent?.subject).toBe(`Abbiamo ricevuto il tuo messaggio (#${number})`);
    expect(sent?.text).toContain('When?\nThank you');
  });

  it('PUB-02~ opens one ticket for one request, also pressed twice at once', async () => {
    const email = 'twice@setpoint.example';
    const [one, other] = await Promise.all([open({ requestId: 'twice', email }), open({ requestId: 'twice', email })]);
    const again = await open({ requestId: 'twice', email });
    expect([other.number, again.number]).toEqual([one.number, one.number]);
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it('PUB-02~ says which fields are missing and keeps nothing', async () => {
    const before = await list();
    const refused = await open({ subject: ' ', email: 'nobody' });
    expect(refused).toMatchObject({
      ...{ success: false, errorCode: 'INVALID_DATA', number: null },
      fieldErrors: [
        { field: 'email', code: 'NOT_VALID' },
        { field: 'subject', code: 'REQUIRED' },
      ],
    });
    expect(await list()).toHaveLength(before.length);
  });

  it('PUB-02~ keeps nothing of what a program filled in, and does not tell it', async () => {
    const email = 'robot@setpoint.example';
    expect(await open({ email, website: 'https://buy.example' })).toMatchObject({ success: true, number: null });
    expect(await mailsTo(email)).toEqual([]);
  });

  it('PUB-02~ writes to one address five times a day, however it is spelt', async () => {
    for (let i = 0; i < 5; i += 1) expect((await open({ email: 'Flood@setpoint.example' })).success).toBe(true);
    const refused = await open({ email: 'flood@Setpoint.example' });
    expect(refused).toMatchObject({ success: false, errorCode: 'TOO_MANY_REQUESTS' });
    expect(refused.retryAfterSeconds).toBeGreaterThan(0);
  });

  it('PUB-02~ remembers who was signed in, and that a centre wants to be a partner', async () => {
    const { number } = await open({ kind: 'COURT_PARTNERSHIP', subject: 'Tennis Club Navigli, Milano' }, player('ana'));
    const [ticket] = await list({ kind: 'COURT_PARTNERSHIP' });
    expect(ticket).toMatchObject({ number, user: { id: 'ana' } });
  });

  it('ADM-07~ answers by mail, notes for support alone, closes and reopens, with who did it', async () => {
    const email = 'asks@setpoint.example';
    const first = await open({ email });
    const second = await open({ email: 'ASKS@setpoint.example' });
    const [ticket] = await list({ text: String(second.number) });
    expect(ticket!.others.map(({ number }) => number)).toEqual([first.number]);
    const { id: ticketId } = ticket!;
    expect(await act({ ticketId, action: 'ANSWER', text: 'Tomorrow.', version: 9 })).toMatchObject({
      ...{ success: false, errorCode: 'TICKET_CHANGED', ticket: null },
    });
    const answered = await act({ ticketId, action: 'ANSWER', text: 'Tomorrow.', version: 1 });
    expect(answered.ticket).toMatchObject({ state: 'ANSWERED', version: 2 });
    await act({ ticketId, action: 'NOTE', text: 'Paid by card.', version: 2 });
    await act({ ticketId, action: 'CLOSE', version: 3 });
    const reopened = await act({ ticketId, action: 'REOPEN', version: 4 });
    expect(reopened.ticket!.history).toMatchObject([
      { action: 'ANSWER', text: 'Tomorrow.', by: { id: 'sue' } },
      { action: 'NOTE', text: 'Paid by card.', by: { id: 'sue' } },
      { action: 'CLOSE', text: null },
      { action: 'REOPEN', text: null },
    ]);
    const mails = (await mailsTo('ASKS@setpoint.example')).map(({ template, text }) => [template, text]);
    expect(mails).toEqual([
      ['ticketCopy', expect.any(String)],
      ['ticketAnswer', expect.stringContaining('Tomorrow.')],
    ]);
    expect(await act({ ticketId: 'none', action: 'CLOSE', version: 1 })).toMatchObject({
      errorCode: 'TICKET_NOT_FOUND',
    });
  });

  it('ADM-07~ finds by state, by words as they are typed, and pages', async () => {
    await open({ subject: '100% of_it' });
    expect(await list({ text: '100% OF_' })).toHaveLength(1);
    expect(await list({ text: '1__%' })).toEqual([]);
    expect((await list({ state: 'CLOSED' })).every(({ state }) => state === 'CLOSED')).toBe(true);
  });

  it('ADM-07~ shows and changes them for support alone', async () => {
    const { errors } = await service.query(LIST, {}, player('ana'));
    expect(errors![0]!.extensions!['code']).toBe('FORBIDDEN');
    const acted = await service.query(ACT, { input: { ticketId: 'x', action: 'CLOSE', version: 1 } }, player('ana'));
    expect(acted.errors![0]!.extensions!['code']).toBe('FORBIDDEN');
  });
});
