import { CreateCourts1763683200001 } from './0001-courts.js';
import { AddOwners1763683200002 } from './0002-owners.js';
import { CentresOfTheirOwners1763683200003 } from './0003-centres-of-their-owners.js';
import { SuggestionsAndClaims1763683200004 } from './0004-suggestions-and-claims.js';
import { WhatIsPlayed1763683200005 } from './0005-what-is-played.js';
import { ClaimCodesAgain1763683200006 } from './0006-claim-codes-again.js';
import { NumbersOfOwners1763683200007 } from './0007-numbers-of-owners.js';
import { LegendsInParts1763683200008 } from './0008-legends-in-parts.js';

/** Oldest first. Append only. */
export const migrations = [
  CreateCourts1763683200001,
  AddOwners1763683200002,
  CentresOfTheirOwners1763683200003,
  SuggestionsAndClaims1763683200004,
  WhatIsPlayed1763683200005,
  ClaimCodesAgain1763683200006,
  NumbersOfOwners1763683200007,
  LegendsInParts1763683200008,
];
