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

/** The name in the address, where it has one. */
function slugOf(found: FoundSubject): string | null {
  if (found.kind === 'player') return found.player.slug;
  return found.kind === 'court' ? found.court.slug : null;
}

/** With the slug that makes it the one address (RTE-13). */
export function pathOf(found: FoundSubject): string {
  const slug = slugOf(found);
  return `/${found.kind}/${encodeURIComponent(idOf(found))}${slug === null ? '' : `/${encodeURIComponent(slug)}`}`;
}

/**
 * Where an address with another slug has moved to, tab and query with it; null where it is the right one. Only ever a path
 * of ours: it begins with what is found.
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
