import { CreateCourts1763683200001 } from './0001-courts.js';
import { AddOwners1763683200002 } from './0002-owners.js';

/** Oldest first. Append only. */
export const migrations = [CreateCourts1763683200001, AddOwners1763683200002];
