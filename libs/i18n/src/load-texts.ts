import type { LanguageCode } from './languages.js';

/** One lazily loaded chunk per namespace and language. */
const files = import.meta.glob<{ default: Record<string, unknown> }>('./texts/*/*.json');

export async function loadTexts(language: LanguageCode, namespace: string): Promise<Record<string, unknown>> {
  const load = files[`./texts/${namespace}/${language}.json`];
  if (!load) throw new Error(`no texts for ${namespace} in ${language}`);
  return (await load()).default;
}
