import {
  accountVerified,
  evaluationGiven,
  followChanged,
  guestAnswered,
  guestLeft,
  guestRegistered,
  invitationAnswered,
  levelUpdated,
  matchCancelled,
  matchOrganised,
  matchPollOpened,
  matchProposed,
  matchReminderDue,
  matchReorganised,
  noShowAnswered,
  noShowReported,
  photoRemoved,
  placeFreed,
  proposalAnswered,
  proposalEnded,
  playerJoined,
  playerLeft,
  playerRemoved,
  playerWarned,
  reportAnswered,
  playersInvited,
  resultConfirmed,
  resultCorrected,
  resultDisputed,
  resultEntered,
  teamsEdited,
  timesProposed,
  matchCreated,
  playPeriodExtended,
} from '@setpoint/events';
import { PLATFORM_USER } from '@setpoint/kernel';
import type { Notice } from '../notice.js';
import { notices, ofCompetition, rule, type MatchOfNotice as Match, type Rule } from './rule.js';

/** Matches, levels and friends (NTF-01). */
export const OF_MATCHES: readonly Rule[] = [
  rule(matchCreated, ({ match }) => {
    if (!match.fixture) return [];
    const { competition, stage } = match.fixture;
    const type = stage === 'FINAL_LEAGUE' ? 'LEAGUE_FINAL' : 'MATCH_CREATED';
    return ofCompetition(competition, notices(type, PLATFORM_USER, playersOf(match), match));
  }),
  rule(playPeriodExtended, ({ match, actorId }) => {
    const { competition } = match.fixture!;
    return ofCompetition(competition, notices(`${competition.kind}_EXTENSION`, actorId, playersOf(match), match));
  }),
  rule(followChanged, ({ followerId, followedId, following }) =>
    following ? notices('FOLLOWED', followerId, [followedId]) : [],
  ),
  // The new player becomes visible only now.
  rule(accountVerified, ({ userId }, { referredBy }) =>
    referredBy ? notices('REFERRAL_ACCEPTED', userId, [referredBy]) : [],
  ),
  rule(playersInvited, ({ match, actorId, playerIds }) => notices('MATCH_INVITED', actorId, playerIds, match)),
  rule(invitationAnswered, ({ match, playerId, accepted, invitedBy }) =>
    accepted
      ? notices('MATCH_INVITATION_ACCEPTED', playerId, [match.organiserId, invitedBy, ...playersOf(match)], match)
      : notices('MATCH_INVITATION_DECLINED', playerId, [match.organiserId, invitedBy], match),
  ),
  rule(guestAnswered, ({ match, name, accepted, invitedBy }) =>
    accepted
      ? ofGuest(name, notices('MATCH_GUEST_ACCEPTED', PLATFORM_USER, [invitedBy, ...membersOf(match)], match))
      : ofGuest(name, notices('MATCH_GUEST_DECLINED', PLATFORM_USER, [invitedBy, match.organiserId], match)),
  ),
  rule(guestLeft, ({ match, name }) =>
    ofGuest(name, notices('MATCH_GUEST_LEFT', PLATFORM_USER, membersOf(match), match)),
  ),
  // Where the former guest is only invited, it is news for who invited them.
  rule(guestRegistered, ({ match, name, playerId, invitedBy }) => {
    const others = playersOf(match).includes(playerId) ? membersOf(match) : [];
    return ofGuest(name, notices('MATCH_GUEST_REGISTERED', playerId, [invitedBy, ...others], match));
  }),
  // Players added from the waiting list are notified, since they did not act themselves (BYD-04).
  rule(playerJoined, ({ match, playerId, formerGuest, fromWaitingList = false }) => [
    ...(formerGuest ? [] : notices('MATCH_JOINED', playerId, membersOf(match), match)),
    ...(fromWaitingList ? notices('MATCH_PLACE_GIVEN', PLATFORM_USER, [playerId], match) : []),
  ]),
  // Nobody did anything to them: a place is free, and the first who joins has it.
  rule(placeFreed, ({ match, playerIds }) => notices('MATCH_PLACE_FREED', PLATFORM_USER, playerIds, match)),
  rule(playerLeft, ({ match, playerId }) => notices('MATCH_LEFT', playerId, membersOf(match), match)),
  rule(playerRemoved, ({ match, playerId, actorId }) => notices('MATCH_REMOVED', actorId, [playerId], match)),
  rule(teamsEdited, ({ match, actorId }) => notices('MATCH_TEAMS_EDITED', actorId, playersOf(match), match)),
  rule(matchPollOpened, ({ match, actorId }) => notices('MATCH_POLL_OPENED', actorId, everyoneIn(match), match)),
  rule(timesProposed, ({ match, news }) => {
    const type = news === 'FIRST' ? 'MATCH_TIMES_PROPOSED' : 'MATCH_TIME_RUNNING_OUT';
    return ofCompetition(match.fixture!.competition, notices(type, PLATFORM_USER, playersOf(match), match));
  }),
  rule(matchProposed, ({ match, actorId, askedIds }) => notices('MATCH_PROPOSED', actorId, askedIds, match)),
  // The last yes is told by match-organised.
  rule(proposalAnswered, ({ match, actorId, accepted, askedIds }) => {
    if (!accepted) return notices('MATCH_PROPOSAL_DECLINED', actorId, playersOf(match), match);
    return askedIds.length > 0 ? notices('MATCH_PROPOSAL_ACCEPTED', actorId, playersOf(match), match) : [];
  }),
  rule(proposalEnded, ({ match, how, proposedBy, askedIds }) =>
    how === 'LAPSED'
      ? notices('MATCH_PROPOSAL_LAPSED', PLATFORM_USER, playersOf(match), match)
      : notices('MATCH_PROPOSAL_WITHDRAWN', proposedBy, askedIds, match),
  ),
  rule(matchOrganised, ({ match, actorId, proposedBy }) =>
    notices(proposedBy ? 'MATCH_AGREED' : 'MATCH_ORGANISED', actorId, everyoneIn(match), match),
  ),
  rule(matchReorganised, ({ match, actorId }) => notices('MATCH_REORGANISED', actorId, everyoneIn(match), match)),
  // Invited players on the waiting list are notified only once.
  rule(matchCancelled, ({ match, actorId, automatic, waiting = [] }) => {
    const others = waiting.filter((who) => !everyoneIn(match).includes(who));
    // Decisions of a competition are announced by the competition.
    if (match.fixture && actorId === null) return [];
    return [
      ...(automatic || actorId === null
        ? notices('MATCH_AUTO_CANCELLED', PLATFORM_USER, everyoneIn(match), match)
        : notices('MATCH_CANCELLED', actorId, everyoneIn(match), match)),
      ...notices('WAITED_MATCH_CANCELLED', PLATFORM_USER, others, match),
    ];
  }),
  rule(matchReminderDue, ({ match }) => notices('MATCH_REMINDER', PLATFORM_USER, playersOf(match), match)),
  rule(resultEntered, ({ match, actorId }) => notices('RESULT_ENTERED', actorId, opponentsOf(actorId, match), match)),
  rule(resultConfirmed, ({ match, actorId, automatic, noShow }) => {
    // Notified by no-show-answered.
    if (noShow) return [];
    return automatic || actorId === null
      ? notices('RESULT_AUTO_CONFIRMED', PLATFORM_USER, playersOf(match), match)
      : notices('RESULT_CONFIRMED', actorId, playersOf(match), match);
  }),
  rule(resultDisputed, ({ match, actorId }) => notices('RESULT_DISPUTED', actorId, playersOf(match), match)),
  // Who of support did it is support's to know.
  rule(resultCorrected, ({ match }) => notices('RESULT_CORRECTED', PLATFORM_USER, playersOf(match), match)),
  rule(noShowReported, ({ match, actorId }) =>
    notices('NO_SHOW_REPORTED', actorId, opponentsOf(actorId, match), match),
  ),
  rule(noShowAnswered, ({ match, actorId, accepted }) =>
    actorId === null
      ? notices('NO_SHOW_AUTO_CONFIRMED', PLATFORM_USER, playersOf(match), match)
      : notices(accepted ? 'NO_SHOW_CONFIRMED' : 'NO_SHOW_REJECTED', actorId, playersOf(match), match),
  ),
  rule(playerWarned, ({ match, playerId }) => notices('MISCONDUCT_WARNING', PLATFORM_USER, [playerId], match)),
  rule(reportAnswered, ({ match, playerId }) => notices('REPORT_ANSWERED', PLATFORM_USER, [playerId], match)),
  rule(photoRemoved, ({ match, playerId }) => notices('MATCH_PHOTO_REMOVED', PLATFORM_USER, [playerId], match)),
  rule(evaluationGiven, ({ match, actorId, evaluatedId }) =>
    notices('EVALUATION_RECEIVED', actorId, [evaluatedId], match),
  ),
  rule(levelUpdated, ({ userId, matchId, sport, numberPlayers, trend }) =>
    notices(`LEVEL_${trend}`, PLATFORM_USER, [userId]).map((notice) => ({
      ...notice,
      matchId,
      level: { sport, numberPlayers },
    })),
  ),
];

const ofGuest = (guestName: string, told: readonly Notice[]): Notice[] =>
  told.map((notice) => ({ ...notice, guestName }));

export const playersOf = (match: Pick<Match, 'teamA' | 'teamB'>) => [...match.teamA, ...match.teamB];

const membersOf = (match: Match) => [match.organiserId, ...playersOf(match)];

const everyoneIn = (match: Match) => [...membersOf(match), ...match.invited];

function opponentsOf(player: string, match: Match): readonly string[] {
  if (match.teamA.includes(player)) return match.teamB;
  if (match.teamB.includes(player)) return match.teamA;
  return playersOf(match);
}
