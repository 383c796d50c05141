import { isSupport, type Identity } from '@setpoint/kernel';
import type { Log } from '@setpoint/service-kit/edge';
import {
  fileName,
  isUploadKey,
  newUploadKey,
  PICTURE_SIZES,
  type FileStore,
  type PictureRedrawer,
  type PictureSize,
} from '@setpoint/uploads';
import { Router, type Request, type RequestHandler } from 'express';
import type { Caller } from '../auth/caller.js';
import type { CallCounter } from '../limits/call-rates.js';
import { refusalOf, refuse } from '../routes/auth-refusals.js';
import type { InternalCalls } from '../routes/internal-calls.js';
import type { GatewayMetrics } from '../telemetry/metrics.js';
import { currentRequestId } from '../telemetry/request-scope.js';
import { callerOfUpload } from './caller-of-upload.js';
import { claimDocumentRoute } from './claim-document-route.js';
import { readBody } from './read-body.js';
import { KINDS, takeUpload } from './take-upload.js';
import { UploadPlaces } from './upload-places.js';

export interface UploadRoutesSettings {
  readonly store: FileStore;
  readonly redrawer: PictureRedrawer;
  /** Services that register uploads. */
  readonly services: Readonly<Record<Registrar, InternalCalls>>;
  /** Authenticates the caller; responds itself while authentication is unavailable. */
  readonly authenticate: RequestHandler;
  readonly callerOf: (request: Request) => Caller;
  readonly calls: CallCounter;
  readonly metrics: GatewayMetrics;
  readonly log: Log;
}

type Registrar = 'matches' | 'tournaments' | 'courts' | 'players';

/** The service that registers an upload, by purpose, and who may upload. */
const PURPOSES = {
  match: {
    service: 'matches',
    register: `mutation RegisterMatchPhoto($ownerId: ID!, $key: String!) { id: registerMatchPhoto(ownerId: $ownerId, key: $key) }`,
    mayUpload: () => true,
    kind: 'PICTURE',
  },
  tournament: {
    service: 'tournaments',
    register: `mutation RegisterTournamentPhoto($ownerId: ID!, $key: String!) { id: registerTournamentPhoto(ownerId: $ownerId, key: $key) }`,
    mayUpload: isSupport,
    kind: 'PICTURE',
  },
  court: {
    service: 'courts',
    register: `mutation RegisterCourtPhoto($ownerId: ID!, $key: String!) { id: registerCourtPhoto(ownerId: $ownerId, key: $key) }`,
    // Ownership of the centre is checked when the picture is added.
    mayUpload: () => true,
    kind: 'PICTURE',
  },
  avatar: {
    service: 'players',
    register: `mutation RegisterAvatar($ownerId: ID!, $key: String!) { id: registerAvatar(ownerId: $ownerId, key: $key) }`,
    mayUpload: () => true,
    kind: 'AVATAR',
  },
  claim: {
    service: 'courts',
    register: `mutation RegisterClaimDocument($ownerId: ID!, $key: String!, $type: String!) { id: registerClaimDocument(ownerId: $ownerId, key: $key, type: $type) }`,
    mayUpload: () => true,
    kind: 'DOCUMENT',
  },
} as const satisfies Record<
  string,
  { service: Registrar; register: string; mayUpload(who: Identity): boolean; kind: keyof typeof KINDS }
>;
type Purpose = keyof typeof PURPOSES;
const isPurpose = (text: unknown): text is Purpose => typeof text === 'string' && Object.hasOwn(PURPOSES, text);

/** These URLs are disclosed only by the service that shows the picture, so shared caches are excluded. */
const FOR_EVER = 'private, max-age=31536000, immutable';

/**
 * POST /uploads/<purpose> accepts a picture or document and returns its id; GET /uploads/<key>/<size>.webp serves pictures
 * (MAT-17, TRN-01, CRT-07, ACC-01), GET /uploads/claim/<id> serves documents to support (CRT-06).
 */
