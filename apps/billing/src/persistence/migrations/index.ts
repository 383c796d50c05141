import { CreateLedger1795381400001 } from './0001-ledger.js';

/** Oldest first. Append only. */
export const migrations = [CreateLedger1795381400001];
