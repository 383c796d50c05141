/** Why something was not done, for screens that say it in its place; UNHEARD where nobody answered. */
export interface Refused<Code extends string> {
  readonly code: Code | 'UNHEARD';
  /** With the codes of limits. */
  readonly retryAfterSeconds: number | null;
}

export const UNHEARD = { code: 'UNHEARD', retryAfterSeconds: null } as const satisfies Refused<never>;

/** By an answer, or by none. */
export const refusedBy = <Code extends string>(
  answer: { readonly errorCode: Code | null; readonly retryAfterSeconds?: number | null } | null | undefined,
): Refused<Code> =>
  answer?.errorCode ? { code: answer.errorCode, retryAfterSeconds: answer.retryAfterSeconds ?? null } : UNHEARD;
