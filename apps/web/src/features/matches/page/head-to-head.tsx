import { useQuery } from '@apollo/client/react';
import { Text } from '@mantine/core';
import { graphql } from '@setpoint/client';
import type { MatchViewFragment } from '@setpoint/client/documents';
import { useMe } from '@setpoint/client/session';
import { useTranslation } from 'react-i18next';
import { accepted } from '../../../entities/match/match-names.js';
import { useSides } from '../../../entities/match/use-sides.js';
import classes from './form-tab.module.css';

const HeadToHeadOfSides = graphql(`
  query HeadToHeadOfSides($sport: Int!, $teamA: [ID!]!, $teamB: [ID!]!) {
    headToHead(sport: $sport, teamA: $teamA, teamB: $teamB) {
      matches
      wins
      losses
      draws
      setsWon
      setsLost
      gamesWon
      gamesLost
    }
  }
`);

/** What came of earlier matches between these sides; for members, once both are complete (MAT-16). */
export function HeadToHead({ match }: { readonly match: MatchViewFragment }) {
  const { t } = useTranslation('match-page');
  const me = useMe();
  const sides = useSides();
  const idsOf = (team: MatchViewFragment['teamA']) => accepted(team).map(({ id }) => id);
  const [teamA, teamB] = [idsOf(match.teamA), idsOf(match.teamB)];
  const isComplete = [teamA, teamB].every((team) => team.length === match.numberPlayers);
  const { data } = useQuery(HeadToHeadOfSides, {
    variables: { sport: Number(match.sport.id), teamA, teamB },
    skip: !me || !isComplete,
  });
  const record = data?.headToHead;
  if (!record) return null;
  const facts = [
    record.draws > 0 && `${t('form.draws')} ${record.draws}`,
    `${t('form.sets')} ${record.setsWon}–${record.setsLost}`,
    `${t('form.games')} ${record.gamesWon}–${record.gamesLost}`,
  ].filter(Boolean);
  return (
    <section className={classes.player} aria-labelledby="head-to-head">
      <Text id="head-to-head" component="h3" fw={600} fz="md" m={0}>
        {t('form.headToHead')}
      </Text>
      {record.matches === 0 ? (
        <Text size="sm" c="dimmed" mt="sm">
          {t('form.never')}
        </Text>
      ) : (
        <>
          <dl className={classes.record}>
            <div>
              <dt>{sides.nameOf(match, 'A')}</dt>
              <dd>{record.wins}</dd>
            </div>
            <div>
              <dt>{sides.nameOf(match, 'B')}</dt>
              <dd>{record.losses}</dd>
            </div>
          </dl>
          <Text size="sm" c="dimmed">
            {facts.join(' · ')}
          </Text>
        </>
      )}
    </section>
  );
}
