import { join, raw, sql, type Sql } from '../storage/sql.js';

type Condition = (userId: string) => Sql;
/** Columns that hold the id of the person, or the condition for the person's rows. */
export type Whose = string | readonly string[] | Condition;

/** What a table holds of people. */
export interface Holding {
  /** The rows that are erased, or stay; null where the table holds nothing of people. */
  readonly rows: Condition | null;
  /** The rows that the person gets; null: none. */
  readonly given: Condition | null;
  /** Columns that nobody gets: secrets, and what is about others. */
  readonly hidden: readonly string[];
  readonly erase: Erasure;
  /** Names of the files that a row stands for. They are given with it, and removed before it. */
  readonly files: (row: Readonly<Record<string, unknown>>) => readonly string[];
}

export type Erasure =
  | { readonly kind: 'REMOVE' }
  /** Column → SQL expression. */
  | { readonly kind: 'OVERWRITE'; readonly columns: Readonly<Record<string, string>> }
  /** Several statements of the service's own; they do nothing the second time. */
  | { readonly kind: 'RUN'; readonly statements: (userId: string) => readonly Sql[] }
  | { readonly kind: 'KEEP'; readonly reason: string };

export interface HoldingOptions {
  /** The rows that the person gets, where they are others than those that go: what others hold about them is not theirs. */
  readonly given?: Whose | null;
  readonly hidden?: readonly string[];
  readonly files?: Holding['files'];
}

/** Every table of a service, by its name; they are erased in this order. A test compares it with the schema. */
export type PersonalData = Readonly<Record<string, Holding>>;

const conditionOf = (whose: Whose): Condition => {
  if (typeof whose === 'function') return whose;
  const columns = [whose].flat();
  return (userId) => join(columns.map((column) => sql`${raw(column)} = ${userId}`), ' or '); // prettier-ignore
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

/** The person's rows go. */
export const removed = (whose: Whose, options?: HoldingOptions): Holding => holding(whose, { kind: 'REMOVE' }, options);

/** The rows stay for others, with these columns set to SQL expressions. */
export const overwritten = (
  whose: Whose,
  columns: Readonly<Record<string, string>>,
  options?: HoldingOptions,
): Holding => holding(whose, { kind: 'OVERWRITE', columns }, options);

/** The rows stay as they are, for this reason: ids that lead to nobody any more, or what the law asks for. */
export const kept = (whose: Whose, reason: string, options?: HoldingOptions): Holding =>
  holding(whose, { kind: 'KEEP', reason }, options);

/** Statements of the service's own erase it. */
export const defineHolding = (
  whose: Whose,
  statements: (userId: string) => readonly Sql[],
  options?: HoldingOptions,
): Holding => holding(whose, { kind: 'RUN', statements }, options);

/** Nothing in it is of a person. */
export const notPersonal = (reason: string): Holding => ({
  ...{ rows: null, given: null, hidden: [], files: () => [] },
  erase: { kind: 'KEEP', reason },
});
