import { useQuery } from '@apollo/client/react';
import { Button, Group, Select, Text, TextInput } from '@mantine/core';
import { EmptyState, ErrorState, Page, RowsSkeleton } from '@setpoint/ui';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { MoreButton } from '../table/more-button.js';
import { useSearchKey } from '../table/row-keys.js';
import { useUrlFilter } from '../table/use-url-filter.js';
import { EVERY_STATE, SUPPORT_MATCHES } from './documents.js';
import { MatchTable } from './match-table.js';
import { PlayerPicker } from './player-picker.js';

const PAGE = 50;

/** Matches by id, or those of a player, the private ones among them. */
export function MatchesPage() {
  const { t } = useTranslation('admin');
  const navigate = useNavigate();
  const { search, set } = useUrlFilter();
  const field = useRef<HTMLInputElement>(null);
  useSearchKey(field);
  const playerId = search.get('player');
  const state = EVERY_STATE.find((known) => known === search.get('state')) ?? null;
  const states = state ? [state] : playerId ? [...EVERY_STATE] : null;
  const { data, previousData, error, refetch, fetchMore } = useQuery(SUPPORT_MATCHES, {
    variables: { first: PAGE, filter: { ...(playerId && { playerId }), ...(states && { states }) } },
    fetchPolicy: 'cache-and-network',
  });
  const matches = (data ?? previousData)?.matches;

  return (
    <Page
      title={t('matches.title')}
      lead={matches && t('matches.count', { count: matches.totalCount })}
      width="full"
      noIndex
    >
      <Group mb="xs" align="end">
        <Group
          component="form"
          align="end"
          gap="xs"
          wrap="nowrap"
          onSubmit={(event) => {
            event.preventDefault();
            const id = field.current?.value.trim();
            if (id) void navigate(`/matches/${encodeURIComponent(id)}`);
          }}
        >
          <TextInput ref={field} label={t('matches.id')} type="search" />
          <Button type="submit" variant="default">
            {t('matches.open')}
          </Button>
        </Group>
        <PlayerPicker value={playerId} onChange={(id) => set('player', id)} />
        <Select
          label={t('matches.state')}
          placeholder={t('matches.every')}
          clearable
          data={EVERY_STATE.map((value) => ({ value, label: t(`matches.states.${value}`) }))}
          value={state}
          onChange={(value) => set('state', value)}
        />
      </Group>
      <Text size="sm" c="dimmed" mb="md">
        {playerId ? t('matches.ofPlayer') : t('matches.publicOnly')}
      </Text>
      {error && !matches ? (
        <ErrorState onRetry={() => void refetch().catch(() => {})} />
      ) : !matches ? (
        <RowsSkeleton count={8} />
      ) : matches.edges.length === 0 ? (
        <EmptyState title={t('matches.none')} text={t('matches.noneText')} />
      ) : (
        <MatchTable matches={matches.edges.map(({ node }) => node)} />
      )}
      <MoreButton
        shown={matches?.pageInfo.hasNextPage ?? false}
        onMore={() =>
          fetchMore({
            variables: { after: matches?.pageInfo.endCursor },
            updateQuery: (before, { fetchMoreResult }) => ({
              matches: {
                ...fetchMoreResult.matches,
                edges: [...before.matches.edges, ...fetchMoreResult.matches.edges],
              },
            }),
          })
        }
      />
    </Page>
  );
}
