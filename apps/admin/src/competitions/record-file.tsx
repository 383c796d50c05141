import { FileInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** What the gateway takes in one request, with room for all that is not the record. */
const MOST_BYTES = 95_000;

/** A record that no request can carry. */
export const RECORD_TOO_LONG = {
  success: false,
  errorCode: 'INVALID_DATA',
  fieldErrors: [{ field: 'record', code: 'TOO_LONG' }],
} as const;

/** A TODS record as a file (BYD-07): the field, and what is in it. */
export function useRecordFile(description: string) {
  const { t } = useTranslation('admin');
  const [file, setFile] = useState<File | null>(null);

  /** Null: too long to be sent. */
  async function read(): Promise<string | null> {
    const text = (await file?.text()) ?? '';
    // In a request it is a text within JSON.
    return new TextEncoder().encode(JSON.stringify(text)).length > MOST_BYTES ? null : text;
  }

  const field = (error: unknown) => (
    <FileInput
      label={t('tournaments.record')}
      description={description}
      accept="application/json,.json"
      required
      value={file}
      error={error as string | undefined}
      onChange={setFile}
    />
  );
  return { read, field };
}
