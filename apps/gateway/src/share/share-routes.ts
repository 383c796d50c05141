import { languageOf, type LanguageCode, type Texts } from '@setpoint/i18n';
import { Router, type Request, type RequestHandler } from 'express';
import { LRUCache } from 'lru-cache';
import type { CallCounter } from '../limits/call-rates.js';
import { refuse } from '../routes/auth-refusals.js';
import type { GatewayMetrics } from '../telemetry/metrics.js';
import type { FindSubject } from '../web/page-subjects.js';
import type { SubjectKind } from '../web/subject-queries.js';
import { cardOf, versionOf, type Card } from './card.js';
import { CardUnavailable } from './drawing-process.js';
import { sayIn } from './subject-words.js';

export interface ShareRoutesSettings {
  readonly find: FindSubject;
  /** A card as PNG. */
  readonly paint: (card: Card) => Promise<Buffer>;
  readonly texts: Texts;
  readonly calls: CallCounter;
  readonly metrics: GatewayMetrics;
  readonly addressOf: (request: Request) => string;
}

const KINDS: readonly string[] = [
  'court',
  'league',
  'level',
  'match',
  'player',
  'run',
  'tournament',
] satisfies SubjectKind[];
const KEPT_BYTES = 16_000_000;

/** Share cards of public pages: /share/match/<id>.png, and of players, levels, centres, tournaments and leagues (BYD-14). */
export function shareRoutes({ find, paint, texts, calls, metrics, addressOf }: ShareRoutesSettings): Router {
  const pictures = new LRUCache<string, Buffer, Card>({
    maxSize: KEPT_BYTES,
    sizeCalculation: ({ byteLength }) => byteLength,
    fetchMethod: (_version, _old, { context }) => paint(context),
  });

  const answer: RequestHandler = async (request, response) => {
    const { kind, id } = request.params as { kind: SubjectKind; id: string };
    const found = KINDS.includes(kind) && (await find({ kind, id }));
    if (found === null) return refuse(response, { code: 'SUBGRAPH_UNAVAILABLE' });
    if (!found) return refuse(response, { code: 'NOT_FOUND', status: 404 });
    const card = cardOf(found, sayIn(texts, languageIn(request)));
    const version = versionOf(card);
    const png = (await pictures.fetch(version, { context: card }))!;
    response.setHeader('ETag', `"${version}"`);
    // Without the current version in the URL, the content may change.
    response.setHeader('Cache-Control', request.query['v'] === version ? FOR_EVER : 'public, max-age=60');
    response.type('png').send(png);
  };

  const router = Router();
  router.use(readOnly, async (request, response, next) => {
    const refused = await calls.shareCard(addressOf(request));
    if (!refused) return next();
    metrics.refused('TOO_MANY_REQUESTS');
    refuse(response, { code: 'TOO_MANY_REQUESTS', retryAfterSeconds: refused.retryAfterSeconds });
  });
  router.get('/:kind/:id.png', async (request, response, next) => {
    try {
      await answer(request, response, next);
    } catch (error) {
      if (!(error instanceof CardUnavailable)) throw error;
      metrics.refused('SERVICE_UNAVAILABLE');
      refuse(response, { code: 'SERVICE_UNAVAILABLE' });
    }
  });
  router.use((_request, response) => refuse(response, { code: 'NOT_FOUND', status: 404 }));
  return router;
}

const FOR_EVER = 'public, max-age=31536000, immutable';

const languageIn = ({ query: { lang } }: Request): LanguageCode => languageOf(typeof lang === 'string' ? lang : null);

const readOnly: RequestHandler = (request, response, next) => {
  response.setHeader('X-Robots-Tag', 'noindex');
  if (request.method === 'GET' || request.method === 'HEAD') return next();
  response.setHeader('Allow', 'GET, HEAD');
  refuse(response, { code: 'METHOD_NOT_ALLOWED', status: 405 });
};
