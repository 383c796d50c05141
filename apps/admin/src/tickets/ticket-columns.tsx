import { Badge } from '@mantine/core';
import type { SupportTicketRowFragment as TicketRow } from '@setpoint/client/documents';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Column } from '../table/data-table.js';
import classes from '../table/table.module.css';
import { useTimes } from '../table/use-times.js';

const COLOURS = { OPEN: 'clay', ANSWERED: 'blue', CLOSED: 'gray' } as const;

export function TicketBadge({ state }: { readonly state: TicketRow['state'] }) {
  const { t } = useTranslation('admin');
  return (
    <Badge color={COLOURS[state]} variant="light" tt="none">
      {t(`tickets.states.${state}`)}
    </Badge>
  );
}

/** The columns of tickets: since when, number, about what, from whom, kind, state. */
export function useTicketColumns(): readonly Column<TicketRow>[] {
  const { t } = useTranslation('admin');
  const { time } = useTimes();
  return [
    {
      title: t('tickets.opened'),
      cell: ({ id, openedAt }) => (
        <Link to={`/tickets/${encodeURIComponent(id)}`} className={classes.row} data-row>
          {time(openedAt)}
        </Link>
      ),
    },
    { title: t('tickets.number'), cell: ({ number }) => `#${number}` },
    { title: t('tickets.subject'), cell: ({ subject }) => <span style={{ overflowWrap: 'anywhere' }}>{subject}</span> },
    { title: t('tickets.from'), className: classes.wide, cell: ({ name }) => name },
    { title: t('tickets.email'), className: classes.wide, cell: ({ email }) => email },
    { title: t('tickets.kind'), cell: ({ kind }) => t(`tickets.kinds.${kind}`) },
    { title: t('tickets.state'), cell: ({ state }) => <TicketBadge state={state} /> },
  ];
}
