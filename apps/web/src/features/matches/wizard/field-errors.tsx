import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';

/** Error text of a field: specific to the field, or generic for the code. */
export function useFieldErrorText() {
  const { t, i18n } = useTranslation('match-errors');
  return (field: string, code: string): string => {
    const keys = [`fieldError.${field.split('.')[0]}.${code}`, `fieldError.${code}`, `error.${code}`];
    return t(keys.find((key) => i18n.exists(`match-errors:${key}`)) ?? 'fieldError.INVALID');
  };
}

const errorId = (path: string) => `wrong-${path.replaceAll('.', '-')}`;

/** Connects a group of controls with its error: screen readers read it, the focus finds it. */
export const groupProps = (path: string, error: string | undefined) => ({
  'data-path': path,
  tabIndex: -1,
  ...(error && { 'data-wrong': true, 'aria-describedby': errorId(path) }),
});

/** Under a group of controls. Fields of the library have their own. */
export function FieldError({ path, error }: { readonly path: string; readonly error: string | undefined }) {
  if (!error) return null;
  return (
    <Text id={errorId(path)} size="sm" c="var(--mantine-color-error)" role="alert" mt={6}>
      {error}
    </Text>
  );
}

/** Focuses the first invalid field in page order. */
export function focusFirstWrong(): void {
  document.querySelector<HTMLElement>('[data-wrong], [aria-invalid=true]')?.focus();
}
