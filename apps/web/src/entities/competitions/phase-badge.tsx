import { Badge } from '@mantine/core';
import type { LeaguePhaseState } from '@setpoint/client/documents';
import { useTranslation } from 'react-i18next';

const COLOUR: Readonly<Record<LeaguePhaseState, string>> = {
  PLANNED: 'gray',
  ENROLLING: 'grass',
  CHARGING: 'clay',
  IN_PROGRESS: 'purple',
  FINALS: 'purple',
  COMPLETED: 'court',
  CANCELLED: 'red',
};

/** How a phase of a league stands. */
export function PhaseBadge({ state }: { readonly state: LeaguePhaseState }) {
  const { t } = useTranslation('league');
  return (
    <Badge variant="light" color={COLOUR[state]} tt="none" fw={600}>
      {t(`card.state.${state}`)}
    </Badge>
  );
}
