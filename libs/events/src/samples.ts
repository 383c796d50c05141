import { readdirSync, readFileSync } from 'node:fs';
import type { EventEnvelope } from './contract.js';

/** `samples` from `src` and from `dist` alike: the JSON files are not copied by the build. */
const ROOT = new URL('../samples/', import.meta.url);

/** The committed events of all types: of each type one, then those of other cases and of facts that came later. */
export const sampleEvents = (): readonly EventEnvelope[] =>
  readdirSync(ROOT)
    .filter((file) => file.endsWith('.json'))
    // `<type>.json` before `<type>.<case>.json`.
    .map((file) => file.slice(0, -'.json'.length))
    .sort()
    .map((name) => JSON.parse(readFileSync(new URL(`${name}.json`, ROOT), 'utf8')) as EventEnvelope);
