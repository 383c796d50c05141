import { useMe } from '@setpoint/client/session';
import { languageEntry, languageOf } from '@setpoint/i18n/browser';
import { formatsOf, SPORTS } from '@setpoint/kernel';
import { Page } from '@setpoint/ui';
import { SimpleGrid, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { LEVEL_NAMES, rankingPath, STATISTICS_LISTS, type RankingAddress } from '../list/address.js';
import { yearsUpTo } from '../list/choices.js';
import { useRankingWords } from '../list/ranking-words.js';
import classes from './rankings-page.module.css';

const FORMATS = SPORTS.flatMap(({ id: sport }) => formatsOf(sport).map((numberPlayers) => ({ sport, numberPlayers })));

/** All rankings, each with its sports and formats (RNK-01 to RNK-03). */
export function Component() {
  const { t, i18n } = useTranslation(['ranking', 'common']);
  const me = useMe();
  const words = useRankingWords();
  const country = me?.profiles.locationCountry ?? languageEntry(languageOf(i18n.language)).country;
  const [year] = yearsUpTo();
  return (
    <Page title={t('title')} description={t('indexDescription')} lead={t('lead')}>
      <Stack gap="lg">
        <section aria-labelledby="statistics">
          <h2 id="statistics" className={classes.title}>
            {t('statistics')}
          </h2>
          <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }}>
            {STATISTICS_LISTS.map((list) => (
              <RankingCard
                key={list}
                title={t(`list.${list}.title`)}
                text={t(`list.${list}.text`)}
                rankings={FORMATS.map((format) => ({
                  kind: 'statistics',
                  list,
                  ...format,
                  year: list === 'PLAYERS_MET' ? null : year!,
                }))}
              />
            ))}
          </SimpleGrid>
        </section>
        <section aria-labelledby="levels">
          <h2 id="levels" className={classes.title}>
            {t('levels', { country: words.country(country) })}
          </h2>
          <Text size="sm" c="dimmed" mb="sm">
            {t('level.text')}
          </Text>
          <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }}>
            {LEVEL_NAMES.map((level) => (
              <RankingCard
                key={level}
                title={t('level.title', { level: t(`common:level.${level}`) })}
                rankings={FORMATS.map((format) => ({ kind: 'level', level, country, ...format, sex: 'I' }))}
              />
            ))}
          </SimpleGrid>
        </section>
      </Stack>
    </Page>
  );
}

function RankingCard({
  title,
  text,
  rankings,
}: {
  readonly title: string;
  readonly text?: string;
  readonly rankings: readonly RankingAddress[];
}) {
  const words = useRankingWords();
  return (
    <article className={classes.card} aria-label={title}>
      <h3 className={classes.name}>{title}</h3>
      {text && (
        <Text size="sm" c="dimmed">
          {text}
        </Text>
      )}
      <ul className={classes.links}>
        {rankings.map((ranking) => (
          <li key={`${ranking.sport}-${ranking.numberPlayers}`}>
            <Link to={rankingPath(ranking)} className={classes.link} aria-label={`${title}: ${words.format(ranking)}`}>
              {words.format(ranking)}
            </Link>
          </li>
        ))}
      </ul>
    </article>
  );
}
