import { FileInput } from '@mantine/core';
import { MOST_RECORD_BYTES } from '@setpoint/kernel';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** A record that is longer than the server takes. */
export const RECORD_TOO_LONG = {
  success: false,
  errorCode: 'INVALID_DATA',
  fieldErrors: [{ field: 'record', code: 'TOO_LONG' }],
} as const;

/** The text of a record; null: too long to be sent. */
async function textOf(file: File | null): Promise<string | null> {
  if (!file) return '';
  return file.size > MOST_RECORD_BYTES ? null : file.text();
}

/** A TODS record as a file (BYD-07): the field, and what is in it. */
export function useRecordFile(description: string, onText?: (text: string | null) => void) {
  const { t } = useTranslation('admin');
  const [file, setFile] = useState<File | null>(null);

  const field = (error: unknown) => (
    <FileInput
      label={t('tournaments.record')}
      description={description}
      accept="application/json,.json"
      required
      value={file}
      error={error as string | undefined}
      onChange={(chosen) => {
        setFile(chosen);
        if (onText) void textOf(chosen).then(onText);
      }}
    />
  );
  return { read: () => textOf(file), field };
}
