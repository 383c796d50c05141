import { Button, Group, Modal, Stack, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

export type ActionWithText = 'NOTE' | 'WARN' | 'REMOVE_PHOTO' | 'CLOSE';

/** As long as the server takes it. */
const LONGEST = 1000;

/** What support writes to note, warn, remove a photo or close. */
export function CaseForm({
  action,
  sending,
  onSend,
  onClose,
}: {
  readonly action: ActionWithText | null;
  readonly sending: boolean;
  onSend(action: ActionWithText, text: string): Promise<void>;
  onClose(): void;
}) {
  const { t } = useTranslation(['admin', 'common']);
  const [text, setText] = useState('');
  return (
    <Modal
      opened={action !== null}
      onClose={onClose}
      title={action && t(`cases.do.${action}`)}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      {action && (
        <Stack
          component="form"
          onSubmit={(event) => {
            event.preventDefault();
            void onSend(action, text.trim());
          }}
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
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {t('common:cancel')}
            </Button>
            <Button
              type="submit"
              loading={sending}
              {...((action === 'WARN' || action === 'REMOVE_PHOTO') && { color: 'red' })}
            >
              {t(`cases.do.${action}`)}
            </Button>
          </Group>
        </Stack>
      )}
    </Modal>
  );
}
