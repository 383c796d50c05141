/** Apollo's gateway as its documentation sets it up; it checks tokens and hands the caller on as ours does. */
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { ApolloGateway, RemoteGraphQLDataSource } from '@apollo/gateway';
import { ApolloServer } from '@apollo/server';
import { expressMiddleware } from '@as-integrations/express5';
import express from 'express';
import { subgraphHeaders } from './callers.ts';
import { addresses, reportTo, supergraphSdl } from './child.ts';

interface Context {
  readonly headers?: Readonly<Record<string, string>>;
}

class Forwarding extends RemoteGraphQLDataSource<Context> {
  override willSendRequest({
    request,
    context,
  }: Parameters<NonNullable<RemoteGraphQLDataSource<Context>['willSendRequest']>>[0]) {
    for (const [name, value] of Object.entries(context.headers ?? {})) request.http?.headers.set(name, String(value));
  }
}

const services = addresses();
const gateway = new ApolloGateway({
  supergraphSdl: supergraphSdl(),
  buildService: ({ name }) => new Forwarding({ url: services[name]! }),
});
const server = new ApolloServer<Context>({ gateway, introspection: false });
await server.start();
const app = express();
app.use(
  '/graphql',
  express.json(),
  expressMiddleware(server, {
    context: async ({ req }) => ({ headers: await subgraphHeaders(req.headers.authorization) }),
  }),
);
const httpServer = http.createServer(app);
await new Promise<void>((resolve) => httpServer.listen(0, '127.0.0.1', resolve));
reportTo(process, `http://127.0.0.1:${(httpServer.address() as AddressInfo).port}`);
