import { accept, refuse, type Outcome } from '@setpoint/kernel';
import type { __Entity__ } from './__entity-file__.js';
import { nameErrors } from './rules/name.js';

/** Adds __a_words__ as it was described, with a trimmed name, unless something in it is wrong. */
export function add__Entity__(described: __Entity__): Outcome<__Entity__, 'INVALID_DATA'> {
  const __entity__ = { ...described, name: described.name.trim() };
  const fields = nameErrors(__entity__.name);
  return fields.length > 0 ? refuse('INVALID_DATA', { fields }) : accept(__entity__);
}
