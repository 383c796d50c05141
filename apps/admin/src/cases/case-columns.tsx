import { Badge } from '@mantine/core';
import type { SupportCaseRowFragment as SupportCaseRow } from '@setpoint/client/documents';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Column } from '../table/data-table.js';
import classes from '../table/table.module.css';
import { useTimes } from '../table/use-times.js';

const COLOURS = { OPEN: 'clay', IN_REVIEW: 'blue', CLOSED: 'gray' } as const;

export function CaseBadge({ state }: { readonly state: SupportCaseRow['state'] }) {
  const { t } = useTranslation('admin');
  return (
    <Badge color={COLOURS[state]} variant="light" tt="none">
      {t(`cases.states.${state}`)}
    </Badge>
  );
}

/** What a case is about, in a few words. */
export function useSubject() {
  const { t } = useTranslation('admin');
  return ({ kind, category }: Pick<SupportCaseRow, 'kind' | 'category'>) =>
    category ? t(`cases.categories.${category}`) : t(`cases.kinds.${kind}`);
}

/** The columns of cases: since when, what, about whom, by whom, state, who looks into it. */
export function useCaseColumns(): readonly Column<SupportCaseRow>[] {
  const { t } = useTranslation('admin');
  const { time } = useTimes();
  const subject = useSubject();
  return [
    {
      title: t('cases.opened'),
      cell: ({ id, openedAt }) => (
        <Link to={`/cases/${encodeURIComponent(id)}`} className={classes.row} data-row>
          {time(openedAt)}
        </Link>
      ),
    },
    { title: t('cases.subject'), cell: subject },
    { title: t('cases.accused'), className: classes.wide, cell: ({ accused }) => accused?.displayName },
    { title: t('cases.reporter'), className: classes.wide, cell: ({ reporter }) => reporter?.displayName },
    { title: t('cases.state'), cell: ({ state }) => <CaseBadge state={state} /> },
    { title: t('cases.assignee'), cell: ({ assignee }) => assignee?.displayName },
  ];
}
