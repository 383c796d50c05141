import type { Side } from '@setpoint/kernel';
import { useTranslation } from 'react-i18next';
import { playersOf, sideName, type Sides } from './match-names.js';

/** Who plays on the sides of a match, in the reader's language where a guest has no name for them. */
export function useSides() {
  const { t } = useTranslation('match');
  const guest = t('match:guest');
  return {
    playersOf: <User>(match: Sides<User>, side: Side) => playersOf(match, side, guest),
    nameOf: (match: Sides<{ readonly displayName: string }>, side: Side) => sideName(match, side, guest),
  };
}
