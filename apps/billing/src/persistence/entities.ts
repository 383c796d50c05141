import { documentEntities } from './document-entities.js';
import { sandboxEntities } from './sandbox/sandbox-entities.js';
import { LedgerAccountEntity } from './ledger-entities.js';
import { paymentEntities } from './payment-entities.js';
import { pointsEntities } from './points-entities.js';
import { RefundEntity } from './refund-entities.js';

export const entities = [
  LedgerAccountEntity,
  ...paymentEntities,
  RefundEntity,
  ...pointsEntities,
  ...documentEntities,
  ...sandboxEntities,
];
