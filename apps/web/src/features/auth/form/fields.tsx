import { PasswordInput, TextInput, type PasswordInputProps, type TextInputProps } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { FieldCode } from './validate.js';

interface Shared {
  readonly value: string;
  readonly onValue: (value: string) => void;
  readonly fault?: FieldCode | null | undefined;
}

export function TextField({
  value,
  onValue,
  fault,
  ...props
}: Shared & Omit<TextInputProps, 'value' | 'onChange' | 'error'>) {
  const { t } = useTranslation('auth');
  return (
    <TextInput
      {...props}
      value={value}
      onChange={(event) => onValue(event.currentTarget.value)}
      error={fault ? t(`auth:field.${fault}`) : null}
    />
  );
}

export function PasswordField({
  value,
  onValue,
  fault,
  ...props
}: Shared & Omit<PasswordInputProps, 'value' | 'onChange' | 'error'>) {
  const { t } = useTranslation('auth');
  return (
    <PasswordInput
      {...props}
      value={value}
      onChange={(event) => onValue(event.currentTarget.value)}
      error={fault ? t(`auth:field.${fault}`) : null}
      visibilityToggleButtonProps={{ 'aria-label': t('auth:field.showPassword'), tabIndex: 0 }}
    />
  );
}
