import type { CreateMatchMutation } from '@setpoint/client/documents';
import type { DraftField, StepIndex } from './draft.js';

interface Place {
  readonly step: StepIndex;
  readonly field: DraftField;
}

/** The step that a field of the server's answer belongs to, and the field's name here. */
const PLACE_OF_INPUT: Readonly<Record<string, Place>> = {
  sport: { step: 0, field: 'sport' },
  numberPlayers: { step: 0, field: 'numPlayer' },
  visibility: { step: 0, field: 'sport' },
  isFriendly: { step: 0, field: 'sport' },
  levelMin: { step: 0, field: 'limit_min_level' },
  levelMax: { step: 0, field: 'limit_max_level' },
  courtId: { step: 1, field: 'court' },
  booked: { step: 1, field: 'court' },
  datePlay: { step: 2, field: 'datePlay' },
  timePlay: { step: 2, field: 'timePlay' },
  minutesPlay: { step: 2, field: 'timePlay' },
  inviteTeamA: { step: 3, field: 'invitations' },
  inviteTeamB: { step: 3, field: 'invitations' },
  message: { step: 4, field: 'message' },
};

/** Where to show an error that the server found; null when it belongs to no field. */
const placeOf = (inputField: string): Place | null => PLACE_OF_INPUT[inputField.split(/[.[]/)[0] ?? ''] ?? null;

/** Refusals that belong to one field although they carry no field of their own. */
function placeOfCode(code: string): Place | null {
  switch (code) {
    case 'COURT_NOT_FOUND':
      return { step: 1, field: 'court' };
    case 'NOT_IN_THE_FUTURE':
      return { step: 2, field: 'timePlay' };
    case 'CANNOT_INVITE':
    case 'DUPLICATE_PLAYERS':
      return { step: 3, field: 'invitations' };
    case 'FRIENDLY_LIMIT':
      return { step: 0, field: 'sport' };
    default:
      return null;
  }
}

/** What the server refused, field by field; empty when it concerns the match as a whole. */
export function refusedFields({
  errorCode,
  fieldErrors,
}: Pick<CreateMatchMutation['createMatch'], 'errorCode' | 'fieldErrors'>) {
  const placed = fieldErrors.flatMap(({ field, code }) => {
    const place = placeOf(field);
    return place ? [{ ...place, code }] : [];
  });
  const own = errorCode && placeOfCode(errorCode);
  return placed.length === 0 && own ? [{ ...own, code: errorCode }] : placed;
}
