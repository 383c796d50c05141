import type { IncomingMessage } from 'node:http';
import type { RequestHandler, Response } from 'express';
import { GraphQLError } from 'graphql';
import { z } from 'zod';
import type { HeaderMap } from '@apollo/server';
import type { Caller } from '../auth/caller.js';
import type { FormatError } from '../errors/format-error.js';
import { gatewayError } from '../errors/gateway-error.js';
import type { Admission, Call } from '../limits/admission.js';
import { DocumentRefused } from '../limits/documents.js';
import type { TrustedDocuments } from '../limits/trusted-documents.js';
import { requestScope } from '../telemetry/request-scope.js';
import { quotaHeaders } from '../partners/key-quotas.js';
import type { GatewayMetrics } from '../telemetry/metrics.js';

export interface AdmitSettings {
  readonly admission: Admission;
  readonly trusted: TrustedDocuments;
  readonly callerOf: (request: IncomingMessage) => Caller;
  readonly addressOf: (request: IncomingMessage) => string;
  readonly formatError: FormatError;
  readonly metrics: GatewayMetrics;
  /** Largest body. */
  readonly bodyBytes: number;
  /** Whether it may have a competition record in it, and be larger. */
  readonly maySendRecords: (request: IncomingMessage) => boolean;
}

export interface Admit {
  /** Before the body is read: a slot, and the price of a call. */
  readonly arrive: RequestHandler;
  /** Before Apollo Server: the document, by its text or its id. */
  readonly read: RequestHandler;
  /** What was counted for a request. */
  readonly callOf: (request: IncomingMessage) => Call;
}

/** In bytes; the operations of the apps rarely have more. */
const LARGE_BODY = 16_000;

/** Takes GraphQL requests through the limits of their callers. */
export function admit({
  admission,
  trusted,
  callerOf,
  addressOf,
  formatError,
  metrics,
  bodyBytes,
  maySendRecords,
}: AdmitSettings): Admit {
  const calls = new WeakMap<IncomingMessage, Call>();

  const refuse = (response: Response, error: unknown, call: Call) => {
    const errors = error instanceof DocumentRefused ? error.errors : error instanceof GraphQLError ? [error] : null;
    if (!errors) throw error;
    for (const { extensions } of errors) metrics.refused(String(extensions['code']));
    for (const header of quotaHeaders(call.uses)) response.setHeader(...header);
    const http = errors[0]!.extensions['http'] as { status?: number; headers?: HeaderMap } | undefined;
    for (const [name, value] of http?.headers ?? []) response.setHeader(name, value);
    response.status(http?.status ?? 400).json({ errors: errors.map((one) => formatError(one.toJSON(), one)) });
  };

  return {
    callOf: (request) => calls.get(request)!,

    arrive: async (request, response, next) => {
      const call = admission.callOf(callerOf(request), addressOf(request));
      const bytes = bytesOf(request, bodyBytes);
      try {
        // Nobody could pay for a whole record.
        await admission.arrive(call, maySendRecords(request) ? Math.min(bytes, bodyBytes) : bytes);
        calls.set(request, call);
        // one that is answered, or given up before Apollo Server has it; there, the slot is held until the operation has ended
        response.once('close', () => {
          if (!call.isRunning || response.writableFinished) admission.leave(call);
        });
        next();
      } catch (error) {
        // or the whole body would have to be received
        if (bytes > LARGE_BODY) response.setHeader('Connection', 'close');
        refuse(response, error, call);
      }
    },

    read: async (request, response, next) => {
      const call = calls.get(request)!;
      try {
        const text = textIn(request.body, trusted);
        if (text !== undefined) await admission.read(call, text);
        call.isRunning = true;
        requestScope.getStore()!.onPlanned = (ms) => admission.planned(call, ms);
        next();
      } catch (error) {
        refuse(response, error, call);
      }
    },
  };
}

/** The size of a body that is announced plainly; else it may be as large as any: in chunks, or compressed. */
const bytesOf = ({ headers }: IncomingMessage, largest: number): number =>
  headers['content-encoding'] === undefined ? Number(headers['content-length'] ?? largest) : largest;

/** How Apollo Client refers to a document. */
const reference = z.object({ sha256Hash: z.string().max(100) });

/** The text of the document; one that is sent by its id is put into the body. Undefined if there is none, which is refused later. */
function textIn(body: unknown, trusted: TrustedDocuments): string | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const asked = body as { query?: unknown; extensions?: { persistedQuery?: unknown } | null };
  if (asked.extensions?.persistedQuery !== undefined) {
    const { success, data } = reference.safeParse(asked.extensions.persistedQuery);
    if (!success) throw gatewayError('BAD_REQUEST', 'extensions.persistedQuery has no sha256Hash', { status: 400 });
    delete asked.extensions.persistedQuery;
    asked.query ??= trusted.textOf(data.sha256Hash);
    // the message by which Apollo Client knows that it should send the text
    if (asked.query === undefined) {
      throw gatewayError('PERSISTED_QUERY_NOT_FOUND', 'PersistedQueryNotFound', { status: 200 });
    }
  }
  return typeof asked.query === 'string' && asked.query !== '' ? asked.query : undefined;
}
