import { z } from 'zod';

/** Own settings of this service; embedded works with none. */
export const notificationsConfig = z.object({
  /** Origin of the web app, for links in mails. */
  webUrl: z.url({ protocol: /^https?$/ }).default('http://localhost:3000'),
  /** `smtp://user:password@host:587`; without it messages stay here, where support reads them. */
  smtpUrl: z.url({ protocol: /^smtps?$/ }).optional(),
  /** Sender of mails. */
  mailFrom: z.string().default('Setpoint <noreply@setpoint.example>'),
});

export type NotificationsConfig = z.output<typeof notificationsConfig>;
