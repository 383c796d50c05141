import fc from 'fast-check';
import type { CommandType } from '../../../src/domain/commands.js';
import type { MatchEvent } from '../../../src/domain/match-events.js';
import { decide, evolve, passTime } from '../../../src/domain/match-machine.js';
import { isScheduled, missing, type Match } from '../../../src/domain/match.js';
import { latestResult } from '../../../src/domain/results.js';
import { findPassedOver, isFilling } from '../../../src/domain/waiting-list/rules.js';
import { integrationEventFor } from '../../../src/events/outgoing.js';
import { now, plus } from '../../builders.js';
import { Coverage, EDGES, legalEdges, type Machine } from '../machines.js';
import { draft, steps, start } from './histories.js';
import { holds } from './invariants.js';
import { must } from './must.js';
import { world } from './people.js';

/** The others need several steps of the right people in a row: chance leaves them out now and then, single tests don't. */
const isUsual = (edge: string) => !['DECLINED → OUT', 'PENDING → NONE'].includes(edge);

/** How a report of a no-show ended (REP-01). */
const endOf = ({ accepted, by }: Extract<MatchEvent, { type: 'NO_SHOW_ANSWERED' }>) =>
  accepted ? (by === null ? 'accepted by itself' : 'accepted') : 'rejected';

/** Whether the integration event names a guest by id or address. */
const namesGuest = (event: MatchEvent, match: Match) =>
  /guest:|@example/.test(JSON.stringify(integrationEventFor(event, match)?.data ?? null));
const wayOf = (event: MatchEvent) =>
  event.type === 'PLAYER_JOINED' && event.fromWaitingList ? 'from the waiting list' : event.type;

describe('laws of a match', () => {
  it('MAT-06 MAT-05~ REP-01 holds its invariants through 10,000 random histories, on legal edges only, and takes them all', () => {
    const coverage = new Coverage();
    const types = new Set<CommandType>();
    const ended = new Set<string>();
    fc.assert(
      fc.property(world, draft, steps, (context, details, moves) => {
        let match: Match = start(context, details);
        let clock = now;
        const history: MatchEvent[] = [];
        for (const [step, { command: wanted, wait: minutes }] of moves.entries()) {
          const next = typeof wanted === 'function' ? wanted(match, step) : wanted;
          clock = plus(clock, { minutes });
          const decision = decide(next, match, context, clock);
          types.add(next.type);
          coverage.wanted(next.type, passTime(match, clock).match.state, decision.ok);
          const events = decision.ok ? decision.value : passTime(match, clock).events;
          for (const event of events) {
            const before = match;
            match = evolve(match, event);
            history.push(event);
            coverage.moved(before, match);
            if (match.guests.length > 0) must(!namesGuest(event, match), `${event.type} tells others of a guest`);
          }
          holds(match);
          if (decision.ok && (next.type === 'CONFIRM_RESULT' || next.type === 'DISPUTE_RESULT'))
            must(
              next.resultVersion === null || latestResult(match)?.version === next.resultVersion,
              'an answer is to the result that was seen',
            );
          if (decision.ok && decision.value.length > 0 && missing(match) > 0 && isFilling(match, clock))
            must(
              match.waitingList.every(({ playerId }) => findPassedOver(match, playerId, context, clock)),
              'no place is free for somebody who waits and could have it',
            );
          if (
            !decision.ok ||
            next.type === 'INVITE' ||
            next.type === 'INVITE_GUEST' ||
            next.type === 'LEAVE' ||
            next.type === 'ANSWER' ||
            next.type === 'REPORT_NO_SHOW' ||
            next.type === 'ABANDON' ||
            next.type === 'EVALUATE'
          )
            continue;
          // Who presses twice gets success and changes nothing.
          const again = decide(next, match, context, clock);
          must(again.ok && again.value.length === 0, `${next.type} twice`);
        }
        for (const report of history.filter((event) => event.type === 'NO_SHOW_REPORTED'))
          must(isScheduled(match.plan) && report.at >= match.plan.when.startsAt, 'nobody is missing before the start');
        for (const event of history) ended.add(event.type === 'NO_SHOW_ANSWERED' ? endOf(event) : wayOf(event));
        const count = (type: MatchEvent['type']) => history.filter((event) => event.type === type).length;
        must(count('RESULT_CONFIRMED') <= 1, 'one result counts');
        must(count('RESULT_DISPUTED') <= 2, 'two disputes');
        must(
          history
            .flatMap((event) => (event.type === 'RESULT_ENTERED' ? [event.result.version] : []))
            .every((version, i) => version === i + 1),
          'results are counted from 1',
        );
        must(
          count('CANCELLED') + count('ABANDONED') + count('EXPIRED') + count('GIVEN_UP') + count('RESULT_CONFIRMED') <=
            1,
          'one end',
        );
        must(
          history.every((event, i) => i === 0 || event.at >= history[i - 1]!.at),
          'in order',
        );
      }),
      { numRuns: 10_000 },
    );
    process.stdout.write(coverage.table());
    for (const machine of Object.keys(EDGES) as Machine[])
      expect(coverage.taking(machine)).toEqual(expect.arrayContaining(legalEdges(machine).filter(isUsual)));
    process.stdout.write(`not tried by chance: ${coverage.untried([...types]).join(', ') || 'nothing'}\n`);
    expect([...ended]).toEqual(
      expect.arrayContaining(['accepted', 'rejected', 'accepted by itself', 'from the waiting list']),
    );
  });
});
