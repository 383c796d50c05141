import { useQuery } from '@apollo/client/react';
import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { ChatLines } from '../reports/chat-lines.js';
import { SHARED_CHAT } from '../reports/documents.js';
import { Card } from '../table/facts.js';
import { useTimes } from '../table/use-times.js';

/** What the reporter shared of the chat of the match (ADM-03). */
export function SharedChat({
  matchId,
  reporter,
}: {
  readonly matchId: string;
  readonly reporter: { readonly id: string; readonly displayName: string };
}) {
  const { t } = useTranslation('oversight');
  const { time } = useTimes();
  const { data } = useQuery(SHARED_CHAT, {
    variables: { matchId, sharedById: reporter.id },
    fetchPolicy: 'cache-and-network',
  });
  const shared = data?.sharedMatchChat;
  const name = reporter.displayName;
  if (!data) return null;
  return (
    <Card title={t('shared.title', { name })}>
      {shared ? (
        <>
          <Text size="sm" c="dimmed" mb="xs">
            {t('shared.at', { time: time(shared.sharedAt) })}
          </Text>
          <ChatLines lines={shared.messages} />
        </>
      ) : (
        <Text size="sm">{t('shared.none', { name })}</Text>
      )}
    </Card>
  );
}
