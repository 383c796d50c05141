import { Group } from '@mantine/core';
import { graphql, type DocumentType } from '@setpoint/client';
import type { AccountStatus, Role } from '@setpoint/client/documents';
import { PlayerAvatar } from '@setpoint/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Column } from '../table/data-table.js';
import { FilterSelect } from '../table/filter-select.js';
import { ListPage } from '../table/list-page.js';
import classes from '../table/table.module.css';
import { useTimes } from '../table/use-times.js';
import { useRows } from '../table/use-rows.js';
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

type Account = NonNullable<DocumentType<typeof ACCOUNTS>['accounts']>['edges'][number]['node'];

const STATUSES = ['VERIFIED', 'UNVERIFIED', 'DISABLED', 'DELETED'] as const satisfies readonly AccountStatus[];
const ROLES = ['COURT_OWNER', 'SUPPORT'] as const satisfies readonly Role[];

/** Everybody with an account: by name, email or id (ADM-05). */
export function PlayersPage() {
  const { t } = useTranslation('admin');
  const { search, oneOf } = useUrlFilter();
  const text = search.get('q') ?? '';
  const status = oneOf('status', STATUSES);
  const role = oneOf('role', ROLES);
  const columns = useColumns();
  const list = useRows({
    field: 'accounts',
    query: ACCOUNTS,
    filter: { ...(text && { text }), ...(status && { status }), ...(role && { role }) },
  });

  return (
    <ListPage
      title={t('players.title')}
      lead={(count) => t('players.count', { count })}
      search={t('players.search')}
      filters={
        <>
          <FilterSelect
            name="status"
            values={STATUSES}
            label={t('players.account')}
            every={t('players.every')}
            textOf={(value) => t(`players.statuses.${value}`)}
          />
          <FilterSelect
            name="role"
            values={ROLES}
            label={t('players.role')}
            every={t('players.everyRole')}
            textOf={(value) => t(`players.roles.${value}`)}
          />
        </>
      }
      list={list}
      columns={columns}
      empty={{ title: t('players.none'), text: t('players.noneText') }}
    />
  );
}

function useColumns(): readonly Column<Account>[] {
  const { t } = useTranslation(['admin', 'common']);
  const { short } = useTimes();
  return [
    {
      title: t('players.name'),
      cell: ({ id, firstName, lastName, user }) => {
        const name = [firstName, lastName].filter(Boolean).join(' ') || t('players.nobody');
        return (
          <Link to={`/players/${encodeURIComponent(id)}`} className={classes.row} data-row>
            <PlayerAvatar player={{ id, displayName: name, profiles: user?.profiles ?? null }} size={24} />
            {name}
          </Link>
        );
      },
    },
    { title: t('players.email'), className: classes.wide, cell: ({ email }) => email },
    {
      title: t('players.account'),
      cell: ({ status, roles }) => (
        <Group gap={6} wrap="nowrap">
          <StatusBadge status={status} />
          {roles.map((role) => t(`players.roles.${role}`)).join(', ')}
        </Group>
      ),
    },
    {
      title: t('players.sports'),
      cell: ({ user }) => user?.sports.map((sport) => t(`common:sport.${sport}`)).join(', '),
    },
    { title: t('players.area'), className: classes.wide, cell: ({ user }) => user?.locationName },
    { title: t('players.joined'), cell: ({ registeredAt }) => short(registeredAt) },
    { title: t('players.lastHere'), cell: ({ user }) => short(user?.lastLoginAt) },
  ];
}
