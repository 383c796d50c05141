import { PasswordInput, TextInput, type PasswordInputProps, type TextInputProps } from '@mantine/core';
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

export function PasswordField({ error, ...props }: WithCode & Omit<PasswordInputProps, 'error'>) {
  const { t } = useTranslation('auth');
  return (
    <PasswordInput
      {...props}
      error={error ? t(`auth:field.${error}`) : null}
      visibilityToggleButtonProps={{ 'aria-label': t('auth:field.showPassword'), tabIndex: 0 }}
    />
  );
}
