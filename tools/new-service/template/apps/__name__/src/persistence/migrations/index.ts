import { Create__Entities____timestamp__ } from './0001-__entities-file__.js';

/** Oldest first. Append only. */
export const migrations = [Create__Entities____timestamp__];
