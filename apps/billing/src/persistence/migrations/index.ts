import { CreateLedger1795381400001 } from './0001-ledger.js';
import { CreateBillingData1795381400010 } from './0010-billing-data.js';
import { CreateDocuments1795381400011 } from './0011-documents.js';

/** Oldest first. Append only. */
export const migrations = [CreateLedger1795381400001, CreateBillingData1795381400010, CreateDocuments1795381400011];
