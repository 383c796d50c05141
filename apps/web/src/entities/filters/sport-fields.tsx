import { useTranslation } from 'react-i18next';
import { useHomePlace } from '../place/use-home-place.js';
import { Choice, Choices } from './choices.js';
import { chosenSports } from './params.js';

/** Tennis, padel, or both; where nothing is chosen, the sports that one plays. */
export function SportsField({
  value,
  onChange,
}: {
  readonly value: readonly number[];
  onChange(sports: readonly number[]): void;
}) {
  const { t } = useTranslation(['match', 'common']);
  const chosen = chosenSports(value, useHomePlace());
  return (
    <Choices
      label={t('filter.sports')}
      options={(['1', '2'] as const).map((sport) => ({ value: sport, label: t(`common:sport.${sport}`) }))}
      value={chosen.map((sport) => String(sport) as '1' | '2')}
      onChange={(sports) => onChange(sports.map(Number))}
    />
  );
}

/** Singles, doubles, or any. */
export function PlayersField({
  value,
  onChange,
}: {
  readonly value: number | null;
  onChange(numberPlayers: number | null): void;
}) {
  const { t } = useTranslation('match');
  return (
    <Choice
      label={t('filter.players')}
      options={(['0', '1', '2'] as const).map((number) => ({
        value: number,
        label: number === '0' ? t('filter.any') : t(`format.${number}`),
      }))}
      value={String(value ?? 0) as '0' | '1' | '2'}
      onChange={(number) => onChange(Number(number) || null)}
    />
  );
}
