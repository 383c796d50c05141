import { Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../table/form-dialog.js';

export type ActionWithText = 'NOTE' | 'WARN' | 'ANSWER' | 'REMOVE_PHOTO' | 'CLOSE';

/** As long as the server takes it. */
const LONGEST = 1000;

/** What support writes to note, warn, remove a photo or close. */
export function CaseForm({
  action,
  sending,
  refusal,
  onSend,
  onClose,
}: {
  readonly action: ActionWithText | null;
  readonly sending: boolean;
  readonly refusal: string | null;
  onSend(action: ActionWithText, text: string): Promise<void>;
  onClose(): void;
}) {
  const { t } = useTranslation('admin');
  const [text, setText] = useState('');
  if (action === null) return null;
  return (
    <FormDialog
      title={t(`cases.do.${action}`)}
      action={t(`cases.do.${action}`)}
      isDanger={action === 'WARN' || action === 'REMOVE_PHOTO'}
      sending={sending}
      refusal={refusal}
      onSubmit={() => onSend(action, text.trim())}
      onClose={onClose}
    >
      <Text>{t(`cases.about.${action}`)}</Text>
      <Textarea
        label={t(`cases.label.${action}`)}
        data-autofocus
        required
        autosize
        minRows={3}
        maxLength={LONGEST}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
    </FormDialog>
  );
}
