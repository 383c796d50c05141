import { Badge } from '@mantine/core';
import type { TournamentState } from '@setpoint/client/documents';
import { useTranslation } from 'react-i18next';

export const STATES = [
  'PLANNED',
  'OPEN',
  'CLOSED',
  'IN_PROGRESS',
  'COMPLETED',
  'CANCELLED',
] as const satisfies readonly TournamentState[];

const COLOURS = {
  PLANNED: 'gray',
  OPEN: 'grass',
  CLOSED: 'orange',
  IN_PROGRESS: 'blue',
  COMPLETED: 'gray',
  CANCELLED: 'red',
} as const satisfies Record<TournamentState, string>;

export function TournamentBadge({ state }: { readonly state: TournamentState }) {
  const { t } = useTranslation('admin');
  return (
    <Badge color={COLOURS[state]} variant="light" tt="none">
      {t(`tournaments.states.${state}`)}
    </Badge>
  );
}
