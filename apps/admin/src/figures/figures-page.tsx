import { useQuery } from '@apollo/client/react';
import { Alert, Group, TextInput } from '@mantine/core';
import type { DocumentType } from '@setpoint/client';
import { useNow } from '@setpoint/client/use-now';
import { ErrorState, Page, RowsSkeleton } from '@setpoint/ui';
import { useTranslation } from 'react-i18next';
import classes from '../table/table.module.css';
import { useAmounts } from '../table/use-amounts.js';
import { useUrlFilter } from '../table/use-url-filter.js';
import { FIGURES } from './documents.js';
import { FigureCard } from './figure-card.js';
import { defaultRange, isRange } from './range.js';

type Figures = DocumentType<typeof FIGURES>;

/** How the platform is doing, from what each service knows; the range of days lives in the address (ADM-08). */
export function FiguresPage() {
  const { t } = useTranslation('oversight');
  const { search, set } = useUrlFilter();
  const standard = defaultRange(useNow());
  const range = { from: search.get('from') ?? standard.from, to: search.get('to') ?? standard.to };
  const legal = isRange(range);
  const { data, previousData, error, refetch } = useQuery(FIGURES, {
    variables: range,
    skip: !legal,
    fetchPolicy: 'cache-and-network',
    // One service that is away keeps nobody from the figures of the others.
    errorPolicy: 'all',
  });
  const figures = data ?? previousData;
  const day = (name: 'from' | 'to') => (
    <TextInput
      label={t(`figures.${name}`)}
      type="date"
      w={{ base: '100%', xs: 170 }}
      value={range[name]}
      onChange={(event) => set(name, event.currentTarget.value || null)}
    />
  );
  return (
    <Page title={t('figures.title')} lead={t('figures.lead')} width="full" noIndex>
      <Group mb="md" align="end">
        {day('from')}
        {day('to')}
      </Group>
      {!legal && (
        <Alert color="red" role="alert" mb="md">
          {t('figures.wrongRange')}
        </Alert>
      )}
      {error && <ErrorState onRetry={() => void refetch().catch(() => {})} />}
      {figures ? <Cards figures={figures} /> : !error && legal && <RowsSkeleton count={8} />}
    </Page>
  );
}

/** Each kind is left out while its service is away. */
function Cards({ figures }: { readonly figures: Partial<Figures> }) {
  const { t, i18n } = useTranslation(['oversight', 'admin']);
  const amounts = useAmounts();
  const format = (options: Intl.DateTimeFormatOptions) => {
    const formatter = new Intl.DateTimeFormat(i18n.language, { ...options, timeZone: 'UTC' });
    return (day: string) => formatter.format(new Date(day));
  };
  const dayOf = format({ dateStyle: 'medium' });
  const monthOf = format({ month: 'long', year: 'numeric' });
  const { signUpFigures, matchFigures, entryFigures, moneyFigures } = figures;
  return (
    <div className={classes.cards}>
      {signUpFigures && (
        <FigureCard
          id="sign-ups"
          title={t('figures.signUps')}
          columns={[t('figures.week'), t('figures.registered'), t('figures.verified')]}
          drawn={[0, 1]}
          rows={signUpFigures.map(({ week, registered, verified }) => ({
            ...{ key: week, label: dayOf(week), values: [registered, verified] },
          }))}
        />
      )}
      {matchFigures && (
        <>
          <FigureCard
            id="active-players"
            title={t('figures.active')}
            columns={[t('figures.week'), t('figures.activePlayers'), t('figures.played')]}
            drawn={[0, 1]}
            rows={matchFigures.weeks.map(({ week, activePlayers, played }) => ({
              ...{ key: week, label: dayOf(week), values: [activePlayers, played] },
            }))}
          />
          <FigureCard
            id="matches-by-state"
            title={t('figures.states')}
            columns={[t('figures.state'), t('figures.count')]}
            drawn={[0]}
            rows={matchFigures.states.map(({ state, count }) => ({
              ...{ key: state, label: t(`admin:matches.states.${state}`), values: [count] },
            }))}
          />
          <FigureCard
            id="results"
            title={t('figures.results')}
            columns={[t('figures.week'), t('figures.confirmed')]}
            drawn={[0]}
            rows={matchFigures.weeks.map(({ week, confirmed }) => ({
              ...{ key: week, label: dayOf(week), values: [confirmed] },
            }))}
          />
        </>
      )}
      {entryFigures && (
        <FigureCard
          id="tournament-entries"
          title={t('figures.entries')}
          columns={[t('figures.month'), t('figures.made'), t('figures.ended')]}
          drawn={[0, 1]}
          rows={entryFigures.map(({ month, entries, ended }) => ({
            ...{ key: month, label: monthOf(month), values: [entries, ended] },
          }))}
        />
      )}
      {moneyFigures && (
        <FigureCard
          id="revenue"
          title={t('figures.money')}
          columns={[t('figures.month'), t('figures.paid'), t('figures.refunded'), t('figures.credit')]}
          drawn={[0, 1]}
          rows={moneyFigures.map(({ month, paidCents, refundedCents, creditCents }) => ({
            ...{ key: month, label: monthOf(month), values: [paidCents, refundedCents, creditCents] },
          }))}
          show={(cents) => amounts.money({ cents, currency: 'EUR' })}
        />
      )}
    </div>
  );
}
