import { smsCeiling } from '@setpoint/service-kit';
import { z } from 'zod';

const NOBODY_READS = /\b(no|do-?not)[-_.]?reply@/i;

/** Own settings of this service; embedded works with none. */
export const notificationsConfig = z
  .object({
    /** Origin of the web app, for links in mails. */
    webUrl: z.url({ protocol: /^https?$/ }).default('http://localhost:3000'),
    /** `smtp://user:password@host:587`; without it messages stay here, where support reads them. */
    smtpUrl: z.url({ protocol: /^smtps?$/ }).optional(),
    /** Sender of mails. The privacy page tells people to answer one in order to have their account deleted. */
    mailFrom: z
      .string()
      .refine((sender) => !NOBODY_READS.test(sender), 'has to be an address whose mail somebody reads')
      .default('Setpoint <hello@setpoint.example>'),
    /** The pair with which browsers know us (VAPID), base64url; without it none is sent notifications. */
    vapidPublicKey: z.string().min(80).optional(),
    vapidPrivateKey: z.string().min(40).optional(),
    ...smsCeiling,
    /** Origins of push services besides those of the browsers. */
    pushServices: z.array(z.url({ protocol: /^https?$/ })).default([]),
  })
  .refine((settings) => !settings.vapidPublicKey === !settings.vapidPrivateKey, {
    path: ['vapidPrivateKey'],
    message: 'and the public key belong together',
  });

export type NotificationsConfig = z.output<typeof notificationsConfig>;
