import { Group, NumberInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Choice, Choices } from '../../../entities/filters/choices.js';
import { AGES, DAY_BANDS, type PlayersFilters } from './filters.js';

/** Filters by what only members see of players: who, how old, when free. */
export function MemberFilters({
  edited,
  edit,
}: {
  readonly edited: PlayersFilters;
  edit(change: Partial<PlayersFilters>): void;
}) {
  const { t, i18n } = useTranslation(['player-ui', 'match-page', 'match', 'common']);
  const weekday = (day: number) =>
    new Intl.DateTimeFormat(i18n.language, { weekday: 'short', timeZone: 'UTC' }).format(
      new Date(Date.UTC(2024, 0, day)),
    );
  return (
    <>
      <Choice
        label={t('list.filter.sex')}
        options={(['all', 'F', 'M'] as const).map((value) => ({ value, label: t(`sex.${value}`) }))}
        value={edited.sex ?? 'all'}
        onChange={(sex) => edit({ sex: sex === 'all' ? null : sex })}
      />
      <Group grow gap="sm">
        <NumberInput
          label={t('list.filter.ageMin')}
          min={AGES.least}
          max={AGES.most}
          value={edited.ageMin ?? ''}
          onChange={(value) => edit({ ageMin: typeof value === 'number' ? value : null })}
        />
        <NumberInput
          label={t('list.filter.ageMax')}
          min={AGES.least}
          max={AGES.most}
          value={edited.ageMax ?? ''}
          onChange={(value) => edit({ ageMax: typeof value === 'number' ? value : null })}
        />
      </Group>
      <Choices
        label={t('list.filter.days')}
        options={[1, 2, 3, 4, 5, 6, 7].map((day) => ({ value: String(day), label: weekday(day) }))}
        value={edited.days.map(String)}
        onChange={(days) => edit({ days: days.map(Number).sort() })}
      />
      <Choices
        label={t('list.filter.hours')}
        options={DAY_BANDS.map((value) => ({ value, label: t(`availability.band.${value}`) }))}
        value={edited.hours}
        onChange={(hours) => edit({ hours })}
      />
    </>
  );
}
