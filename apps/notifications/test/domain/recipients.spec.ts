import * as events from '@setpoint/events';
import type { EventContract, EventEnvelope } from '@setpoint/events';
import fc from 'fast-check';
import { NOTIFICATION_TYPES, type Notice } from '../../src/domain/notice.js';
import { recipientsOf, notifyingEvents } from '../../src/domain/recipients.js';
import { aMatch, anEvent, aResult } from '../builders.js';
import { competitionCases, type Case } from './competition-cases.js';

const doubles = aMatch({
  numberPlayers: 2,
  organiserId: 'ana',
  teamA: ['ana', 'ben'],
  teamB: ['carla', 'david'],
  invited: ['eva'],
});
const notified = (event: EventEnvelope, known = {}) =>
  Object.fromEntries(
    recipientsOf(event, known).map(({ userId, type, senderId, guestName, about }) => [
      userId,
      `${type} from ${senderId}${[guestName, about].map((what) => (what === null ? '' : ` about ${what}`)).join('')}`,
    ]),
  );
const each = (users: string[], what: string) => Object.fromEntries(users.map((user) => [user, what]));

const evaluation = {
  forehand: 3,
  backhand: 3,
  serve: 3,
  power: 3,
  speed: 3,
  availability: 3,
  collaboration: 3,
  punctuality: 3,
  fairness: 3,
};
const at = '2026-06-03T18:00:00.000Z';

