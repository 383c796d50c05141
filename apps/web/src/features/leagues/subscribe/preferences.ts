/** How somebody wants to play, as the form holds it (LEA-02). */
export interface Preferences {
  readonly absenceFrom: string;
  readonly absenceTo: string;
  readonly notificationMobile: string;
  readonly courtIds: readonly string[];
}

export type FieldErrors = Readonly<Partial<Record<string, string>>>;

interface Kept {
  readonly absenceFrom: string | null;
  readonly absenceTo: string | null;
  readonly notificationMobile: string | null;
  readonly courtIds: readonly string[];
}

export const formOf = (kept: Kept | null | undefined): Preferences => ({
  absenceFrom: kept?.absenceFrom ?? '',
  absenceTo: kept?.absenceTo ?? '',
  notificationMobile: kept?.notificationMobile ?? '',
  courtIds: kept?.courtIds ?? [],
});

export const inputOf = ({ absenceFrom, absenceTo, notificationMobile, courtIds }: Preferences) => ({
  absenceFrom: absenceFrom || null,
  absenceTo: absenceTo || null,
  notificationMobile: notificationMobile.replaceAll(/[\s().-]/g, '') || null,
  courtIds: [...courtIds],
});

/** Client-side validation; the server decides. */
export function errorsOf(preferences: Preferences): FieldErrors {
  const { absenceFrom, absenceTo, notificationMobile } = inputOf(preferences);
  return {
    ...(absenceFrom && !absenceTo && { absenceTo: 'REQUIRED' }),
    ...(absenceTo && !absenceFrom && { absenceFrom: 'REQUIRED' }),
    ...(absenceFrom && absenceTo && absenceTo < absenceFrom && { absenceTo: 'BEFORE_START' }),
    ...(!/^\+[1-9]\d{6,14}$/.test(notificationMobile ?? '') && { notificationMobile: 'INVALID' }),
  };
}

export const fieldErrorsOf = (errors: readonly { readonly field: string; readonly code: string }[]): FieldErrors =>
  Object.fromEntries(errors.map(({ field, code }) => [field, code]));
