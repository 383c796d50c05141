import { ActionIcon, Menu, VisuallyHidden } from '@mantine/core';
import type { ShownMessage } from '../connect/message-fields.js';
import { IconCheck, IconChecks, IconDots, IconFlag } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { clockTime } from './chat-time.js';
import classes from './talk.module.css';
import { LinkedText } from './linked-text.js';

/** One message of a person. */
export function Bubble({
  message,
  readBy,
  isPair,
  onReport,
}: {
  readonly message: ShownMessage;
  /** How many others have read it; null where nobody says. */
  readonly readBy: number | null;
  readonly isPair: boolean;
  /** Absent where one cannot report. */
  readonly onReport?: (() => void) | undefined;
}) {
  const { t, i18n } = useTranslation('chat');
  const { text } = message;
  return (
    <div className={classes.line}>
      <div className={classes.bubble} data-removed={text === null || undefined}>
        {text === null ? t('chat:talk.removed') : <LinkedText text={text} />}
        <span className={classes.time}>
          <time dateTime={message.sentAt}>{clockTime(message.sentAt, i18n.language)}</time>
          {message.isMine && readBy !== null && <Tick readBy={readBy} isPair={isPair} />}
        </span>
      </div>
      {onReport && text !== null && (
        <Menu position="bottom-start" withinPortal>
          <Menu.Target>
            <ActionIcon
              variant="subtle"
              color="gray"
              size={32}
              className={classes.more!}
              aria-label={t('chat:talk.options')}
            >
              <IconDots size={18} aria-hidden />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item
              color="var(--mantine-color-error)"
              leftSection={<IconFlag size={18} aria-hidden />}
              style={{ minHeight: 44 }}
              onClick={onReport}
            >
              {t('chat:report.action')}
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      )}
    </div>
  );
}

function Tick({ readBy, isPair }: { readonly readBy: number; readonly isPair: boolean }) {
  const { t } = useTranslation('chat');
  const Icon = readBy > 0 ? IconChecks : IconCheck;
  const words =
    readBy === 0 ? t('chat:talk.sent') : isPair ? t('chat:talk.read') : t('chat:talk.readBy', { count: readBy });
  return (
    <span className={classes.tick} data-read={readBy > 0 || undefined} title={words}>
      <Icon size={16} aria-hidden />
      <VisuallyHidden>{words}</VisuallyHidden>
    </span>
  );
}
