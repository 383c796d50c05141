import { Button, Group, Stack, Text } from '@mantine/core';
import { EmptyState, Page } from '@setpoint/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Choice } from '../filters/choices.js';
import { FilterSheet } from '../filters/filter-sheet.js';
import { PagedList } from '../paging/paged-list.js';
import type { PagedNodes } from '../paging/use-paged-list.js';
import { CompetitionCardsSkeleton } from './competition-cards-skeleton.js';
import type { CompetitionFilters } from './competition-filters.js';

/** A page of tournaments or leagues: which states are shown, the filters, the cards, and what to do where there are none. */
export function CompetitionList<Node, Filters extends CompetitionFilters & { readonly show: string }>({
  title,
  description,
  lead,
  above,
  show,
  filters,
  defaults,
  active,
  fields,
  list,
  to,
  onApply,
  count,
  empty,
  cards,
}: {
  readonly title: string;
  readonly description: string;
  readonly lead: string;
  /** Above the filters. */
  readonly above?: ReactNode;
  /** In which states competitions are shown. */
  readonly show: {
    readonly label: string;
    readonly options: readonly { readonly value: Filters['show']; readonly label: string }[];
    onChange(value: Filters['show']): void;
  };
  readonly filters: Filters;
  readonly defaults: Filters;
  /** How many filters narrow the list. */
  readonly active: number;
  readonly fields: (filters: Filters, change: (values: Partial<Filters>) => void) => ReactNode;
  readonly list: PagedNodes<Node>;
  readonly to: (filters: Filters, page?: number) => string;
  onApply(filters: Filters): void;
  readonly count: string;
  readonly empty: {
    readonly title: string;
    readonly text: string;
    /** Labels of the ways on. */
    readonly everywhere: string;
    readonly otherStates: string;
  };
  readonly cards: (nodes: readonly Node[]) => ReactNode;
}) {
  const { t } = useTranslation('match');
  const cleared: Filters = { ...defaults, show: filters.show };
  return (
    <Page title={title} description={description} lead={lead}>
      <Stack gap="md">
        {above}
        <Group gap="sm" justify="space-between">
          <Choice {...show} value={filters.show} />
          <FilterSheet filters={filters} active={active} cleared={cleared} onApply={onApply}>
            {fields}
          </FilterSheet>
        </Group>
        <PagedList
          list={list}
          to={(number) => to(filters, number)}
          skeleton={<CompetitionCardsSkeleton />}
          empty={
            <EmptyState
              illustration="results"
              title={empty.title}
              text={empty.text}
              action={
                <Group justify="center" gap="sm">
                  {filters.km !== 'any' && (
                    <Button onClick={() => onApply({ ...filters, km: 'any' })}>{empty.everywhere}</Button>
                  )}
                  {active > 0 && (
                    <Button variant="default" onClick={() => onApply(cleared)}>
                      {t('filter.clear')}
                    </Button>
                  )}
                  {filters.show !== defaults.show && (
                    <Button variant="default" onClick={() => onApply({ ...filters, show: defaults.show })}>
                      {empty.otherStates}
                    </Button>
                  )}
                </Group>
              }
            />
          }
        >
          {(nodes) => (
            <>
              <Text size="sm" c="dimmed" role="status">
                {count}
              </Text>
              {cards(nodes)}
            </>
          )}
        </PagedList>
      </Stack>
    </Page>
  );
}
