import { Anchor, Group, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { RowsTable } from '../table/rows-table.js';
import { useRows } from '../table/use-rows.js';
import { AUDIT_LOG } from './documents.js';
import { useAuditColumns } from './use-audit-columns.js';

/** What support did to an account, in all services, newest first. */
export function AccountAudit({ accountId }: { readonly accountId: string }) {
  const { t } = useTranslation('oversight');
  const columns = useAuditColumns();
  const list = useRows({ field: 'auditLog', query: AUDIT_LOG, filter: { aboutId: accountId }, size: 10 });
  return (
    <section aria-labelledby="account-audit">
      <Group justify="space-between" mb="xs">
        <h3 id="account-audit" style={{ margin: 0 }}>
          {t('audit.ofAccount')}
        </h3>
        <Anchor variant="standalone" component={Link} to={`/audit?about=${encodeURIComponent(accountId)}`}>
          {t('audit.all')}
        </Anchor>
      </Group>
      <RowsTable
        list={{ ...list, more: null }}
        columns={columns}
        keyOf={({ id }) => id}
        empty={<Text c="dimmed">{t('audit.none')}</Text>}
      />
    </section>
  );
}
