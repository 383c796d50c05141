import { useTranslation } from 'react-i18next';
import { FilterSelect } from '../table/filter-select.js';

export const SPORTS = ['1', '2'] as const;

/** One sport of a list of competitions, or all. */
export function SportFilter() {
  const { t } = useTranslation(['admin', 'common']);
  return (
    <FilterSelect
      name="sport"
      values={SPORTS}
      label={t('tournaments.sport')}
      every={t('tournaments.everySport')}
      textOf={(value) => t(`common:sport.${value}`)}
    />
  );
}

/** What is played, such as 'Padel · Doubles'. */
export function useSportText() {
  const { t } = useTranslation(['admin', 'common']);
  return ({ sport, numberPlayers }: { readonly sport: { readonly id: string }; readonly numberPlayers: number }) =>
    `${t(`common:sport.${sport.id}`)} · ${t(`tournaments.numberPlayers.${numberPlayers}`)}`;
}
