import { useQuery } from '@apollo/client/react';
import { Anchor, Skeleton, Text } from '@mantine/core';
import type { SportId } from '@setpoint/kernel';
import { ErrorState, LevelDial, Loading, Page } from '@setpoint/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { SPORTS_TABS, Tabs } from '../tabs.js';
import { choiceOf, MySports } from './my-sports.js';
import { SportsForm } from './sports-form.js';
import classes from './sports-page.module.css';

/** /player/sports: what I play, and how well (PLY-10). */
export function Component() {
  const { t } = useTranslation(['account', 'common']);
  const { data, error, refetch } = useQuery(MySports);
  const me = data?.me;
  return (
    <Page
      width="narrow"
      title={t('account:sports.title')}
      lead={
        <Anchor component={Link} to="/levels">
          {t('account:sports.explain')}
        </Anchor>
      }
      noIndex
    >
      <Tabs tabs={SPORTS_TABS} />
      {me ? (
        <>
          <div className={classes.levels}>
            {me.levels
              .filter((level) => level.rating !== null)
              .map((level) => {
                const label = formatLabel(Number(level.sport.id), Number(level.numberPlayers.id), t);
                return (
                  <figure key={`${level.sport.id}-${level.numberPlayers.id}`}>
                    <LevelDial rating={level.rating} selfAssessed={level.selfAssessed} label={label} />
                    <figcaption aria-hidden>{label}</figcaption>
                  </figure>
                );
              })}
          </div>
          <SportsForm
            key={me.id}
            start={choiceOf(me.sports, me.levels, null)}
            played={me.levels
              .filter((level) => level.rating !== null && !level.selfAssessed)
              .map((level) => Number(level.sport.id) as SportId)}
          />
        </>
      ) : error ? (
        <ErrorState onRetry={() => void refetch().catch(() => {})} />
      ) : (
        <Loading>
          <Skeleton height={320} radius="lg" />
        </Loading>
      )}
      {me?.levels.some((level) => level.selfAssessed && level.rating !== null) && (
        <Text size="sm" c="dimmed" mt="md">
          {t('account:sports.dashed')}
        </Text>
      )}
    </Page>
  );
}

/** Padel is always doubles, so that it carries no suffix (LVL-01). */
function formatLabel(sport: number, players: number, t: (key: string) => string): string {
  const name = t(`common:sport.${sport}`);
  return sport === 2 ? name : `${name} · ${t(`account:sports.format.${players}`)}`;
}
