import { useTranslation } from 'react-i18next';
import { CompetitionFilterFields } from '../../../entities/competitions/competition-filter-fields.js';
import { Choice, Choices } from '../../../entities/filters/choices.js';
import { shownRating } from '../../../entities/player/level.js';
import { GAME_MODES, LEVELS, type TournamentsFilters } from './filters.js';

export function FilterFields({
  filters,
  home,
  onChange,
}: {
  readonly filters: TournamentsFilters;
  readonly home: { readonly name: string; readonly km: number };
  onChange(values: Partial<TournamentsFilters>): void;
}) {
  const { t, i18n } = useTranslation(['tournaments', 'competitions', 'match']);
  return (
    <>
      <CompetitionFilterFields filters={filters} home={home} onChange={onChange} />
      <Choices
        label={t('match:filter.level')}
        options={LEVELS.map((rating) => ({ value: String(rating), label: shownRating(rating, i18n.language) }))}
        value={filters.levels.map(String)}
        onChange={(levels) => onChange({ levels: LEVELS.filter((level) => levels.includes(String(level))) })}
      />
      <Choice
        label={t('filter.format')}
        options={(['any', 'groups', 'play-off'] as const).map((value) => ({
          value,
          label: value === 'any' ? t('match:filter.any') : t(`filter.${value}`),
        }))}
        value={filters.format ?? 'any'}
        onChange={(value) => onChange({ format: value === 'any' ? null : value })}
      />
      <Choices
        label={t('filter.gameMode')}
        options={GAME_MODES.map((value) => ({ value, label: t(`competitions:mode.${value}`) }))}
        value={filters.gameMode}
        onChange={(gameMode) => onChange({ gameMode })}
      />
    </>
  );
}
