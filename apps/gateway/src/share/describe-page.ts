import { LANGUAGE_CODES, isLanguage, type LanguageCode, type Texts } from '@setpoint/i18n';
import type { Request } from 'express';
import { listedPage, SITE_PICTURE } from '../web/listed-pages.js';
import { headTags, withHead, type PageHead } from '../web/page-head.js';
import { structuredData, structuredSite } from '../web/structured-data.js';
import { idOf, pathOf } from '../web/subject-path.js';
import type { FoundSubject } from '../web/subject-queries.js';
import { wishedLanguage } from '../web/wished-language.js';
import { cardOf, cardPath } from './card.js';
import { sayIn, subjectWords, type Say } from './subject-words.js';

/**
 * Renders the head of the app's page in the visitor's language, for a subject or for a page
 * without one. Null if there is nothing to render.
 */
export type DescribePage = (shell: string, about: FoundSubject | string, request: Request) => string | null;

/** Defaults to the first language. */
const READ: readonly LanguageCode[] = ['en', ...LANGUAGE_CODES.filter((code) => code !== 'en')];

/** `origin` of the web app comes from configuration, because a request's Host header is not trusted. */
export function pageDescriber(origin: string, texts: Texts): DescribePage {
  return (shell, about, request) => {
    const language: LanguageCode = wishedLanguage(request, READ) ?? 'en';
    const say = sayIn(texts, language);
    const head = typeof about === 'string' ? headOfList(about, request, say, origin) : headOf(about, say, origin);
    if (!head) return null;
    const tags = headTags({ ...head, language, named: isLanguage(request.query['lang']) }, origin);
    return withHead(shell, tags, language);
  };
}

type Head = Omit<PageHead, 'language' | 'named'>;

function headOf(found: FoundSubject, say: Say, origin: string): Head {
  const words = subjectWords(found, say);
  const path = pathOf(found);
  const picture = cardPath(found.kind, idOf(found), say.language, cardOf(found, say));
  const data = structuredData(found, { ...words, url: origin + path, image: origin + picture });
  return { ...words, path, picture, data };
}

function headOfList(pattern: string, request: Request, say: Say, origin: string): Head | null {
  const words = listedPage(pattern, request.path, say);
  if (!words) return null;
  const path = pattern.includes(':') ? request.path : pattern;
  return { ...words, path, picture: SITE_PICTURE, data: structuredSite({ ...words, url: origin + path }) };
}
