/** Serves the bench's subgraphs over HTTP in this process and tells its parent where. */
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { buildSubgraphSchema } from '@apollo/subgraph';
import { execute, parse, type DocumentNode } from 'graphql';
import { FEDERATION_HEAD } from '../../../libs/service-kit/src/graphql/federation.ts';
import {
  contracts,
  court,
  favouriteOf,
  listed,
  match,
  matchOf,
  numberOf,
  review,
  reviewId,
  user,
  type SubgraphName,
} from './graph.ts';

const keys: unknown = JSON.parse(process.env['SIGNING_KEYS'] ?? '{"keys":[]}');
type Ref = { id: string };
type First = { first: number };

const resolvers: Record<SubgraphName, Record<string, Record<string, unknown>>> = {
  identity: {
    Query: { topUsers: (_: unknown, { first }: First) => listed(1, first, user), signingKeys: () => keys },
    User: { __resolveReference: ({ id }: Ref) => user(id) },
  },
  courts: {
    Query: { topCourts: (_: unknown, { first }: First) => listed(2, first, court) },
    Court: { __resolveReference: ({ id }: Ref) => court(id) },
    User: { __resolveReference: ({ id }: Ref) => ({ id }), favourite: ({ id }: Ref) => favouriteOf(id) },
  },
  matches: {
    Query: { topMatches: (_: unknown, { first }: First) => listed(3, first, match) },
    Match: { __resolveReference: ({ id }: Ref) => match(id) },
    Court: { __resolveReference: ({ id }: Ref) => ({ id }), nextMatch: ({ id }: Ref) => matchOf(id) },
    User: { __resolveReference: ({ id }: Ref) => ({ id }), lastMatch: ({ id }: Ref) => matchOf(id) },
  },
  reviews: {
    Query: { topReviews: (_: unknown, { first }: First) => listed(4, first, review) },
    Review: { __resolveReference: ({ id }: Ref) => review(id) },
    User: {
      __resolveReference: ({ id }: Ref) => ({ id }),
      reviews: ({ id }: Ref) => [0, 1].map((i) => review(reviewId(numberOf(id) + i))),
    },
    Match: {
      __resolveReference: ({ id }: Ref) => ({ id }),
      reviews: ({ id }: Ref) => [review(reviewId(numberOf(id)))],
    },
  },
};

const addresses: Record<string, string> = {};
for (const { name, sdl } of contracts) {
  const schema = buildSubgraphSchema([{ typeDefs: parse(FEDERATION_HEAD + sdl), resolvers: resolvers[name] as never }]);
  const documents = new Map<string, DocumentNode>();
  const server = http.createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', async () => {
      const { query, variables } = JSON.parse(Buffer.concat(chunks).toString()) as {
        query: string;
        variables: Record<string, unknown>;
      };
      let document = documents.get(query);
      if (!document) documents.set(query, (document = parse(query)));
      const body = JSON.stringify(await execute({ schema, document, variableValues: variables }));
      response
        .writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) })
        .end(body);
    });
  });
  // The stock gateway takes a connection that is just being closed for an error.
  server.keepAliveTimeout = 600_000;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  addresses[name] = `http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`;
}
process.send!({ addresses });
process.on('disconnect', () => process.exit(0));
