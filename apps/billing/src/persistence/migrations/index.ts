import { CreateLedger1795381400001 } from './0001-ledger.js';
import { CreatePayments1795381400002 } from './0002-payments.js';
import { CreateSandbox1795381400003 } from './0003-sandbox.js';
import { CreateRefunds1795381400004 } from './0004-refunds.js';
import { CreateBillingData1795381400010 } from './0010-billing-data.js';
import { CreateDocuments1795381400011 } from './0011-documents.js';

/** Oldest first. Append only. */
export const migrations = [
  CreateLedger1795381400001,
  CreatePayments1795381400002,
  CreateSandbox1795381400003,
  CreateRefunds1795381400004,
  CreateBillingData1795381400010,
  CreateDocuments1795381400011,
];
