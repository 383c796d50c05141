import { Badge } from '@mantine/core';
import type { ApiKeyState } from '@setpoint/client/documents';
import { useTranslation } from 'react-i18next';

export function StateBadge({ state }: { readonly state: ApiKeyState }) {
  const { t } = useTranslation('admin');
  return (
    <Badge variant={state === 'REVOKED' ? 'filled' : 'default'} color="red" tt="none">
      {t(`partners.states.${state}`)}
    </Badge>
  );
}
