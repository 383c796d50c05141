import { Button, FileButton, type ButtonProps } from '@mantine/core';
import { TAKEN_PICTURES } from '@setpoint/client/upload';
import { IconCamera } from '@tabler/icons-react';

/** Opens the camera or the pictures of the device. */
export function PhotoButton({
  label,
  onChoose,
  accept = TAKEN_PICTURES,
  ...props
}: { readonly label: string; onChoose(file: File | null): void; readonly accept?: string } & Omit<
  ButtonProps,
  'children'
>) {
  return (
    <FileButton accept={accept} onChange={onChoose} inputProps={{ 'aria-label': label }}>
      {(open) => (
        <Button variant="light" leftSection={<IconCamera size={18} aria-hidden />} {...props} {...open}>
          {label}
        </Button>
      )}
    </FileButton>
  );
}
