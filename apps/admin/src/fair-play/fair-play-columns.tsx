import { Badge } from '@mantine/core';
import type { FairPlayRowFragment as FairPlayRow } from '@setpoint/client/documents';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Column } from '../table/data-table.js';
import classes from '../table/table.module.css';
import { useTimes } from '../table/use-times.js';

const COLOURS = { OPEN: 'clay', REVIEWED: 'blue', DISMISSED: 'gray' } as const;

export function FairPlayBadge({ state }: { readonly state: FairPlayRow['state'] }) {
  const { t } = useTranslation('admin');
  return (
    <Badge color={COLOURS[state]} variant="light" tt="none">
      {t(`fairPlay.states.${state}`)}
    </Badge>
  );
}

/** Scores with one decimal, as the reader of the page writes them. */
export function useScore() {
  const { i18n } = useTranslation();
  const format = new Intl.NumberFormat(i18n.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (score: number) => format.format(score);
}

/** The columns of the watch: who, how unlikely in all and of each kind, state, since when. */
export function useFairPlayColumns(): readonly Column<FairPlayRow>[] {
  const { t } = useTranslation('admin');
  const { time } = useTimes();
  const score = useScore();
  const figure = (title: string, of: (row: FairPlayRow) => number): Column<FairPlayRow> => ({
    title,
    className: classes.score,
    cell: (row) => (of(row) > 0 ? score(of(row)) : '–'),
  });
  return [
    {
      title: t('fairPlay.player'),
      cell: ({ id, player }) => (
        <Link to={`/fair-play/${encodeURIComponent(id)}`} className={classes.row} data-row>
          {player?.displayName ?? t('players.nobody')}
        </Link>
      ),
    },
    figure(t('fairPlay.score'), (row) => row.score),
    figure(t('fairPlay.kinds.COLLUSION'), (row) => row.collusion),
    figure(t('fairPlay.kinds.SANDBAGGING'), (row) => row.sandbagging),
    figure(t('fairPlay.kinds.MISREPORTING'), (row) => row.misreporting),
    { title: t('fairPlay.matches'), className: classes.score, cell: ({ matches }) => matches },
    { title: t('fairPlay.state'), cell: ({ state }) => <FairPlayBadge state={state} /> },
    { title: t('fairPlay.counted'), cell: ({ countedAt }) => time(countedAt) },
  ];
}
