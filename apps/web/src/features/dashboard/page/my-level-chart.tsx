import { useQuery } from '@apollo/client/react';
import { Text } from '@mantine/core';
import { graphql } from '@setpoint/client';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LevelChart } from '../../../entities/level/level-chart.js';

const MyLevelHistory = graphql(`
  query MyLevelHistory($me: ID!, $sport: Int!, $numberPlayers: Int!) {
    player(id: $me) {
      id
      levelHistory(sport: $sport, numberPlayers: $numberPlayers) {
        at
        level
        low
        high
      }
    }
  }
`);

/** My level over time (PLY-12). Without an answer it is left out: the dials say where I stand. */
export default function MyLevelChart({
  me,
  sport,
  numberPlayers,
  loading,
}: {
  readonly me: string;
  readonly sport: number;
  readonly numberPlayers: number;
  readonly loading: ReactNode;
}) {
  const { t } = useTranslation(['level', 'player-ui']);
  const { data, error } = useQuery(MyLevelHistory, { variables: { me, sport, numberPlayers } });
  const points = data?.player?.levelHistory;
  if (!points) return error ? null : loading;
  if (points.length < 2) return null;
  const label = t(`player-ui:format.long.${sport}-${numberPlayers}`);
  return (
    <div>
      <Text size="sm" fw={600}>
        {label}
      </Text>
      <LevelChart points={points} label={label} exact low />
    </div>
  );
}
