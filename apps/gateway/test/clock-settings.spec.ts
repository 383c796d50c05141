import { type ConfigError, readConfig } from '@setpoint/service-kit/edge';
import { gatewayConfig } from '../src/config.js';

const env = {
  ...{ SUBGRAPHS: '{}', SUBGRAPH_SECRET: 'x'.repeat(32), REDIS_URL: 'redis://localhost:6379' },
  ...{ UPLOADS_FOLDER: '/uploads', SETPOINT_NOW: '2026-03-14T10:00:00+01:00' },
};

const errorsOf = (changes: Record<string, string>): readonly string[] => {
  try {
    readConfig(gatewayConfig, { ...env, ...changes });
    return [];
  } catch (error) {
    return (error as ConfigError).errors;
  }
};

describe('the clock of a gateway', () => {
  it('starts where it is pinned', () => {
    expect(readConfig(gatewayConfig, { ...env, PRODUCTION: 'false' }).setpointNow).toEqual(
      new Date('2026-03-14T09:00:00Z'),
    );
  });

  it('needs an offset', () => {
    expect(errorsOf({ SETPOINT_NOW: '2026-03-14T10:00:00' })).toEqual([
      expect.stringMatching(/^SETPOINT_NOW: .* with an offset/),
    ]);
  });

  it('is not pinned in production, which is said beside everything else', () => {
    expect(errorsOf({ PRODUCTION: 'true', PORT: 'http' })).toEqual([
      expect.stringMatching(/^PORT: /),
      expect.stringMatching(/^SETPOINT_NOW: .* not for production$/),
    ]);
  });
});
