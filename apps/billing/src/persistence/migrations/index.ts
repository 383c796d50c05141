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
import { CreateFirstTournaments1795381400012 } from './0012-first-tournaments.js';
import { CreateReleasedPlaces1795381400013 } from './0013-released-places.js';
import { SupportPayments1795381400014 } from './0014-support-payments.js';
import { CreateSavedMeans1795381400016 } from './0016-saved-means.js';
import { CreateSubscriptionCharges1795381400017 } from './0017-subscription-charges.js';
import { CreateDisputes1795381400018 } from './0018-disputes.js';
import { CreateReconciliation1795381400019 } from './0019-reconciliation.js';
import { SeparatePrizeRequests1795381400020 } from './0020-requests-of-prizes.js';
import { IndexFigures1795381500050 } from './0050-figures.js';
import { SettleDisputes1795381500051 } from './0051-settled-disputes.js';
import { ForgetCustomers1795381500052 } from './0052-forgotten-customers.js';
import { AwaitMobiles1795381500053 } from './0053-awaited-mobiles.js';
import { IndexIncidents1795381500054 } from './0054-incidents-of-payments.js';
import { RecoverRefunds1795381500055 } from './0055-recovered-refunds.js';
import { KeepOpenQuestions1795381500056 } from './0056-open-questions.js';

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
  CreateFirstTournaments1795381400012,
  CreateReleasedPlaces1795381400013,
  SupportPayments1795381400014,
  CreateSavedMeans1795381400016,
  CreateSubscriptionCharges1795381400017,
  CreateDisputes1795381400018,
  CreateReconciliation1795381400019,
  SeparatePrizeRequests1795381400020,
  IndexFigures1795381500050,
  SettleDisputes1795381500051,
  ForgetCustomers1795381500052,
  AwaitMobiles1795381500053,
  IndexIncidents1795381500054,
  RecoverRefunds1795381500055,
  KeepOpenQuestions1795381500056,
];
