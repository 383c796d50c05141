import { useTranslation } from 'react-i18next';

const KNOWN = ['REQUIRED', 'TOO_SHORT', 'TOO_LONG', 'NOT_VALID', 'OUT_OF_RANGE', 'IN_THE_FUTURE'];

/** Texts for the errors that the server finds in fields, by field. */
export function useFieldErrorTexts() {
  const { t } = useTranslation('account');
  return (errors: readonly { field: string; code: string }[]): Record<string, string> =>
    Object.fromEntries(
      errors.map(({ field, code }) => [
        field.slice(field.lastIndexOf('.') + 1),
        t(`account:fieldError.${KNOWN.includes(code) ? code : 'NOT_VALID'}`),
      ]),
    );
}
