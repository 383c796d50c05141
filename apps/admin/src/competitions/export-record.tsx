import type { TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { Button, type ButtonProps } from '@mantine/core';
import { toast } from '@setpoint/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { download } from '../table/download.js';

/** Saves a competition as a TODS record (BYD-07). */
export function ExportRecord({
  id,
  query,
  size = 'sm',
}: {
  readonly id: string;
  /** Answers the record in JSON, or null where there is nothing to tell yet. */
  readonly query: TypedDocumentNode<{ readonly record: string | null }, { readonly id: string }>;
  readonly size?: ButtonProps['size'];
}) {
  const { t } = useTranslation('admin');
  const client = useApolloClient();
  const [loading, setLoading] = useState(false);

  async function save() {
    setLoading(true);
    const answer = await client.query({ query, variables: { id }, fetchPolicy: 'no-cache' }).catch(() => null);
    setLoading(false);
    if (!answer?.data) return toast({ text: t('tournaments.refused.FAILED'), tone: 'error' });
    const { record } = answer.data;
    if (record === null) return toast({ text: t('tournaments.nothingToExport'), tone: 'error' });
    download(`${id}.tods.json`, record, 'application/json');
  }

  return (
    <Button variant="default" {...(size && { size })} loading={loading} onClick={() => void save()}>
      {t('tournaments.export')}
    </Button>
  );
}
