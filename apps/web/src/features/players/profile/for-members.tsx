import { Button, Group } from '@mantine/core';
import type { ProfileFragment } from '@setpoint/client/documents';
import { EmptyState } from '@setpoint/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { playerPath } from '../../../entities/player/player-link.js';
import { loginPath } from '../../../entities/site/paths.js';

/** What visitors get instead: what there is to see, and the way in and back (PLY-03). */
export function ForMembers({
  player,
  tab,
}: {
  readonly player: ProfileFragment;
  readonly tab: 'info' | 'level' | 'matches' | 'statistics' | 'friends' | 'followers' | 'compare';
}) {
  const { t } = useTranslation('player-ui');
  const back = playerPath(player, tab === 'info' ? undefined : tab);
  return (
    <EmptyState
      order={3}
      illustration={tab === 'matches' || tab === 'level' ? 'results' : 'players'}
      title={t('members.title')}
      text={t(`members.${tab}`, { name: player.firstName })}
      action={
        <Group justify="center">
          <Button component={Link} to={loginPath(back)}>
            {t('profile.signIn')}
          </Button>
          <Button component={Link} to={`/auth/register?redirectTo=${encodeURIComponent(back)}`} variant="default">
            {t('members.join')}
          </Button>
        </Group>
      }
    />
  );
}
