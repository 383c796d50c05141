import { readFileSync } from 'node:fs';
import { ApolloClient, gql, HttpLink, InMemoryCache } from '@apollo/client';
import {
  buildSchema,
  getOperationAST,
  getVariableValues,
  Kind,
  OperationTypeNode,
  parse,
  validate,
  type OperationDefinitionNode,
} from 'graphql';
import { literalOperations } from '../../../../tools/compose/literal-operations.ts';
import { sentOperations } from '../../../../tools/compose/sent-operations.ts';
import { shippedOperations } from '../../../../tools/compose/shipped-operations.ts';
import { rehearsal } from '../../src/graphql/shipped-operations.js';
import { measureText, type DocumentSizes } from '../../src/limits/document-bounds.js';
import { limitExceeded } from '../../src/limits/check-document.js';
import { measure } from '../../src/limits/measure.js';
import { pricesOf } from '../../src/limits/prices.js';
import { sensitiveIn, sensitiveMutationsOf } from '../../src/limits/sensitive-mutations.js';
import { fingerprint } from '../../src/limits/trusted-documents.js';
import { callBudgets, COST_PER_MINUTE, DOCUMENT_LIMITS, SUBSCRIPTION_LIMITS } from '../../src/limits/settings.js';

const schema = buildSchema(readFileSync(new URL('../../api.graphql', import.meta.url), 'utf8'));
const supergraph = buildSchema(readFileSync(new URL('../../supergraph.graphql', import.meta.url), 'utf8'), {
  assumeValid: true,
});
const sensitive = sensitiveMutationsOf(supergraph);
const prices = pricesOf(supergraph);
const operations = [
  ...shippedOperations(),
  ...literalOperations().map(({ operationName, query }) => [operationName, parse(query)] as const),
];
const measured = operations.map(([name, document]) => {
  const operation = document.definitions.find(
    (node): node is OperationDefinitionNode => node.kind === Kind.OPERATION_DEFINITION,
  )!;
  // page sizes that are variables are taken for twenty
  const pages = Object.fromEntries(
    (operation.variableDefinitions ?? []).map(({ variable }) => [variable.name.value, 20]),
  );
  const asked = measure(schema, document, operation, pages, prices);
  const isLive = operation.operation === OperationTypeNode.SUBSCRIPTION;
  const limits = isLive ? { ...DOCUMENT_LIMITS, cost: SUBSCRIPTION_LIMITS.cost } : DOCUMENT_LIMITS;
  return {
    name,
    refused: limitExceeded(limits, asked, sensitiveIn(document, sensitive).length),
    ...asked,
  };
});

describe('the operations of the web apps', () => {
  it('API-20 are what the graph offers', () => {
    expect(operations.length).toBeGreaterThan(20);
    for (const [name, document] of operations) {
      expect([name, validate(schema, document).map(({ message }) => message)]).toEqual([name, []]);
    }
  });

  it('API-14 keep to the limits of documents, with room for the next field', () => {
    const largest = (figure: 'depth' | 'aliases' | 'directives' | 'rootFields' | 'cost') =>
      Math.max(...measured.map((one) => one[figure]));
    expect(measured.filter(({ refused }) => refused)).toEqual([]);
    expect(largest('depth')).toBeLessThanOrEqual(DOCUMENT_LIMITS.depth - 2);
    expect(largest('aliases')).toBeLessThanOrEqual(DOCUMENT_LIMITS.aliases / 2);
    expect(largest('directives')).toBeLessThanOrEqual(DOCUMENT_LIMITS.directives / 2);
    expect(largest('rootFields')).toBeLessThanOrEqual(DOCUMENT_LIMITS.rootFields / 2);
    expect(largest('cost')).toBeLessThanOrEqual(callBudgets(COST_PER_MINUTE).person.burst / 3);
  });

  it('API-14~ tell the bounds that are checked before parsing: twice the largest of them, and not ten times', async () => {
    const sizes = (await sentOperations()).map(({ query }) => measureText(DOCUMENT_LIMITS, query).sizes);
    const figures = Object.keys(sizes[0]!) as (keyof DocumentSizes)[];
    const room = figures.map((figure) => {
      const largest = Math.max(...sizes.map((one) => one[figure]));
      return { figure, times: DOCUMENT_LIMITS[figure] / largest };
    });
    expect(room.filter(({ times }) => !(times >= 2 && times <= 10))).toEqual([]);
  });

  it('P1 can all be planned, each with variables that it takes', async () => {
    const sent = await sentOperations();
    expect(sent.map(({ operationName }) => operationName).sort()).toEqual(operations.map(([name]) => name).sort());
    for (const one of sent) {
      const { query, variables } = rehearsal(schema, one);
      const document = parse(query);
      const operation = getOperationAST(document, one.operationName)!;
      const { errors } = getVariableValues(schema, operation.variableDefinitions ?? [], { ...variables });
      expect([one.operationName, validate(schema, document), errors]).toEqual([one.operationName, [], undefined]);
    }
  });

  it('API-14~ are trusted as every client sends them: with `__typename` and without', async () => {
    const sent = await sentOperations();
    expect(literalOperations().map(({ operationName }) => operationName)).toEqual(
      expect.arrayContaining(['Me', 'RefreshToken', 'RevokeToken']),
    );
    for (const { query } of sent) {
      const bare = query.replaceAll(/ *\b__typename\n/g, '');
      expect(fingerprint(parse(bare))).toBe(fingerprint(parse(query)));
    }
    expect(new Set(sent.map(({ query }) => fingerprint(parse(query)))).size).toBe(sent.length);
  });

  it('P1 are remembered by the text that Apollo Client sends', async () => {
    const bodies: unknown[] = [];
    const link = new HttpLink({
      uri: 'http://gateway/graphql',
      fetch: async (_, init) => {
        bodies.push(JSON.parse(init!.body as string));
        return Response.json({ data: null });
      },
    });
    const client = new ApolloClient({ cache: new InMemoryCache(), link });
    const dashboard = (await sentOperations()).find(({ operationName }) => operationName === 'Dashboard')!;
    const written = gql(dashboard.query.replaceAll('__typename', ''));
    await client.query({ query: written, fetchPolicy: 'no-cache', errorPolicy: 'all' }).catch(() => undefined);
    expect(bodies).toMatchObject([{ operationName: 'Dashboard', query: dashboard.query }]);
    client.stop();
  });
});
