import { CreateCourts1763683200001 } from './0001-courts.js';

/** Oldest first. Append only. */
export const migrations = [CreateCourts1763683200001];
