import { ActionIcon, Textarea } from '@mantine/core';
import { IconSend2 } from '@tabler/icons-react';
import type { KeyboardEvent, SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraftForm } from '../../draft/use-draft-form.js';
import { z } from '../../draft/schema.js';
import classes from './talk.module.css';

/** In characters, as people count them. */
const LONGEST = 2_000;
/** From so few on it is said how many are left. */
const NEAR = 200;

const shape = z.object({ text: z.string() });

/** Where one writes: Enter sends, Shift and Enter begin a line. What was begun is there again after a reload (FLT-07). */
export function Composer({
  draftKey,
  onSend,
  onType,
}: {
  readonly draftKey: string;
  onSend(text: string): void;
  onType?(): void;
}) {
  const { t } = useTranslation('chat');
  const { form, discard } = useDraftForm({ key: draftKey, shape, fresh: () => ({ text: '' }) });
  const text = form.values.text.trim();
  const left = LONGEST - [...text].length;
  const isSendable = text !== '' && left >= 0;

  function send(event: SyntheticEvent) {
    event.preventDefault();
    if (!isSendable) return;
    onSend(text);
    form.setFieldValue('text', '');
    discard();
  }
  function press(event: KeyboardEvent) {
    // Enter also chooses what an input method offers.
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) send(event);
  }
  const counter =
    left >= NEAR
      ? null
      : left >= 0
        ? t('chat:compose.left', { count: left })
        : t('chat:compose.over', { count: -left });
  return (
    <form className={classes.composer} onSubmit={send}>
      <Textarea
        className={classes.field!}
        aria-label={t('chat:compose.label')}
        placeholder={t('chat:compose.placeholder')}
        autosize
        minRows={1}
        maxRows={6}
        radius="xl"
        value={form.values.text}
        error={left < 0}
        onChange={(event) => {
          const { value } = event.currentTarget;
          form.setFieldValue('text', value);
          if (value.trim() === '') discard();
          else onType?.();
        }}
        onKeyDown={press}
      />
      <ActionIcon
        type="submit"
        size={44}
        radius="xl"
        variant="filled"
        disabled={!isSendable}
        aria-label={t('chat:compose.send')}
      >
        <IconSend2 size={22} aria-hidden />
      </ActionIcon>
      {counter && (
        <p className={classes.counter} data-over={left < 0 || undefined} role="status">
          {counter}
        </p>
      )}
    </form>
  );
}
