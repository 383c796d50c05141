import { documentEntities } from './document-entities.js';
import { LedgerAccountEntity } from './ledger-entities.js';

export const entities = [LedgerAccountEntity, ...documentEntities];
