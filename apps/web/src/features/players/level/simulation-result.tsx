import { useQuery } from '@apollo/client/react';
import { Alert, Skeleton, Stack, Text } from '@mantine/core';
import { graphql } from '@setpoint/client';
import type { MatchSimulationInput } from '@setpoint/client/documents';
import { ErrorState, Loading } from '@setpoint/ui';
import { useTranslation } from 'react-i18next';
import { ChanceBar } from '../../../entities/level/chance-bar.js';
import { FigureTable } from '../../../entities/level/figure-table.js';
import { shownShare } from '../../../entities/level/figures.js';
import { scoreOf } from '../../../entities/match/match-row-words.js';

const Simulate = graphql(`
  query SimulateMatch($input: MatchSimulationInput!) {
    simulateMatch(input: $input) {
      success
      errorCode
      simulation {
        winChanceA
        likelyScore {
          a
          b
        }
        scores {
          sets {
            a
            b
          }
          probability
        }
      }
    }
  }
`);

/** The first side's chance, the likely score and how likely others are; or why there is none (PLY-06). */
export function SimulationResult({
  input,
  sides,
}: {
  readonly input: MatchSimulationInput;
  /** What the sides are called; by default the first is mine. */
  readonly sides: readonly [string, string] | undefined;
}) {
  const { t, i18n } = useTranslation(['level', 'player-ui']);
  const { data, error, refetch } = useQuery(Simulate, { variables: { input } });
  const payload = data?.simulateMatch;
  if (!payload) {
    return error ? (
      <ErrorState onRetry={() => void refetch().catch(() => {})} />
    ) : (
      <Loading>
        <Skeleton h={120} mt="md" />
      </Loading>
    );
  }
  const { simulation, errorCode } = payload;
  if (!simulation) {
    return (
      <Alert role="status" color="gray" mt="md">
        {t(`player-ui:error.${errorCode ?? 'INVALID_DATA'}`)}
      </Alert>
    );
  }
  return (
    <Stack gap="sm" mt="md" role="status">
      <ChanceBar chance={simulation.winChanceA} {...(sides && { sides })} />
      <Text>{t('simulation.likely', { score: scoreOf(simulation.likelyScore) })}</Text>
      {simulation.scores.length > 0 && (
        <FigureTable
          caption={t('simulation.scores')}
          head={[t('simulation.score'), t('simulation.probability')]}
          rows={simulation.scores.map(({ sets, probability }) => [
            scoreOf(sets),
            shownShare(probability, i18n.language),
          ])}
        />
      )}
    </Stack>
  );
}
