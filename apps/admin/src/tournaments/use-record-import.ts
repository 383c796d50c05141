import { useApolloClient } from '@apollo/client/react';
import type { RecordEventFactsFragment, RecordWarningFactsFragment } from '@setpoint/client/documents';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RECORD_TOO_LONG, useRecordFile } from '../competitions/record-file.js';
import { PREVIEW_RECORD } from './documents.js';

/** What the server says of a record, before anything is kept. */
export interface Preview {
  readonly events: readonly RecordEventFactsFragment[];
  readonly warnings: readonly RecordWarningFactsFragment[];
}

type Refusal = { readonly errorCode: string; readonly field: string; readonly code: string };

/** A record that support looks at, and how it is to come in (BYD-07). */
export function useRecordImport(onEvent: (event: RecordEventFactsFragment) => void) {
  const { t } = useTranslation('admin');
  const client = useApolloClient();
  const [preview, setPreview] = useState<Preview | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [isReading, setReading] = useState(false);
  const [path, setPath] = useState<string | null>(null);
  const [takeRest, setTakeRest] = useState(false);
  const [people, setPeople] = useState<Readonly<Record<string, string>>>({});
  const latest = useRef<string | null>(null);
  const file = useRecordFile(t('tournaments.recordText'), (text) => void look(text));

  async function look(text: string | null) {
    latest.current = text;
    setPreview(null);
    choose(null);
    setRefusal(text === null ? { ...RECORD_TOO_LONG, ...RECORD_TOO_LONG.fieldErrors[0] } : null);
    setReading(Boolean(text));
    if (!text) return;
    const variables = { input: { record: text } };
    // Too long to be kept.
    const answer = await client.query({ query: PREVIEW_RECORD, variables, fetchPolicy: 'no-cache' }).catch(() => null);
    // Another file was chosen meanwhile.
    if (latest.current !== text) return;
    setReading(false);
    const read = answer?.data?.previewTournamentRecord;
    if (!read?.success) {
      const [error] = read?.fieldErrors ?? [];
      return setRefusal({ errorCode: read?.errorCode ?? 'FAILED', field: error?.field ?? '', code: error?.code ?? '' });
    }
    setPreview({ events: read.events, warnings: read.warnings });
    const possible = read.events.filter(({ format }) => format !== null);
    if (possible.length === 1) choose(possible[0]!);
  }

  function choose(event: RecordEventFactsFragment | null) {
    setPath(event?.path ?? null);
    setTakeRest(false);
    setPeople({});
    if (event) onEvent(event);
  }

  const event = preview?.events.find((each) => each.path === path) ?? null;
  const inputOf = (record: string) => ({
    ...{ record, event: path, takeRest },
    people: Object.entries(people).map(([id, playerId]) => ({ id, playerId })),
  });
  return {
    ...{ file, preview, refusal, isReading, event, choose, takeRest, setTakeRest, people, inputOf },
    setPerson: (id: string, playerId: string | null) =>
      setPeople(({ [id]: _, ...others }) => (playerId === null ? others : { ...others, [id]: playerId })),
  };
}
