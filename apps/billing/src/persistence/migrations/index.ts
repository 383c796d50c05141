import { CreateLedger1795381400001 } from './0001-ledger.js';
import { CreateBillingData1795381400010 } from './0010-billing-data.js';

/** Oldest first. Append only. */
export const migrations = [CreateLedger1795381400001, CreateBillingData1795381400010];
