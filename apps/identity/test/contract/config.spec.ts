import { identityConfig } from '../../src/config.js';

const errorsIn = (settings: Record<string, unknown>) => {
  const parsed = identityConfig.safeParse(settings);
  return parsed.success ? [] : parsed.error.issues.map((issue) => issue.path.join('.'));
};

describe('the settings', () => {
  it('AUTH-20 need nothing to work with the demo project', () => {
    expect(identityConfig.parse({})).toMatchObject({
      projectId: 'demo-setpoint',
      accessTokenSeconds: 900,
      sessionDays: 60,
    });
  });

  it('AUTH-05 ask for credentials of a real project', () => {
    expect(errorsIn({ projectId: 'setpoint' })).toEqual(['credentials']);
    expect(errorsIn({ projectId: 'setpoint', credentials: 'ambient' })).toEqual([]);
    expect(errorsIn({ projectId: 'setpoint', credentials: '{"private_key":"k","client_email":"e"}' })).toEqual([]);
    expect(errorsIn({ projectId: 'setpoint', credentials: '{"client_email":"e"}' })).toEqual(['credentials']);
    expect(errorsIn({ projectId: 'setpoint', credentials: 'text' })).toEqual(['credentials']);
  });

  it('AUTH-05 refuse in production whatever believes unsigned tokens', () => {
    const demo = { production: true, provider: 'memory', emulatorHost: 'localhost:9099' };
    expect(errorsIn(demo)).toEqual(['provider', 'emulatorHost', 'projectId', 'webUrl']);
    const real = {
      production: true,
      projectId: 'setpoint',
      credentials: 'ambient',
      webUrl: 'https://setpoint.example',
    };
    expect(errorsIn(real)).toEqual([]);
  });

  it('ADM-15~ take addresses of support in any case, with spaces around, and nothing else', () => {
    expect(identityConfig.parse({ supportEmails: [' Eva@Setpoint.example '] }).supportEmails).toEqual([
      'eva@setpoint.example',
    ]);
    expect(errorsIn({ supportEmails: ['eva@setpoint.example', 'eva'] })).toEqual(['supportEmails.1']);
  });

  it('AUTH-20 refuse a key that verifiers could meet too early', () => {
    expect(errorsIn({ keyLeadSeconds: 60 })).toEqual(['keyLeadSeconds']);
  });
});
