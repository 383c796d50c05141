import { CreateLedger1795381400001 } from './0001-ledger.js';
import { CreatePayments1795381400002 } from './0002-payments.js';
import { CreateSandbox1795381400003 } from './0003-sandbox.js';
import { CreateRefunds1795381400004 } from './0004-refunds.js';
import { CreatePoints1795381400006 } from './0006-points.js';
import { CreateVouchers1795381400007 } from './0007-vouchers.js';
import { CreateCoupons1795381400008 } from './0008-coupons.js';
import { CreateSupportActions1795381400009 } from './0009-support-actions.js';
import { CreateBillingData1795381400010 } from './0010-billing-data.js';
import { CreateDocuments1795381400011 } from './0011-documents.js';

/** Oldest first. Append only. */
export const migrations = [
  CreateLedger1795381400001,
  CreatePayments1795381400002,
  CreateSandbox1795381400003,
  CreateRefunds1795381400004,
  CreatePoints1795381400006,
  CreateVouchers1795381400007,
  CreateCoupons1795381400008,
  CreateSupportActions1795381400009,
  CreateBillingData1795381400010,
  CreateDocuments1795381400011,
];
