import { Button, FileButton, type ButtonProps } from '@mantine/core';
import { TAKEN_PICTURES } from '@setpoint/client/upload';
import { IconCamera } from '@tabler/icons-react';

/** Opens the camera or the pictures of the device. */
export function PhotoButton({
  label,
  onChoose,
  ...props
}: { readonly label: string; onChoose(file: File | null): void } & Omit<ButtonProps, 'children'>) {
  return (
    <FileButton accept={TAKEN_PICTURES} onChange={onChoose} inputProps={{ 'aria-label': label }}>
      {(open) => (
        <Button variant="light" leftSection={<IconCamera size={18} aria-hidden />} {...props} {...open}>
          {label}
        </Button>
      )}
    </FileButton>
  );
}
