import { Button, FileButton, type ButtonProps } from '@mantine/core';
import { IconCamera } from '@tabler/icons-react';

/** What the server takes. Phones that make others turn them into one of these when they are chosen. */
const TAKEN = 'image/jpeg,image/png,image/webp';

/** Opens the camera or the pictures of the device. */
export function PhotoButton({
  label,
  onChoose,
  ...props
}: { readonly label: string; onChoose(file: File | null): void } & Omit<ButtonProps, 'children'>) {
  return (
    <FileButton accept={TAKEN} onChange={onChoose} inputProps={{ 'aria-label': label }}>
      {(open) => (
        <Button variant="light" leftSection={<IconCamera size={18} aria-hidden />} {...props} {...open}>
          {label}
        </Button>
      )}
    </FileButton>
  );
}
