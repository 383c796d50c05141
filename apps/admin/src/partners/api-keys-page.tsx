import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { ApiKeyState, SupportApiKeyFragment } from '@setpoint/client/documents';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import type { Column } from '../table/data-table.js';
import { FilterSelect } from '../table/filter-select.js';
import { ListPage } from '../table/list-page.js';
import classes from '../table/table.module.css';
import { useRows } from '../table/use-rows.js';
import { useTimes } from '../table/use-times.js';
import { useUrlFilter } from '../table/use-url-filter.js';
import { ApiKeyForm } from './api-key-form.js';
import { API_KEYS } from './documents.js';
import { SecretDialog } from './secret-dialog.js';
import { StateBadge } from './state-badge.js';

const STATES = ['ACTIVE', 'EXPIRED', 'REVOKED'] as const satisfies readonly ApiKeyState[];

/** API keys of partner teams and centres, with the form for a new one (API-22). */
export function ApiKeysPage() {
  const { t } = useTranslation('admin');
  const navigate = useNavigate();
  const { search, oneOf } = useUrlFilter();
  const [opened, { open, close }] = useDisclosure();
  const [made, setMade] = useState<{ readonly id: string; readonly secret: string } | null>(null);
  const text = search.get('q') ?? '';
  const state = oneOf('state', STATES);
  const columns = useColumns();
  const list = useRows({
    field: 'apiKeys',
    query: API_KEYS,
    filter: { ...(text && { text }), ...(state && { state }) },
  });
  return (
    <ListPage
      title={t('partners.title')}
      lead={(count) => t('partners.count', { count })}
      search={t('partners.search')}
      filters={
        <>
          <FilterSelect
            name="state"
            values={STATES}
            label={t('partners.state')}
            every={t('partners.everyState')}
            textOf={(value) => t(`partners.states.${value}`)}
          />
          <Button onClick={open}>{t('partners.new')}</Button>
        </>
      }
      list={list}
      columns={columns}
      empty={{ title: t('partners.none'), text: t('partners.noneText') }}
    >
      {opened && (
        <ApiKeyForm
          onClose={close}
          onCreated={(id, secret) => {
            close();
            setMade({ id, secret });
          }}
        />
      )}
      {made && <SecretDialog secret={made.secret} onClose={() => void navigate(`/api-keys/${made.id}`)} />}
    </ListPage>
  );
}

function useColumns(): readonly Column<SupportApiKeyFragment>[] {
  const { t } = useTranslation('admin');
  const { short, time } = useTimes();
  return [
    {
      title: t('partners.name'),
      cell: ({ id, name }) => (
        <Link to={`/api-keys/${encodeURIComponent(id)}`} className={classes.row} data-row>
          {name}
        </Link>
      ),
    },
    { title: t('partners.owner'), cell: ({ owner }) => owner },
    { title: t('partners.state'), cell: ({ state }) => <StateBadge state={state} /> },
    {
      title: t('partners.scopesTitle'),
      cell: ({ scopes }) => scopes.map((scope) => t(`partners.scopes.${scope}`)).join(', '),
    },
    { title: t('partners.lastUsed'), cell: ({ lastUsedAt }) => time(lastUsedAt) ?? t('partners.never') },
    { title: t('partners.created'), cell: ({ createdAt }) => short(createdAt) },
  ];
}
