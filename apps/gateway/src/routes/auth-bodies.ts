import { z } from 'zod';
import type { FieldError } from './auth-refusals.js';

const text = (longest: number) => z.string().trim().max(longest);
const optional = (longest: number) =>
  text(longest)
    .nullish()
    .transform((value) => value || undefined);

/** POST /auth/signup (AUTH-05): field names as existing clients send them. */
export const signUpBody = z.object({
  actionSource: text(50).default('website'),
  emailVerified: z.boolean().nullish(),
  first_name: optional(200),
  last_name: optional(200),
  sports: z
    .array(z.coerce.number().int().min(0).max(1_000))
    .max(20)
    .nullish()
    .transform((value) => value ?? undefined),
  /** Self-assessed levels. */
  levels: z
    .array(z.object({ sport: z.number().int().min(0).max(1_000), level: z.number().min(0).max(10) }))
    .max(20)
    .nullish()
    .transform((value) => value ?? undefined),
  referralCode: optional(100),
  invitedCode: optional(100),
  language: optional(10),
  redirectTo: optional(500),
  fbp: optional(200),
  fbc: optional(500),
  ttclid: optional(500),
  ttp: optional(200),
  source_url: optional(2_000),
  captchaToken: optional(10_000),
});
export type SignUpBody = z.infer<typeof signUpBody>;

export const sendVerifyBody = z.object({ redirectTo: optional(500), language: optional(10) });
export const resetPasswordBody = z.object({
  email: text(320).min(1),
  language: optional(10),
  captchaToken: optional(10_000),
});
export const emptyBody = z.object({});

export const fieldErrorsIn = (error: z.ZodError): FieldError[] =>
  error.issues.map(({ path, code }) => ({ field: path.join('.') || 'body', code: code.toUpperCase() }));
