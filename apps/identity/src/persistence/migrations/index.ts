import { CreateAccountsAndSessions1763683200001 } from './0001-accounts-and-sessions.js';
import { RenameColumnsToFieldTerms1763683200002 } from './0002-columns-by-their-field-terms.js';
import { AddAccountSearch1763683200003 } from './0003-account-search.js';
import { AddPhones1763683200004 } from './0004-phones.js';
import { CreateApiKeys1795554000010 } from './0010-api-keys.js';
import { AddSuspensions1795554000011 } from './0011-suspensions.js';
import { AddDeletionsAndBundles1795554000012 } from './0012-deletions-and-bundles.js';
import { AddVoidSignIns1795554000013 } from './0013-void-sign-ins.js';
import { AddSupportNominations1795554000014 } from './0014-support-nominations.js';

/** Oldest first. Append only. */
export const migrations = [
  CreateAccountsAndSessions1763683200001,
  RenameColumnsToFieldTerms1763683200002,
  AddAccountSearch1763683200003,
  AddPhones1763683200004,
  CreateApiKeys1795554000010,
  AddSuspensions1795554000011,
  AddDeletionsAndBundles1795554000012,
  AddVoidSignIns1795554000013,
  AddSupportNominations1795554000014,
];
