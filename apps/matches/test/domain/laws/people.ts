import fc from 'fast-check';
import { userId } from '@setpoint/kernel';
import type { Match } from '../../../src/domain/match.js';
import { ruleContextOf, type RuleContext } from '../../../src/domain/rule-context.js';
import { ana, aPerson, ben, carla, club, david, eva } from '../../builders.js';

const felix = userId('felix');
export const people = [ana, ben, carla, david, eva, felix];
export const who = fc.constantFrom(...people);

/** A small world in which everything that a rule looks at happens now and then. */
export const world = fc
  .record({
    levels: fc.array(
      fc.option(
        fc.integer({ min: 2, max: 14 }).map((n) => n / 2),
        { freq: 8 },
      ),
      { minLength: 6, maxLength: 6 },
    ),
    away: fc
      .array(fc.boolean(), { minLength: 6, maxLength: 6 })
      .map((flags) => flags.map((flag, i) => flag && i === 5)),
    busy: fc.option(who, { freq: 2 }),
    blocks: fc.array(fc.record({ blocker: who, blocked: who }), { maxLength: 1 }),
    follows: fc.array(fc.record({ follower: who, followed: who }), { maxLength: 8 }),
  })
  .map(({ levels, away, busy, blocks, follows }): RuleContext =>
    ruleContextOf({
      people: people.map((id, i) =>
        aPerson(id, {
          levels:
            levels[i] == null
              ? []
              : [1, 2].map((numberPlayers) => ({
                  sport: 1,
                  numberPlayers: numberPlayers as 1 | 2,
                  rating: levels[i]!,
                })),
          absence: away[i] ? { from: '2026-06-03', to: '2026-06-08' } : null,
          engagements:
            busy === id
              ? [
                  {
                    matchId: 'other' as Match['id'],
                    startsAt: new Date('2026-06-05T15:30:00Z'),
                    endsAt: new Date('2026-06-05T17:00:00Z'),
                    isPrivate: false,
                  },
                ]
              : [],
        }),
      ),
      courts: [{ id: club, timeZone: 'Europe/Rome' }],
      blocks: blocks.filter(({ blocker, blocked }) => blocker !== blocked),
      follows: [...follows, ...people.slice(1).map((followed) => ({ follower: ana, followed }))],
    }),
  );
