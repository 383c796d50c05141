import { useQuery } from '@apollo/client/react';
import { Button, Group, Stack } from '@mantine/core';
import type { SupportLeagueByIdQuery } from '@setpoint/client/documents';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { ActionLog } from '../table/action-log.js';
import { AwardsTable } from '../competitions/awards-table.js';
import { usePrizeFacts } from '../competitions/use-prize-facts.js';
import { useSportText } from '../competitions/sport.js';
import { useAmounts } from '../table/use-amounts.js';
import { RecordPage } from '../table/record-page.js';
import { Card, Facts } from '../table/facts.js';
import classes from '../table/table.module.css';
import { LEAGUE } from './documents.js';
import { ImportPhaseForm } from './import-phase-form.js';
import { LeagueForm } from './league-form.js';
import { PhaseCard } from './phase-card.js';
import { SubscriptionsTable } from './subscriptions-table.js';
import { TermsForm } from './terms-form.js';

export type ShownLeague = NonNullable<SupportLeagueByIdQuery['league']>;

/** One league: its phases with groups and matches, subscriptions, what support did (ADM-04). */
export function LeaguePage() {
  const { t } = useTranslation('admin');
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery(LEAGUE, { variables: { id }, fetchPolicy: 'cache-and-network' });
  const league = data?.league;
  return (
    <RecordPage
      title={league?.name ?? t('leagues.title')}
      list={{ path: '/leagues', text: t('leagues.all') }}
      found={league}
      error={error}
      refetch={refetch}
      missing={{ title: t('leagues.missing'), text: t('leagues.missingText') }}
    >
      {(league) => <League league={league} />}
    </RecordPage>
  );
}

function League({ league }: { readonly league: ShownLeague }) {
  const { t } = useTranslation(['admin', 'common']);
  const { money } = useAmounts();
  const sportOf = useSportText();
  const prizeFacts = usePrizeFacts();
  const [form, setForm] = useState<'edit' | 'terms' | 'import' | null>(null);
  const { province, inForce, announcedTerms } = league;
  const termsText = (terms: typeof inForce) =>
    terms && `${money(terms.price)} · ${t('leagues.from', terms.from)}${terms.terms ? ` · ${terms.terms}` : ''}`;
  return (
    <Stack mt="sm">
      <Group gap="md">
        <h2 style={{ margin: 0, overflowWrap: 'anywhere' }}>{league.name}</h2>
        <Button variant="default" onClick={() => setForm('edit')}>
          {t('tournaments.edit')}
        </Button>
        <Button variant="default" onClick={() => setForm('terms')}>
          {t('leagues.announce')}
        </Button>
        <Button variant="default" onClick={() => setForm('import')}>
          {t('tournaments.import')}
        </Button>
      </Group>
      <div className={classes.cards}>
        <Card title={t('leagues.one')}>
          <Facts
            facts={[
              [t('leagues.province'), `${province.name} (${province.code})`],
              [t('leagues.year'), league.year],
              [t('tournaments.sport'), sportOf(league)],
              [t('tournaments.sex'), t(`tournaments.sexs.${league.sex}`)],
              [t('tournaments.gameMode'), t(`tournaments.gameModes.${league.gameMode}`)],
              [t('tournaments.price'), money(league.price)],
              ...prizeFacts(league.prizes),
              [t('leagues.terms'), termsText(inForce)],
              [t('leagues.announcedTerms'), termsText(announcedTerms)],
            ]}
          />
        </Card>
        <ActionLog actions={league.history ?? []} textOf={(kind) => t(`leagues.history.${kind}`)} />
      </div>
      {league.phases.map((phase) => (
        <PhaseCard key={phase.id} phase={phase} />
      ))}
      <AwardsTable awards={league.awards} />
      <SubscriptionsTable leagueId={league.id} />
      {form === 'edit' && <LeagueForm league={league} onClose={() => setForm(null)} onSaved={() => {}} />}
      {form === 'import' && <ImportPhaseForm leagueId={league.id} onClose={() => setForm(null)} />}
      {form === 'terms' && <TermsForm league={league} onClose={() => setForm(null)} />}
    </Stack>
  );
}
