import { useQuery } from '@apollo/client/react';
import { Anchor, Skeleton, Text } from '@mantine/core';
import { graphql } from '@setpoint/client';
import { isSportId, type SportId } from '@setpoint/kernel';
import { ErrorState, LevelDial, Loading, Page, toast } from '@setpoint/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { SPORTS_TABS, Tabs } from '../tabs.js';
import { SportsForm, type Choice } from './sports-form.js';
import classes from './sports-page.module.css';

const MySports = graphql(`
  query MySports {
    me {
      id
      sports
      levels {
        sport {
          id
        }
        numberPlayers {
          id
          name
        }
        rating
        name
        selfAssessed
      }
    }
  }
`);

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
            start={choiceOf(me.sports, me.levels)}
            played={me.levels
              .filter((level) => level.rating !== null && !level.selfAssessed)
              .map((level) => Number(level.sport.id) as SportId)}
            submitLabel={t('common:save')}
            onSaved={() => void toast({ text: t('account:saved'), tone: 'success' })}
          />
        </>
      ) : error ? (
        <ErrorState onRetry={() => void refetch()} />
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

export function choiceOf(
  sports: readonly number[],
  levels: readonly { sport: { id: string }; rating: number | null }[],
): Choice {
  return Object.fromEntries(
    sports
      .filter(isSportId)
      .map((sport) => [sport, levels.find((level) => Number(level.sport.id) === sport)?.rating ?? null]),
  ) as Choice;
}
