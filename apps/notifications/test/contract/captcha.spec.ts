import { startTestService, VISITOR, type TestService } from '@setpoint/testkit';
import { notificationsService } from '../../src/service.js';
import { Provider } from '../provider.js';

const OPEN = `mutation ($input: OpenTicketInput!) {
  openTicket(input: $input) { success errorCode number retryAfterSeconds }
}`;

let provider: Provider;
let service: TestService;
beforeAll(async () => {
  provider = await Provider.start();
  service = await startTestService(notificationsService, {
    settings: {
      ...{ webUrl: 'https://setpoint.example', captchaProvider: 'hcaptcha', captchaSecret: 'shared' },
      captchaVerifyUrl: `${provider.origin}/siteverify`,
    },
  });
});
afterAll(async () => {
  await service?.stop();
  await provider?.stop();
});
beforeEach(() => {
  provider.asked.length = 0;
  const spent = new Set<string>();
  provider.answer = ({ body }) => {
    const token = new URLSearchParams(body).get('response')!;
    const success = token.startsWith('passed') && !spent.has(token);
    spent.add(token);
    return { status: 200, body: { success, hostname: 'setpoint.example' } };
  };
});

let requests = 0;
async function open(but: object = {}) {
  const input = {
    ...{ requestId: `c${++requests}`, kind: 'SUPPORT', name: 'Carla', email: 'carla@setpoint.example' },
    ...{ subject: 'A refund', message: 'When?', ...but },
  };
  const { data, errors } = await service.query<{ openTicket: Record<string, unknown> }>(OPEN, { input }, VISITOR);
  expect(errors).toBeUndefined();
  return data!.openTicket;
}
const kept = async () => {
  const [tickets, messages] = await Promise.all(
    ['ticket', 'message'].map((table) => service.manager.query<unknown[]>(`select id from ${table}`)),
  );
  return [tickets!.length, messages!.length];
};

describe('the forms of support and of court partnership, with a captcha', () => {
  it.each([
    ['SUPPORT', undefined, 'CAPTCHA_REQUIRED'],
    ['SUPPORT', 'forged', 'CAPTCHA_FAILED'],
    ['COURT_PARTNERSHIP', undefined, 'CAPTCHA_REQUIRED'],
    ['COURT_PARTNERSHIP', 'forged', 'CAPTCHA_FAILED'],
  ])('PUB-05 %s with the token %j keeps and mails nothing', async (kind, captchaToken, errorCode) => {
    const before = await kept();
    expect(await open({ kind, captchaToken })).toMatchObject({ success: false, errorCode, number: null });
    expect(await kept()).toEqual(before);
  });

  it('PUB-05 takes a token once; the same request again needs none and answers the same ticket', async () => {
    const first = await open({ requestId: 'kept', captchaToken: 'passed-1' });
    expect(first).toMatchObject({ success: true });
    expect(await open({ requestId: 'kept', captchaToken: 'passed-1' })).toEqual(first);
    expect(await open({ captchaToken: 'passed-1' })).toMatchObject({ errorCode: 'CAPTCHA_FAILED' });
  });

  it('PUB-05 asks the provider about nothing that is refused anyway', async () => {
    expect(await open({ subject: ' ', captchaToken: 'passed-2' })).toMatchObject({ errorCode: 'INVALID_DATA' });
    expect(provider.asked).toEqual([]);
  });

  it('PUB-05 who does not pass it uses up nobody’s mails', async () => {
    const email = 'victim@setpoint.example';
    for (let i = 0; i < 6; i += 1) await open({ email });
    expect(await open({ email, captchaToken: 'passed-3' })).toMatchObject({ success: true });
  });

  it('PUB-05 refuses with the time to wait while the provider is away', async () => {
    provider.answer = () => ({ status: 503 });
    expect(await open({ captchaToken: 'passed-4' })).toEqual({
      ...{ success: false, errorCode: 'CAPTCHA_UNAVAILABLE', number: null, retryAfterSeconds: 30 },
    });
  });
});
