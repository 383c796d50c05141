import type { MatchViewFragment } from '@setpoint/client/documents';
import { useState } from 'react';
import { useSearchParams } from 'react-router';

/** The version of the result that is shown, and whether it is another one than when the reader opened this, or than the scanned code was made for. */
export function useResultVersion(match: Pick<MatchViewFragment, 'result'>) {
  const version = match.result?.version ?? null;
  const scanned = /^\d{1,6}$/.exec(useSearchParams()[0].get('version') ?? '');
  const [opened] = useState(scanned ? Number(scanned[0]) : version);
  return { version, changed: version !== null && opened !== null && version !== opened };
}
