import type { UserId } from '@setpoint/kernel';
import fc from 'fast-check';
import type { MatchCommand, ProposedResult } from '../../../src/domain/commands.js';
import { guestId } from '../../../src/domain/guest.js';
import { members, type Match } from '../../../src/domain/match.js';
import { openProposal } from '../../../src/domain/proposal/proposal.js';
import { latestResult } from '../../../src/domain/results.js';
import { aGuest, ana, ben, carla, club, eva, marks, set } from '../../builders.js';
import { people, who } from './people.js';

const score = fc.constantFrom(
  { sets: [set(6, 4), set(6, 4)], outcome: 'COMPLETED' as const, winner: null, comment: null },
  { sets: [set(4, 6), set(4, 6)], outcome: 'COMPLETED' as const, winner: null, comment: 'close' },
  { sets: [set(6, 4), set(5, 6)], outcome: 'COMPLETED' as const, winner: null, comment: null },
  { sets: [set(6, 4), set(4, 6)], outcome: 'TIME_EXPIRED' as const, winner: null, comment: null },
  { sets: [set(2, 1)], outcome: 'RETIRED' as const, winner: 'B' as const, comment: null },
  { sets: [], outcome: 'WALKOVER' as const, winner: 'A' as const, comment: null },
);
const evaluations = fc.oneof(
  { weight: 3, arbitrary: fc.constant([]) },
  { weight: 1, arbitrary: who.map((of) => [marks(of)]) },
);
/** Mostly the right one in a short history. */
const resultVersion = fc.constantFrom(null, null, 1, 1, 2, 3);
const hoursOfDays = fc.constantFrom('2026-06-05', '2026-06-12', '2026-06-30');

/** What somebody wants, of whoever is a guest of the match by then. */
export type Wanted = MatchCommand | ((match: Match, step: number) => MatchCommand);
const ofGuest = (slot: number, { guests }: Match) => guests[slot % Math.max(1, guests.length)]?.id ?? guestId('nobody');

export const guestCommand: fc.Arbitrary<Wanted> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc
      .record({ by: fc.constantFrom(ana, ana, ben), side: fc.constantFrom('A' as const, 'B' as const), n: fc.nat(2) })
      .map(({ by, side, n }) => (_: Match, step: number): MatchCommand => {
        const guest = aGuest({ id: guestId(`${step}`), address: `g${n}@example.com`, wantsMessages: n < 2 });
        return { type: 'INVITE_GUEST', who: by, side, invitationId: `i-guest-${step}`, guest };
      }),
  },
  {
    weight: 3,
    arbitrary: fc
      .record({ slot: fc.nat(2), accept: fc.constantFrom(true, true, false) })
      .map(({ slot, accept }) => (match: Match): MatchCommand => ({
        type: 'ANSWER',
        who: ofGuest(slot, match),
        accept,
      })),
  },
  {
    weight: 1,
    arbitrary: fc
      .record({ slot: fc.nat(2), by: fc.constantFrom(ana, ana, ben) })
      .map(({ slot, by }) => (match: Match): MatchCommand => ({
        ...{ type: 'WITHDRAW_INVITATION', who: by, guestId: ofGuest(slot, match) },
      })),
  },
  {
    weight: 1,
    arbitrary: fc.nat(2).map((slot) => (match: Match): MatchCommand => ({ type: 'LEAVE', who: ofGuest(slot, match) })),
  },
  {
    weight: 1,
    arbitrary: fc.nat(2).map((slot) => (match: Match): MatchCommand => ({
      type: 'REMOVE_PLAYER',
      who: ana,
      playerId: ofGuest(slot, match),
    })),
  },
  {
    weight: 1,
    arbitrary: fc.record({ who, slot: fc.nat(2) }).map(({ who, slot }) => (match: Match): MatchCommand => ({
      type: 'KEEP_GUEST_PLACE',
      who,
      guestId: ofGuest(slot, match),
    })),
  },
);

export const command: fc.Arbitrary<Wanted> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      type: fc.constant('JOIN' as const),
      who,
      side: fc.constantFrom('A' as const, 'B' as const, null),
    }),
  },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('LEAVE' as const), who }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constantFrom('WAIT' as const, 'STOP_WAITING' as const), who }) },
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constant('INVITE' as const),
      who,
      side: fc.constantFrom('A' as const, 'B' as const),
      invitees: fc
        .array(who, { minLength: 1, maxLength: 2 })
        .map((ids) => ids.map((playerId, i) => ({ invitationId: `i-${playerId}-${i}`, playerId }))),
    }),
  },
  { weight: 3, arbitrary: fc.record({ type: fc.constant('ANSWER' as const), who, accept: fc.boolean() }) },
  {
    weight: 4,
    arbitrary: fc.record({
      type: fc.constant('ORGANISE' as const),
      proposalId: fc.uuid(),
      answers: fc.constantFrom(null, null, 'proposal'),
      who: fc.oneof({ weight: 3, arbitrary: fc.constant(ana) }, { weight: 1, arbitrary: who }),
      plan: hoursOfDays.map((datePlay) => ({
        courtId: club,
        booked: false,
        datePlay,
        timePlay: '18:00',
        minutesPlay: 60,
      })),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constantFrom('ANSWER_PROPOSAL' as const, 'WITHDRAW_PROPOSAL' as const),
      who,
      proposalId: fc.constantFrom('proposal', 'other'),
      accept: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('REORGANISE' as const), who }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('CANCEL' as const), who: fc.constantFrom(ben, carla, ana) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constant('CHANGE_OPTIONS' as const),
      who,
      levelMin: fc.constantFrom(0, 2, 3),
      visibility: fc.constantFrom('PUBLIC' as const, 'PRIVATE' as const),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constant('EDIT_TEAMS' as const),
      who,
      teamA: fc.uniqueArray(who, { minLength: 2, maxLength: 2 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('REMOVE_PLAYER' as const), who, playerId: who }) },
  { weight: 8, arbitrary: fc.record({ type: fc.constant('ENTER_RESULT' as const), who, result: score, evaluations }) },
  {
    weight: 3,
    arbitrary: fc.record({ type: fc.constant('CONFIRM_RESULT' as const), who, resultVersion, evaluations }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      type: fc.constant('DISPUTE_RESULT' as const),
      who,
      resultVersion,
      note: fc.constantFrom('no', ''),
    }),
  },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('EVALUATE' as const), who, evaluations }) },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constant('EXTEND_PLAY_PERIOD' as const),
      who,
      extension: fc.integer({ min: 1, max: 3 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('ABANDON' as const), who }) },
  { weight: 3, arbitrary: fc.record({ type: fc.constant('REPORT_NO_SHOW' as const), who }) },
  { weight: 3, arbitrary: fc.record({ type: fc.constant('ANSWER_NO_SHOW' as const), who, accept: fc.boolean() }) },
);

