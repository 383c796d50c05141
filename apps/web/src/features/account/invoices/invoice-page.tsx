import { useQuery } from '@apollo/client/react';
import { Anchor, Button, Group, Skeleton } from '@mantine/core';
import type { OneDocumentQuery } from '@setpoint/client/documents';
import { documentFile, saveFile } from '@setpoint/client/files';
import { useSession } from '@setpoint/client/session';
import { ErrorState, Loading, Page, toast } from '@setpoint/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { Missing } from '../../../entities/missing/missing.js';
import { SettingsCard } from '../card.js';
import { OneDocument } from './document-fields.js';
import { Figures, Parties, Related } from './document-parts.js';
import { StatusBadge } from './status-badge.js';
import { useAmounts } from './use-amounts.js';

const LIST = '/player/account/invoices';

/** /player/account/invoice/{number}/{year}: one of my documents, and its PDF (BIL-05). */
export function Component() {
  const { t } = useTranslation(['invoice', 'account']);
  const { number = '', year = '' } = useParams();
  const named = /^\d{4}$/.test(year);
  const { data, error, refetch } = useQuery(OneDocument, {
    variables: { number, year: Number(year) },
    skip: !named,
    fetchPolicy: 'cache-and-network',
  });
  const found = data?.billingDocument;
  if (!named || found === null) {
    return <Missing title={t('invoice:missing')} text={t('invoice:missingText')} to={LIST} label={t('invoice:back')} />;
  }
  if (found) return <Shown document={found} />;
  return (
    <Page width="narrow" title={t('invoice:list.title')} noIndex>
      {error ? (
        <ErrorState onRetry={() => void refetch().catch(() => {})} />
      ) : (
        <Loading>
          <Skeleton height={420} radius="lg" />
        </Loading>
      )}
    </Page>
  );
}

function Shown({ document }: { readonly document: NonNullable<OneDocumentQuery['billingDocument']> }) {
  const { t } = useTranslation('invoice');
  const { day } = useAmounts();
  const session = useSession();
  const [loading, setLoading] = useState(false);
  const { number, year, type, status, issuedOn } = document;

  async function download() {
    if (loading) return;
    setLoading(true);
    try {
      saveFile(`setpoint-${number}-${year}.pdf`, await documentFile(number, year, session));
    } catch {
      toast({ text: t('invoice:pdfFailed'), tone: 'error' });
    } finally {
      setLoading(false);
    }
  }

  return (
    <Page
      width="narrow"
      title={t(`invoice:title.${type}`, { number, year })}
      noIndex
      lead={t('invoice:issuedOn', { day: day(issuedOn) })}
      actions={
        <Button onClick={() => void download()} loading={loading}>
          {t('invoice:pdf')}
        </Button>
      }
    >
      <SettingsCard title={t('invoice:details')}>
        {type !== 'CREDIT_NOTE' && (
          <Group mb="md">
            <StatusBadge status={status} />
          </Group>
        )}
        <Related document={document} />
        <Parties document={document} />
        <Figures document={document} />
      </SettingsCard>
      <Anchor variant="standalone" component={Link} to={LIST}>
        ← {t('invoice:back')}
      </Anchor>
    </Page>
  );
}
