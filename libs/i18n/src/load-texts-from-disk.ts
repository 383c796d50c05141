import type { LanguageCode } from './languages.js';
import { readTexts } from './read-texts.js';

/** Replaces the browser's chunks where files can be read: in tests and when rendering on a server. */
export async function loadTexts(language: LanguageCode, namespace: string): Promise<Record<string, unknown>> {
  return readTexts(language, namespace);
}
