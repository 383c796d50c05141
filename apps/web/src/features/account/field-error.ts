import { useTranslation } from 'react-i18next';

/** Texts for the errors that the server finds in fields, by field. */
export function useFieldErrorTexts() {
  const { t, i18n } = useTranslation('account');
  const textOf = (field: string, code: string): string => {
    const range = `account:rangeOf.${field}`;
    if (code === 'OUT_OF_RANGE' && i18n.exists(range)) return t(range);
    return t([`account:fieldError.${code}`, 'account:fieldError.INVALID']);
  };
  return (errors: readonly { field: string; code: string }[]): Record<string, string> =>
    Object.fromEntries(
      errors.map(({ field: path, code }) => {
        const field = path.slice(path.lastIndexOf('.') + 1);
        return [field, textOf(field, code)];
      }),
    );
}
