import { useMutation } from '@apollo/client/react';
import { Alert, Drawer, SegmentedControl, Text } from '@mantine/core';
import { graphql } from '@setpoint/client';
import { toast } from '@setpoint/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BusyButton } from '../table/busy-button.js';
import { useTimes } from '../table/use-times.js';
import { useRecipientText } from './message-types.js';
import classes from './messages.module.css';
import type { Message } from './messages-page.js';

const RESEND = graphql(`
  mutation ResendMessage($input: ResendMessageInput!) {
    resendMessage(input: $input) {
      success
      errorCode
    }
  }
`);

/** The message as it was sent: as it looks, and as plain text. */
export function MessageDrawer({
  message,
  onClose,
  onChanged,
}: {
  readonly message: Message | null;
  readonly onClose: () => void;
  readonly onChanged: () => void;
}) {
  const { t } = useTranslation('admin');
  const recipientText = useRecipientText();
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
            {recipientText(message)} · {message.template} · {t('messages.attempts', { count: message.attempts })}
          </Text>
          <Outcome message={message} onSentAgain={() => (onChanged(), onClose())} />
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
            <MailFrame title={message.subject ?? t('messages.message')} html={message.html} />
          ) : (
            <PlainText text={message.text ?? t(`messages.${whyNotComposed(message)}`)} />
          )}
        </>
      )}
    </Drawer>
  );
}

const whyNotComposed = ({ state, attempts }: Message) =>
  attempts > 0 ? 'notComposed' : state === 'WAITING' ? 'composedLater' : 'neverComposed';

/** A mail as it looks; nothing in it runs. */
export function MailFrame({ title, html }: { readonly title: string; readonly html: string }) {
  return (
    <iframe
      className={classes.mail}
      title={title}
      sandbox="allow-popups allow-popups-to-escape-sandbox"
      srcDoc={`<base target="_blank">${html}`}
    />
  );
}

/** Plain text with its addresses as links. */
export function PlainText({ text }: { readonly text: string }) {
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

/** Why it did not leave, and the way to send it again where it failed. */
function Outcome({ message, onSentAgain }: { readonly message: Message; onSentAgain(): void }) {
  const { t } = useTranslation('admin');
  const { time } = useTimes();
  const [refusal, setRefusal] = useState<string | null>(null);
  const [resend] = useMutation(RESEND);
  const { id, state, reason, detail, nextTryAt } = message;
  if (state === 'SENT') return null;

  async function sendAgain() {
    const answer = await resend({ variables: { input: { id } } }).catch(() => null);
    const payload = answer?.data?.resendMessage;
    if (!payload?.success) return setRefusal(t(`messages.refused.${payload?.errorCode ?? 'FAILED'}`));
    toast({ text: t('messages.resent'), tone: 'success' });
    onSentAgain();
  }

  return (
    <Alert mb="sm" color={state === 'FAILED' ? 'red' : 'gray'} title={t(`messages.states.${state}`)}>
      {reason && <Text size="sm">{t(`messages.reasons.${reason}`)}</Text>}
      {nextTryAt && <Text size="sm">{t('messages.nextTry', { time: time(nextTryAt) })}</Text>}
      {detail && (
        <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
          {detail}
        </Text>
      )}
      {state === 'FAILED' && (
        <BusyButton mt="xs" size="sm" onPress={sendAgain}>
          {t('messages.resend')}
        </BusyButton>
      )}
      {refusal && (
        <Text role="alert" size="sm">
          {refusal}
        </Text>
      )}
    </Alert>
  );
}
