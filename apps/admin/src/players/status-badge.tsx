import { Badge } from '@mantine/core';
import type { AccountStatus } from '@setpoint/client/documents';
import { useTranslation } from 'react-i18next';

const COLOURS = { UNVERIFIED: 'clay', VERIFIED: 'grass', DISABLED: 'red', DELETED: 'gray' } as const;

export function StatusBadge({ status }: { readonly status: AccountStatus }) {
  const { t } = useTranslation('admin');
  return (
    <Badge color={COLOURS[status]} variant="light" tt="none">
      {t(`players.statuses.${status}`)}
    </Badge>
  );
}
