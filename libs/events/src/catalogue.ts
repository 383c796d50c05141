import type { EventContract } from './contract.js';

/** The contracts among the exports of a module, by type. */
export function contractsIn(exports: Readonly<Record<string, unknown>>): EventContract[] {
  return Object.values(exports)
    .filter(isContract)
    .sort((a, b) => (a.type < b.type ? -1 : 1));
}

function isContract(value: unknown): value is EventContract {
  return typeof value === 'object' && value !== null && 'schema' in value && 'type' in value && 'subject' in value;
}
