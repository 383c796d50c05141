import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';
import {
  captchaConfig,
  openCaptcha,
  readConfig,
  silentLog,
  SiteverifyCaptcha,
  withWholeCaptcha,
} from '../src/index.js';

/** What Turnstile and hCaptcha have in common: a token posted with the secret, and JSON that says whether it counts. */
let siteverify: Server;
let url: string;
let asked: URLSearchParams[];
let answer: { status: number; body: string } | 'silence' | 'hang up';

const says = (body: object, status = 200) => (answer = { status, body: JSON.stringify(body) });

beforeAll(async () => {
  siteverify = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
    request.on('end', () => {
      asked.push(new URLSearchParams(body));
      if (answer === 'hang up') return void request.socket.destroy();
      if (answer === 'silence') return;
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
    });
  });
  await new Promise<void>((done) => siteverify.listen(0, '127.0.0.1', done));
  url = `http://127.0.0.1:${(siteverify.address() as AddressInfo).port}/siteverify`;
});
afterAll(async () => {
  siteverify.closeAllConnections();
  await new Promise((done) => siteverify.close(done));
});
beforeEach(() => {
  asked = [];
  says({ success: true, hostname: 'setpoint.example' });
});

const schema = withWholeCaptcha(z.object(captchaConfig));
const WEB = { webUrl: 'https://setpoint.example/' };
const configured = (env: object = {}) =>
  readConfig(schema, {
    ...{ CAPTCHA_PROVIDER: 'turnstile', CAPTCHA_SECRET: 'shared', CAPTCHA_VERIFY_URL: url, ...env },
  });
const captcha = () => openCaptcha({ ...configured(), ...WEB }, silentLog());
const unavailable = { ok: false, code: 'CAPTCHA_UNAVAILABLE', data: { retryAfterSeconds: 30 } };

describe('the captcha', () => {
  it('PUB-05 asks the provider with the secret, the token and the address', async () => {
    expect(await captcha().verify('token', '192.0.2.1')).toEqual({ ok: true, value: null });
    expect(Object.fromEntries(asked[0]!)).toEqual({ secret: 'shared', response: 'token', remoteip: '192.0.2.1' });
  });

  it('PUB-05 is off unless a provider is named, as on one’s own machine', async () => {
    const off = openCaptcha({ ...readConfig(schema, { CAPTCHA_PROVIDER: '' }), ...WEB }, silentLog());
    expect(await off.verify(undefined, undefined)).toEqual({ ok: true, value: null });
  });

  it.each([undefined, null, ''])('PUB-05 refuses %j as a token, without asking', async (token) => {
    expect(await captcha().verify(token, null)).toEqual({ ok: false, code: 'CAPTCHA_REQUIRED' });
    expect(asked).toEqual([]);
  });

  it('PUB-05 refuses a token that is longer than any, without asking', async () => {
    expect(await captcha().verify('x'.repeat(8_193), null)).toEqual({ ok: false, code: 'CAPTCHA_FAILED' });
    expect(asked).toEqual([]);
  });

  it.each([
    ['one that was used before (Turnstile)', ['timeout-or-duplicate']],
    ['one that was used before (hCaptcha)', ['invalid-or-already-seen-response']],
    ['a forged one', ['invalid-input-response']],
    ['one that the provider says nothing about', undefined],
  ])('PUB-05 refuses %s', async (_, codes) => {
    says({ success: false, 'error-codes': codes });
    expect(await captcha().verify('token', null)).toEqual({ ok: false, code: 'CAPTCHA_FAILED' });
  });

  it.each(['elsewhere.example', undefined])('PUB-05 refuses a token from a page of %j', async (hostname) => {
    says({ success: true, hostname });
    expect(await captcha().verify('token', null)).toEqual({ ok: false, code: 'CAPTCHA_FAILED' });
  });

  it('PUB-05 takes tokens from the hosts that are named', async () => {
    says({ success: true, hostname: 'www.setpoint.example' });
    const settings = configured({ CAPTCHA_HOSTNAMES: 'setpoint.example,www.setpoint.example' });
    expect((await openCaptcha({ ...settings, ...WEB }, silentLog()).verify('token', null)).ok).toBe(true);
  });

  it.each([
    ['hangs up', () => (answer = 'hang up')],
    ['answers with an error of its own', () => says({ message: 'oops' }, 500)],
    ['answers what is no JSON', () => (answer = { status: 502, body: '<html>' })],
    ['does not know our secret', () => says({ success: false, 'error-codes': ['invalid-input-secret'] }, 400)],
    ['has an error of its own', () => says({ success: false, 'error-codes': ['internal-error'] })],
  ])('PUB-05 lets nobody through while the provider %s, and says when to come back', async (_, happen) => {
    happen();
    expect(await captcha().verify('token', null)).toEqual(unavailable);
  });

  it('PUB-05 waits for no provider that stays silent', async () => {
    answer = 'silence';
    const impatient = new SiteverifyCaptcha(
      { url, secret: 'shared', hostnames: ['setpoint.example'], timeoutMs: 20 },
      silentLog(),
    );
    expect(await impatient.verify('token', null)).toEqual(unavailable);
  });

  it('PUB-05 does not start with a provider and no secret', () => {
    expect(() => configured({ CAPTCHA_SECRET: '' })).toThrow('CAPTCHA_SECRET: is needed with CAPTCHA_PROVIDER');
    expect(() => configured({ CAPTCHA_PROVIDER: 'other' })).toThrow('CAPTCHA_PROVIDER');
  });
});
