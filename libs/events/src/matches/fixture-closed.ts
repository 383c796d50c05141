import { z } from 'zod';
import { defineEvent } from '../contract.js';
import { abandoned, fixtureVersion, tries } from '../competitions/fixture-facts.js';
import { resultFacts } from './match-facts.js';

/** The outcome of a fixture, once per revision (MAT-21). */
export const fixtureClosed = defineEvent({
  owner: 'matches',
  name: 'fixture-closed',
  version: 1,
  subject: (data) => data.fixtureId,
  schema: z.intersection(
    fixtureVersion.extend({
      /** Null if the match was never created. */
      matchId: z.string().nullable(),
      at: z.iso.datetime(),
    }),
    z.discriminatedUnion('how', [
      z.object({ how: z.literal('PLAYED'), result: resultFacts }),
      z.object({ how: z.literal('EXPIRED'), tried: tries }),
      z.object({ how: z.literal('ABANDONED'), abandoned }),
      /** Also for a revision that arrived after the previous one had a result. */
      z.object({ how: z.literal('WITHDRAWN') }),
    ]),
  ),
});
