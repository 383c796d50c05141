import { useQuery } from '@apollo/client/react';
import { Group, Stack } from '@mantine/core';
import type { SupportTournamentByIdQuery } from '@setpoint/client/documents';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { ActionLog } from '../table/action-log.js';
import { ExportRecord } from '../competitions/export-record.js';
import { AwardsTable } from '../competitions/awards-table.js';
import { usePrizeFacts } from '../competitions/use-prize-facts.js';
import { useSportText } from '../competitions/sport.js';
import { useAmounts } from '../table/use-amounts.js';
import { RecordPage } from '../table/record-page.js';
import { Card, Facts } from '../table/facts.js';
import classes from '../table/table.module.css';
import { useTimes } from '../table/use-times.js';
import { EXPORT_TOURNAMENT, TOURNAMENT } from './documents.js';
import { EntriesTable } from './entries-table.js';
import { GroupsTable } from './groups-table.js';
import { PriorityTable } from './priority-table.js';
import { SeedsTable } from './seeds-table.js';
import { TournamentActions } from './tournament-actions.js';
import { TournamentBadge } from './tournament-badge.js';
import { TournamentFixtures } from './tournament-fixtures.js';
import { TournamentPhotos } from './tournament-photos.js';

export type ShownTournament = NonNullable<SupportTournamentByIdQuery['tournament']>;

/** One tournament: what is known, who is in, its matches, what support did (ADM-04). */
export function TournamentPage() {
  const { t } = useTranslation('admin');
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery(TOURNAMENT, { variables: { id }, fetchPolicy: 'cache-and-network' });
  const tournament = data?.tournament;
  return (
    <RecordPage
      title={tournament?.name ?? t('tournaments.title')}
      list={{ path: '/tournaments', text: t('tournaments.all') }}
      found={tournament}
      error={error}
      refetch={refetch}
      missing={{ title: t('tournaments.missing'), text: t('tournaments.missingText') }}
    >
      {(tournament) => <Tournament tournament={tournament} />}
    </RecordPage>
  );
}

function Tournament({ tournament }: { readonly tournament: ShownTournament }) {
  const { t } = useTranslation(['admin', 'common']);
  const { time, day } = useTimes();
  const { money } = useAmounts();
  const sportOf = useSportText();
  const prizeFacts = usePrizeFacts();
  const { place, draw } = tournament;
  const range = (from: number | null, to: number | null) =>
    from === null && to === null ? null : `${from ?? '–'} – ${to ?? '–'}`;
  return (
    <Stack mt="sm">
      <Group gap="md">
        <h2 style={{ margin: 0, overflowWrap: 'anywhere' }}>{tournament.name}</h2>
        <TournamentBadge state={tournament.state} />
        <TournamentActions tournament={tournament} />
        {draw && <ExportRecord id={tournament.id} query={EXPORT_TOURNAMENT} />}
      </Group>
      <div className={classes.cards}>
        <Card title={t('tournaments.one')}>
          <Facts
            facts={[
              [t('tournaments.type'), t(`tournaments.types.${tournament.type.toUpperCase()}`)],
              [t('tournaments.sport'), sportOf(tournament)],
              [t('tournaments.sex'), t(`tournaments.sexs.${tournament.sex}`)],
              [t('tournaments.format'), t(`tournaments.formats.${tournament.format}`)],
              [t('tournaments.gameMode'), t(`tournaments.gameModes.${tournament.gameMode}`)],
              [t('tournaments.level'), range(tournament.levelMin, tournament.levelMax)],
              [t('tournaments.age'), range(tournament.ageMin, tournament.ageMax)],
              [t('tournaments.startOn'), day(tournament.startOn)],
              [t('tournaments.city'), `${place.city} · ${place.radiusKm} km`],
              [t('tournaments.price'), money(tournament.price)],
              [t('tournaments.entries'), `${tournament.teams} (${tournament.minTeams}–${tournament.maxTeams})`],
              [t('tournaments.teamsToStart'), tournament.teamsToStart],
              [t('tournaments.seeds'), tournament.seeds ?? t('tournaments.seedsBySize')],
              [t('tournaments.summerDays'), tournament.summerDays],
              ...prizeFacts(tournament.prizes),
              [
                t('tournaments.inviteCode'),
                tournament.inviteCode && <span className={classes.id}>{tournament.inviteCode}</span>,
              ],
              [t('tournaments.created'), time(tournament.createdAt)],
              [t('tournaments.drawn'), draw && `${time(draw.drawnAt)} · v${draw.version}`],
              [t('tournaments.seed'), draw && <span className={classes.id}>{draw.seed}</span>],
            ]}
          />
        </Card>
        <ActionLog actions={tournament.history ?? []} textOf={(kind) => t(`tournaments.history.${kind}`)} />
      </div>
      <TournamentPhotos tournament={tournament} />
      <EntriesTable tournament={tournament} />
      {(tournament.seeding ?? []).length > 0 && <SeedsTable tournament={tournament} />}
      {tournament.priorityList.length > 0 && <PriorityTable tournament={tournament} />}
      {tournament.groups.length > 0 && <GroupsTable tournament={tournament} />}
      <AwardsTable awards={tournament.awards} />
      {tournament.fixtures.length > 0 && <TournamentFixtures fixtures={tournament.fixtures} />}
    </Stack>
  );
}
