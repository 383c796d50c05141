import { bundles } from 'virtual:setpoint-texts';
import type { LanguageCode } from './languages.js';

/** The texts of a namespace, bundled with those that are used together with it (build/vite-plugin.ts). */
export async function loadTexts(language: LanguageCode, namespace: string): Promise<Record<string, unknown>> {
  const load = bundles[`${namespace}/${language}`];
  if (!load) throw new Error(`no texts for ${namespace} in ${language}`);
  return (await load())[namespace]!;
}
