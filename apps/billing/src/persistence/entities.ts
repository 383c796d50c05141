import { sandboxEntities } from '../payments/sandbox/sandbox-entities.js';
import { documentEntities } from './document-entities.js';
import { LedgerAccountEntity } from './ledger-entities.js';
import { paymentEntities } from './payment-entities.js';
import { RefundEntity } from './refund-entities.js';

export const entities = [
  LedgerAccountEntity,
  ...paymentEntities,
  RefundEntity,
  ...sandboxEntities,
  ...documentEntities,
];
