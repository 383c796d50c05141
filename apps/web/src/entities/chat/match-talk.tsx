import { Skeleton } from '@mantine/core';
import type { ChatErrorCode } from '@setpoint/client/documents';
import { EmptyState, ErrorState } from '@setpoint/ui';
import { useTranslation } from 'react-i18next';
import { useOpened } from './connect/use-opened.js';
import { MemberTalk } from './member-talk.js';

/** The chat of a match as a part of its page (MAT-16). */
export function MatchTalk({ matchId, me }: { readonly matchId: string; readonly me: string }) {
  const { t } = useTranslation(['chat', 'chat-errors']);
  const { id, refusal, failed, retry } = useOpened('MATCH', matchId);
  const none = (code: ChatErrorCode) => (
    <EmptyState order={3} illustration="chat" title={t('chat:refused.title')} text={t(`chat-errors:error.${code}`)} />
  );
  if (refusal) return none(refusal);
  if (failed) return <ErrorState onRetry={retry} />;
  if (!id) return <Skeleton h={420} radius="lg" />;
  return <MemberTalk key={id} id={id} me={me} boxed missing={none('NOT_AUTHORISED')} />;
}
