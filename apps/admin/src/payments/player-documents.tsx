import { Anchor, Badge, Group, Select, Text, UnstyledButton } from '@mantine/core';
import type { BillingDocumentType, SupportDocumentRowFragment } from '@setpoint/client/documents';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Column } from '../table/data-table.js';
import { RowsTable } from '../table/rows-table.js';
import classes from '../table/table.module.css';
import { useAmounts } from '../table/use-amounts.js';
import { useRows } from '../table/use-rows.js';
import { useTimes } from '../table/use-times.js';
import { DocumentDrawer, type DocumentRef } from './document-drawer.js';
import { DOCUMENTS_OF } from './documents.js';

const TYPES = ['INVOICE', 'CREDIT_NOTE', 'RECEIPT'] as const satisfies readonly BillingDocumentType[];
const SIZE = 10;

/** The invoices, credit notes and receipts of a player, kept also when the account is gone (ADM-06). */
export function PlayerDocuments({ playerId }: { readonly playerId: string }) {
  const { t } = useTranslation(['admin', 'invoice']);
  const [type, setType] = useState<BillingDocumentType | null>(null);
  const [document, setDocument] = useState<DocumentRef | null>(null);
  const columns = useColumns(setDocument);
  const list = useRows({
    field: 'documentsOf',
    query: DOCUMENTS_OF,
    filter: { playerId, ...(type && { type }) },
    size: SIZE,
  });
  return (
    <section aria-labelledby="documents">
      <Group mb="xs" align="end">
        <h3 id="documents" style={{ margin: 0 }}>
          {t('documents.title')}
        </h3>
        <Select
          aria-label={t('invoice:list.kind')}
          placeholder={t('documents.everyType')}
          clearable
          size="xs"
          data={TYPES.map((one) => ({ value: one, label: t(`invoice:type.${one}`) }))}
          value={type}
          onChange={setType}
        />
        <Anchor variant="standalone" component={Link} to={`/payments?player=${encodeURIComponent(playerId)}`} size="sm">
          {t('documents.allPayments')}
        </Anchor>
      </Group>
      <RowsTable
        list={list}
        columns={columns}
        keyOf={({ id }) => id}
        empty={<Text c="dimmed">{t('documents.none')}</Text>}
      />
      <DocumentDrawer document={document} onOpen={setDocument} onClose={() => setDocument(null)} />
    </section>
  );
}

function useColumns(open: (document: DocumentRef) => void): readonly Column<SupportDocumentRowFragment>[] {
  const { t } = useTranslation(['admin', 'invoice']);
  const { day } = useTimes();
  const { money } = useAmounts();
  return [
    {
      title: t('documents.one'),
      cell: ({ type, number, year }) => (
        <UnstyledButton fz="sm" className={classes.row} data-row onClick={() => open({ type, number, year })}>
          {t(`invoice:title.${type}`, { number, year })}
        </UnstyledButton>
      ),
    },
    { title: t('documents.issued'), cell: ({ issuedOn }) => day(issuedOn) },
    { title: t('payments.total'), className: classes.score, cell: ({ total }) => money(total) },
    {
      title: t('payments.status'),
      cell: ({ status }) => (
        <Badge color={status === 'COMPLETED' ? 'grass' : 'gray'} variant="light" tt="none">
          {t(`documents.statuses.${status}`)}
        </Badge>
      ),
    },
  ];
}
