import { useQuery } from '@apollo/client/react';
import { Badge, Button, Drawer, Group, Stack } from '@mantine/core';
import type { SupportDocumentByNumberQuery } from '@setpoint/client/documents';
import { documentFile, saveFile } from '@setpoint/client/files';
import { useSession } from '@setpoint/client/session';
import { EmptyState, ErrorState, RowsSkeleton, toast } from '@setpoint/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card, Facts } from '../table/facts.js';
import { useAmounts } from '../table/use-amounts.js';
import { useTimes } from '../table/use-times.js';
import { DOCUMENT } from './documents.js';

type Shown = NonNullable<SupportDocumentByNumberQuery['billingDocument']>;
export type DocumentRef = Pick<Shown, 'type' | 'number' | 'year'>;

interface Doors {
  onOpen(document: DocumentRef): void;
  onClose(): void;
}

/** An invoice, a credit note or a receipt beside what led to it (ADM-06). */
export function DocumentDrawer({ document, ...doors }: Doors & { readonly document: DocumentRef | null }) {
  const { t } = useTranslation(['admin', 'invoice']);
  return (
    <Drawer
      opened={document !== null}
      onClose={doors.onClose}
      position="right"
      title={document && t(`invoice:title.${document.type}`, { number: document.number, year: document.year })}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      {document && <Document key={`${document.number}/${document.year}`} document={document} {...doors} />}
    </Drawer>
  );
}

function Document({ document: { number, year }, onOpen }: Doors & { readonly document: DocumentRef }) {
  const { t } = useTranslation('admin');
  const { data, error, refetch } = useQuery(DOCUMENT, {
    variables: { number, year },
    fetchPolicy: 'cache-and-network',
  });
  const document = data?.billingDocument;
  if (document) return <Content document={document} onOpen={onOpen} />;
  if (error) return <ErrorState onRetry={() => void refetch().catch(() => {})} />;
  if (document === null) return <EmptyState title={t('documents.missing')} text={t('documents.missingText')} />;
  return <RowsSkeleton count={4} />;
}

function Content({ document, onOpen }: Pick<Doors, 'onOpen'> & { readonly document: Shown }) {
  const { t } = useTranslation(['admin', 'invoice']);
  const { money } = useAmounts();
  const { day } = useTimes();
  const session = useSession();
  const [loading, setLoading] = useState(false);
  const { type, number, year, seller, buyer, original } = document;

  async function download() {
    setLoading(true);
    try {
      saveFile(`setpoint-${number}-${year}.pdf`, await documentFile(number, year, session));
    } catch {
      toast({ text: t('invoice:pdfFailed'), tone: 'error' });
    } finally {
      setLoading(false);
    }
  }

  const means = document.means.map(
    ({ kind, label, amount }) => `${[t(`invoice:means.${kind}`), label].filter(Boolean).join(' ')}: ${money(amount)}`,
  );
  const related = [...(original ? [original] : []), ...document.creditNotes];
  return (
    <Stack>
      <Group gap="xs">
        <Badge color={document.status === 'COMPLETED' ? 'grass' : 'gray'} variant="light" tt="none">
          {t(`documents.statuses.${document.status}`)}
        </Badge>
        {t('invoice:issuedOn', { day: day(document.issuedOn) })}
        <Button size="compact-sm" variant="default" loading={loading} onClick={() => void download()}>
          {t('invoice:pdf')}
        </Button>
      </Group>
      <Card title={t('invoice:amount')}>
        <Facts
          facts={[
            ...document.lines.map(
              ({ what, name, amount }) =>
                [[t(`invoice:line.${what}`), name].filter(Boolean).join(' · '), money(amount)] as const,
            ),
            ...document.taxes.flatMap(({ rate, nature, reason, net, vat }) =>
              rate === null
                ? [[t('invoice:untaxed', { why: [nature, reason].filter(Boolean).join(' ') }), money(net)] as const]
                : [
                    [t('invoice:net', { rate }), money(net)] as const,
                    [t('invoice:vat', { rate }), money(vat)] as const,
                  ],
            ),
            [t('invoice:total'), <strong key="total">{money(document.total)}</strong>],
            [t('invoice:stampDuty'), document.stampDuty && money(document.stampDuty)],
          ]}
        />
        {means.length > 0 &&
          t(type === 'CREDIT_NOTE' ? 'invoice:refundedTo' : 'invoice:paidBy', { means: means.join(', ') })}
      </Card>
      {buyer && (
        <Card title={t('invoice:buyer')}>
          <div>{`${buyer.firstName} ${buyer.lastName}`}</div>
          <div>{buyer.address}</div>
          <div>{`${buyer.postalCode} ${buyer.municipality} ${buyer.province} · ${buyer.country}`}</div>
          <div>{buyer.taxCode}</div>
        </Card>
      )}
      <Card title={t('invoice:seller')}>
        <div>{seller.name}</div>
        <div>{seller.address}</div>
        <div>{`${t('invoice:vatNumber')} ${seller.vatNumber} · REA ${seller.rea}`}</div>
      </Card>
      {related.map((one) => (
        <Button key={`${one.number}/${one.year}`} variant="default" onClick={() => onOpen(one)}>
          {t(`invoice:title.${one.type}`, { number: one.number, year: one.year })}
        </Button>
      ))}
    </Stack>
  );
}
