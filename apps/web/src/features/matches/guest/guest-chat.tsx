import { Skeleton, Text, Title } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';

const GuestTalk = lazy(async () => ({ default: (await import('../../../entities/chat/guest-talk.js')).GuestTalk }));

/** The chat of the match for a guest, who needs no account for it (MAT-05, CHT-05). */
export const GuestChat = ({ token }: { readonly token: string }) => (
  <Suspense fallback={<Skeleton h={320} radius="lg" />}>
    <GuestTalk token={token} head={<Head />} />
  </Suspense>
);

function Head() {
  const { t } = useTranslation('chat');
  return (
    <>
      <Title order={2} size="h4" id="guest-chat">
        {t('chat:tab.label')}
      </Title>
      <Text size="sm" mb="xs">
        {t('chat:tab.guest')}
      </Text>
    </>
  );
}
