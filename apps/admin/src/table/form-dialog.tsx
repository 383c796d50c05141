import { Alert, Button, Group, Modal, Stack, type ModalProps } from '@mantine/core';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** Fields over the page, why they were refused, and the way out. What is wrong with them has the focus. */
export function FormDialog({
  opened = true,
  title,
  size,
  action,
  isDanger = false,
  isDirty = false,
  noValidate = false,
  sending,
  refusal,
  onSubmit,
  onClose,
  children,
}: {
  readonly opened?: boolean;
  readonly title: ReactNode;
  readonly size?: ModalProps['size'];
  /** On the button. */
  readonly action: string;
  readonly isDanger?: boolean;
  /** Then a press beside the form does not close it. */
  readonly isDirty?: boolean;
  /** Where the server's words stand beside the fields, and not the browser's. */
  readonly noValidate?: boolean;
  readonly sending: boolean;
  /** Why it was not done. */
  readonly refusal?: string | null;
  onSubmit(): Promise<unknown>;
  onClose(): void;
  readonly children: ReactNode;
}) {
  const { t } = useTranslation(['admin', 'common']);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (refusal && !sending) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [refusal, sending]);
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={title}
      size={size ?? 'md'}
      closeButtonProps={{ 'aria-label': t('close') }}
      closeOnClickOutside={!isDirty}
    >
      <form
        ref={form}
        noValidate={noValidate}
        onSubmit={(event) => {
          event.preventDefault();
          void onSubmit();
        }}
      >
        <Stack>
          {children}
          {refusal && (
            <Alert color="red" role="alert">
              {refusal}
            </Alert>
          )}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {t('common:cancel')}
            </Button>
            <Button type="submit" loading={sending} {...(isDanger && { color: 'red' })}>
              {action}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
