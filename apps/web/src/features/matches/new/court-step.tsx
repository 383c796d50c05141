import { Alert } from '@mantine/core';
import { CourtPicker } from '../picker/court-picker.js';
import type { DraftCourt, MatchDraft } from './draft.js';

/** Step 2: at which centre. */
export function CourtStep({
  draft,
  error,
  onPick,
}: {
  readonly draft: MatchDraft;
  readonly error: string | undefined;
  onPick(court: DraftCourt): void;
}) {
  return (
    <>
      {error && (
        <Alert color="red" role="alert">
          {error}
        </Alert>
      )}
      <CourtPicker
        sport={draft.sport}
        selected={draft.court?.id ?? null}
        onPick={({ id, name, city, timeZone }) => onPick({ id, name, city, timeZone })}
      />
    </>
  );
}
