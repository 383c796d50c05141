import { useMutation, useQuery } from '@apollo/client/react';
import { Button, Group, NumberInput, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { SupportPointsFragment } from '@setpoint/client/documents';
import { ErrorState, RowsSkeleton, toast } from '@setpoint/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { DataTable, type Column } from '../table/data-table.js';
import classes from '../table/table.module.css';
import { useTimes } from '../table/use-times.js';
import { ADJUST_POINTS, POINTS_OF } from './documents.js';
import { ReasonForm } from '../table/reason-form.js';
import { useAmounts } from '../table/use-amounts.js';

const SIZE = 10;
type Entry = SupportPointsFragment['history']['edges'][number]['node'];

/** The smash points of a player: balance, history, and a way to adjust them (ADM-06). */
export function PlayerPoints({ playerId }: { readonly playerId: string }) {
  const { t } = useTranslation('admin');
  const [opened, { open, close }] = useDisclosure();
  const [first, setFirst] = useState(SIZE);
  const { data, previousData, error, refetch } = useQuery(POINTS_OF, {
    variables: { playerId, first, after: null },
    fetchPolicy: 'cache-and-network',
  });
  const columns = useColumns();
  const points = (data ?? previousData)?.pointsOf;
  const rest = (points?.history.totalCount ?? 0) - (points?.history.edges.length ?? 0);
  return (
    <section aria-labelledby="points">
      <Group mb="xs">
        <h3 id="points" style={{ margin: 0 }}>
          {t('points.title')}
        </h3>
        {points && <Text>{t('points.balance', { count: points.balance })}</Text>}
        <Button size="xs" variant="light" onClick={open}>
          {t('points.adjust')}
        </Button>
      </Group>
      {points && points.history.edges.length === 0 && <Text c="dimmed">{t('points.none')}</Text>}
      {points && points.history.edges.length > 0 && (
        <DataTable rows={points.history.edges.map(({ node }) => node)} columns={columns} keyOf={({ id }) => id} />
      )}
      {rest > 0 && first < 100 && (
        <Button mt="md" variant="default" onClick={() => setFirst(Math.min(100, first * 3))}>
          {t('more')}
        </Button>
      )}
      {!points && (error ? <ErrorState onRetry={() => void refetch().catch(() => {})} /> : <RowsSkeleton count={3} />)}
      <AdjustForm playerId={playerId} opened={opened} onClose={close} />
    </section>
  );
}

function AdjustForm({
  playerId,
  opened,
  onClose,
}: {
  readonly playerId: string;
  readonly opened: boolean;
  onClose(): void;
}) {
  const { t } = useTranslation('admin');
  const [requestId, setRequestId] = useState(() => crypto.randomUUID());
  const [points, setPoints] = useState<number | null>(null);
  const [adjust] = useMutation(ADJUST_POINTS, { refetchQueries: ['SupportPointsOf'] });

  async function send(reason: string) {
    const input = { playerId, points: points ?? 0, reason, requestId };
    const answer = await adjust({ variables: { input } }).catch(() => null);
    const payload = answer?.data?.adjustPoints;
    const isAboutPoints = payload?.fieldErrors.some(({ field }) => field === 'points');
    if (isAboutPoints) return t('points.outOfRange');
    if (!payload?.success) return t(`points.refused.${payload?.errorCode ?? 'FAILED'}`);
    toast({ text: t('points.adjusted'), tone: 'success' });
    setRequestId(crypto.randomUUID());
    setPoints(null);
    return null;
  }

  return (
    <ReasonForm
      opened={opened}
      title={t('points.adjustTitle')}
      text={t('points.adjustText')}
      action={t('points.adjust')}
      onSend={send}
      onClose={onClose}
    >
      <NumberInput
        label={t('points.points')}
        required
        allowDecimal={false}
        value={points ?? ''}
        onChange={(value) => setPoints(typeof value === 'number' ? value : null)}
      />
    </ReasonForm>
  );
}

function useColumns(): readonly Column<Entry>[] {
  const { t } = useTranslation('admin');
  const { time } = useTimes();
  const { points: shown } = useAmounts();
  return [
    { title: t('points.when'), cell: ({ at }) => time(at) },
    { title: t('points.points'), className: classes.score, cell: ({ points }) => shown(points) },
    {
      title: t('points.why'),
      cell: ({ kind, match }) => {
        const text = t(`points.kinds.${kind}`);
        if (!match) return text;
        return (
          <Link to={`/matches/${encodeURIComponent(match.id)}`} className={classes.row} data-row>
            {text}
          </Link>
        );
      },
    },
    {
      title: t('discounts.reason'),
      className: classes.wide,
      cell: ({ reason, by }) => [reason, by?.displayName].filter(Boolean).join(' · '),
    },
  ];
}
