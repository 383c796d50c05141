import { Badge } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { DataTable, type Column } from '../table/data-table.js';
import { Card } from '../table/facts.js';
import classes from '../table/table.module.css';
import { useTimes } from '../table/use-times.js';
import type { SupportResultFragment as SupportResult } from '@setpoint/client/documents';
import { PlayerLink } from './player-link.js';
import { scoreOf } from './score.js';

interface ResultVersionsProps {
  readonly current: SupportResult | null;
  /** Oldest first. */
  readonly earlier: readonly SupportResult[];
}

/** The result as it stands and as it stood before each dispute, newest first. */
export function ResultVersions({ current, earlier }: ResultVersionsProps) {
  const { t } = useTranslation('admin');
  const { time } = useTimes();
  const versions = [...earlier, ...(current ? [current] : [])].reverse();
  if (versions.length === 0) return null;
  const columns: readonly Column<(typeof versions)[number]>[] = [
    {
      title: t('matches.version'),
      cell: (result) => (
        <>
          {result.version}{' '}
          {result === current && (
            <Badge variant="light" tt="none">
              {t('matches.current')}
            </Badge>
          )}
        </>
      ),
    },
    { title: t('matches.score'), className: classes.score, cell: (result) => scoreOf(result) || '–' },
    { title: t('matches.outcome'), cell: ({ outcome }) => t(`matches.outcomes.${outcome}`) },
    {
      title: t('matches.winner'),
      cell: ({ winner }) => (winner ? t('matches.team', { side: winner }) : t('matches.draw')),
    },
    {
      title: t('matches.enteredBy'),
      cell: ({ enteredBy, correctedBy, enteredAt }) => (
        <>
          {correctedBy ? (
            t('matches.correctedBy', { name: correctedBy.displayName })
          ) : (
            <PlayerLink player={enteredBy} />
          )}{' '}
          · {time(enteredAt)}
        </>
      ),
    },
    {
      title: t('matches.agreed'),
      cell: ({ confirmedAt, confirmedByItself, disputes }) =>
        [
          confirmedAt ? time(confirmedAt) : t('matches.notYet'),
          confirmedAt && confirmedByItself && t('matches.byItself'),
          disputes > 0 && t('matches.disputes', { count: disputes }),
        ]
          .filter(Boolean)
          .join(' · '),
    },
    {
      title: t('matches.said'),
      className: classes.wide,
      cell: ({ comment, disputeNote, correctionReason }) =>
        [comment, disputeNote, correctionReason].filter(Boolean).join(' · '),
    },
  ];
  return (
    <Card title={t('matches.result')}>
      <DataTable rows={versions} columns={columns} keyOf={({ version }) => String(version)} />
    </Card>
  );
}
