import { Badge } from '@mantine/core';
import { useTranslation } from 'react-i18next';

const COLOURS = { COMPLETED: 'grass', REFUND: 'clay' } as const;

export function StatusBadge({ status }: { readonly status: keyof typeof COLOURS }) {
  const { t } = useTranslation('invoice');
  return (
    <Badge color={COLOURS[status]} variant="light" tt="none" style={{ flex: 'none' }}>
      {t(`invoice:status.${status}`)}
    </Badge>
  );
}
