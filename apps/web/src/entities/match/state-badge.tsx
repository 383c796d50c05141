import { Badge } from '@mantine/core';
import type { MatchState } from '@setpoint/client/documents';
import { useTranslation } from 'react-i18next';

const COLOUR: Readonly<Record<MatchState | 'DISPUTED' | 'UNRESOLVED', string>> = {
  ORGANIZING: 'clay',
  READY: 'grass',
  AWAITING_RESULT: 'purple',
  AWAITING_CONFIRMATION: 'purple',
  DISPUTED: 'red',
  CONFIRMED: 'court',
  NOT_PLAYED: 'gray',
  UNRESOLVED: 'gray',
  CANCELLED: 'red',
  EXPIRED: 'gray',
};

interface Stateful {
  readonly state: MatchState;
  readonly result: { readonly disputes: number } | null;
}

/** The state, and whether the score that is shown with it is agreed upon. */
export function statementOf({ state, result }: Stateful): keyof typeof COLOUR {
  if (state === 'AWAITING_RESULT' && result) return 'DISPUTED';
  if (state === 'AWAITING_CONFIRMATION' && result && result.disputes > 1) return 'DISPUTED';
  return state === 'NOT_PLAYED' && result ? 'UNRESOLVED' : state;
}

/** Whether nobody objects to the score: only then does it have a winner. */
export const isAgreed = (match: Stateful): boolean => !['DISPUTED', 'UNRESOLVED'].includes(statementOf(match));

export function StateBadge({ match }: { readonly match: Stateful }) {
  const { t } = useTranslation('match');
  const statement = statementOf(match);
  return (
    <Badge variant="light" color={COLOUR[statement]} tt="none" fw={600}>
      {t(`state.${statement}`)}
    </Badge>
  );
}
