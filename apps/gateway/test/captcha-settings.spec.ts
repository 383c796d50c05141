import { readConfig } from '@setpoint/service-kit/edge';
import { gatewayConfig } from '../src/config.js';
import { captchaSettings } from '../src/index.js';
import { startFixtureGateway } from './fixture/fixture-gateway.js';

const env = {
  ...{ SUBGRAPHS: '{}', SUBGRAPH_SECRET: 'x'.repeat(32), REDIS_URL: 'redis://localhost:6379' },
  UPLOADS_FOLDER: '/uploads',
};

async function pages(settings: object) {
  const gateway = await startFixtureGateway(settings);
  try {
    const response = await fetch(`${gateway.url}/config.json`);
    const policy = response.headers.get('content-security-policy')!;
    return { policy: policy.split(';'), config: (await response.json()) as Record<string, unknown> };
  } finally {
    await gateway.stop();
  }
}

describe('pages with a captcha', () => {
  it('PUB-05 load the script and the frame of Turnstile, and know its public key', async () => {
    const captcha = captchaSettings({ captchaProvider: 'turnstile', captchaSiteKey: 'public' });
    const { policy, config } = await pages({ captcha });
    expect(policy).toContain("script-src 'self' https://challenges.cloudflare.com");
    expect(policy).toContain('frame-src https://challenges.cloudflare.com');
    expect(policy.filter((line) => line.includes('cloudflare'))).toHaveLength(2);
    expect(config['captcha']).toEqual({ provider: 'turnstile', siteKey: 'public' });
  });

  it('PUB-05 load what hCaptcha needs from hCaptcha', async () => {
    const { policy } = await pages({ captcha: { provider: 'hcaptcha', siteKey: 'public' } });
    expect(policy).toContain("script-src 'self' https://hcaptcha.com https://*.hcaptcha.com");
    expect(policy).toContain('frame-src https://hcaptcha.com https://*.hcaptcha.com');
    expect(policy).toContain("connect-src 'self' https://hcaptcha.com https://*.hcaptcha.com");
  });

  it('PUB-05 load nothing of either where none is configured', async () => {
    const { policy, config } = await pages({});
    expect(policy.filter((line) => /cloudflare|hcaptcha/.test(line))).toEqual([]);
    expect(config).not.toHaveProperty('captcha');
  });

  it('PUB-05 need a public key with a provider, and neither alone', () => {
    expect(captchaSettings(readConfig(gatewayConfig, env))).toBeUndefined();
    expect(captchaSettings(readConfig(gatewayConfig, { ...env, CAPTCHA_SITE_KEY: 'public' }))).toBeUndefined();
    expect(() => readConfig(gatewayConfig, { ...env, CAPTCHA_PROVIDER: 'turnstile' })).toThrow(
      'CAPTCHA_SITE_KEY: is needed with CAPTCHA_PROVIDER',
    );
  });
});

describe('endpoints with a captcha', () => {
  it('PUB-05 hand its token to identity, and say in an outage when to come back', async () => {
    const gateway = await startFixtureGateway();
    try {
      const refusal = { success: false, errorCode: 'CAPTCHA_UNAVAILABLE', retryAfterSeconds: 30 };
      Object.assign(gateway.state, { exchanged: refusal, mail: refusal });
      for (const path of ['/auth/signup', '/auth/reset-password']) {
        const body = { email: 'ana@setpoint.example', captchaToken: 'token' };
        const response = await gateway.post(path, body, { authorization: 'Bearer provider' });
        expect([response.status, response.headers.get('retry-after')]).toEqual([503, '30']);
        expect(await response.json()).toMatchObject({ error: { code: 'CAPTCHA_UNAVAILABLE', retryAfterSeconds: 30 } });
      }
      expect(gateway.state.internalCalls.map(({ input }) => input)).toMatchObject([
        { captchaToken: 'token' },
        { captchaToken: 'token' },
      ]);
    } finally {
      await gateway.stop();
    }
  });
});
