import { Text, Textarea } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from './form-dialog.js';

/** As long as the server takes it. */
const LONGEST = 500;

/** Asks why, for colleagues or for the player as well. Stays open with the refusal when it is refused. */
export function ReasonForm({
  opened,
  title,
  text,
  isForPlayer = false,
  action,
  children,
  reasonError,
  onSend,
  onClose,
}: {
  readonly opened: boolean;
  readonly title: string;
  readonly text?: string;
  /** The player reads the reason, too. */
  readonly isForPlayer?: boolean | undefined;
  /** On the button. */
  readonly action: string;
  /** Further fields. */
  readonly children?: ReactNode;
  /** What is wrong with the reason. */
  readonly reasonError?: ReactNode;
  /** Null when done; otherwise the error, empty if it is shown at a field. */
  onSend(reason: string): Promise<string | null>;
  onClose(): void;
}) {
  const { t } = useTranslation('admin');
  const [reason, setReason] = useState('');
  const [refusal, setRefusal] = useState<string | null>(null);
  const [sending, setSending] = useState(false);

  function close() {
    setReason('');
    setRefusal(null);
    onClose();
  }

  async function send() {
    setSending(true);
    const refused = await onSend(reason.trim()).finally(() => setSending(false));
    setRefusal(refused);
    if (refused === null) close();
  }

  return (
    <FormDialog
      opened={opened}
      title={title}
      action={action}
      sending={sending}
      refusal={refusal}
      onSubmit={send}
      onClose={close}
    >
      {text && <Text>{text}</Text>}
      {children}
      <Textarea
        label={t('discounts.reason')}
        description={t(isForPlayer ? 'centres.reasonText' : 'discounts.reasonText')}
        data-autofocus
        required
        autosize
        minRows={2}
        maxLength={LONGEST}
        value={reason}
        error={reasonError}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
    </FormDialog>
  );
}
