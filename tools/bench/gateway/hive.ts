/**
 * Hive's gateway on its router-runtime, from a folder of its own (HIVE): it is no dependency of ours.
 * It checks tokens and hands the caller on as ours does.
 */
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { subgraphHeaders } from './callers.ts';
import { addresses, reportTo, supergraphSdl } from './child.ts';

const load = createRequire(`${process.env['HIVE']!}/package.json`);
const { createGatewayRuntime } = load('@graphql-hive/gateway-runtime') as {
  createGatewayRuntime(settings: object): (request: IncomingMessage, response: ServerResponse) => void;
};
const { unifiedGraphHandler } = load('@graphql-hive/router-runtime') as { unifiedGraphHandler: unknown };
const http1 = load('@graphql-mesh/transport-http') as { default?: unknown };

const named = new Map<IncomingMessage, Record<string, string>>();
const gateway = createGatewayRuntime({
  supergraph: Object.entries(addresses()).reduce(
    (sdl, [name, address]) => sdl.replace(`"http://${name}/graphql"`, JSON.stringify(address)),
    supergraphSdl(),
  ),
  unifiedGraphHandler,
  transports: { http: http1.default ?? http1 },
  logging: false,
  landingPage: false,
  graphiql: false,
  maskedErrors: false,
  propagateHeaders: {
    fromClientToSubgraphs: ({ context }: { context: { req: IncomingMessage } }) => named.get(context.req),
  },
});
const server = http.createServer(async (request, response) => {
  named.set(request, await subgraphHeaders(request.headers.authorization));
  response.on('close', () => named.delete(request));
  gateway(request, response);
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
reportTo(process, `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
