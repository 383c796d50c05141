import { Alert, Button, TextInput } from '@mantine/core';
import { useMe } from '@setpoint/client/session';
import { useTranslation } from 'react-i18next';
import { FilterSelect } from '../table/filter-select.js';
import { FilterText } from '../table/filter-text.js';
import { ListPage } from '../table/list-page.js';
import { useRows } from '../table/use-rows.js';
import { useUrlFilter } from '../table/use-url-filter.js';
import { SERVICES } from '../services/services.js';
import { AUDIT_LOG } from './documents.js';
import { dayRange } from './day-range.js';
import { useActionText } from './use-action-text.js';
import { useAuditColumns } from './use-audit-columns.js';

/** The actions that can be asked for; others are found by area, person and subject. */
const ACTIONS = [
  ...['ACCOUNT_LOCKED', 'ACCOUNT_SUSPENDED', 'ACCOUNT_UNLOCKED', 'ROLE_GRANTED', 'ROLE_TAKEN', 'SESSIONS_ENDED'],
  ...['PAYMENT_REFUNDED', 'PAYER_BARRED', 'PAYER_ALLOWED', 'DISPUTE_HANDLED', 'PAYMENT_FAULT_RESOLVED'],
  ...['POINTS_ADJUSTED', 'COUPON_CREATED', 'VOUCHER_CANCELLED'],
  ...['CASE_WARN', 'CASE_ANSWER', 'CASE_CLOSE', 'RESULT_CORRECTED', 'REPORT_REMOVED', 'REPORT_DISMISSED'],
  ...['TOURNAMENT_CANCELLED', 'TOURNAMENT_ENTRY_EXCLUDED', 'LEAGUE_PHASE_CANCELLED', 'LEAGUE_MEMBER_EXCLUDED'],
  ...['COURT_SUGGESTION_APPROVED', 'COURT_SUGGESTION_MERGED', 'COURT_SUGGESTION_REJECTED', 'COURT_CLAIM_GRANTED'],
  ...['COURT_CLAIM_REJECTED', 'COURT_OWNER_ASSIGNED', 'COURT_EDITED', 'COURT_FIELDS_EDITED', 'COURT_OFFERS_EDITED'],
  ...[
    'AVATAR_REMOVED',
    'FAIR_PLAY_REVIEWED',
    'FAIR_PLAY_DISMISSED',
    'DEAD_LETTER_REPLAYED',
    'DEAD_LETTER_DISCARDED',
    'CLOCK_MOVED',
  ],
] as const;

/** What support did, in all services, newest first; the filters live in the address (ADM-01). */
export function AuditPage() {
  const { t } = useTranslation('oversight');
  const { search, set, oneOf } = useUrlFilter();
  const me = useMe();
  const columns = useAuditColumns();
  const textOf = useActionText();
  const [by, about, day] = ['by', 'about', 'day'].map((name) => search.get(name) ?? '') as [string, string, string];
  const service = oneOf('service', SERVICES);
  const action = oneOf('action', ACTIONS);
  const list = useRows({
    field: 'auditLog',
    query: AUDIT_LOG,
    filter: {
      ...(service && { service }),
      ...(action && { action }),
      ...(by && { byId: by }),
      ...(about && { aboutId: about }),
      ...dayRange(day),
    },
  });
  return (
    <ListPage
      title={t('audit.title')}
      lead={(count) => t('audit.count', { count })}
      actions={
        <Button variant="default" onClick={() => set('by', me && by !== me.id ? me.id : null)}>
          {t(by && by === me?.id ? 'audit.all' : 'audit.mine')}
        </Button>
      }
      filters={
        <>
          <FilterSelect
            name="service"
            values={SERVICES}
            label={t('audit.service')}
            every={t('audit.everyService')}
            textOf={(value) => value}
          />
          <FilterSelect
            name="action"
            values={ACTIONS}
            label={t('audit.action')}
            every={t('audit.everyAction')}
            textOf={textOf}
          />
          <FilterText name="by" label={t('audit.by')} />
          <FilterText name="about" label={t('audit.aboutId')} />
          <TextInput
            label={t('audit.day')}
            type="date"
            w={{ base: '100%', xs: 160 }}
            value={day}
            onChange={(event) => set('day', event.currentTarget.value || null)}
          />
        </>
      }
      list={list}
      columns={columns}
      empty={{ title: t('audit.none'), text: t('audit.noneText') }}
    >
      {list.connection && list.connection.away.length > 0 && (
        <Alert color="orange" mt="md" role="status">
          {t('audit.away', { services: list.connection.away.join(', ') })}
        </Alert>
      )}
    </ListPage>
  );
}
