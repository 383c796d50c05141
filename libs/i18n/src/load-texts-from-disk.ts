import type { LanguageCode } from './languages.js';
import { readTexts } from './read-texts.js';

/** Stands for the browser's chunks where there is a disk: in tests and while rendering on a server. */
export async function loadTexts(language: LanguageCode, namespace: string): Promise<Record<string, unknown>> {
  return readTexts(language, namespace);
}
