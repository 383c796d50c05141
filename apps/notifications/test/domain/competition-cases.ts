import * as events from '@setpoint/events';
import type { EventEnvelope } from '@setpoint/events';
import { aMatch, anEvent } from '../builders.js';

/** What happens, and who is told what by whom. */
export type Case = [string, EventEnvelope, Record<string, string>];

export const at = '2026-06-03T18:00:00.000Z';
export const tournament = { id: 't1', name: 'Open', type: 'CLASSIC', sport: 2, numberPlayers: 2 } as const;
export const league = { id: 'l1', name: 'Lega', sport: 2, numberPlayers: 1 } as const;
const phase = { year: 2026, phase: 2 } as const;
const cup = { kind: 'TOURNAMENT', id: 't1', name: 'Open' } as const;
const lega = { kind: 'LEAGUE', id: 'l1', name: 'Lega' } as const;
const version = { fixtureId: 'f1', revision: 1 };
const each = (users: string[], what: string) => Object.fromEntries(users.map((user) => [user, what]));
const aFixture = (competition: typeof cup | typeof lega, stage: 'ROUND_ROBIN' | 'FINAL_LEAGUE') =>
  aMatch({ teamA: ['ana'], teamB: ['ben'], invited: [], fixture: { ...version, competition, stage } });
const closing = (competition: typeof cup | typeof lega) => ({
  ...{ ...version, competition, stage: 'ROUND_ROBIN' as const, playerIds: ['ana', 'ben'], closesAt: at },
});
const decided = (competition: typeof cup | typeof lega, how: 'PLAYED' | 'FORFEIT' | 'LOT') => ({
  ...{ ...version, competition, stage: 'ROUND_ROBIN' as const, how, winner: 'A' as const },
  ...{ sideA: ['ana'], sideB: ['ben'], at },
});
const held = { registrationId: 'r1', tournament, teammateId: 'ana', priceCents: 2500, paysBy: at };
const order = { dueId: 'd1', kind: 'LEAGUE', reference: 's1:2026-2', playerId: 'ana', description: 'Lega' } as const;
const charge = {
  ...{ reference: 's1:2026-2', subscriptionId: 's1', league, phase, playerId: 'ana', priceCents: 3000, paysBy: at },
};
const subscription = (state: 'ACTIVE' | 'SUSPENDED' | 'INACTIVE') => ({
  ...{ subscriptionId: 's1', league, playerIds: ['ana', 'ben'], state, cause: null, until: null, at },
});

