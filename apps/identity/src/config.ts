import { captchaConfig, smsCeiling, withWholeCaptcha } from '@setpoint/service-kit';
import { z } from 'zod';
import { isEmail } from './domain/rules/registration.js';

const DAY = 24 * 60 * 60;

/** Attempts per key and seconds (AUTH-27). */
const limit = (points: number, seconds: number) =>
  z.object({ points: z.int().positive(), seconds: z.int().positive() }).default({ points, seconds });

/** Project ids with this prefix exist on the emulator only. */
const DEMO = /^demo-/;

/** The service's settings. The defaults use the emulator's demo project. */
export const identityConfig = withWholeCaptcha(
  z
    .object({
      /** `memory` keeps provider users in the process; for tests only. */
      provider: z.enum(['firebase', 'memory']).default('firebase'),
      projectId: z.string().min(1).default('demo-setpoint'),
      /** `host:port` of the Auth emulator; its tokens are accepted without a signature. */
      emulatorHost: z.string().min(3).optional(),
      /** The service account as JSON text, or `ambient` for the credentials of the machine. */
      credentials: z.string().min(1).optional(),
      /** Of each call; a sign-in makes up to three, and the gateway waits 10 s at most. */
      providerTimeoutMs: z.int().positive().default(3_000),
      /** URL of the web app, to which links of the provider lead back. */
      webUrl: z.url().default('http://localhost:3000'),
      /** AUTH-20 */
      accessTokenSeconds: z.int().min(30).max(3_600).default(900),
      /** Idle timeout of a session. */
      sessionDays: z.int().min(1).max(400).default(60),
      /** How long a key signs, and how long it is published in advance. */
      keyDays: z.number().positive().default(30),
      keyLeadSeconds: z.int().positive().default(DAY),
      /** How long ended sessions are kept, to distinguish late use of their tokens from unknown ones. */
      endedSessionDays: z.int().positive().default(30),
      /** Whoever verifies one of these addresses gets the role of support, once (ADM-15). */
      supportEmails: z.array(z.string().trim().toLowerCase().refine(isEmail, 'is not a mail address')).default([]),
      ...smsCeiling,
      ...captchaConfig,
      limits: z
        .object({
          exchangeByAccount: limit(60, 60),
          exchangeByAddress: limit(240, 60),
          verificationByAccount: limit(3, 600),
          verificationByAddress: limit(30, 3_600),
          resetByEmail: limit(3, 600),
          resetByAddress: limit(30, 3_600),
          refreshByAccount: limit(120, 60),
          refreshByAddress: limit(600, 60),
          endSessionsByAccount: limit(10, 600),
          unlinkByAccount: limit(20, 3_600),
          bundlesByAccount: limit(5, DAY),
          smsByAccount: limit(5, DAY),
          smsByNumber: limit(5, DAY),
          smsByAddress: limit(20, 3_600),
          phoneTriesByAccount: limit(15, DAY),
        })
        .prefault({}),
      production: z.boolean().default(process.env['NODE_ENV'] === 'production'),
    })
    .superRefine((settings, context) => {
      const report = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
      if (settings.credentials && settings.credentials !== 'ambient' && !isServiceAccount(settings.credentials))
        report('credentials', 'is neither a service account in JSON nor the word "ambient"');
      if (!DEMO.test(settings.projectId) && !settings.emulatorHost && !settings.credentials)
        report('credentials', `are needed for the project ${settings.projectId}`);
      if (settings.keyLeadSeconds < settings.accessTokenSeconds)
        report('keyLeadSeconds', 'is shorter than a token lives: verifiers could meet a key that they never saw');
      if (!settings.production) return;
      if (settings.provider === 'memory') report('provider', 'keeps no accounts: not for production');
      if (settings.emulatorHost) report('emulatorHost', 'believes unsigned tokens: not for production');
      if (DEMO.test(settings.projectId)) report('projectId', 'is a demo project: not for production');
      if (!settings.webUrl.startsWith('https://')) report('webUrl', 'has to be https in production');
    }),
);

export type IdentitySettings = z.output<typeof identityConfig>;
export type LimitName = keyof IdentitySettings['limits'];

/** firebase-admin reads the emulator's address only from the environment, when its client is created. */
export function announceEmulator(host: string): void {
  process.env['FIREBASE_AUTH_EMULATOR_HOST'] = host;
}

function isServiceAccount(text: string): boolean {
  try {
    const account: unknown = JSON.parse(text);
    return typeof account === 'object' && account !== null && 'private_key' in account && 'client_email' in account;
  } catch {
    return false;
  }
}
