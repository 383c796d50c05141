import { captchaConfig, smsCeiling, withWholeCaptcha } from '@setpoint/service-kit';
import { z } from 'zod';

const serviceAccount = z.object({
  project_id: z.string().min(1),
  client_email: z.email(),
  private_key: z.string().includes('PRIVATE KEY'),
  token_uri: z.url({ protocol: /^https?$/ }),
});
export type ServiceAccount = z.output<typeof serviceAccount>;

const NOBODY_READS = /\b(no|do-?not)[-_.]?reply@/i;

/** The service's settings; the embedded stack needs none. */
export const notificationsConfig = withWholeCaptcha(
  z
    .object({
      /** Origin of the web app, for links in mails. */
      webUrl: z.url({ protocol: /^https?$/ }).default('http://localhost:3000'),
      /** `smtp://user:password@host:587`; without it messages are only shown to support. */
      smtpUrl: z.url({ protocol: /^smtps?$/ }).optional(),
      /** Sender of mails. People answer them. */
      mailFrom: z
        .string()
        .refine((sender) => !NOBODY_READS.test(sender), 'has to be an address whose mail somebody reads')
        .default('Setpoint <hello@setpoint.example>'),
      /** VAPID key pair, base64url; without it there is no web push. */
      vapidPublicKey: z.string().min(80).optional(),
      vapidPrivateKey: z.string().min(40).optional(),
      /** Of Twilio, or of another provider that speaks its API; without it SMS stay here, where mails do. */
      smsAccountId: z.string().regex(/^\w+$/).optional(),
      smsToken: z.string().min(1).optional(),
      /** What people see as the sender: a number (E.164), a name of up to eleven letters, or a pool of numbers (`MG…`). */
      smsSender: z
        .string()
        .regex(/^(\+[1-9]\d{6,14}|(?=.*[A-Za-z])[A-Za-z0-9 ]{1,11}|MG\w+)$/)
        .optional(),
      smsUrl: z.url({ protocol: /^https?$/ }).default('https://api.twilio.com/2010-04-01'),
      ...smsCeiling,
      ...captchaConfig,
      /** Of the WhatsApp Cloud API; without it, and with SMTP_URL, nothing goes by WhatsApp. */
      whatsappToken: z.string().min(1).optional(),
      /** The id of the number that sends. */
      whatsappNumberId: z.string().regex(/^\d+$/).optional(),
      whatsappUrl: z.url({ protocol: /^https?$/ }).default('https://graph.facebook.com/v23.0'),
      /** Firebase service account key (JSON); without it there is no mobile push. */
      fcmServiceAccount: serviceAccount.optional(),
      fcmUrl: z.url({ protocol: /^https?$/ }).default('https://fcm.googleapis.com'),
      /** Origins of push services besides those of the browsers. */
      pushServices: z.array(z.url({ protocol: /^https?$/ })).default([]),
      /** Allows webhooks without TLS and to private networks; for testing only. */
      webhooksToPrivateNetworks: z.boolean().default(false),
      production: z.boolean().default(process.env['NODE_ENV'] === 'production'),
    })
    .refine(({ production, webhooksToPrivateNetworks }) => !(production && webhooksToPrivateNetworks), {
      path: ['webhooksToPrivateNetworks'],
      message: 'lets partners reach machines that are none of theirs: not for production',
    })
    .refine((settings) => !settings.vapidPublicKey === !settings.vapidPrivateKey, {
      path: ['vapidPrivateKey'],
      message: 'and the public key belong together',
    })
    .refine((settings) => !settings.whatsappToken === !settings.whatsappNumberId, {
      path: ['whatsappNumberId'],
      message: 'and the token belong together',
    })
    .refine(({ smsAccountId, smsToken, smsSender }) => !smsAccountId === !smsToken && !smsToken === !smsSender, {
      path: ['smsToken'],
      message: ', the account and the sender belong together',
    })
    .refine(({ production, smtpUrl, smsAccountId }) => !(production && smtpUrl && !smsAccountId), {
      path: ['smsAccountId'],
      message: 'is needed where mails leave: without SMS nobody could verify a mobile number',
    }),
);

/** By its provider, or to where support reads it: where mails stay here, so does what goes by WhatsApp. */
export const sendsWhatsApp = ({
  smtpUrl,
  whatsappToken,
}: {
  readonly smtpUrl?: string | undefined;
  readonly whatsappToken?: string | undefined;
}): boolean => whatsappToken !== undefined || smtpUrl === undefined;

export type NotificationsConfig = z.output<typeof notificationsConfig>;
