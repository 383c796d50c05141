import { readFileSync } from 'node:fs';
import { buildSchema, parse, validate } from 'graphql';
import { QUERIES } from '../../src/web/subject-queries.js';

const schema = buildSchema(readFileSync(new URL('../../api.graphql', import.meta.url), 'utf8'));

describe('what is asked for public pages', () => {
  it.each(Object.entries(QUERIES))('PUB-04~ is in the contract: %s', (_kind, { query }) => {
    expect(validate(schema, parse(query))).toEqual([]);
  });
});
