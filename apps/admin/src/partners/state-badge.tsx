import { Badge } from '@mantine/core';
import type { ApiKeyState } from '@setpoint/client/documents';
import { useTranslation } from 'react-i18next';

const COLOURS: Readonly<Record<ApiKeyState, string>> = { ACTIVE: 'green', EXPIRED: 'gray', REVOKED: 'red' };

export function StateBadge({ state }: { readonly state: ApiKeyState }) {
  const { t } = useTranslation('admin');
  return (
    <Badge color={COLOURS[state]} variant="light" tt="none">
      {t(`partners.states.${state}`)}
    </Badge>
  );
}
