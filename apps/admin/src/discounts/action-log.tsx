import { Text } from '@mantine/core';
import type { SupportVoucherFragment } from '@setpoint/client/documents';
import { useTranslation } from 'react-i18next';
import { Card } from '../table/facts.js';
import { useTimes } from '../table/use-times.js';

/** Who of support did what, when and why, oldest first (ADM-01). */
export function ActionLog({ actions }: { readonly actions: NonNullable<SupportVoucherFragment['actions']> }) {
  const { t } = useTranslation('admin');
  const { time } = useTimes();
  return (
    <Card title={t('discounts.log')}>
      {actions.length === 0 && <Text c="dimmed">{t('discounts.logEmpty')}</Text>}
      {actions.map(({ kind, by, at, reason }) => (
        <div key={`${kind} ${at}`}>
          <Text fw={600}>{t(`discounts.actions.${kind}`)}</Text>
          <Text size="sm" c="dimmed">
            {[by?.displayName, time(at)].filter(Boolean).join(' · ')}
          </Text>
          {reason && <Text style={{ overflowWrap: 'anywhere' }}>{reason}</Text>}
        </div>
      ))}
    </Card>
  );
}
