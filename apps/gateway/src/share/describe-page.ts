import { LANGUAGE_CODES, isLanguage, type LanguageCode, type Texts } from '@setpoint/i18n';
import type { Request } from 'express';
import { headTags, withHead } from '../web/page-head.js';
import type { FoundSubject } from '../web/subject-queries.js';
import { wishedLanguage } from '../web/wished-language.js';
import { cardOf, cardPath } from './card.js';
import { sayIn, subjectWords } from './subject-words.js';

/** Puts into the app's page what its address is about, in the visitor's language. */
export type DescribePage = (shell: string, found: FoundSubject, request: Request) => string;

/** Who asks for no language gets the first. */
const READ: readonly LanguageCode[] = ['en', ...LANGUAGE_CODES.filter((code) => code !== 'en')];

/** `origin`: of the web app, from configuration; what a request names as its host is anybody's. */
export function pageDescriber(origin: string, texts: Texts): DescribePage {
  return (shell, found, request) => {
    const language: LanguageCode = wishedLanguage(request, READ) ?? 'en';
    const say = sayIn(texts, language);
    const card = cardOf(found, say);
    const tags = headTags(
      {
        ...subjectWords(found, say),
        path: pathOf(found),
        language,
        named: isLanguage(request.query['lang']),
        picture: cardPath(found.kind, idOf(found), language, card),
      },
      origin,
    );
    return withHead(shell, tags, language);
  };
}

function idOf(found: FoundSubject): string {
  if (found.kind === 'match') return found.match.id;
  if (found.kind === 'level') return found.level.id;
  if (found.kind === 'run') return found.run.id;
  return found.kind === 'player' ? found.player.id : found.court.id;
}

/** With the slug that makes it the one address (RTE-13). */
function pathOf(found: FoundSubject): string {
  const id = encodeURIComponent(idOf(found));
  if (found.kind === 'match' || found.kind === 'level' || found.kind === 'run') return `/${found.kind}/${id}`;
  const { slug } = found.kind === 'player' ? found.player : found.court;
  return `/${found.kind}/${id}/${encodeURIComponent(slug)}`;
}
