import { Drawer, SegmentedControl, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './messages.module.css';
import type { Message } from './messages-page.js';

/** The message as it was sent: as it looks, and as plain text. */
export function MessageDrawer({
  message,
  onClose,
}: {
  readonly message: Message | null;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('admin');
  const [view, setView] = useState<'html' | 'text'>('html');
  return (
    <Drawer
      opened={message !== null}
      onClose={onClose}
      position="right"
      size="lg"
      title={message?.subject ?? t('messages.message')}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      {message && (
        <>
          <Text c="dimmed" mb="sm">
            {message.to ?? t('messages.addressUnknown')} · {message.template} ·{' '}
            {t('messages.attempts', { count: message.attempts })}
          </Text>
          {message.html && (
            <SegmentedControl
              mb="sm"
              aria-label={t('messages.view')}
              value={view}
              onChange={(value) => setView(value as 'html' | 'text')}
              data={[
                { value: 'html', label: t('messages.html') },
                { value: 'text', label: t('messages.text') },
              ]}
            />
          )}
          {message.html && view === 'html' ? (
            <iframe
              className={classes.mail}
              title={message.subject ?? t('messages.message')}
              sandbox="allow-popups allow-popups-to-escape-sandbox"
              srcDoc={`<base target="_blank">${message.html}`}
            />
          ) : (
            <PlainText text={message.text ?? t('messages.notComposed')} />
          )}
        </>
      )}
    </Drawer>
  );
}

/** Plain text with its addresses as links. */
function PlainText({ text }: { readonly text: string }) {
  return (
    <Text component="div" className={classes.text}>
      {text.split(/(https?:\/\/\S+)/).map((part, i) =>
        i % 2 ? (
          <a key={i} href={part} target="_blank" rel="noreferrer">
            {part}
          </a>
        ) : (
          part
        ),
      )}
    </Text>
  );
}
