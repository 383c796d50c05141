import { DisputeEntity } from './dispute-entities.js';
import { documentEntities } from './document-entities.js';
import { PaymentIncidentEntity } from './incident-entities.js';
import { sandboxEntities } from './sandbox/sandbox-entities.js';
import { LedgerAccountEntity } from './ledger-entities.js';
import { paymentEntities } from './payment-entities.js';
import { pointsEntities } from './points-entities.js';
import { RefundEntity } from './refund-entities.js';
import { SubscriptionChargeEntity } from './subscription-charge-entities.js';
import { MeansSetupEntity, SavedMeansEntity } from './saved-means-entities.js';

export const entities = [
  LedgerAccountEntity,
  ...paymentEntities,
  RefundEntity,
  DisputeEntity,
  PaymentIncidentEntity,
  SavedMeansEntity,
  MeansSetupEntity,
  SubscriptionChargeEntity,
  ...pointsEntities,
  ...documentEntities,
  ...sandboxEntities,
];
