import { isSupport } from '@setpoint/kernel';
import type { Log } from '@setpoint/service-kit/edge';
import { documentName, type FileStore } from '@setpoint/uploads';
import type { Request, RequestHandler } from 'express';
import type { Caller } from '../auth/caller.js';
import type { CallCounter } from '../limits/call-rates.js';
import { refusalOf, refuse } from '../routes/auth-refusals.js';
import type { InternalCalls } from '../routes/internal-calls.js';
import { currentRequestId } from '../telemetry/request-scope.js';
import { callerOfUpload } from './caller-of-upload.js';

interface ClaimDocumentSettings {
  readonly store: FileStore;
  readonly courts: InternalCalls;
  readonly callerOf: (request: Request) => Caller;
  readonly calls: CallCounter;
  readonly log: Log;
}

const CLAIM_DOCUMENT = `query ClaimDocument($claimId: ID!) { claimDocument(claimId: $claimId) { key type } }`;
const ENDINGS: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
};

/** The document of a claim, for support only (CRT-06). Served as a download, never displayed inline. */
export function claimDocumentRoute(settings: ClaimDocumentSettings): RequestHandler {
  const { store, courts, callerOf, calls, log } = settings;
  return async (request, response) => {
    response.setHeader('X-Robots-Tag', 'noindex, nofollow');
    const caller = callerOf(request);
    const who = callerOfUpload(caller);
    if ('code' in who) return refuse(response, who);
    if (!isSupport(caller.identity)) return refuse(response, { code: 'FORBIDDEN', status: 403 });
    const limited = await calls.document(who.id);
    if (limited) return refuse(response, { code: 'TOO_MANY_REQUESTS', retryAfterSeconds: limited.retryAfterSeconds });
    try {
      const variables = { claimId: String(request.params['id']) };
      type Answer = { readonly claimDocument: { readonly key: string; readonly type: string } | null };
      const { claimDocument } = await courts.call<Answer>(CLAIM_DOCUMENT, variables, currentRequestId() ?? '');
      const content = claimDocument && (await store.get(documentName(claimDocument.key)));
      if (!claimDocument || !content) return refuse(response, { code: 'NOT_FOUND', status: 404 });
      response.setHeader('Cache-Control', 'private, no-store');
      response.setHeader('Content-Security-Policy', "default-src 'none'; sandbox");
      const ending = ENDINGS[claimDocument.type] ?? 'bin';
      response.setHeader('Content-Disposition', `attachment; filename="proof.${ending}"`);
      response.type(claimDocument.type).send(content);
    } catch (error) {
      const refusal = refusalOf(error);
      log.warn({ err: error, code: refusal.code }, 'the document of a claim could not be read');
      refuse(response, refusal);
    }
  };
}
