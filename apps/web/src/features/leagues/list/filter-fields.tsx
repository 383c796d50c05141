import { useTranslation } from 'react-i18next';
import { Choice, Choices } from '../../../entities/filters/choices.js';
import { PlaceField } from '../../../entities/filters/place-field.js';
import { SEXES, type LeaguesFilters } from './filters.js';

export function FilterFields({
  filters,
  home,
  onChange,
}: {
  readonly filters: LeaguesFilters;
  readonly home: { readonly name: string; readonly km: number };
  onChange(values: Partial<LeaguesFilters>): void;
}) {
  const { t } = useTranslation(['league', 'competitions', 'match', 'common']);
  return (
    <>
      <PlaceField place={filters.place} km={filters.km} home={home} onChange={onChange} />
      <Choices
        label={t('match:filter.sports')}
        options={(['1', '2'] as const).map((value) => ({ value, label: t(`common:sport.${value}`) }))}
        value={filters.sports.map((sport) => String(sport) as '1' | '2')}
        onChange={(sports) => onChange({ sports: sports.map(Number) })}
      />
      <Choice
        label={t('match:filter.players')}
        options={(['0', '1', '2'] as const).map((value) => ({
          value,
          label: value === '0' ? t('match:filter.any') : t(`match:format.${value}`),
        }))}
        value={String(filters.numberPlayers ?? 0) as '0' | '1' | '2'}
        onChange={(value) => onChange({ numberPlayers: Number(value) || null })}
      />
      <Choices
        label={t('filter.sex')}
        options={SEXES.map((value) => ({ value, label: t(`competitions:sex.${value}`) }))}
        value={filters.sex}
        onChange={(sex) => onChange({ sex })}
      />
    </>
  );
}
