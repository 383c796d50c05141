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
    <CourtPicker
      sport={draft.sport}
      selected={draft.court?.id ?? null}
      error={error}
      onPick={({ id, name, city, timeZone }) => onPick({ id, name, city: city ?? '', timeZone })}
    />
  );
}
