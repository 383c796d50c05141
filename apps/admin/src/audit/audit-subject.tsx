import type { AuditSubjectType } from '@setpoint/client/documents';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import classes from '../table/table.module.css';

/** Where each subject has a page of its own. */
const PAGES: Partial<Record<AuditSubjectType, string>> = {
  ACCOUNT: '/players',
  API_KEY: '/api-keys',
  PLAYER: '/players',
  CASE: '/cases',
  CENTRE: '/centres',
  COUPON: '/coupons',
  COURT_CLAIM: '/claims',
  COURT_SUGGESTION: '/suggestions',
  LEAGUE: '/leagues',
  MATCH: '/matches',
  MESSAGE_REPORT: '/reports',
  PAYMENT: '/payments',
  TICKET: '/tickets',
  TOURNAMENT: '/tournaments',
};

/** What an entry of the audit log is about, with the way there. */
export function AuditSubject({ about }: { readonly about: { readonly type: AuditSubjectType; readonly id: string } }) {
  const { t } = useTranslation('oversight');
  const text = t(`audit.subjects.${about.type}`);
  const page = PAGES[about.type];
  return page ? (
    <Link to={`${page}/${encodeURIComponent(about.id)}`} className={classes.row} data-row>
      {text}
    </Link>
  ) : (
    <span>
      {text} <span className={classes.id}>{about.id}</span>
    </span>
  );
}
