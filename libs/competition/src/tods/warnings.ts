import type { z } from 'zod';

/** Why a row of a record cannot be taken, or a whole event. */
type WarningCode =
  /** Not what TODS has there. */
  | 'NOT_READABLE'
  | 'TEAM_EVENT'
  | 'NO_DRAW'
  | 'FORMAT_NOT_SUPPORTED'
  /** Neither a bracket nor groups. */
  | 'DRAW_NOT_SUPPORTED'
  /** Places are missing or double. */
  | 'DRAW_INCOMPLETE'
  | 'PARTICIPANT_UNKNOWN'
  /** The first one counts. */
  | 'PARTICIPANT_TWICE'
  /** Our rules do not lead to it. */
  | 'RESULT_NOT_ALLOWED'
  /** There is no such match in the draw, or it is told twice. */
  | 'MATCH_LEFT_OUT'
  /** Qualifying, consolation or a play-off for lower places. */
  | 'STRUCTURE_LEFT_OUT'
  /** Groups are not over without what could not be taken. */
  | 'PLAY_OFF_TOO_EARLY'
  /** Groups are over: here a play-off follows. */
  | 'PLAY_OFF_FOLLOWS';

export interface TodsWarning {
  /** Keys and indices, such as `events.0.drawDefinitions.0`. */
  readonly path: string;
  readonly code: WarningCode;
  /** The name, the format or the id that it is about. */
  readonly about: string | null;
}

export type Warn = (path: string, code: TodsWarning['code'], about?: string) => void;

/** More than any draw here has, or what would take too long. */
const MOST_ROWS = 5_000;

/** Rows one by one: those that are none are reported and left out; each comes with its path. */
export function rowsIn<S extends z.ZodType>(
  rows: readonly unknown[] | undefined,
  schema: S,
  path: string,
  warn: Warn,
): readonly { readonly row: z.infer<S>; readonly path: string }[] {
  if (rows && rows.length > MOST_ROWS) warn(`${path}.${MOST_ROWS}`, 'NOT_READABLE');
  return (rows ?? []).slice(0, MOST_ROWS).flatMap((each, index) => {
    const parsed = schema.safeParse(each);
    if (parsed.success) return [{ row: parsed.data, path: `${path}.${index}` }];
    warn([path, index, ...(parsed.error.issues[0]?.path ?? [])].join('.'), 'NOT_READABLE');
    return [];
  });
}
