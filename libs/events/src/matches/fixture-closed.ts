import { z } from 'zod';
import { defineEvent } from '../contract.js';
import { abandoned, fixtureVersion, tries } from '../competitions/fixture-facts.js';
import { resultFacts } from './match-facts.js';

/** The answer to a fixture, once for each revision: what became of it (MAT-21). */
export const fixtureClosed = defineEvent({
  owner: 'matches',
  name: 'fixture-closed',
  version: 1,
  subject: (data) => data.fixtureId,
  schema: z.intersection(
    fixtureVersion.extend({
      /** Null where the match was never made. */
      matchId: z.string().nullable(),
      at: z.iso.datetime(),
    }),
    z.discriminatedUnion('how', [
      z.object({ how: z.literal('PLAYED'), result: resultFacts }),
      z.object({ how: z.literal('EXPIRED'), tried: tries }),
      z.object({ how: z.literal('ABANDONED'), abandoned }),
      /** Also a revision that came when the one before it had a result already. */
      z.object({ how: z.literal('WITHDRAWN') }),
    ]),
  ),
});
