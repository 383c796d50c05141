import { Badge } from '@mantine/core';
import type { SupportReportRowFragment as Report } from '@setpoint/client/documents';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Column } from '../table/data-table.js';
import classes from '../table/table.module.css';
import { useTimes } from '../table/use-times.js';

export function ReportBadge({ decision }: Pick<Report, 'decision'>) {
  const { t } = useTranslation('oversight');
  return (
    <Badge color={decision ? (decision === 'REMOVED' ? 'red' : 'gray') : 'clay'} variant="light" tt="none">
      {decision ? t(`reports.decisions.${decision}`) : t('reports.open')}
    </Badge>
  );
}

/** The columns of reported messages: since when, what, by whom, who reported it, state. */
export function useReportColumns(): readonly Column<Report>[] {
  const { t } = useTranslation('oversight');
  const { time } = useTimes();
  return [
    {
      title: t('reports.reported'),
      cell: ({ id, reportedAt }) => (
        <Link to={`/reports/${encodeURIComponent(id)}`} className={classes.row} data-row>
          {time(reportedAt)}
        </Link>
      ),
    },
    {
      title: t('reports.message'),
      className: classes.wide,
      cell: ({ message }) => message.text ?? t('reports.removedText'),
    },
    { title: t('reports.author'), cell: ({ message }) => message.sender?.displayName ?? message.guestName },
    { title: t('reports.reporter'), cell: ({ reporter }) => reporter.displayName },
    { title: t('reports.reason'), cell: ({ reason }) => t(`reports.reasons.${reason}`) },
    { title: t('reports.state'), cell: ({ decision }) => <ReportBadge decision={decision} /> },
  ];
}
