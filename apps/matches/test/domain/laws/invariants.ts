import { isGuest } from '../../../src/domain/guest.js';
import {
  invitationOf,
  isInvolved,
  isScheduled,
  missing,
  opponentsOf,
  players,
  sideOf,
  type Match,
} from '../../../src/domain/match.js';
import { askedBy, openProposal } from '../../../src/domain/proposal/proposal.js';
import { disputesOf } from '../../../src/domain/results.js';
import { plus } from '../../builders.js';
import { must } from './must.js';

const areDistinct = (values: readonly string[]) => new Set(values).size === values.length;

/** What is true of every match. */
export function holds(match: Match) {
  const ids = players(match);
  must(areDistinct(ids), 'each player once');
  must(ids.length > 0, 'somebody plays');
  must(Math.max(match.teamA.length, match.teamB.length) <= match.numberPlayers, 'no team above its size');
  must(ids.includes(match.organiserId), 'the organiser plays');
  must(!isGuest(match.organiserId), 'no guest organises');
  must(areDistinct(match.guests.map(({ id }) => id)), 'each guest once');
  must(
    match.guests.every(({ id, claimedBy }) => !claimedBy || !isInvolved(match, id)),
    'whose place became an account has none as a guest',
  );
  must(areDistinct(match.invitations.map((invitation) => invitation.playerId)), 'one invitation per player');
  must(
    ids.every((id) => (invitationOf(match, id)?.state ?? 'ACCEPTED') === 'ACCEPTED'),
    'nobody plays without having accepted',
  );
  must(areDistinct(match.evaluations.map(({ by, of }) => `${by} ${of}`)), 'one evaluation per player and opponent');
  must(
    match.evaluations.every(({ by, of }) => opponentsOf(match, by).includes(of)),
    'evaluations are of opponents',
  );
  must(areDistinct(match.waitingList.map(({ playerId }) => playerId)), 'each waits once');
  must(
    match.waitingList.every(({ playerId }) => !ids.includes(playerId)),
    'nobody waits for a match in which they play',
  );
  if (match.state !== 'ORGANIZING' && match.state !== 'READY')
    must(match.waitingList.length === 0, 'the list ends with the match');
  const complete = missing(match) === 0 && isScheduled(match.plan);
  if (match.state === 'ORGANIZING') must(!complete, 'a complete match is ready');
  else if (match.state !== 'CANCELLED' && match.state !== 'EXPIRED') must(complete, `${match.state} is complete`);
  if (match.state === 'READY')
    must(
      [...match.teamA, ...match.teamB].every(({ agreedAt }) => agreedAt !== null),
      'nobody plays at a time that they have not accepted',
    );
  const open = openProposal(match);
  if (open) {
    must(ids.includes(open.by), 'who proposes plays');
    must(askedBy(open, match).length > 0, 'a proposal waits for somebody');
    must(
      open.accepted.every(({ playerId }) => playerId !== open.by),
      'nobody answers their own proposal',
    );
    must(areDistinct(open.accepted.map(({ playerId }) => playerId)), 'each answers once');
  }
  must(disputesOf(match) <= 2, 'two disputes at most');
  if (match.state === 'AWAITING_CONFIRMATION')
    must(
      (match.confirmsAt === null) === (disputesOf(match) === 2),
      'only a twice disputed result never confirms itself',
    );
  must(areDistinct(match.noShows.map((report) => sideOf(match, report.by)!)), 'one report per side');
  const unanswered = match.noShows.filter(({ answer }) => answer === null).length;
  must(unanswered <= (match.state === 'AWAITING_RESULT' ? 1 : 0), 'one report waits, where the result is missing');
  if (match.state === 'AWAITING_RESULT')
    must(
      (match.givesUpAt === null) === (unanswered === 1 || match.competition?.timeIsUpAt === null),
      'one deadline at a time, and none while a competition has time',
    );
  must(match.competition === null || missing(match) === 0, 'sides of competitions are complete');
  must((match.competition?.extensions ?? 0) <= 2, 'two extensions at most');
  const accepted = match.noShows.filter(({ answer }) => answer?.accepted);
  if (accepted.length > 0)
    must(
      match.state === 'CONFIRMED' &&
        match.result.outcome === 'WALKOVER' &&
        match.result.winner === sideOf(match, accepted[0]!.by),
      'those who were there win',
    );
  if (match.state === 'CONFIRMED') {
    const { confirmedBy, confirmedAt, result } = match;
    if (confirmedBy === null)
      must(confirmedAt.getTime() === plus(result.enteredAt, { days: 3 }).getTime(), 'three days');
    else must(sideOf(match, confirmedBy) !== sideOf(match, result.enteredBy), 'confirmed by the other side');
  }
}
