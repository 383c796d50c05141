import { useQuery } from '@apollo/client/react';
import { Group, ScrollArea, Select, Table, Text, TextInput } from '@mantine/core';
import { graphql } from '@setpoint/client';
import type { AccountStatus, Role } from '@setpoint/client/documents';
import { EmptyState, ErrorState, Page, PlayerAvatar, RowsSkeleton } from '@setpoint/ui';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { MoreButton } from '../table/more-button.js';
import { moveBetweenRows, useSearchKey } from '../table/row-keys.js';
import classes from '../table/table.module.css';
import { useTimes } from '../table/use-times.js';
import { useUrlFilter } from '../table/use-url-filter.js';
import { StatusBadge } from './status-badge.js';

const ACCOUNTS = graphql(`
  query SupportAccounts($filter: AccountsFilter, $first: Int!, $after: String) {
    accounts(filter: $filter, first: $first, after: $after) {
      totalCount
      pageInfo {
        hasNextPage
        endCursor
      }
      edges {
        cursor
        node {
          id
          status
          firstName
          lastName
          email
          roles
          registeredAt
          user {
            id
            displayName
            sports
            locationName
            lastLoginAt
            profiles {
              avatarThumbnail
            }
          }
        }
      }
    }
  }
`);

const STATUSES = ['VERIFIED', 'UNVERIFIED', 'DISABLED', 'DELETED'] as const satisfies readonly AccountStatus[];
const ROLES = ['COURT_OWNER', 'SUPPORT'] as const satisfies readonly Role[];
const PAGE = 50;

/** Everybody with an account: by name, email or id (ADM-05). */
export function PlayersPage() {
  const { t } = useTranslation(['admin', 'common']);
  const { short } = useTimes();
  const { search, set, type } = useUrlFilter();
  const field = useRef<HTMLInputElement>(null);
  useSearchKey(field);
  const text = search.get('q') ?? '';
  const status = STATUSES.find((known) => known === search.get('status')) ?? null;
  const role = ROLES.find((known) => known === search.get('role')) ?? null;
  const { data, previousData, loading, error, refetch, fetchMore } = useQuery(ACCOUNTS, {
    variables: { first: PAGE, filter: { ...(text && { text }), ...(status && { status }), ...(role && { role }) } },
    fetchPolicy: 'cache-and-network',
  });
  const accounts = (data ?? previousData)?.accounts;

  return (
    <Page
      title={t('players.title')}
      lead={accounts && t('players.count', { count: accounts.totalCount })}
      width="full"
      noIndex
    >
      <Group mb="xs" align="end">
        <TextInput
          ref={field}
          label={t('players.search')}
          defaultValue={text}
          type="search"
          w={{ base: '100%', xs: 280 }}
          onChange={(event) => type('q', event.currentTarget.value.trim())}
        />
        <Select
          label={t('players.account')}
          placeholder={t('players.every')}
          clearable
          data={STATUSES.map((value) => ({ value, label: t(`players.statuses.${value}`) }))}
          value={status}
          onChange={(value) => set('status', value)}
        />
        <Select
          label={t('players.role')}
          placeholder={t('players.everyRole')}
          clearable
          data={ROLES.map((value) => ({ value, label: t(`players.roles.${value}`) }))}
          value={role}
          onChange={(value) => set('role', value)}
        />
      </Group>
      <Text size="sm" c="dimmed" mb="md" visibleFrom="sm">
        {t('keys')}
      </Text>
      {error && !accounts ? (
        <ErrorState onRetry={() => void refetch().catch(() => {})} />
      ) : !accounts ? (
        <RowsSkeleton count={8} />
      ) : accounts.edges.length === 0 ? (
        <EmptyState title={t('players.none')} text={t('players.noneText')} />
      ) : (
        <ScrollArea>
          <Table highlightOnHover className={classes.table} aria-busy={loading}>
            <Table.Thead>
              <Table.Tr>
                {(['name', 'email', 'account', 'sports', 'area', 'joined', 'lastHere'] as const).map((column) => (
                  <Table.Th key={column}>{t(`players.${column}`)}</Table.Th>
                ))}
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody onKeyDown={moveBetweenRows}>
              {accounts.edges.map(({ node }) => {
                const name = [node.firstName, node.lastName].filter(Boolean).join(' ') || t('players.nobody');
                return (
                  <Table.Tr key={node.id}>
                    <Table.Td>
                      <Link to={`/players/${encodeURIComponent(node.id)}`} className={classes.row} data-row>
                        <PlayerAvatar
                          player={{ id: node.id, displayName: name, profiles: node.user?.profiles ?? null }}
                          size={24}
                        />
                        {name}
                      </Link>
                    </Table.Td>
                    <Table.Td className={classes.wide}>{node.email}</Table.Td>
                    <Table.Td>
                      <Group gap={6} wrap="nowrap">
                        <StatusBadge status={node.status} />
                        {node.roles.map((one) => t(`players.roles.${one}`)).join(', ')}
                      </Group>
                    </Table.Td>
                    <Table.Td>{node.user?.sports.map((sport) => t(`common:sport.${sport}`)).join(', ')}</Table.Td>
                    <Table.Td className={classes.wide}>{node.user?.locationName}</Table.Td>
                    <Table.Td>{short(node.registeredAt)}</Table.Td>
                    <Table.Td>{short(node.user?.lastLoginAt)}</Table.Td>
                  </Table.Tr>
                );
              })}
            </Table.Tbody>
          </Table>
        </ScrollArea>
      )}
      <MoreButton
        shown={accounts?.pageInfo.hasNextPage ?? false}
        onMore={() =>
          fetchMore({
            variables: { after: accounts?.pageInfo.endCursor },
            updateQuery: (before, { fetchMoreResult }) => ({
              accounts: {
                ...fetchMoreResult.accounts,
                edges: [...before.accounts.edges, ...fetchMoreResult.accounts.edges],
              },
            }),
          })
        }
      />
    </Page>
  );
}
