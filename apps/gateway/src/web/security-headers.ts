import helmet from 'helmet';
import type { RequestHandler } from 'express';

/** Further origins allowed for pages, such as https://maps.example. */
export interface ContentSources {
  /** Called by scripts: the identity provider, map tiles as data. */
  readonly connect?: readonly string[];
  /** Shown in frames: sign-in windows of the identity provider. */
  readonly frame?: readonly string[];
  /** Scripts that must be loaded from the provider. */
  readonly script?: readonly string[];
  /** Style sheets of such scripts. */
  readonly style?: readonly string[];
  /** Pictures: map tiles, avatars of the identity provider. */
  readonly image?: readonly string[];
}

/**
 * Scripts, styles and fonts: document policies do not apply to them and are longer than many of these files. A
 * worker is an exception, since it uses the policy of its own script.
 */
const PARTS_OF_PAGES = /^\/assets\/(?!.*worker)/;

/** Headers for every answer: a strict content policy, no sniffing, no framing, no referrer across sites. */
export function securityHeaders(sources: ContentSources, https: boolean): RequestHandler {
  const forDocuments = documentHeaders(sources, https);
  const forParts = helmet({
    ...common(https),
    contentSecurityPolicy: false,
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
    referrerPolicy: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xFrameOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
  return (request, response, next) =>
    (PARTS_OF_PAGES.test(request.path) ? forParts : forDocuments)(request, response, next);
}

const common = (https: boolean) => ({
  crossOriginResourcePolicy: { policy: 'same-site' as const },
  strictTransportSecurity: https ? { maxAge: 63_072_000, includeSubDomains: true } : (false as const),
});

function documentHeaders(sources: ContentSources, https: boolean): RequestHandler {
  const { connect = [], frame = [], script = [], style = [], image = [] } = sources;
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'base-uri': ["'none'"],
        'object-src': ["'none'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
        'script-src': ["'self'", ...script],
        // the component library sets styles on elements
        'style-src': ["'self'", "'unsafe-inline'", ...style],
        'img-src': ["'self'", 'data:', 'blob:', ...image],
        'font-src': ["'self'", 'data:'],
        'connect-src': ["'self'", ...connect],
        'frame-src': frame.length > 0 ? [...frame] : ["'none'"],
        'worker-src': ["'self'", 'blob:'],
        'manifest-src': ["'self'"],
        ...(https ? { 'upgrade-insecure-requests': [] } : {}),
      },
    },
    // sign-in windows of the provider report back to the page that opened them
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    ...common(https),
  });
}
