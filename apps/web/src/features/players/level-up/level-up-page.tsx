import { useQuery } from '@apollo/client/react';
import { Button } from '@mantine/core';
import type { DocumentType } from '@setpoint/client';
import { EmptyState, ErrorState, Page } from '@setpoint/ui';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { SharedPicture, SharedPictureSkeleton } from '../../../entities/match/shared-picture.js';
import { playerPath } from '../../../entities/player/player-link.js';
import { LevelUpQuery } from './first.js';

/** A half step that somebody reached, as the picture that is shared (BYD-14). */
export function Component() {
  const { t } = useTranslation('level');
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery(LevelUpQuery, { variables: { id } });
  const found = data?.levelUp;
  if (found) return <Reached found={found} />;
  return (
    <Page title={t('up.missing')} hideTitle noIndex>
      {error ? (
        <ErrorState onRetry={() => void refetch().catch(() => {})} />
      ) : data ? (
        <EmptyState title={t('up.missing')} text={t('up.missingText')} />
      ) : (
        <SharedPictureSkeleton />
      )}
    </Page>
  );
}

function Reached({ found }: { readonly found: NonNullable<DocumentType<typeof LevelUpQuery>['levelUp']> }) {
  const { t, i18n } = useTranslation(['level', 'player-ui']);
  const figure = (level: number) =>
    level.toLocaleString(i18n.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const { player, sport, numberPlayers, from, to } = found;
  const title = t('up.title', { name: player.displayName, level: figure(to) });
  return (
    <Page title={title}>
      <SharedPicture
        of={`level/${encodeURIComponent(found.id)}`}
        title={title}
        alt={t('up.picture', {
          name: player.displayName,
          ...{ from: figure(from), to: figure(to) },
          format: t(`player-ui:format.long.${sport.id}-${numberPlayers.id}`),
        })}
      >
        <Button component={Link} to={playerPath(player)} variant="default">
          {t('up.profile')}
        </Button>
      </SharedPicture>
    </Page>
  );
}
