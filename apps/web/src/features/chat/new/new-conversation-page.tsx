import { Button, Group, Skeleton, Stack } from '@mantine/core';
import { useMe } from '@setpoint/client/session';
import { EmptyState, ErrorState, Loading, Page } from '@setpoint/ui';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useParams } from 'react-router';
import {
  conversationPath,
  isRecipientKind,
  RECIPIENT_KINDS,
  type RecipientKind,
} from '../../../entities/chat/chat-link.js';
import { useOpened } from '../../../entities/chat/connect/use-opened.js';
import { NotFoundScreen } from '../../../entities/site/error-screens.js';

/** Opens the one conversation with a recipient and goes there; Back leads to where one came from (CHT-01, RTE-02). */
export function Component() {
  const { type = '', recipient = '' } = useParams();
  const me = useMe();
  if (!isRecipientKind(type)) return <NotFoundScreen />;
  return me && <Opening key={`${type}/${recipient}`} type={type} recipient={recipient} />;
}

function Opening({ type, recipient }: { readonly type: RecipientKind; readonly recipient: string }) {
  const { t } = useTranslation(['chat', 'chat-errors']);
  const { id, refusal, failed, retry } = useOpened(RECIPIENT_KINDS[type], recipient);
  if (id) return <Navigate to={conversationPath(id)} replace />;
  const wayOn = WAYS_ON[type];
  return (
    <Page title={t('chat:list.new')} hideTitle noIndex width="narrow">
      {refusal ? (
        <EmptyState
          illustration="lost"
          title={t('chat:refused.title')}
          text={t(`chat-errors:error.${refusal}`)}
          action={
            <Group justify="center">
              {wayOn && (
                <Button component={Link} to={wayOn.to(recipient)}>
                  {t(wayOn.text)}
                </Button>
              )}
              <Button component={Link} to="/dashboard/chat" variant={wayOn ? 'default' : 'filled'}>
                {t('chat:refused.chats')}
              </Button>
            </Group>
          }
        />
      ) : failed ? (
        <ErrorState onRetry={retry} />
      ) : (
        <Loading>
          <Stack gap="md">
            <Skeleton h={56} radius="lg" />
            <Skeleton h={280} radius="lg" />
          </Stack>
        </Loading>
      )}
    </Page>
  );
}

/** From a refusal to where something can be done about it. */
const WAYS_ON: Readonly<Partial<Record<RecipientKind, { readonly text: string; to(recipient: string): string }>>> = {
  player: { text: 'chat:refused.players', to: () => '/player/list' },
  court: { text: 'chat:refused.court', to: (id) => `/court/${encodeURIComponent(id)}` },
  match: { text: 'chat:refused.match', to: (id) => `/match/${encodeURIComponent(id)}` },
};
