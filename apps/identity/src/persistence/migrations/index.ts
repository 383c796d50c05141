import { CreateAccountsAndSessions1763683200001 } from './0001-accounts-and-sessions.js';
import { RenameColumnsToFieldTerms1763683200002 } from './0002-columns-by-their-field-terms.js';

/** Oldest first. Append only. */
export const migrations = [CreateAccountsAndSessions1763683200001, RenameColumnsToFieldTerms1763683200002];
