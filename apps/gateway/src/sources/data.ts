/** A JSON object of an answer: from `JSON.parse`, or as graphql-js makes it, without a prototype. */
export type Data = Record<string, unknown>;

export type Path = readonly (string | number)[];

export const isData = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