/** Every event that somebody is notified of: who, what, from whom. */
const noShow = { reporterId: 'ana', automatic: false };
const proposed = {
  proposalId: 'p1',
  plan: { courtId: 'c1', startsAt: '2026-06-04T17:30:00.000Z', timeZone: 'Europe/Rome', minutesPlay: 90 },
};
const TABLE: Case[] = [
  ...competitionCases,
  [
    'whoever is followed',
    anEvent(events.followChanged, { followerId: 'ana', followedId: 'ben', following: true }),
    { ben: 'FOLLOWED from ana' },
  ],
  [
    'nobody of a follow that ends',
    anEvent(events.followChanged, { followerId: 'ana', followedId: 'ben', following: false }),
    {},
  ],
  [
    'who is invited, not who invites',
    anEvent(events.playersInvited, { match: doubles, actorId: 'ana', playerIds: ['eva', 'ana'] }),
    { eva: 'MATCH_INVITED from ana' },
  ],
  [
    'organiser, inviter and players of an accepted invitation',
    anEvent(events.invitationAnswered, { match: doubles, playerId: 'david', accepted: true, invitedBy: 'ben' }),
    each(['ana', 'ben', 'carla'], 'MATCH_INVITATION_ACCEPTED from david'),
  ],
  [
    'organiser and inviter of a declined one',
    anEvent(events.invitationAnswered, { match: doubles, playerId: 'eva', accepted: false, invitedBy: 'ben' }),
    each(['ana', 'ben'], 'MATCH_INVITATION_DECLINED from eva'),
  ],
  [
    'organiser, inviter and players of a guest who accepts',
    anEvent(events.guestAnswered, { match: doubles, name: 'Giulia', accepted: true, invitedBy: 'ben' }),
    each(['ana', 'ben', 'carla', 'david'], 'MATCH_GUEST_ACCEPTED from 1 about Giulia'),
  ],
  [
    'organiser and inviter of a guest who declines',
    anEvent(events.guestAnswered, { match: doubles, name: 'Giulia', accepted: false, invitedBy: 'ben' }),
    each(['ana', 'ben'], 'MATCH_GUEST_DECLINED from 1 about Giulia'),
  ],
  [
    'organiser and players of a guest who leaves',
    anEvent(events.guestLeft, { match: doubles, name: 'Giulia', invitedBy: 'eva' }),
    each(['ana', 'ben', 'carla', 'david'], 'MATCH_GUEST_LEFT from 1 about Giulia'),
  ],
  [
    'inviter, organiser and players of a guest who plays and has an account now',
    anEvent(events.guestRegistered, { match: doubles, name: 'Dave', playerId: 'david', invitedBy: 'eva' }),
    each(['ana', 'ben', 'carla', 'eva'], 'MATCH_GUEST_REGISTERED from david about Dave'),
  ],
  [
    'just the inviter of a guest who is asked and has an account now',
    anEvent(events.guestRegistered, { match: doubles, name: 'Eva', playerId: 'eva', invitedBy: 'ben' }),
    { ben: 'MATCH_GUEST_REGISTERED from eva about Eva' },
  ],
  [
    'nobody twice of a former guest who joins',
    anEvent(events.playerJoined, { match: doubles, playerId: 'david', formerGuest: true }),
    {},
  ],
  [
    'the others when somebody joins',
    anEvent(events.playerJoined, { match: doubles, playerId: 'david' }),
    each(['ana', 'ben', 'carla'], 'MATCH_JOINED from david'),
  ],
  [
    'those who stay when somebody leaves',
    anEvent(events.playerLeft, { match: aMatch({ teamA: ['ana'], teamB: [] }), playerId: 'ben' }),
    { ana: 'MATCH_LEFT from ben' },
  ],
  [
    'just the one who was removed',
    anEvent(events.playerRemoved, { match: doubles, playerId: 'frank', actorId: 'ana' }),
    { frank: 'MATCH_REMOVED from ana' },
  ],
  [
    'players and invited of court and time',
    anEvent(events.matchOrganised, { match: doubles, actorId: 'ana' }),
    each(['ben', 'carla', 'david', 'eva'], 'MATCH_ORGANISED from ana'),
  ],
  [
    'players and invited when it is organised again',
    anEvent(events.matchReorganised, { match: doubles, actorId: 'ana' }),
    each(['ben', 'carla', 'david', 'eva'], 'MATCH_REORGANISED from ana'),
  ],
  [
    'players and invited of a cancelled match',
    anEvent(events.matchCancelled, { match: doubles, actorId: 'ana', automatic: false }),
    each(['ben', 'carla', 'david', 'eva'], 'MATCH_CANCELLED from ana'),
  ],
  [
    'the organiser too of a match that was called off by itself',
    anEvent(events.matchCancelled, { match: doubles, actorId: null, automatic: true }),
    each(['ana', 'ben', 'carla', 'david', 'eva'], 'MATCH_AUTO_CANCELLED from 1'),
  ],
  [
    'the players, not the invited, of a match that comes up',
    anEvent(events.matchReminderDue, { match: doubles, ahead: 'DAY' }),
    each(['ana', 'ben', 'carla', 'david'], 'MATCH_REMINDER from 1'),
  ],
  [
    'the other side of a result',
    anEvent(events.resultEntered, { match: doubles, actorId: 'carla', result: aResult({ enteredBy: 'carla' }) }),
    each(['ana', 'ben'], 'RESULT_ENTERED from carla'),
  ],
  [
    'everybody else of a confirmed result',
    anEvent(events.resultConfirmed, {
      match: doubles,
      actorId: 'carla',
      automatic: false,
      confirmedAt: at,
      result: aResult(),
    }),
    each(['ana', 'ben', 'david'], 'RESULT_CONFIRMED from carla'),
  ],
  [
    'everybody of a result that counts by itself',
    anEvent(events.resultConfirmed, {
      match: doubles,
      actorId: null,
      automatic: true,
      confirmedAt: at,
      result: aResult(),
    }),
    each(['ana', 'ben', 'carla', 'david'], 'RESULT_AUTO_CONFIRMED from 1'),
  ],
  [
    'everybody of a corrected result, by the platform',
    anEvent(events.resultCorrected, { match: doubles, actorId: 'sam', confirmedAt: at, result: aResult() }),
    each(['ana', 'ben', 'carla', 'david'], 'RESULT_CORRECTED from 1'),
  ],
  [
    'everybody else of a disputed result',
    anEvent(events.resultDisputed, {
      match: doubles,
      actorId: 'carla',
      note: 'It was 6-4',
      disputes: 1,
      result: aResult(),
    }),
    each(['ana', 'ben', 'david'], 'RESULT_DISPUTED from carla'),
  ],
  [
    'the side that is said to have stayed away',
    anEvent(events.noShowReported, { match: doubles, actorId: 'ana', countsAt: at }),
    each(['carla', 'david'], 'NO_SHOW_REPORTED from ana'),
  ],
  [
    'everybody else of a confirmed no-show',
    anEvent(events.noShowAnswered, { match: doubles, ...noShow, actorId: 'carla', accepted: true }),
    each(['ana', 'ben', 'david'], 'NO_SHOW_CONFIRMED from carla'),
  ],
  [
    'everybody else of a rejected no-show',
    anEvent(events.noShowAnswered, { match: doubles, ...noShow, actorId: 'carla', accepted: false }),
    each(['ana', 'ben', 'david'], 'NO_SHOW_REJECTED from carla'),
  ],
  [
    'everybody of a no-show that counts by itself',
    anEvent(events.noShowAnswered, { match: doubles, ...noShow, actorId: null, accepted: true, automatic: true }),
    each(['ana', 'ben', 'carla', 'david'], 'NO_SHOW_AUTO_CONFIRMED from 1'),
  ],
  [
    'nobody again of the walkover that follows a no-show',
    anEvent(events.resultConfirmed, {
      ...{ match: doubles, actorId: 'carla', automatic: false, confirmedAt: at, noShow: true },
      result: aResult({ sets: [], outcome: 'WALKOVER' }),
    }),
    {},
  ],
  [
    'whoever gets a place by waiting, and those who play with them',
    anEvent(events.playerJoined, { match: doubles, playerId: 'david', fromWaitingList: true }),
    { ...each(['ana', 'ben', 'carla'], 'MATCH_JOINED from david'), david: 'MATCH_PLACE_GIVEN from 1' },
  ],
  [
    'those who wait of a place that is freed shortly before the start',
    anEvent(events.placeFreed, { match: doubles, playerIds: ['fede', 'gina'] }),
    each(['fede', 'gina'], 'MATCH_PLACE_FREED from 1'),
  ],
  [
    'those who waited of a match that is called off, who is invited to it only once',
    anEvent(events.matchCancelled, { match: doubles, actorId: 'ana', automatic: false, waiting: ['eva', 'fede'] }),
    {
      ...each(['ben', 'carla', 'david', 'eva'], 'MATCH_CANCELLED from ana'),
      fede: 'WAITED_MATCH_CANCELLED from 1',
    },
  ],
  [
    'the players when the organiser pairs them anew',
    anEvent(events.teamsEdited, { match: doubles, actorId: 'ana' }),
    each(['ben', 'carla', 'david'], 'MATCH_TEAMS_EDITED from ana'),
  ],
  [
    'who is asked about a proposed time',
    anEvent(events.matchProposed, {
      match: doubles,
      actorId: 'ana',
      ...proposed,
      askedIds: ['ben', 'carla'],
      lapsesAt: at,
    }),
    each(['ben', 'carla'], 'MATCH_PROPOSED from ana'),
  ],
  [
    'the others of a yes to it, if somebody still has to answer',
    anEvent(events.proposalAnswered, {
      match: doubles,
      actorId: 'ben',
      accepted: true,
      ...proposed,
      proposedBy: 'ana',
      askedIds: ['carla'],
    }),
    each(['ana', 'carla', 'david'], 'MATCH_PROPOSAL_ACCEPTED from ben'),
  ],
  [
    'nobody of the last yes, which match-organised tells',
    anEvent(events.proposalAnswered, {
      match: doubles,
      actorId: 'ben',
      accepted: true,
      ...proposed,
      proposedBy: 'ana',
      askedIds: [],
    }),
    {},
  ],
  [
    'the others of a no',
    anEvent(events.proposalAnswered, {
      match: doubles,
      actorId: 'ben',
      accepted: false,
      ...proposed,
      proposedBy: 'ana',
      askedIds: [],
    }),
    each(['ana', 'carla', 'david'], 'MATCH_PROPOSAL_DECLINED from ben'),
  ],
  [
    'all players when it lapses',
    anEvent(events.proposalEnded, { match: doubles, how: 'LAPSED', ...proposed, proposedBy: 'ana', askedIds: ['ben'] }),
    each(['ana', 'ben', 'carla', 'david'], 'MATCH_PROPOSAL_LAPSED from 1'),
  ],
  [
    'who had not answered when it is taken back',
    anEvent(events.proposalEnded, {
      match: doubles,
      how: 'WITHDRAWN',
      ...proposed,
      proposedBy: 'ana',
      askedIds: ['ben'],
    }),
    each(['ben'], 'MATCH_PROPOSAL_WITHDRAWN from ana'),
  ],
  [
    'everybody but who gave the last yes when it is agreed',
    anEvent(events.matchOrganised, { match: doubles, actorId: 'ben', proposedBy: 'ana' }),
    each(['ana', 'carla', 'david', 'eva'], 'MATCH_AGREED from ben'),
  ],
  [
    'everybody in the match of a poll of times, not who opens it',
    anEvent(events.matchPollOpened, { match: doubles, actorId: 'ana', pollId: 'p1', closesAt: at }),
    each(['ben', 'carla', 'david', 'eva'], 'MATCH_POLL_OPENED from ana'),
  ],
  [
    'who reported it',
    anEvent(events.reportAnswered, { match: doubles, playerId: 'ana', note: 'He was warned' }),
    { ana: 'REPORT_ANSWERED from 1' },
  ],
  [
    'whoever was warned',
    anEvent(events.playerWarned, { match: doubles, playerId: 'carla', note: 'Stay calm' }),
    { carla: 'MISCONDUCT_WARNING from 1' },
  ],
  [
    'whoever added a photo that support removed',
    anEvent(events.photoRemoved, { match: doubles, playerId: 'carla', note: 'Not of this match' }),
    { carla: 'MATCH_PHOTO_REMOVED from 1' },
  ],
  [
    'whose picture support removed',
    anEvent(events.avatarRemoved, { playerId: 'carla', category: 'OFFENSIVE' }),
    { carla: 'AVATAR_REMOVED from 1 about OFFENSIVE' },
  ],
  [
    'whoever was evaluated',
    anEvent(events.evaluationGiven, { match: doubles, actorId: 'ana', evaluatedId: 'carla', marks: evaluation }),
    { carla: 'EVALUATION_RECEIVED from ana' },
  ],
  ...([null, 'Gio'] as const).map((guestName): Case => [
    guestName ? 'a guest whose message waits' : 'somebody whose message waits',
    anEvent(events.messagesUnread, {
      ...{ conversationId: 'match.m1', kind: 'MATCH', playerId: 'ben', senderId: guestName ? null : 'ana', guestName },
      ...{ matchId: 'm1', count: 2, at: '2026-06-01T10:00:00.000Z' },
    }),
    { ben: guestName ? 'CHAT_GUEST_MESSAGE from 1 about Gio' : 'CHAT_MESSAGE from ana' },
  ]),
  [
    'the new local legend of a centre and the former one',
    anEvent(events.localLegendChanged, {
      ...{ courtId: 'c1', courtName: 'Club', legendId: 'ana', formerId: 'ben', matches: 9, since: at },
    }),
    { ana: 'COURT_LEGEND_WON from 1 about Club', ben: 'COURT_LEGEND_LOST from 1 about Club' },
  ],
  ...[true, false].map((granted): Case => [
    `whoever claimed a centre, which was ${granted ? 'granted' : 'turned down'}`,
    anEvent(events.claimDecided, {
      ...{ claimId: 'k1', courtId: 'c1', courtName: 'Club', userId: 'eva', granted, reason: 'Their site' },
    }),
    { eva: `COURT_CLAIM_${granted ? 'GRANTED' : 'REJECTED'} from 1 about Club` },
  ]),
  ...['c1', null].map((courtId): Case => [
    `whoever suggested a centre, which was ${courtId ? 'taken in' : 'turned down'}`,
    anEvent(events.suggestionDecided, { suggestionId: 's1', name: 'Club', userId: 'eva', courtId, reason: null }),
    { eva: `COURT_SUGGESTION_${courtId ? 'ACCEPTED' : 'REJECTED'} from 1 about Club` },
  ]),
  ...(['UP', 'DOWN', 'STABLE'] as const).map((trend): Case => [
    `the player of a level that went ${trend}`,
    anEvent(events.levelUpdated, { userId: 'ana', matchId: 'm1', sport: 1, numberPlayers: 2, trend, level: 4, at }),
    { ana: `LEVEL_${trend} from 1` },
  ]),
];

