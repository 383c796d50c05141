import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { useId } from '@mantine/hooks';

export interface PasswordFieldProps extends Omit<PasswordInputProps, 'visibilityToggleButtonProps'> {
  /** Name of the button that shows and hides the password. */
  readonly toggleLabel: string;
}

/** A password that can be looked at. Mantine tells the box around it of its error; a screen reader asks the input. */
export function PasswordField({ id, error, description, toggleLabel, ...props }: PasswordFieldProps) {
  const field = useId(id);
  const describedBy = [description && `${field}-description`, error && error !== true && `${field}-error`]
    .filter(Boolean)
    .join(' ');
  return (
    <PasswordInput
      {...props}
      id={field}
      error={error}
      description={description}
      aria-invalid={error ? true : undefined}
      aria-describedby={describedBy || undefined}
      visibilityToggleButtonProps={{ 'aria-label': toggleLabel, tabIndex: 0 }}
    />
  );
}
