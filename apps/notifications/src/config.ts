import { z } from 'zod';

const NOBODY_READS = /\b(no|do-?not)[-_.]?reply@/i;

/** Own settings of this service; embedded works with none. */
export const notificationsConfig = z.object({
  /** Origin of the web app, for links in mails. */
  webUrl: z.url({ protocol: /^https?$/ }).default('http://localhost:3000'),
  /** `smtp://user:password@host:587`; without it messages stay here, where support reads them. */
  smtpUrl: z.url({ protocol: /^smtps?$/ }).optional(),
  /** Sender of mails. The privacy page tells people to answer one in order to have their account deleted. */
  mailFrom: z
    .string()
    .refine((sender) => !NOBODY_READS.test(sender), 'has to be an address whose mail somebody reads')
    .default('Setpoint <hello@setpoint.example>'),
});

export type NotificationsConfig = z.output<typeof notificationsConfig>;
