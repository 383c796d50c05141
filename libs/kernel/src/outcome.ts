/** What is wrong with one field of a form. `code` is stable; texts are the client's. */
export interface FieldError<Code extends string = string> {
  readonly field: string;
  readonly code: Code;
}

/** An expected refusal: returned, never thrown. Unexpected errors are thrown. */
export interface Refusal<Code extends string> {
  readonly ok: false;
  readonly code: Code;
  readonly fields?: readonly FieldError[];
  /** Details of the refusal, e.g. `{ setIndex: 1 }`. */
  readonly data?: Readonly<Record<string, unknown>>;
}

export interface Success<T> {
  readonly ok: true;
  readonly value: T;
}

/** The result of a command or a rule. */
export type Outcome<T, Code extends string> = Success<T> | Refusal<Code>;

export const accept = <T>(value: T): Success<T> => ({ ok: true, value });

export const refuse = <Code extends string>(
  code: Code,
  more: { fields?: readonly FieldError[]; data?: Readonly<Record<string, unknown>> } = {},
): Refusal<Code> => ({ ok: false, code, ...more });
