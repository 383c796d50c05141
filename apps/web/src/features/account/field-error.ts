import { useTranslation } from 'react-i18next';

/** Texts for the errors that the server finds in fields, by field. */
export function useFieldErrorTexts() {
  const { t, i18n } = useTranslation('account');
  return (errors: readonly { field: string; code: string }[]): Record<string, string> =>
    Object.fromEntries(
      errors.map(({ field, code }) => [
        field.slice(field.lastIndexOf('.') + 1),
        t(i18n.exists(`account:fieldError.${code}`) ? `account:fieldError.${code}` : 'account:fieldError.INVALID'),
      ]),
    );
}
