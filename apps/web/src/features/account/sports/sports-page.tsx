import { useQuery } from '@apollo/client/react';
import { Anchor, Skeleton, Text } from '@mantine/core';
import type { SportId } from '@setpoint/kernel';
import { ErrorState, LevelDial, Loading, Page } from '@setpoint/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { WeighedEstimate } from '../../../entities/level/weighed-estimate.js';
import { SPORTS_TABS, Tabs } from '../tabs.js';
import { DetailsCard } from './details-card.js';
import { choiceOf, MySports } from './my-sports.js';
import { SportsForm } from './sports-form.js';
import classes from './sports-page.module.css';

/** /player/sports: what I play, and how well (PLY-10). */
export function Component() {
  const { t } = useTranslation(['account', 'player-ui', 'common']);
  const { data, error, refetch } = useQuery(MySports);
  const me = data?.me;
  return (
    <Page
      width="narrow"
      title={t('account:sports.title')}
      lead={
        <Anchor variant="standalone" component={Link} to="/levels">
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
                const label = t(`player-ui:format.long.${level.sport.id}-${level.numberPlayers.id}`);
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
        <Text size="sm" c="dimmed" my="md">
          {t('account:sports.dashed')}
        </Text>
      )}
      {me?.levels
        .filter((level) => level.start !== null)
        .map((level) => (
          <Text key={`${level.sport.id}-${level.numberPlayers.id}`} size="sm" c="dimmed" my="xs">
            {t(`player-ui:format.long.${level.sport.id}-${level.numberPlayers.id}`)}: <WeighedEstimate level={level} />
          </Text>
        ))}
      <div className={classes.details}>
        {me?.sportDetails.map((details) => (
          <DetailsCard key={details.sport.id} details={details} />
        ))}
      </div>
    </Page>
  );
}