describe('who is notified', () => {
  it.each(TABLE)('NTF-01~ %s', (_, event, expected) => {
    expect(notified(event)).toEqual(expected);
  });

  it('NTF-01~ who invited, once the newcomer is verified', () => {
    const verified = anEvent(events.accountVerified, { userId: 'eva' });
    expect(notified(verified, { referredBy: 'carla' })).toEqual({ carla: 'REFERRAL_ACCEPTED from eva' });
    expect(notified(verified, { referredBy: null })).toEqual({});
    expect(notified(verified)).toEqual({});
  });

  it('NTF-03 with the match and its court', () => {
    const [notice] = recipientsOf(anEvent(events.matchOrganised, { match: aMatch(), actorId: 'ana' }));
    expect(notice).toMatchObject({ matchId: 'm1', courtId: 'c1' } satisfies Partial<Notice>);
    const [follow] = recipientsOf(
      anEvent(events.followChanged, { followerId: 'ana', followedId: 'ben', following: true }),
    );
    expect(follow).toMatchObject({ matchId: null, courtId: null });
  });

  it('NTF-01 every type of the contract has an event that leads to it', () => {
    const types = new Set([
      ...TABLE.flatMap(([, event]) => recipientsOf(event).map(({ type }) => type)),
      'REFERRAL_ACCEPTED',
      // Support writes it itself.
      'SUPPORT_MESSAGE',
    ]);
    expect([...types].sort()).toEqual([...NOTIFICATION_TYPES].sort());
  });

  it('NTF-01~ every event of matches notifies somebody or is known to concern nobody', () => {
    const states = ['match-expired', 'match-not-played', 'match-options-changed', 'match-ready', 'people-changed'];
    // Guests have no account: the message itself is in the event. Levels tell what a revised result means to whom.
    // Of what a competition makes of it the competition tells.
    const ofFixtures = ['fixture-closed', 'side-abandoned'];
    const silent = [...states, ...ofFixtures, 'guest-message-requested', 'guest-teams-edited', 'result-revised'];
    const contracts = (Object.values(events) as unknown[]).filter(isContract);
    const unheeded = contracts.filter(
      (contract) => contract.owner === 'matches' && !notifyingEvents().includes(contract),
    );
    expect(unheeded.map(({ name }) => name).filter((name) => !silent.includes(name))).toEqual([]);
    expect(recipientsOf({ type: 'matches.match-ready.v1', data: {} })).toEqual([]);
  });

  it('NTF-01~ each person once, never who did it, never the platform, nobody outside', () => {
    const person = fc.constantFrom('ana', 'ben', 'carla', 'david', 'eva', '1');
    const people = fc.uniqueArray(person, { maxLength: 4 });
    fc.assert(
      fc.property(person, person, people, people, people, (actor, organiser, teamA, teamB, invited) => {
        const match = aMatch({ organiserId: organiser, teamA, teamB, invited });
        const involved = new Set<string>([organiser, ...teamA, ...teamB, ...invited]);
        const happened = [
          anEvent(events.matchOrganised, { match, actorId: actor }),
          anEvent(events.matchCancelled, { match, actorId: actor, automatic: false }),
          anEvent(events.playerJoined, { match, playerId: actor }),
          anEvent(events.resultEntered, { match, actorId: actor, result: aResult() }),
          anEvent(events.playersInvited, { match, actorId: actor, playerIds: invited }),
        ];
        for (const event of happened) {
          const users = recipientsOf(event).map(({ userId }) => userId);
          expect(new Set(users).size).toBe(users.length);
          expect(users).not.toContain(actor);
          expect(users).not.toContain('1');
          expect(users.every((user) => involved.has(user))).toBe(true);
        }
      }),
    );
  });
});

function isContract(one: unknown): one is EventContract {
  return typeof one === 'object' && one !== null && 'owner' in one && 'schema' in one;
}
