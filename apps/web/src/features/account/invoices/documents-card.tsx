import { useQuery } from '@apollo/client/react';
import { Button, Group, NativeSelect, Skeleton, Stack } from '@mantine/core';
import { EmptyState } from '@setpoint/ui';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { numberIn, wordIn } from '../../../entities/filters/params.js';
import { ListFrame } from '../../../entities/list/list-frame.js';
import { SettingsCard } from '../card.js';
import { MyDocuments } from './document-fields.js';
import classes from './documents.module.css';
import { StatusBadge } from './status-badge.js';
import { useAmounts } from './use-amounts.js';

const SIZE = 20;
const TYPES = ['INVOICE', 'CREDIT_NOTE', 'RECEIPT'] as const;

/** My invoices, credit notes and receipts; what is chosen of them stands in the address (BIL-05). */
export function DocumentsCard() {
  const { t } = useTranslation(['invoice', 'account']);
  const { money, day } = useAmounts();
  const [params, setParams] = useSearchParams();
  const type = wordIn(params, 'type', TYPES, null);
  const year = numberIn(params, 'year', 2000, 9999);
  const variables = { filter: { type, year }, first: SIZE };
  const { data, previousData, error, refetch, fetchMore, loading } = useQuery(MyDocuments, {
    variables: { ...variables, after: null },
    fetchPolicy: 'cache-and-network',
  });
  const list = (data ?? previousData)?.myDocuments;
  const isNarrowed = type !== null || year !== null;

  function choose(key: 'type' | 'year', value: string) {
    const next = new URLSearchParams(params);
    if (value) next.set(key, value);
    else next.delete(key);
    setParams(next, { replace: true, preventScrollReset: true });
  }

  return (
    <SettingsCard id="invoices" title={t('invoice:list.title')}>
      <Stack gap="md">
        {list && (list.years.length > 0 || isNarrowed) && (
          <Group grow wrap="nowrap">
            <NativeSelect
              label={t('invoice:list.kind')}
              value={type ?? ''}
              onChange={({ currentTarget }) => choose('type', currentTarget.value)}
              data={[
                { value: '', label: t('invoice:list.all') },
                ...TYPES.map((value) => ({ value, label: t(`invoice:type.${value}`) })),
              ]}
            />
            <NativeSelect
              label={t('invoice:list.year')}
              value={year === null ? '' : String(year)}
              onChange={({ currentTarget }) => choose('year', currentTarget.value)}
              data={[
                { value: '', label: t('invoice:list.all') },
                ...new Set([...list.years, ...(year === null ? [] : [year])].map(String)),
              ]}
            />
          </Group>
        )}
        <ListFrame
          items={list?.edges}
          failed={Boolean(error)}
          onRetry={() => void refetch().catch(() => {})}
          skeleton={<Skeleton height={140} radius="lg" />}
          empty={
            <EmptyState
              order={3}
              title={t(`invoice:list.${isNarrowed ? 'noneHere' : 'none'}`)}
              text={t(`invoice:list.${isNarrowed ? 'noneHereText' : 'noneText'}`)}
            />
          }
        >
          <ul className={classes.list}>
            {list?.edges.map(({ node }) => (
              <li key={node.id}>
                <Link className={classes.row} to={`/player/account/invoice/${node.number}/${node.year}`}>
                  <span className={classes.what}>
                    <span className={classes.title}>
                      {t(`invoice:title.${node.type}`, { number: node.number, year: node.year })}
                    </span>
                    <br />
                    <span className={classes.quiet}>
                      {[day(node.issuedOn), node.lines[0]?.name].filter(Boolean).join(' · ')}
                    </span>
                  </span>
                  <span className={classes.end}>
                    {node.type !== 'CREDIT_NOTE' && <StatusBadge status={node.status} />}
                    <span className={classes.amount}>{money(node.total)}</span>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </ListFrame>
        {list?.pageInfo.hasNextPage && (
          <Button
            variant="default"
            loading={loading}
            onClick={() =>
              void fetchMore({ variables: { ...variables, after: list.pageInfo.endCursor } }).catch(() => {})
            }
          >
            {t('invoice:list.more')}
          </Button>
        )}
      </Stack>
    </SettingsCard>
  );
}
