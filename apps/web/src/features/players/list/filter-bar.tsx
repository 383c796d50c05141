import { Group, Select, Tabs } from '@mantine/core';
import { useMe } from '@setpoint/client/session';
import { useTranslation } from 'react-i18next';
import { Choices } from '../../../entities/filters/choices.js';
import { FilterSheet } from '../../../entities/filters/filter-sheet.js';
import { PlaceField } from '../../../entities/filters/place-field.js';
import { SportsField } from '../../../entities/filters/sport-fields.js';
import type { HomePlace } from '../../../entities/place/own-place.js';
import {
  activeFilters,
  LEAST_KM_FOR_VISITORS,
  LEVEL_NAMES,
  NO_FILTERS,
  TABS,
  type PlayersFilters,
  type Tab,
} from './filters.js';
import { MemberFilters } from './member-filters.js';

export interface FilterBarProps {
  readonly filters: PlayersFilters;
  readonly home: HomePlace;
  onApply(next: PlayersFilters): void;
}

/** Which players, in which order. Visitors filter by what they see of players: place, sport and level (PLY-03). */
export function FilterBar({ filters, home, onApply }: FilterBarProps) {
  const { t } = useTranslation(['player-ui', 'match', 'common']);
  const isMember = useMe() !== null;
  return (
    <>
      <Tabs value={filters.tab} onChange={(tab) => tab && onApply({ ...filters, tab: tab as Tab })}>
        <Tabs.List aria-label={t('list.tabs')}>
          {TABS.map((tab) => (
            <Tabs.Tab key={tab} value={tab} style={{ minHeight: 44 }}>
              {t(`list.tab.${tab}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
      </Tabs>
      <Group gap="sm" justify={isMember ? 'space-between' : 'flex-end'}>
        {isMember && (
          <Select
            aria-label={t('match:filter.order')}
            w={190}
            value={filters.order}
            onChange={(order) => onApply({ ...filters, order: order as PlayersFilters['order'] })}
            data={(['LATEST_LOGIN', 'DISTANCE', 'NAME'] as const).map((value) => ({
              value,
              label: t(`list.order.${value}`),
            }))}
          />
        )}
        <FilterSheet
          filters={filters}
          active={activeFilters(filters)}
          cleared={{ ...NO_FILTERS, tab: filters.tab, order: filters.order }}
          onApply={onApply}
        >
          {(edited, edit) => (
            <>
              <PlaceField
                anywhere={false}
                place={edited.place}
                km={edited.km}
                leastKm={isMember ? undefined : LEAST_KM_FOR_VISITORS}
                home={home}
                onChange={({ place: chosen, km }) => edit({ place: chosen, km: km === 'any' ? null : km })}
              />
              <SportsField value={edited.sports} onChange={(sports) => edit({ sports })} />
              <Choices
                label={t('list.filter.levels')}
                options={LEVEL_NAMES.map((value) => ({ value, label: t(`common:level.${value}`) }))}
                value={edited.levels.filter((name) => name !== 'NONE')}
                onChange={(chosen) => edit({ levels: chosen })}
              />
              {isMember && <MemberFilters edited={edited} edit={edit} />}
            </>
          )}
        </FilterSheet>
      </Group>
    </>
  );
}
