import { Badge } from '@mantine/core';
import type { MatchState } from '@setpoint/client/documents';
import { useTranslation } from 'react-i18next';

const COLOUR: Readonly<Record<MatchState, string>> = {
  ORGANIZING: 'clay',
  READY: 'grass',
  AWAITING_RESULT: 'purple',
  AWAITING_CONFIRMATION: 'purple',
  CONFIRMED: 'court',
  NOT_PLAYED: 'gray',
  CANCELLED: 'red',
  EXPIRED: 'gray',
};

export function StateBadge({ state }: { readonly state: MatchState }) {
  const { t } = useTranslation('match');
  return (
    <Badge variant="light" color={COLOUR[state]} tt="none" fw={600}>
      {t(`state.${state}`)}
    </Badge>
  );
}
