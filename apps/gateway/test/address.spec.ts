import type { IncomingMessage } from 'node:http';
import { addressReader } from '../src/web/address.js';
import { startFixtureGateway } from './fixture/fixture-gateway.js';

const from = (forwarded: string | undefined, proxies: number, remoteAddress = '192.0.2.9') =>
  addressReader(proxies)({
    headers: { 'x-forwarded-for': forwarded },
    socket: { remoteAddress },
  } as unknown as IncomingMessage);

describe('where a call comes from', () => {
  it.each([
    ['the connection where no proxy stands in front, whatever is written', '203.0.113.1', 0, '192.0.2.9'],
    ['what the only proxy saw, not what the caller wrote before', '203.0.113.1, 198.51.100.7', 1, '198.51.100.7'],
    ['what the outermost of two proxies saw', '203.0.113.1, 198.51.100.7, 10.0.0.1', 2, '198.51.100.7'],
    ['the connection where the proxy says nothing', undefined, 1, '192.0.2.9'],
    ['the connection where fewer have forwarded it than proxies stand in front', '203.0.113.1', 2, '192.0.2.9'],
  ])('AUTH-27~ is read as %s', (_, forwarded, proxies, address) => {
    expect(from(forwarded, proxies)).toBe(address);
  });

  it.each([
    ['an address of IPv4 is itself', '198.51.100.7', '198.51.100.7'],
    ['the same, mapped into IPv6', '::ffff:198.51.100.7', '198.51.100.7'],
    ['the same, mapped and in hexadecimal', '::ffff:c633:6407', '198.51.100.7'],
    ['an address of IPv6 is its network', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['another of the same network, written otherwise', '2001:0DB8:0001:0002:ffff::', '2001:db8:1:2::/64'],
    ['one of the next network', '2001:db8:1:3::1', '2001:db8:1:3::/64'],
    ['one with a zone', 'fe80::1%eth0', 'fe80::/64'],
    ['what is no address is counted as it is written', 'unknown', 'unknown'],
  ])('AUTH-27~ is counted by network: %s', (_, written, counted) => {
    expect(from(undefined, 0, written)).toBe(counted);
    expect(from(written, 1)).toBe(counted);
  });

  it('AUTH-27~ is not changed by headers that callers write: the limit of sign-ins holds', async () => {
    for (const proxies of [0, 1]) {
      const rates = { authPosts: { points: 3, seconds: 60, name: 'auth' } };
      const gateway = await startFixtureGateway({ proxies, rates });
      try {
        const statuses: number[] = [];
        for (let i = 0; i < 5; i += 1) {
          const spoofed = `203.0.113.${i}`;
          const forwarded = proxies === 0 ? spoofed : `${spoofed}, 198.51.100.7`;
          const headers = { 'x-forwarded-for': forwarded, forwarded: `for=${spoofed}`, 'x-real-ip': spoofed };
          const { status } = await gateway.post('/auth/reset-password', { email: 'ana@setpoint.example' }, headers);
          statuses.push(status);
        }
        expect([proxies, statuses]).toEqual([proxies, [200, 200, 200, 429, 429]]);
      } finally {
        await gateway.stop();
      }
    }
  });
});
