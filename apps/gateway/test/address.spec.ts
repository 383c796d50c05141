import type { IncomingMessage } from 'node:http';
import { addressReader } from '../src/web/address.js';
import { startFixtureGateway } from './fixture/fixture-gateway.js';

const from = (forwarded: string | undefined, proxies: number) =>
  addressReader(proxies)({
    headers: { 'x-forwarded-for': forwarded },
    socket: { remoteAddress: '192.0.2.9' },
  } as unknown as IncomingMessage);

describe('where a call comes from', () => {
  it.each([
    ['the connection where no proxy stands in front, whatever is written', '203.0.113.1', 0, '192.0.2.9'],
    ['what the only proxy saw, not what the caller wrote before', '203.0.113.1, 198.51.100.7', 1, '198.51.100.7'],
    ['what the outermost of two proxies saw', '203.0.113.1, 198.51.100.7, 10.0.0.1', 2, '198.51.100.7'],
    ['the connection where the proxy says nothing', undefined, 1, '192.0.2.9'],
  ])('AUTH-27~ is read as %s', (_, forwarded, proxies, address) => {
    expect(from(forwarded, proxies)).toBe(address);
  });

  it('AUTH-27~ is not changed by headers that callers write: the limit of sign-ins holds', async () => {
    const gateway = await startFixtureGateway({ rates: { authPosts: { points: 3, seconds: 60, name: 'auth' } } });
    try {
      const statuses: number[] = [];
      for (let i = 0; i < 5; i += 1) {
        const spoofed = `203.0.113.${i}`;
        const headers = { 'x-forwarded-for': spoofed, forwarded: `for=${spoofed}`, 'x-real-ip': spoofed };
        const { status } = await gateway.post('/auth/reset-password', { email: 'ana@setpoint.example' }, headers);
        statuses.push(status);
      }
      expect(statuses).toEqual([200, 200, 200, 429, 429]);
    } finally {
      await gateway.stop();
    }
  });
});
