import { Button, Group, VisuallyHidden } from '@mantine/core';
import { IconAlertCircle, IconClock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Outgoing } from '../thread/talk.js';
import { LinkedText } from './linked-text.js';
import classes from './talk.module.css';

/** A message on its way, or one that did not get there. */
export function OutgoingBubble({
  outgoing: { text, failure, retryAfterSeconds },
  onRetry,
  onDiscard,
}: {
  readonly outgoing: Outgoing;
  onRetry(): void;
  onDiscard(): void;
}) {
  const { t, i18n } = useTranslation(['chat', 'chat-errors', 'common']);
  const known = failure !== null && i18n.exists(`chat-errors:error.${failure}`);
  const why =
    retryAfterSeconds !== null
      ? t('chat:talk.wait', { count: retryAfterSeconds })
      : known
        ? t(`chat-errors:error.${failure}`)
        : t('chat:talk.unsent');
  return (
    <div className={classes.line}>
      <div
        className={classes.bubble}
        data-pending={failure === null || undefined}
        data-failed={failure !== null || undefined}
      >
        <LinkedText text={text} />
        {failure === null && (
          <span className={classes.time}>
            <IconClock size={14} aria-hidden />
            <VisuallyHidden>{t('chat:talk.sending')}</VisuallyHidden>
          </span>
        )}
      </div>
      {failure !== null && (
        <div className={classes.failure} role="alert">
          <span>
            <IconAlertCircle size={16} aria-hidden /> {why}
          </span>
          <Group gap={6}>
            <Button size="compact-md" variant="light" onClick={onRetry}>
              {t('common:retry')}
            </Button>
            <Button size="compact-md" variant="subtle" color="gray" onClick={onDiscard}>
              {t('chat:talk.discard')}
            </Button>
          </Group>
        </div>
      )}
    </div>
  );
}
