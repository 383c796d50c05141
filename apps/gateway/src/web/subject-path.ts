import { assertNever } from '@setpoint/kernel';
import type { FoundSubject } from './subject-queries.js';

export function idOf(found: FoundSubject): string {
  switch (found.kind) {
    case 'court':
      return found.court.id;
    case 'league':
      return found.league.id;
    case 'level':
      return found.level.id;
    case 'match':
      return found.match.id;
    case 'player':
      return found.player.id;
    case 'run':
      return found.run.id;
    case 'tournament':
      return found.tournament.id;
    default:
      return assertNever(found);
  }
}

/** The slug in the path, if any. */
function slugOf(found: FoundSubject): string | null {
  if (found.kind === 'player') return found.player.slug;
  return found.kind === 'court' ? found.court.slug : null;
}

/** Canonical path with slug (RTE-13). */
export function pathOf(found: FoundSubject): string {
  const slug = slugOf(found);
  return `/${found.kind}/${encodeURIComponent(idOf(found))}${slug === null ? '' : `/${encodeURIComponent(slug)}`}`;
}

/**
 * Redirect target of a path with a wrong slug, keeping tab and query; null if the slug is right. Always a path
 * on this site, because it starts with the canonical path.
 */
export function movedTo(
  found: FoundSubject,
  { name }: Readonly<Record<string, string | string[] | undefined>>,
  url: string,
): string | null {
  const slug = slugOf(found);
  if (slug === null || slug === '' || typeof name !== 'string' || name === slug) return null;
  const [path = '', query] = url.split('?', 2);
  const rest = path.split('/').slice(4).join('/');
  return `${pathOf(found)}${rest ? `/${rest}` : ''}${query === undefined ? '' : `?${query}`}`;
}
