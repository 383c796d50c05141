import { useQuery } from '@apollo/client/react';
import { Button, SegmentedControl, Skeleton, Stack } from '@mantine/core';
import type { ProfileFragment } from '@setpoint/client/documents';
import { useMe } from '@setpoint/client/session';
import { EmptyState, ErrorState, Loading } from '@setpoint/ui';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { EvaluationsCard } from './evaluations-card.js';
import { HistoryCard } from './history-card.js';
import { LevelEntries } from './level-entries.js';
import { formatName, formatOf, LevelOfPlayer, type Format } from './level-query.js';
import { LevelCard } from './level-card.js';
import Simulation from './simulation.js';

interface LevelTabProps {
  readonly player: ProfileFragment;
  readonly self: boolean;
}

/** A player's level in each format: figures, course, every match that moved it, marks, simulation (PLY-06, PLY-08). */
export default function LevelTab({ player, self }: LevelTabProps) {
  const { t } = useTranslation(['level', 'player-ui']);
  const [params, setParams] = useSearchParams();
  const formats = player.levels.filter(({ rating, start }) => rating !== null || start !== null).map(formatOf);
  const format = formats.find((one) => formatName(one) === params.get('format')) ?? formats[0];
  if (!format) {
    return (
      <EmptyState
        order={3}
        illustration="players"
        title={t(self ? 'none.mine' : 'none.theirs', { name: player.firstName })}
        text={self ? t('none.text') : undefined}
        action={
          self ? (
            <Button component={Link} to="/player/sports">
              {t('player-ui:level.set')}
            </Button>
          ) : undefined
        }
      />
    );
  }
  return (
    <Stack gap="md">
      {formats.length > 1 && (
        <SegmentedControl
          fullWidth
          size="md"
          aria-label={t('format')}
          value={formatName(format)}
          onChange={(value) => setParams({ format: value }, { replace: true, preventScrollReset: true })}
          data={formats.map((one) => ({
            value: formatName(one),
            label: t(`player-ui:format.short.${formatName(one)}`),
          }))}
        />
      )}
      <LevelIn key={formatName(format)} player={player} self={self} format={format} />
    </Stack>
  );
}

function LevelIn({ player, self, format }: LevelTabProps & { readonly format: Format }) {
  const { t } = useTranslation(['level', 'player-ui']);
  const me = useMe();
  const { data, error, refetch } = useQuery(LevelOfPlayer, { variables: { id: player.id, ...format } });
  const found = data?.player;
  const level = found?.levels.find((one) => formatName(formatOf(one)) === formatName(format));
  if (!found || !level) {
    return error ? <ErrorState onRetry={() => void refetch().catch(() => {})} /> : <LevelSkeleton />;
  }
  const label = t(`player-ui:format.long.${formatName(format)}`);
  return (
    <>
      <LevelCard level={level} label={label} self={self} />
      <HistoryCard points={found.levelHistory} label={label} self={self} />
      <LevelEntries player={player} self={self} format={format} />
      <EvaluationsCard evaluations={found.evaluations} self={self} name={player.firstName} />
      {me && !player.isBlockedByMe && <Simulation format={format} teamA={[me]} teamB={self ? [] : [player]} />}
    </>
  );
}

function LevelSkeleton() {
  return (
    <Loading>
      <Stack gap="md">
        <Skeleton h={190} radius="lg" />
        <Skeleton h={260} radius="lg" />
        <Skeleton h={160} radius="lg" />
      </Stack>
    </Loading>
  );
}
