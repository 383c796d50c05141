import { Button } from '@mantine/core';
import type { MatchViewFragment } from '@setpoint/client/documents';
import { useMe } from '@setpoint/client/session';
import { EmptyState } from '@setpoint/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { MatchTalk } from '../../../entities/chat/match-talk.js';
import { loginPath } from '../../../entities/site/paths.js';

/** The conversation of those who play or are invited (MAT-14, MAT-16). */
export default function ChatTab({ match }: { readonly match: MatchViewFragment }) {
  const { t } = useTranslation(['chat', 'shell']);
  const me = useMe();
  if (me) return <MatchTalk matchId={match.id} me={me.id} />;
  return (
    <EmptyState
      order={3}
      illustration="chat"
      title={t('chat:tab.label')}
      text={t('chat:tab.signIn')}
      action={
        <Button component={Link} to={loginPath(`/match/${encodeURIComponent(match.id)}?tab=chat`)}>
          {t('shell:login')}
        </Button>
      }
    />
  );
}
