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

/** Own settings of this service; embedded works with none. */
export const notificationsConfig = withWholeCaptcha(
  z
    .object({
      /** Origin of the web app, for links in mails. */
      webUrl: z.url({ protocol: /^https?$/ }).default('http://localhost:3000'),
      /** `smtp://user:password@host:587`; without it messages stay here, where support reads them. */
      smtpUrl: z.url({ protocol: /^smtps?$/ }).optional(),
      /** Sender of mails. People answer them. */
      mailFrom: z
        .string()
        .refine((sender) => !NOBODY_READS.test(sender), 'has to be an address whose mail somebody reads')
        .default('Setpoint <hello@setpoint.example>'),
      /** The pair with which browsers know us (VAPID), base64url; without it none is sent notifications. */
      vapidPublicKey: z.string().min(80).optional(),
      vapidPrivateKey: z.string().min(40).optional(),
      ...smsCeiling,
      ...captchaConfig,
      /** Of the WhatsApp Cloud API; without it, and with SMTP_URL, nothing goes by WhatsApp. */
      whatsappToken: z.string().min(1).optional(),
      /** The id of the number that sends. */
      whatsappNumberId: z.string().regex(/^\d+$/).optional(),
      whatsappUrl: z.url({ protocol: /^https?$/ }).default('https://graph.facebook.com/v23.0'),
      /** Key of a service account, as Firebase gives it (JSON); without it the apps of phones are sent nothing. */
      fcmServiceAccount: serviceAccount.optional(),
      fcmUrl: z.url({ protocol: /^https?$/ }).default('https://fcm.googleapis.com'),
      /** Origins of push services besides those of the browsers. */
      pushServices: z.array(z.url({ protocol: /^https?$/ })).default([]),
      /** Takes webhooks without TLS and to machines of this network: to try a receiver, never where strangers have keys. */
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
