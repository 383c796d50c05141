import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import {
  ConfigError,
  DEFAULT_TIMEOUTS,
  environmentName,
  openStore,
  processConfig,
  processSettings,
  readConfig,
  storeConfig,
  topicSettings,
} from '../src/index.js';
import { findStoreFault } from '../src/files/store-config.js';
import { kafkaSecurity, timeoutsOf } from '../src/service/process-config.js';

type Environment = Record<string, string>;

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

  it('lists all errors at once, without the values', () => {
    const env = { REMINDER_HOURS: 'soon', CAPTCHA: 'perhaps', SECRET: 'short', WEB_URL: 'nowhere' };
    const error = errorOf(schema, env);
    expect(error.errors.map((line) => line.split(':')[0])).toEqual(['REMINDER_HOURS', 'CAPTCHA', 'WEB_URL', 'SECRET']);
    expect(error.message).not.toContain('short');
  });

  describe('with placeholders of a template', () => {
    const template = {
      SECRET: 'set-in-overlay',
      WEB_URL: 'https://setpoint.example',
      BROKERS: 'kafka-0.kafka.example:9092',
    };
    const names = (env: Environment) => errorOf(schema, env).errors.map((line) => line.split(':')[0]);

    it.each<Environment>([{ NODE_ENV: 'production' }, { NODE_ENV: 'development', PRODUCTION: 'true' }])(
      'is refused in production, with the names of the settings: %j',
      (mode) => {
        expect(errorOf(schema, { ...template, ...mode }).errors).toEqual([
          'BROKERS: still contains the placeholder kafka-0.kafka.example',
          'WEB_URL: still contains the placeholder setpoint.example',
          'SECRET: still contains the placeholder set-in-overlay',
        ]);
        expect(names({ ...template, ...mode, REMINDER_HOURS: 'soon' })[0]).toBe('REMINDER_HOURS');
      },
    );

    it.each<Environment>([{}, { NODE_ENV: 'development' }, { NODE_ENV: 'production', PRODUCTION: 'false' }])(
      'is taken elsewhere: %j',
      (mode) => {
        expect(readConfig(schema, { ...template, ...mode })).toMatchObject({ secret: 'set-in-overlay' });
      },
    );

    it.each([
      'changeme-please',
      'CHANGE_ME',
      'replace-me',
      '{"apiKey":"set-in-overlay"}',
      'Setpoint <hello@setpoint.example>',
    ])('finds %s', (secret) => {
      expect(names({ SECRET: secret, NODE_ENV: 'production' })).toEqual(['SECRET']);
    });

    it.each(['an example of it', 'example.com is a host', 'setpoint.example.com', 'exchange-me'])(
      'leaves %s alone',
      (secret) => {
        expect(readConfig(schema, { SECRET: secret, NODE_ENV: 'production' }).secret).toBe(secret);
      },
    );
  });

  it('names variables after fields', () => {
    expect(['databaseUrl', 'port', 's3Bucket'].map(environmentName)).toEqual(['DATABASE_URL', 'PORT', 'S3_BUCKET']);
  });

  describe('of a process of its own', () => {
    const NEEDED = {
      DATABASE_URL: 'postgres://bookings@localhost/bookings',
      SUBGRAPH_SECRET: 'a secret that is long enough for HS256',
      KAFKA_BROKERS: 'kafka-1:9093,kafka-2:9093',
      REDIS_URL: 'redis://localhost',
    };

    it('names what it can not do without', () => {
      expect(() => readConfig(processConfig, {})).toThrow(
        /DATABASE_URL[^]*SUBGRAPH_SECRET[^]*KAFKA_BROKERS[^]*REDIS_URL/,
      );
    });

    describe('that keeps files', () => {
      const definition = { name: 'bookings', root: new URL(import.meta.url), module: Object };
      const config = z.object(storeConfig);
      const bucket = { S3_ENDPOINT: 'https://s3.example/b', S3_ACCESS_KEY_ID: 'k', S3_SECRET_ACCESS_KEY: 's' };

      it.each([
        ['hands over personal data', { ...definition, personalData: {} }],
        ['keeps uploads', { ...definition, config }],
      ])('names its store beside everything else if it %s', (_, needy) => {
        const { common } = processSettings(needy);
        expect(errorOf(common, { ...NEEDED, PORT: 'http' }).errors).toEqual([
          expect.stringContaining('PORT: '),
          expect.stringContaining('UPLOADS_FOLDER: needed'),
        ]);
        for (const store of [bucket, { UPLOADS_FOLDER: '/uploads' }])
          expect(() => readConfig(common, { ...NEEDED, ...store })).not.toThrow();
        expect(errorOf(common, { ...NEEDED, S3_ENDPOINT: bucket.S3_ENDPOINT }).errors).toEqual([
          expect.stringContaining('S3_ENDPOINT: '),
        ]);
      });

      it('needs no store if it keeps none', () => {
        expect(() => readConfig(processSettings(definition).common, NEEDED)).not.toThrow();
      });

      it('takes no folder that can not be written', () => {
        const folder = mkdtempSync(join(tmpdir(), 'store-'));
        try {
          const settings = { uploadsFolder: join(folder, 'made/here'), s3Region: 'auto' };
          expect(findStoreFault(settings)).toBeNull();
          writeFileSync(join(folder, 'file'), '');
          const wrong = { ...settings, uploadsFolder: join(folder, 'file/below') };
          expect(findStoreFault(wrong)).toBe('can not be written (ENOTDIR)');
          expect(findStoreFault({ ...wrong, s3Endpoint: bucket.S3_ENDPOINT })).toBeNull();
          expect(() => openStore({ s3Region: 'auto' })).toThrow('neither a bucket nor a folder');
        } finally {
          rmSync(folder, { recursive: true });
        }
      });
    });

    it('has limits for statements, locks and idle transactions', () => {
      expect(timeoutsOf(readConfig(processConfig, NEEDED))).toEqual(DEFAULT_TIMEOUTS);
      const env = { ...NEEDED, STATEMENT_TIMEOUT_MS: '1000', LOCK_TIMEOUT_MS: '500', IDLE_IN_TRANSACTION_TIMEOUT_MS: '0' }; // oxfmt-ignore
      expect(timeoutsOf(readConfig(processConfig, env))).toEqual({
        statementMs: 1000,
        lockMs: 500,
        idleInTransactionMs: 0,
      });
    });

    it('wants topics that survive a broker, and keep events for a day at most', () => {
      const settings = (env: Record<string, string>) => topicSettings(readConfig(processConfig, { ...NEEDED, ...env }));
      expect(settings({})).toMatchObject({ replicationFactor: 3, minInsyncReplicas: 2, retentionHours: 24 });
      const one = { KAFKA_REPLICATION_FACTOR: '1', KAFKA_MIN_INSYNC_REPLICAS: '1', KAFKA_RETENTION_HOURS: '6' };
      expect(settings(one)).toMatchObject({ replicationFactor: 1, minInsyncReplicas: 1, retentionHours: 6 });
    });

    it('takes no topics to which nothing could be published, and says so beside everything else', () => {
      const env = { ...NEEDED, KAFKA_REPLICATION_FACTOR: '1', KAFKA_RETENTION_HOURS: '48' };
      expect(errorOf(processConfig, env).errors).toEqual([
        expect.stringContaining('KAFKA_RETENTION_HOURS: '),
        'KAFKA_MIN_INSYNC_REPLICAS: more than KAFKA_REPLICATION_FACTOR: nothing could be published',
      ]);
    });

    it('reaches brokers in the clear unless told', () => {
      expect(kafkaSecurity(readConfig(processConfig, NEEDED))).toEqual({ ssl: false });
    });

    it('takes TLS and SASL for the brokers', () => {
      const env = {
        ...NEEDED,
        KAFKA_SSL: 'true',
        KAFKA_SASL_MECHANISM: 'scram-sha-512',
        KAFKA_SASL_USERNAME: 'bookings',
        KAFKA_SASL_PASSWORD: 'p',
      };
      expect(kafkaSecurity(readConfig(processConfig, env))).toEqual({
        ssl: true,
        sasl: { mechanism: 'scram-sha-512', username: 'bookings', password: 'p' },
      });
    });

    it.each([
      [{ KAFKA_SASL_USERNAME: 'bookings' }, ['KAFKA_SASL_MECHANISM', 'KAFKA_SASL_PASSWORD']],
      [{ KAFKA_SASL_MECHANISM: 'plain', KAFKA_SASL_PASSWORD: 'p' }, ['KAFKA_SASL_USERNAME']],
      [
        { KAFKA_SASL_MECHANISM: 'gssapi', KAFKA_SASL_USERNAME: 'b', KAFKA_SASL_PASSWORD: 'p' },
        ['KAFKA_SASL_MECHANISM'],
      ],
    ])('refuses half of the SASL settings: %j', (env, names) => {
      expect(errorOf(processConfig, { ...NEEDED, ...env }).errors.map((line) => line.split(':')[0])).toEqual(names);
    });

    it('pins the clock to a date and time with an offset', () => {
      expect(readConfig(processConfig, NEEDED).setpointNow).toBeUndefined();
      const env = { ...NEEDED, PRODUCTION: 'false', SETPOINT_NOW: '2026-03-14T10:00:00+01:00' };
      expect(readConfig(processConfig, env).setpointNow).toEqual(new Date('2026-03-14T09:00:00Z'));
    });

    it.each(['2026-03-14T10:00:00', '2026-03-14', '2026-02-30T10:00:00Z', 'tomorrow'])(
      'refuses %s as the time',
      (now) => {
        expect(errorOf(processConfig, { ...NEEDED, SETPOINT_NOW: now }).errors).toEqual([
          'SETPOINT_NOW: has to be a date and time with an offset, such as 2026-03-14T10:00:00+01:00',
        ]);
      },
    );

    it('pins no clock in production, and says so beside everything else', () => {
      const env = { ...NEEDED, PRODUCTION: 'true', SETPOINT_NOW: '2026-03-14T10:00:00+01:00', PORT: 'http' };
      expect(errorOf(processConfig, env).errors).toEqual([
        expect.stringContaining('PORT: '),
        'SETPOINT_NOW: pins the clock to another time: not for production',
      ]);
    });

    it('lists what SASL lacks beside everything else', () => {
      const { errors } = errorOf(processConfig, { ...NEEDED, KAFKA_SASL_USERNAME: 'bookings', PORT: 'http' });
      expect(errors.map((line) => line.split(':')[0])).toEqual(['PORT', 'KAFKA_SASL_MECHANISM', 'KAFKA_SASL_PASSWORD']);
    });
  });
});

function errorOf(of: z.ZodObject, env: Environment): ConfigError {
  try {
    readConfig(of, env);
  } catch (error) {
    if (error instanceof ConfigError) return error;
  }
  throw new Error('no error was found');
}
