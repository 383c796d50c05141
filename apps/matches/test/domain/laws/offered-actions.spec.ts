import fc from 'fast-check';
import { userId, type UserId } from '@setpoint/kernel';
import type { MatchCommand } from '../../../src/domain/commands.js';
import { actionsOf, decide, evolve, joinRefusalOf, passTime } from '../../../src/domain/match-machine.js';
import { opponentsOf, players, type Match } from '../../../src/domain/match.js';
import { MATCH_ACTIONS, type MatchAction } from '../../../src/domain/permits.js';
import { roomToInvite } from '../../../src/domain/places.js';
import { openProposal } from '../../../src/domain/proposal/proposal.js';
import { latestResult } from '../../../src/domain/results.js';
import type { RuleContext } from '../../../src/domain/rule-context.js';
import { aPerson, club, marks, now, plus, set } from '../../builders.js';
import { draft, steps, start } from './histories.js';
import { must } from './must.js';
import { people, world } from './people.js';

describe('laws of a match', () => {
  it('MAT-06 offers an action exactly when it would be accepted', () => {
    const offered = new Map<MatchAction, number>();
    fc.assert(
      fc.property(world, draft, steps, (context, details, moves) => {
        let match: Match = start(context, details);
        let clock = now;
        for (const [step, { command: wanted, wait: minutes }] of moves.slice(0, 20).entries()) {
          const next = typeof wanted === 'function' ? wanted(match, step) : wanted;
          clock = plus(clock, { minutes });
          const decision = decide(next, match, context, clock);
          if (decision.ok) match = decision.value.reduce(evolve, match);
        }
        for (const person of people) {
          const joining = decide({ type: 'JOIN', who: person, side: null }, match, context, clock);
          must(
            joinRefusalOf(match, person, context, clock) === (joining.ok ? null : joining.code),
            `joining is ${joining.ok ? 'allowed to' : `refused with ${joining.code} to`} ${person}`,
          );
          const actions = actionsOf(match, person, context, clock);
          for (const action of MATCH_ACTIONS) {
            const accepted = attempts(action, person, match, clock).some((attempt) => {
              const decision = decide(attempt, match, withAFriend(context, person), clock);
              const passed = passTime(match, clock).events.length;
              return decision.ok && decision.value.length > passed;
            });
            must(
              actions.includes(action) === accepted,
              `${action} for ${person} in ${match.state}: ${accepted ? 'accepted' : 'offered'} only`,
            );
            if (accepted) offered.set(action, (offered.get(action) ?? 0) + 1);
          }
        }
      }),
      { numRuns: 1500 },
    );
    expect([...offered.keys()].sort()).toEqual([...MATCH_ACTIONS].sort());
  });
});

const friend = userId('friend');
/** Somebody whom this person follows and nobody blocks, so that there is always someone to invite. */
function withAFriend(context: RuleContext, follower: UserId): RuleContext {
  return {
    ...context,
    person: (id) => (id === friend ? aPerson(friend) : context.person(id)),
    follows: (one, other) => (one === follower && other === friend) || context.follows(one, other),
  };
}

/** The action with data that nobody could object to. */
function attempts(action: MatchAction, who: UserId, match: Match, clock: Date): readonly MatchCommand[] {
  switch (action) {
    case 'JOIN':
      return [{ type: 'JOIN', who, side: null }];
    case 'WAIT':
    case 'STOP_WAITING':
    case 'LEAVE':
    case 'REORGANISE':
    case 'CANCEL':
      return [{ type: action, who }];
    case 'INVITE': {
      const side = roomToInvite(match, 'A') > 0 ? ('A' as const) : ('B' as const);
      return [{ type: 'INVITE', who, side, invitees: [{ invitationId: 'i', playerId: friend }] }];
    }
    case 'ACCEPT':
      return [{ type: 'ANSWER', who, accept: true }];
    case 'DECLINE':
      return [{ type: 'ANSWER', who, accept: false }];
    case 'ORGANISE': {
      const datePlay = plus(clock, { days: 30 }).toISOString().slice(0, 10);
      return [
        {
          type: 'ORGANISE',
          proposalId: 'next',
          answers: openProposal(match)?.id ?? null,
          who,
          plan: { courtId: club, booked: true, datePlay, timePlay: '12:00', minutesPlay: 90 },
        },
      ];
    }
    case 'ACCEPT_PROPOSAL':
    case 'DECLINE_PROPOSAL': {
      const proposalId = openProposal(match)?.id ?? '';
      return [{ type: 'ANSWER_PROPOSAL', who, proposalId, accept: action === 'ACCEPT_PROPOSAL' }];
    }
    case 'WITHDRAW_PROPOSAL':
      return [{ type: action, who, proposalId: openProposal(match)?.id ?? '' }];
    case 'EDIT_TEAMS': {
      const [first, second, third] = players(match);
      return [{ type: action, who, teamA: [first!, third!].concat(match.numberPlayers > 2 ? [second!] : []) }];
    }
    case 'CHANGE_OPTIONS':
      return [{ type: 'CHANGE_OPTIONS', who, message: 'something else' }];
    case 'WITHDRAW_INVITATION':
      return match.guests.map(({ id }) => ({ type: 'WITHDRAW_INVITATION', who, guestId: id }));
    case 'REMOVE_PLAYER':
      return players(match).map((playerId) => ({ type: 'REMOVE_PLAYER', who, playerId }));
    case 'ENTER_RESULT':
      return [
        {
          type: 'ENTER_RESULT',
          who,
          evaluations: [],
          result: { sets: [set(7, 6), set(7, 6)], outcome: 'COMPLETED', winner: null, comment: null },
        },
      ];
    case 'CONFIRM_RESULT':
      return [{ type: 'CONFIRM_RESULT', who, resultVersion: latestResult(match)?.version ?? null, evaluations: [] }];
    case 'DISPUTE_RESULT':
      return [{ type: 'DISPUTE_RESULT', who, resultVersion: latestResult(match)?.version ?? null, note: 'no' }];
    case 'REPORT_NO_SHOW':
      return [{ type: action, who }];
    case 'CONFIRM_NO_SHOW':
    case 'REJECT_NO_SHOW':
      return [{ type: 'ANSWER_NO_SHOW', who, accept: action === 'CONFIRM_NO_SHOW' }];
    case 'EXTEND_PLAY_PERIOD':
      return [{ type: action, who, extension: (match.competition?.extensions ?? 0) + 1 }];
    case 'ABANDON':
      return [{ type: action, who }];
    case 'EVALUATE':
      return opponentsOf(match, who).map((opponent) => ({ type: 'EVALUATE', who, evaluations: [marks(opponent)] }));
  }
}
