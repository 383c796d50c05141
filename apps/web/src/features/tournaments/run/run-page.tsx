import { useQuery } from '@apollo/client/react';
import { Button } from '@mantine/core';
import type { DocumentType } from '@setpoint/client';
import { EmptyState, ErrorState, Page } from '@setpoint/ui';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { tournamentPath } from '../../../entities/competitions/tournament-link.js';
import { SharedPicture, SharedPictureSkeleton } from '../../../entities/match/shared-picture.js';
import { RunQuery } from './first.js';

/** The way of an entry through a bracket, as the picture that is shared (BYD-14). */
export function Component() {
  const { t } = useTranslation('competitions');
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery(RunQuery, { variables: { id } });
  const run = data?.tournamentRun;
  if (run) return <Run run={run} />;
  return (
    <Page title={t('run.missing')} hideTitle noIndex>
      {error ? (
        <ErrorState onRetry={() => void refetch().catch(() => {})} />
      ) : data ? (
        <EmptyState title={t('run.missing')} text={t('run.missingText')} />
      ) : (
        <SharedPictureSkeleton />
      )}
    </Page>
  );
}

function Run({
  run: { id, tournament, entry },
}: {
  readonly run: NonNullable<DocumentType<typeof RunQuery>['tournamentRun']>;
}) {
  const { t } = useTranslation('competitions');
  const names = entry.players.map(({ displayName }) => displayName).join(' / ');
  const title = t('run.title', { names, tournament: tournament.name });
  return (
    <Page title={title}>
      <SharedPicture
        of={`run/${encodeURIComponent(id)}`}
        title={title}
        alt={t('run.picture', { names, tournament: tournament.name })}
      >
        <Button component={Link} to={tournamentPath(tournament, 'bracket')} variant="default">
          {t('run.bracket')}
        </Button>
      </SharedPicture>
    </Page>
  );
}
