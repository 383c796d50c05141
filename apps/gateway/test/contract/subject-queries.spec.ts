import { readFileSync } from 'node:fs';
import { buildSchema, parse, validate } from 'graphql';
import { SITEMAP_QUERIES } from '../../src/web/sitemap-lists.js';
import { QUERIES } from '../../src/web/subject-queries.js';

const schema = buildSchema(readFileSync(new URL('../../api.graphql', import.meta.url), 'utf8'));

describe('what is asked for public pages', () => {
  const operations = [...Object.values(QUERIES), ...SITEMAP_QUERIES];

  it.each(operations.map((one) => [one.operationName, one.query]))('PUB-04~ is in the contract: %s', (_name, query) => {
    expect(validate(schema, parse(query))).toEqual([]);
  });
});
