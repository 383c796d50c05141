import type { MatchViewFragment } from '@setpoint/client/documents';
import { useState } from 'react';

/** The version of the result that is shown, and whether it is another one than when the reader opened this. */
export function useResultVersion(match: Pick<MatchViewFragment, 'result'>) {
  const version = match.result?.version ?? null;
  const [opened] = useState(version);
  return { version, changed: version !== null && opened !== null && version !== opened };
}
