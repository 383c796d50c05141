import { z } from 'zod';
import { ConfigFault, environmentName, processConfig, readConfig } from '../src/index.js';

const schema = z.object({
  reminderHours: z.number().int().positive().default(24),
  captcha: z.boolean().default(false),
  brokers: z.array(z.string()).default([]),
  webUrl: z.url().default('http://localhost:3000'),
  limits: z.object({ join: z.number() }).default({ join: 3 }),
  secret: z.string().min(8).optional(),
});

describe('the configuration', () => {
  it('needs nothing: every field has a default', () => {
    expect(readConfig(schema, {})).toEqual({
      reminderHours: 24,
      captcha: false,
      brokers: [],
      webUrl: 'http://localhost:3000',
      limits: { join: 3 },
    });
  });

  it('takes numbers, switches, lists and structures from text', () => {
    const env = {
      REMINDER_HOURS: '12',
      CAPTCHA: 'true',
      BROKERS: 'a:1, b:2',
      LIMITS: '{"join":5}',
      SECRET: 'long enough',
    };
    expect(readConfig(schema, env)).toMatchObject({
      reminderHours: 12,
      captcha: true,
      brokers: ['a:1', 'b:2'],
      limits: { join: 5 },
      secret: 'long enough',
    });
  });

  it('takes an empty variable for none', () => {
    expect(readConfig(schema, { REMINDER_HOURS: '' }).reminderHours).toBe(24);
  });

  it('lists all faults at once, without the values', () => {
    const fault = (() => {
      try {
        readConfig(schema, { REMINDER_HOURS: 'soon', CAPTCHA: 'perhaps', SECRET: 'short', WEB_URL: 'nowhere' });
      } catch (error) {
        return error as ConfigFault;
      }
      throw new Error('no fault was found');
    })();
    expect(fault).toBeInstanceOf(ConfigFault);
    expect(fault.faults.map((line) => line.split(':')[0])).toEqual(['REMINDER_HOURS', 'CAPTCHA', 'WEB_URL', 'SECRET']);
    expect(fault.message).not.toContain('short');
  });

  it('names variables after fields', () => {
    expect(['databaseUrl', 'port', 's3Bucket'].map(environmentName)).toEqual(['DATABASE_URL', 'PORT', 'S3_BUCKET']);
  });

  it('of a process of its own names what it can not do without', () => {
    expect(() => readConfig(processConfig, {})).toThrow(
      /DATABASE_URL[^]*SUBGRAPH_SECRET[^]*KAFKA_BROKERS[^]*REDIS_URL/,
    );
  });
});
