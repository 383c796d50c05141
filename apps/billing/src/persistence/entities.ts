import { LedgerAccountEntity } from './ledger-entities.js';
import { pointsEntities } from './points-entities.js';

export const entities = [LedgerAccountEntity, ...pointsEntities];
