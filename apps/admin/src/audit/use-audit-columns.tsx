import type { DocumentType } from '@setpoint/client';
import { useTranslation } from 'react-i18next';
import { PlayerLink } from '../matches/player-link.js';
import { Changes } from '../table/action-log.js';
import type { Column } from '../table/data-table.js';
import classes from '../table/table.module.css';
import { useTimes } from '../table/use-times.js';
import { AuditSubject } from './audit-subject.js';
import type { AUDIT_LOG } from './documents.js';
import { useActionText } from './use-action-text.js';

export type AuditEntry = NonNullable<DocumentType<typeof AUDIT_LOG>['auditLog']>['edges'][number]['node'];

/** When, who, what, about what, why, and what changed (ADM-01). */
export function useAuditColumns(): readonly Column<AuditEntry>[] {
  const { t } = useTranslation('oversight');
  const { time } = useTimes();
  const textOf = useActionText();
  return [
    { title: t('audit.when'), cell: ({ at }) => time(at) },
    { title: t('audit.who'), cell: ({ by }) => <PlayerLink player={by} /> },
    { title: t('audit.what'), className: classes.wide, cell: ({ action }) => textOf(action) },
    { title: t('audit.about'), cell: ({ about }) => <AuditSubject about={about} /> },
    { title: t('audit.reason'), className: classes.wide, cell: ({ reason }) => reason },
    {
      title: t('audit.change'),
      className: classes.wide,
      cell: ({ before, after }) => <Changes before={before} after={after} />,
    },
  ];
}