/** Of tournaments (TRN-16), leagues and payments (NTF-01). */
export const competitionCases: Case[] = [
  [
    'both sides of a match that a competition made',
    anEvent(events.matchCreated, { match: aFixture(cup, 'ROUND_ROBIN'), actorId: '1' }),
    each(['ana', 'ben'], 'MATCH_CREATED from 1 about Open'),
  ],
  [
    'finalists of a group of a league',
    anEvent(events.matchCreated, { match: aFixture(lega, 'FINAL_LEAGUE'), actorId: '1' }),
    each(['ana', 'ben'], 'LEAGUE_FINAL from 1 about Lega'),
  ],
  [
    'nobody of a match that people made: who is invited is told of that',
    anEvent(events.matchCreated, { match: aMatch(), actorId: 'ana' }),
    {},
  ],
  ...([cup, lega] as const).map((competition): Case => [
    `the others of more time for a match of a ${competition.kind}`,
    anEvent(events.playPeriodExtended, {
      ...{ ...version, match: aFixture(competition, 'ROUND_ROBIN'), actorId: 'ben', closesAt: at, extensions: 1 },
    }),
    { ana: `${competition.kind}_EXTENSION from ben about ${competition.name}` },
  ]),
  ...(['FIRST', 'RUNNING_OUT'] as const).map((news): Case => [
    `both sides of proposed times: ${news}`,
    anEvent(events.timesProposed, {
      ...{ match: { ...aFixture(cup, 'ROUND_ROBIN'), courtId: null, startsAt: null }, news, closesAt: at },
      times: [{ courtId: 'c1', startsAt: '2026-06-02T18:00:00.000Z', timeZone: 'Europe/Rome' }],
    }),
    each(['ana', 'ben'], `MATCH_${news === 'FIRST' ? 'TIMES_PROPOSED' : 'TIME_RUNNING_OUT'} from 1 about Open`),
  ]),
  [
    'the partner, who is to pay',
    anEvent(events.registrationHeld, { ...held, playerId: 'ben', role: 'PARTNER' }),
    { ben: 'TOURNAMENT_PARTNER_INVITED from ana about Open' },
  ],
  [
    'the captain, who is to pay',
    anEvent(events.registrationHeld, { ...held, playerId: 'ana', teammateId: 'ben', role: 'CAPTAIN' }),
    { ana: 'TOURNAMENT_PAYMENT_DUE from 1 about Open' },
  ],
  [
    'the team that is in',
    anEvent(events.registrationConfirmed, {
      ...{ registrationId: 'r1', tournament, playerIds: ['ana', 'ben'], startsAt: at, at },
    }),
    each(['ana', 'ben'], 'TOURNAMENT_REGISTERED from 1 about Open'),
  ],
  ...(
    [
      ['PARTNER_NOT_PAID', each(['ana', 'ben'], 'TOURNAMENT_REGISTRATION_ENDED from 1 about Open')],
      ['EXCLUDED', each(['ana', 'ben'], 'TOURNAMENT_EXCLUDED from 1 about Open')],
      // Of that tournament-cancelled tells.
      ['TOURNAMENT_CANCELLED', {}],
    ] as const
  ).map(([reason, told]): Case => [
    `the team that is out: ${reason}`,
    anEvent(events.registrationReleased, {
      ...{ registrationId: 'r1', tournament, playerIds: ['ana', 'ben'], reason, refunds: [], at },
    }),
    told,
  ]),
  [
    'the next of the priority list',
    anEvent(events.placeOffered, { registrationId: 'r1', tournament, playerIds: ['ana'], until: at }),
    { ana: 'TOURNAMENT_PLACE_OFFERED from 1 about Open' },
  ],
  [
    'who qualified for a slam that had begun',
    anEvent(events.qualificationMissed, { tournament, playerIds: ['ana'], at }),
    { ana: 'TOURNAMENT_QUALIFICATION_MISSED from 1 about Open' },
  ],
  [
    'everybody of a start',
    anEvent(events.tournamentStarted, { tournament, playerIds: ['ana', 'ben'], at }),
    each(['ana', 'ben'], 'TOURNAMENT_STARTED from 1 about Open'),
  ],
  [
    'everybody of a tournament that is called off',
    anEvent(events.tournamentCancelled, { tournament, playerIds: ['ana', 'ben'], reason: 'TOO_FEW', at }),
    each(['ana', 'ben'], 'TOURNAMENT_CANCELLED from 1 about Open'),
  ],
  [
    'everybody of a tournament that is not as it was announced',
    anEvent(events.tournamentChanged, {
      ...{ tournament, playerIds: ['ana', 'ben'], at },
      changes: [
        { what: 'START', before: at, after: '2026-06-10T18:00:00.000Z' },
        {
          what: 'PLACE',
          before: { city: 'Milano', lat: 45.46, lng: 9.19, radiusKm: 20 },
          after: { city: 'Monza', lat: 45.58, lng: 9.27, radiusKm: 20 },
        },
        { what: 'PRIZES', before: [], after: [{ placing: 'WINNER', choices: [{ kind: 'POINTS', points: 500 }] }] },
        { what: 'RULES' },
      ],
    }),
    each(['ana', 'ben'], 'TOURNAMENT_CHANGED from 1 about Open'),
  ],
  [
    'who has not said when they can play',
    anEvent(events.availabilityMissing, { tournament, playerIds: ['ana'], daysLeft: 3, startsAt: at }),
    { ana: 'TOURNAMENT_AVAILABILITY_MISSING from 1 about Open' },
  ],
  [
    'whose time is nearly up, in a tournament',
    anEvent(events.tournamentWindowClosing, closing(cup)),
    each(['ana', 'ben'], 'TOURNAMENT_WINDOW_CLOSING from 1 about Open'),
  ],
  [
    'whose time is nearly up, in a league',
    anEvent(events.leagueWindowClosing, closing(lega)),
    each(['ana', 'ben'], 'LEAGUE_WINDOW_CLOSING from 1 about Lega'),
  ],
  [
    'both sides of a forfeit',
    anEvent(events.tournamentFixtureDecided, decided(cup, 'FORFEIT')),
    each(['ana', 'ben'], 'TOURNAMENT_MATCH_DECIDED from 1 about Open'),
  ],
  [
    'both sides of a lot',
    anEvent(events.leagueFixtureDecided, decided(lega, 'LOT')),
    each(['ana', 'ben'], 'LEAGUE_MATCH_DECIDED from 1 about Lega'),
  ],
  ['nobody twice of what was played', anEvent(events.tournamentFixtureDecided, decided(cup, 'PLAYED')), {}],
  ...(['ADVANCED', 'ELIMINATED', 'WON'] as const).map((progress): Case => [
    `who has ${progress}`,
    anEvent(events.sideProgressed, { tournament, playerIds: ['ana'], progress, stage: 'FINAL', at }),
    { ana: `TOURNAMENT_${progress} from 1 about Open` },
  ]),
  [
    'who has won a prize of a tournament',
    anEvent(events.tournamentAwardWon, { awardId: 'a1', competition: cup, playerId: 'ana', placing: 'WINNER', at }),
    { ana: 'TOURNAMENT_AWARD_READY from 1 about Open' },
  ],
  [
    'who has won a prize of a league',
    anEvent(events.leagueAwardWon, { awardId: 'a1', competition: lega, playerId: 'ana', placing: 'SECOND', at }),
    { ana: 'LEAGUE_AWARD_READY from 1 about Lega' },
  ],
  [
    'who is to pay a first phase by hand',
    anEvent(events.chargeDue, { ...charge, attempt: 1, by: 'PLAYER' }),
    { ana: 'LEAGUE_PAYMENT_DUE from 1 about Lega' },
  ],
  ['nobody whose card is charged', anEvent(events.chargeDue, { ...charge, attempt: 1, by: 'SAVED_MEANS' }), {}],
  ...(
    [
      ['ACTIVE', 'ACTIVE'],
      ['SUSPENDED', 'SUSPENDED'],
      ['INACTIVE', 'DEACTIVATED'],
    ] as const
  ).map(([state, type]): Case => [
    `the team whose subscription is ${state}`,
    anEvent(events.subscriptionChanged, subscription(state)),
    each(['ana', 'ben'], `LEAGUE_SUBSCRIPTION_${type} from 1 about Lega`),
  ]),
  [
    'the team that was taken out',
    anEvent(events.subscriptionChanged, { ...subscription('INACTIVE'), endedBecause: 'EXCLUDED' }),
    each(['ana', 'ben'], 'LEAGUE_EXCLUDED from 1 about Lega'),
  ],
  [
    'who is asked into a team',
    anEvent(events.teammateInvited, {
      subscriptionId: 's1',
      league,
      subscriberId: 'ana',
      playerId: 'ben',
      from: phase,
    }),
    { ben: 'LEAGUE_TEAM_INVITED from ana about Lega' },
  ],
  ...(
    [
      ['ACCEPTED', 'ben'],
      ['DECLINED', 'ben'],
      ['LEFT', 'ben'],
      ['INCOMPLETE', null],
    ] as const
  ).map(([change, playerId]): Case => [
    `the subscriber of what became of the team: ${change}`,
    anEvent(events.teamChanged, { subscriptionId: 's1', league, subscriberId: 'ana', change, playerId, at }),
    { ana: `LEAGUE_TEAM_${change} from ${playerId ?? '1'} about Lega` },
  ]),
  [
    'subscribers a week ahead',
    anEvent(events.phaseStarting, { league, phase, playerIds: ['ana'], startsOn: '2026-04-01' }),
    { ana: 'LEAGUE_PHASE_STARTING from 1 about Lega' },
  ],
  [
    'subscribers of a phase with too few',
    anEvent(events.phaseCancelled, { league, phase, playerIds: ['ana'], at }),
    { ana: 'LEAGUE_PHASE_CANCELLED from 1 about Lega' },
  ],
  [
    'subscribers whose groups are formed later',
    anEvent(events.phaseDelayed, { league, phase, playerIds: ['ana'], paid: 11, needed: 14, groupsBy: '2026-04-15' }),
    { ana: 'LEAGUE_PHASE_DELAYED from 1 about Lega' },
  ],
  [
    'who plays in a group',
    anEvent(events.groupFormed, {
      ...{ groupId: 'g1', league, phase, number: 1, playerIds: ['ana', 'ben'], endsOn: '2026-06-30' },
    }),
    each(['ana', 'ben'], 'LEAGUE_GROUP_FORMED from 1 about Lega'),
  ],
  ...(['LEADER', 'TOP_TWO'] as const).map((milestone): Case => [
    `who stands there: ${milestone}`,
    anEvent(events.standingReached, { groupId: 'g1', league, playerIds: ['ana'], milestone, at }),
    { ana: `LEAGUE_${milestone} from 1 about Lega` },
  ]),
  [
    'who has won the group',
    anEvent(events.groupClosed, {
      ...{ groupId: 'g1', league, phase, winnerIds: ['ana'], secondIds: ['ben'], playerIds: ['ana', 'ben'], at },
    }),
    { ana: 'LEAGUE_WON from 1 about Lega' },
  ],
  [
    'who is in the ranking of the year',
    anEvent(events.rankingPublished, { league, year: 2026, positions: [{ playerId: 'ana', position: 1 }] }),
    { ana: 'LEAGUE_RANKING from 1 about Lega' },
  ],
  [
    'every subscriber of new terms',
    anEvent(events.termsAnnounced, { league, playerIds: ['ana'], priceCents: 3500, terms: null, from: phase }),
    { ana: 'LEAGUE_TERMS from 1 about Lega' },
  ],
  [
    'subscribers of other rules or prizes',
    anEvent(events.rulesChanged, { league, playerIds: ['ana'], terms: null, at }),
    { ana: 'LEAGUE_RULES from 1 about Lega' },
  ],
  [
    'who has paid',
    anEvent(events.orderPaid, {
      ...{ ...order, paymentId: 'p1', priceCents: 3000, creditCents: 0, cardCents: 3000, currency: 'EUR' },
    }),
    { ana: 'PAYMENT_SUCCEEDED from 1 about Lega' },
  ],
  [
    'whose card was refused',
    anEvent(events.chargeFailed, { ...order, attempt: 1, cause: 'INSUFFICIENT_FUNDS', at }),
    { ana: 'PAYMENT_FAILED from 1 about Lega' },
  ],
  [
    'who gets money back',
    anEvent(events.orderRefunded, {
      ...{ ...order, paymentId: 'p1', refundId: 'x1', cause: 'RELEASED', refundedCents: 3000 },
      ...{ creditCents: 0, cardCents: 3000, currency: 'EUR' },
    }),
    { ana: 'PAYMENT_REFUNDED from 1 about Lega' },
  ],
  [
    'whose bank has taken a payment back',
    anEvent(events.orderReversed, { ...order, paymentId: 'p1', returnedCents: 3000, currency: 'EUR', at }),
    { ana: 'PAYMENT_REVERSED from 1 about Lega' },
  ],
  ...(
    [
      ['CREDIT_RECOVERED', 1000],
      ['CREDIT_GIVEN_BACK', -1000],
    ] as const
  ).map(([type, cents]): Case => [
    `whose credit has changed: ${type}`,
    anEvent(events.creditRecovered, { ...order, paymentId: 'p1', cents, currency: 'EUR', at }),
    { ana: `${type} from 1 about Lega` },
  ]),
];
