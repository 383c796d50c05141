import { useQuery } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { graphql } from '@setpoint/client';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { TopCard } from './top-card.js';
import classes from './top-card.module.css';

/** A result that the other side has not confirmed yet is in no figures, but whoever has one is no newcomer. */
const ResultsWaiting = graphql(`
  query ResultsWaiting {
    myMatches(when: WAITING, first: 1) {
      edges {
        node {
          id
        }
      }
    }
  }
`);

/** Nothing waits and nothing is planned: the way to the next match, for a newcomer to the first. */
export function StartCard({
  hasPlayed,
  lacks,
}: {
  /** Has a confirmed match. */
  readonly hasPlayed: boolean;
  /** What has to be known before matches that suit can be shown. */
  readonly lacks: 'sports' | 'levels' | null;
}) {
  const { t } = useTranslation('dashboard');
  const { data } = useQuery(ResultsWaiting, { skip: hasPlayed });
  const which = hasPlayed || data?.myMatches?.edges.length ? 'again' : 'first';
  return (
    <TopCard
      title={t(`start.${which}.title`)}
      actions={
        <>
          {lacks && (
            <Button component={Link} to="/player/sports" variant="white">
              {t(`start.set.${lacks}`)}
            </Button>
          )}
          <Button
            component={Link}
            to="/match/list"
            variant={lacks ? 'outline' : 'white'}
            {...(lacks && { className: classes.outline })}
          >
            {t('start.find')}
          </Button>
          <Button component={Link} to="/match/new" variant="outline" className={classes.outline}>
            {t('start.create')}
          </Button>
        </>
      }
    >
      <p className={classes.text}>{t(lacks ? `start.lacks.${lacks}` : `start.${which}.text`)}</p>
    </TopCard>
  );
}
