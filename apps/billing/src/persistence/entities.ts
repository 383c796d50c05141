import { LedgerAccountEntity } from './ledger-entities.js';

export const entities = [LedgerAccountEntity];
