import { useQuery } from '@apollo/client/react';
import { Progress, Skeleton, Stack, Table, Text } from '@mantine/core';
import { ErrorState } from '@setpoint/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import pageClasses from '../page/court-page.module.css';
import { Overview } from './edit-fields.js';
import classes from './overview.module.css';

/** Where a gap of the page is filled. */
const TAB_OF: Readonly<Record<string, string>> = {
  ...{ PHOTOS: '/photos', LOGO: '/photos', FIELDS: '/fields', OFFERS: '/offers' },
};

/** What goes on at the centre: twelve weeks, offers used, what the page lacks (CRT-11). */
export function OverviewTab({ courtId }: { readonly courtId: string }) {
  const { t, i18n } = useTranslation(['centre', 'court']);
  const { data, error, refetch } = useQuery(Overview, { variables: { id: courtId }, fetchPolicy: 'cache-and-network' });
  const overview = data?.court?.overview;
  if (!overview) {
    return error ? (
      <ErrorState onRetry={() => void refetch().catch(() => {})} />
    ) : (
      <Skeleton height={320} radius="lg" />
    );
  }
  const { weeks, players, upcoming, offers, completeness, missing } = overview;
  const most = Math.max(1, ...weeks.map(({ matches }) => matches));
  const day = new Intl.DateTimeFormat(i18n.language, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const monday = (from: string) => day.format(new Date(`${from}T00:00:00Z`));
  return (
    <Stack>
      <section className={pageClasses.card} aria-labelledby="weeks">
        <h2 id="weeks" className={pageClasses.heading}>
          {t('overview.weeks')}
        </h2>
        <Text mb="sm">
          {t('overview.players', { count: players })} · {t('overview.upcoming', { count: upcoming })}
        </Text>
        <div className={classes.chart} aria-hidden>
          {weeks.map(({ from, matches }) => (
            <span key={from} className={classes.bar} style={{ height: `${(matches / most) * 100}%` }} />
          ))}
        </div>
        <div className={classes.scroll} role="region" aria-labelledby="weeks" tabIndex={0}>
          <Table>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{t('overview.week')}</Table.Th>
                <Table.Th ta="right">{t('overview.matches')}</Table.Th>
                <Table.Th ta="right">{t('overview.people')}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {weeks.toReversed().map(({ from, matches, players: people }) => (
                <Table.Tr key={from}>
                  <Table.Td>{monday(from)}</Table.Td>
                  <Table.Td ta="right">{matches}</Table.Td>
                  <Table.Td ta="right">{people}</Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </div>
      </section>
      <section className={pageClasses.card} aria-labelledby="used">
        <h2 id="used" className={pageClasses.heading}>
          {t('overview.offers')}
        </h2>
        <Text size="sm" c="dimmed" mb="sm">
          {t('overview.offersText')}
        </Text>
        {offers.length === 0 && <Text>{t('overview.noOffers')}</Text>}
        <ul className={pageClasses.offers}>
          {offers.map(({ offer, uses, players: people }) => (
            <li key={offer}>
              {t(`court:offer.${offer}`)}: {t('overview.uses', { count: uses })},{' '}
              {t('overview.players', { count: people })}
            </li>
          ))}
        </ul>
      </section>
      <section className={pageClasses.card} aria-labelledby="complete">
        <h2 id="complete" className={pageClasses.heading}>
          {t('overview.complete', { percent: completeness })}
        </h2>
        <Progress value={completeness} aria-label={t('overview.complete', { percent: completeness })} mb="sm" />
        {missing.length === 0 ? (
          <Text>{t('overview.nothingMissing')}</Text>
        ) : (
          <>
            <Text>{t('overview.missing')}</Text>
            <ul className={pageClasses.offers}>
              {missing.map((gap) => (
                <li key={gap}>
                  <Link to={`/court/${encodeURIComponent(courtId)}/edit${TAB_OF[gap] ?? ''}`}>
                    {t(`overview.gap.${gap}`)}
                  </Link>
                </li>
              ))}
            </ul>
          </>
        )}
      </section>
    </Stack>
  );
}
