import { join, raw, sql, type Sql } from '../storage/sql.js';

type Condition = (userId: string) => Sql;
/** Columns with the person's id, or the condition for the person's rows. */
export type Whose = string | readonly string[] | Condition;

/** Personal data in a table. */
export interface Holding {
  /** The rows that are erased or kept; null if the table contains no personal data. */
  readonly rows: Condition | null;
  /** The rows included in the export; null: none. */
  readonly given: Condition | null;
  /** Columns excluded from the export: secrets and data about others. */
  readonly hidden: readonly string[];
  readonly erase: Erasure;
  /** Names of the files of a row. Exported with it and removed before it. */
  readonly files: (row: Readonly<Record<string, unknown>>) => readonly string[];
}

export type Erasure =
  | { readonly kind: 'REMOVE' }
  /** Column → SQL expression. */
  | { readonly kind: 'OVERWRITE'; readonly columns: Readonly<Record<string, string>> }
  /** Custom statements of the service; they must be idempotent. */
  | { readonly kind: 'RUN'; readonly statements: (userId: string) => readonly Sql[] }
  | { readonly kind: 'KEEP'; readonly reason: string };

export interface HoldingOptions {
  /** The exported rows, if they differ from the erased ones: other people's data about the person is not exported. */
  readonly given?: Whose | null;
  readonly hidden?: readonly string[];
  readonly files?: Holding['files'];
}

/** Every table of a service, by name, in the order of erasure. A test compares it with the schema. */
export type PersonalData = Readonly<Record<string, Holding>>;

const conditionOf = (whose: Whose): Condition => {
  if (typeof whose === 'function') return whose;
  const columns = [whose].flat();
  return (userId) => join(columns.map((column) => sql`${raw(column)} = ${userId}`), ' or '); // oxfmt-ignore
};

const holding = (
  whose: Whose,
  erase: Erasure,
  { given = whose, hidden = [], files }: HoldingOptions = {},
): Holding => ({
  rows: conditionOf(whose),
  given: given === null ? null : conditionOf(given),
  hidden,
  erase,
  files: files ?? (() => []),
});

/** The person's rows are deleted. */
export const removed = (whose: Whose, options?: HoldingOptions): Holding => holding(whose, { kind: 'REMOVE' }, options);

/** The rows are kept for others, with these columns set to SQL expressions. */
export const overwritten = (
  whose: Whose,
  columns: Readonly<Record<string, string>>,
  options?: HoldingOptions,
): Holding => holding(whose, { kind: 'OVERWRITE', columns }, options);

/** The rows are kept as they are, for this reason: ids that lead to nobody any more, or legal obligations. */
export const kept = (whose: Whose, reason: string, options?: HoldingOptions): Holding =>
  holding(whose, { kind: 'KEEP', reason }, options);

/** Erased by custom statements. */
export const defineHolding = (
  whose: Whose,
  statements: (userId: string) => readonly Sql[],
  options?: HoldingOptions,
): Holding => holding(whose, { kind: 'RUN', statements }, options);

/** Contains no personal data. */
export const notPersonal = (reason: string): Holding => ({
  ...{ rows: null, given: null, hidden: [], files: () => [] },
  erase: { kind: 'KEEP', reason },
});
