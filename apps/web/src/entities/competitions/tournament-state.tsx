import { Badge } from '@mantine/core';
import type { TournamentState } from '@setpoint/client/documents';
import { useTranslation } from 'react-i18next';

const COLOUR: Readonly<Record<TournamentState | 'FULL', string>> = {
  PLANNED: 'gray',
  OPEN: 'grass',
  FULL: 'clay',
  CLOSED: 'clay',
  IN_PROGRESS: 'purple',
  COMPLETED: 'court',
  CANCELLED: 'red',
};

/** The state; open without a place left is full. */
export function TournamentStateBadge({
  tournament: { state, placesLeft },
}: {
  readonly tournament: { readonly state: TournamentState; readonly placesLeft: number };
}) {
  const { t } = useTranslation('competitions');
  const shown = state === 'OPEN' && placesLeft === 0 ? 'FULL' : state;
  return (
    <Badge variant="light" color={COLOUR[shown]} tt="none" fw={600}>
      {t(`state.${shown}`)}
    </Badge>
  );
}