const one = <T>(slot: number, from: readonly T[], otherwise: T): T => from[slot % from.length] ?? otherwise;
/** Guests do nothing of it: their link lets them answer and leave. */
const playing = (slot: number, match: Match) => one(slot, members(match), ana);
/** What the one whose turn it is wants: histories get further with these. */
export const turnCommand: fc.Arbitrary<Wanted> = fc
  .record({ kind: fc.nat(11), slot: fc.nat(5), accept: fc.boolean(), score })
  .map((turn) => (match: Match) => (isPlayed(match) ? afterPlay(turn, match) : beforePlay(turn, match)));
interface Turn {
  readonly kind: number;
  readonly slot: number;
  readonly accept: boolean;
  readonly score: ProposedResult;
}
const isPlayed = ({ state }: Match) => state === 'AWAITING_RESULT' || state === 'AWAITING_CONFIRMATION';

function beforePlay({ kind, slot, accept }: Turn, match: Match): MatchCommand {
  const who = playing(slot, match);
  const open = openProposal(match);
  if (open && kind < 6) return { type: 'ANSWER_PROPOSAL', who, proposalId: open.id, accept: accept || slot > 1 };
  const someone = one(slot, people, eva);
  const pending = match.invitations.filter(({ state }) => state === 'PENDING').map(({ playerId }) => playerId);
  const plan = { courtId: club, booked: false, datePlay: '2026-06-01', timePlay: '18:00', minutesPlay: 60 };
  const side = slot % 2 === 0 ? ('A' as const) : ('B' as const);
  switch (kind) {
    case 0:
    case 1:
      return { type: 'INVITE', who, side, invitees: [{ invitationId: `i-${someone}`, playerId: someone }] };
    case 2:
    case 3:
      return { type: 'ANSWER', who: one(slot, pending, someone), accept: accept || slot > 3 };
    case 4:
    case 5:
      return { type: 'JOIN', who: someone, side: null };
    case 6:
      if (open) return { type: 'WITHDRAW_PROPOSAL', who: open.by, proposalId: open.id };
      return { type: 'ORGANISE', proposalId: 'proposal', who: match.organiserId, plan };
    case 7: {
      const timePlay = open && accept ? '19:00' : '18:00';
      return { type: 'ORGANISE', proposalId: 'other', answers: open?.id ?? null, who, plan: { ...plan, timePlay } };
    }
    case 8:
      return { type: 'WAIT', who: someone };
    case 9:
      return accept ? { type: 'LEAVE', who: members(match).at(-1)! } : { type: 'LEAVE', who };
    default:
      return slot === 0 || open
        ? { type: 'REORGANISE', who: match.organiserId }
        : { type: 'JOIN', who: someone, side: null };
  }
}

function afterPlay({ kind, slot, accept, score: result }: Turn, match: Match): MatchCommand {
  const who = playing(slot, match);
  const resultVersion = latestResult(match)?.version ?? null;
  const isEntered = match.state === 'AWAITING_CONFIRMATION';
  switch (kind) {
    case 0:
    case 1:
    case 2:
      return { type: 'ENTER_RESULT', who, result, evaluations: [] };
    case 3:
    case 4:
    case 5:
      return isEntered
        ? { type: 'DISPUTE_RESULT', who, resultVersion, note: 'no' }
        : { type: 'ENTER_RESULT', who, result, evaluations: [] };
    case 6:
    case 7:
      return { type: 'REPORT_NO_SHOW', who };
    case 8:
      return { type: 'ANSWER_NO_SHOW', who, accept };
    case 9:
      return { type: 'CONFIRM_RESULT', who, resultVersion, evaluations: [] };
    default:
      return match.competition ? agreeAnew(who, match) : { type: 'ANSWER_NO_SHOW', who, accept };
  }
}

/** After rain. */
function agreeAnew(who: UserId, match: Match): MatchCommand {
  const open = openProposal(match);
  if (open) return { type: 'ANSWER_PROPOSAL', who, proposalId: open.id, accept: true };
  const plan = { courtId: club, booked: false, datePlay: '2026-06-30', timePlay: '18:00', minutesPlay: 60 };
  return { type: 'ORGANISE', proposalId: 'anew', who, plan };
}
