/** Operations that pages send without a GraphQL library: one line of text each, as their sources hold them. */
import { readFileSync } from 'node:fs';
import { getOperationAST, parse } from 'graphql';
import type { SentOperation } from './sent-operations.ts';
import { appSources } from './shipped-operations.ts';

const LITERAL = /(?<!\bgraphql\(|\bgql)(['"`])((?:query|mutation) \w+ ?[({](?:(?!\1)[^\n])*)\1/g;

export const literalOperations = (): SentOperation[] =>
  appSources()
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(LITERAL)])
    .map(([, , query]) => ({ operationName: getOperationAST(parse(query!))!.name!.value, query: query! }));
