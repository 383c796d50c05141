import { PasswordInput, type PasswordInputProps } from '@mantine/core';

export interface PasswordFieldProps extends Omit<PasswordInputProps, 'visibilityToggleButtonProps'> {
  /** Name of the button that shows and hides the password. */
  readonly toggleLabel: string;
}

/** A password that can be looked at. Mantine tells the box around it of its error; a screen reader asks the input. */
export function PasswordField({ toggleLabel, ...props }: PasswordFieldProps) {
  return (
    <PasswordInput
      {...props}
      aria-invalid={props.error ? true : undefined}
      visibilityToggleButtonProps={{ 'aria-label': toggleLabel, tabIndex: 0 }}
    />
  );
}
