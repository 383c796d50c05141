import { TextInput, type TextInputProps } from '@mantine/core';
import { PasswordField as Password, type PasswordFieldProps } from '@setpoint/ui';
import { useTranslation } from 'react-i18next';
import type { FieldCode } from './validate.js';

interface WithCode {
  /** A key below `auth:field`. */
  readonly error?: FieldCode | null | undefined;
}

export function TextField({ error, ...props }: WithCode & Omit<TextInputProps, 'error'>) {
  const { t } = useTranslation('auth');
  return <TextInput {...props} error={error ? t(`auth:field.${error}`) : null} />;
}

export function PasswordField({ error, ...props }: WithCode & Omit<PasswordFieldProps, 'error' | 'toggleLabel'>) {
  const { t } = useTranslation('auth');
  return (
    <Password {...props} error={error ? t(`auth:field.${error}`) : null} toggleLabel={t('auth:field.showPassword')} />
  );
}
