import { useTranslation } from 'react-i18next';
import { Choices } from '../filters/choices.js';
import { PlaceField } from '../filters/place-field.js';
import { PlayersField, SportsField } from '../filters/sport-fields.js';
import { SEXES, type CompetitionFilters } from './competition-filters.js';

/** Where, which sports, singles or doubles, and for whom. */
export function CompetitionFilterFields({
  filters,
  home,
  onChange,
}: {
  readonly filters: CompetitionFilters;
  readonly home: { readonly name: string; readonly km: number };
  onChange(values: Partial<CompetitionFilters>): void;
}) {
  const { t } = useTranslation('competitions');
  return (
    <>
      <PlaceField place={filters.place} km={filters.km} home={home} onChange={onChange} />
      <SportsField value={filters.sports} onChange={(sports) => onChange({ sports })} />
      <PlayersField value={filters.numberPlayers} onChange={(numberPlayers) => onChange({ numberPlayers })} />
      <Choices
        label={t('forWhom')}
        options={SEXES.map((value) => ({ value, label: t(`sex.${value}`) }))}
        value={filters.sex}
        onChange={(sex) => onChange({ sex })}
      />
    </>
  );
}