export function uploadRoutes(settings: UploadRoutesSettings): Router {
  const { store, authenticate, log } = settings;
  const places = new UploadPlaces();
  const router = Router();

  router.post('/:purpose', authenticate, async (request, response) => {
    // A refused body may still be arriving, so the connection is closed.
    const say = (refusal: Parameters<typeof refuse>[1]) => {
      settings.metrics.refused(refusal.code);
      if (!request.complete) response.setHeader('Connection', 'close');
      refuse(response, refusal);
    };
    const { purpose } = request.params;
    if (!isPurpose(purpose)) return say({ code: 'NOT_FOUND', status: 404 });
    const caller = settings.callerOf(request);
    const who = callerOfUpload(caller);
    if ('code' in who) return say(who);
    const { service, register, mayUpload, kind } = PURPOSES[purpose];
    if (!mayUpload(caller.identity)) return say({ code: 'FORBIDDEN', status: 403 });
    if (!KINDS[kind].contentType.test(request.headers['content-type'] ?? '')) {
      return say({ code: 'UNSUPPORTED_MEDIA_TYPE', status: 415 });
    }
    const limited = await settings.calls.upload(who.id);
    if (limited) return say({ code: 'TOO_MANY_REQUESTS', retryAfterSeconds: limited.retryAfterSeconds });
    const leave = places.enter(who.id);
    if (!leave) return say({ code: 'SERVICE_UNAVAILABLE' });
    try {
      const bytes = await readBody(request, KINDS[kind].mostBytes);
      if (bytes === 'TOO_LARGE') return say({ code: 'BODY_TOO_LARGE', status: 413 });
      if (bytes === 'CUT_OFF') return void request.destroy();
      const taken = await takeUpload(kind, bytes, settings.redrawer);
      if ('refusal' in taken) return say(taken.refusal);
      const key = newUploadKey();
      const variables = { ownerId: who.id, key, ...(taken.type && { type: taken.type }) };
      const requestId = currentRequestId() ?? '';
      // Row before files, so that no orphaned file is left behind.
      const { id } = await settings.services[service].call<{ id: string }>(register, variables, requestId);
      await taken.store(store, key);
      response.setHeader('Cache-Control', 'no-store');
      response.status(201).json({ data: { id } });
    } catch (error) {
      const refusal = refusalOf(error);
      log.warn({ err: error, code: refusal.code }, 'an upload could not be kept');
      say(refusal.code === 'INTERNAL_ERROR' ? { code: 'SERVICE_UNAVAILABLE' } : refusal);
    } finally {
      leave();
    }
  });

  router.get('/claim/:id', authenticate, claimDocumentRoute({ ...settings, courts: settings.services.courts }));

  router.get('/:key/:file', async (request, response) => {
    const { key = '', file = '' } = request.params;
    const size = PICTURE_SIZES.find((name) => file === `${name}.webp`);
    const content = size && isUploadKey(key) ? await contentOf(key, size) : null;
    if (content === null) return refuse(response, { code: 'NOT_FOUND', status: 404 });
    if (content === undefined) return refuse(response, { code: 'SERVICE_UNAVAILABLE' });
    response.setHeader('Cache-Control', FOR_EVER);
    response.setHeader('Content-Security-Policy', "default-src 'none'; sandbox");
    response.setHeader('X-Robots-Tag', 'noindex, noimageindex');
    response.setHeader('Content-Disposition', 'inline; filename="photo.webp"');
    response.type('image/webp').send(content);
  });

  /** Undefined while the store is away. */
  async function contentOf(key: string, size: PictureSize): Promise<Buffer | null | undefined> {
    try {
      return await store.get(fileName(key, size));
    } catch (error) {
      log.warn({ err: error }, 'an uploaded picture could not be read');
      return undefined;
    }
  }

  router.use((request, response) => {
    if (!request.complete) response.setHeader('Connection', 'close');
    refuse(response, { code: 'NOT_FOUND', status: 404 });
  });
  return router;
}
