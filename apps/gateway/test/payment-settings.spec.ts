import { readConfig } from '@setpoint/service-kit/edge';
import { gatewayConfig } from '../src/config.js';
import { startFixtureGateway } from './fixture/fixture-gateway.js';

const STRIPE = /stripe/;
const contentSources = { connect: ['https://accounts.example'], frame: ['https://accounts.example'] };

async function policyOf(settings: { stripe?: boolean }) {
  const gateway = await startFixtureGateway({ contentSources, ...settings });
  try {
    const { headers } = await fetch(`${gateway.url}/config.json`);
    return headers.get('content-security-policy')!.split(';');
  } finally {
    await gateway.stop();
  }
}

describe('pages on which people pay', () => {
  it('BIL-01~ API-14~ load the form of Stripe from Stripe alone, where its keys are set', async () => {
    const policy = await policyOf({ stripe: true });
    expect(policy).toContain("script-src 'self' https://js.stripe.com https://*.js.stripe.com");
    expect(policy).toContain(
      'frame-src https://accounts.example https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
    );
    expect(policy).toContain("connect-src 'self' https://accounts.example https://api.stripe.com");
    expect(policy.filter((line) => STRIPE.test(line))).toHaveLength(3);
  });

  it('API-14~ load nothing of it where people pay in the sandbox', async () => {
    expect((await policyOf({})).filter((line) => STRIPE.test(line))).toEqual([]);
  });

  it('BIL-01~ take the publishable key for that, and no secret one', () => {
    const env = (key: string) => ({
      SUBGRAPHS: '{}',
      SUBGRAPH_SECRET: 'x'.repeat(32),
      REDIS_URL: 'redis://localhost:6379',
      UPLOADS_FOLDER: '/uploads',
      STRIPE_PUBLISHABLE_KEY: key,
    });
    expect(readConfig(gatewayConfig, env('pk_test_1')).stripePublishableKey).toBe('pk_test_1');
    expect(readConfig(gatewayConfig, env('')).stripePublishableKey).toBeUndefined();
    expect(() => readConfig(gatewayConfig, env('sk_test_1'))).toThrow('STRIPE_PUBLISHABLE_KEY: is no publishable key');
  });
});
