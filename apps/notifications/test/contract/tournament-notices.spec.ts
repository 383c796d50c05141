import * as events from '@setpoint/events';
import { notificationTarget, type NotificationLinks } from '@setpoint/kernel';
import { player, startTestService, type TestService } from '@setpoint/testkit';
import { notificationsService } from '../../src/service.js';
import { aMatch } from '../builders.js';

const at = '2026-06-03T18:00:00.000Z';
const tournament = { id: 't1', name: 'Open', type: 'CLASSIC', sport: 1, numberPlayers: 1 } as const;
const competition = { kind: 'TOURNAMENT', id: 't1', name: 'Open' } as const;
const version = { fixtureId: 'f1', revision: 1 };
const match = aMatch({
  ...{ teamA: ['ana'], teamB: ['ben'], invited: [], courtId: null, startsAt: null },
  fixture: { ...version, competition, stage: 'SEMIFINAL' },
});
const held = { registrationId: 'r1', tournament, playerId: 'ana', priceCents: 2_500, paysBy: at };
const progressed = { tournament, playerIds: ['ana'], stage: 'SEMIFINAL' as const, at };

/** What the line names, the event that tells it, and where it leads. */
const NOTICES: readonly [string, string, string, (service: TestService) => Promise<unknown>][] = [
  [
    ...(['registration', 'TOURNAMENT_REGISTERED', '/tournament/t1'] as const),
    (service) =>
      service.deliver(events.registrationConfirmed, {
        ...{ registrationId: 'r1', tournament, playerIds: ['ana'], startsAt: at, at },
      }),
  ],
  [
    ...(['partner invited', 'TOURNAMENT_PARTNER_INVITED', '/tournament/t1'] as const),
    (service) => service.deliver(events.registrationHeld, { ...held, role: 'PARTNER', teammateId: 'ben' }),
  ],
  [
    ...(['payment due', 'TOURNAMENT_PAYMENT_DUE', '/tournament/t1'] as const),
    (service) => service.deliver(events.registrationHeld, { ...held, role: 'CAPTAIN', teammateId: null }),
  ],
  [
    ...(['changed', 'TOURNAMENT_CHANGED', '/tournament/t1'] as const),
    (service) =>
      service.deliver(events.tournamentChanged, { tournament, playerIds: ['ana'], changes: [{ what: 'RULES' }], at }),
  ],
  [
    ...(['started', 'TOURNAMENT_STARTED', '/tournament/t1'] as const),
    (service) => service.deliver(events.tournamentStarted, { tournament, playerIds: ['ana'], at }),
  ],
  [
    ...(['match created', 'MATCH_CREATED', '/match/m1'] as const),
    (service) => service.deliver(events.matchCreated, { match, actorId: '1' }),
  ],
  [
    ...(['window closing', 'TOURNAMENT_WINDOW_CLOSING', '/tournament/t1'] as const),
    (service) =>
      service.deliver(events.tournamentWindowClosing, {
        ...{ ...version, competition, stage: 'SEMIFINAL', playerIds: ['ana', 'ben'], closesAt: at, matchId: 'm1' },
      }),
  ],
  [
    ...(['extended', 'TOURNAMENT_EXTENSION', '/tournament/t1/matches'] as const),
    (service) =>
      service.deliver(events.playPeriodExtended, { ...version, match, actorId: 'ben', closesAt: at, extensions: 1 }),
  ],
  ...(['ADVANCED', 'ELIMINATED', 'WON'] as const)
    .map(
      (progress) =>
        [
          ...([progress.toLowerCase(), `TOURNAMENT_${progress}`, '/tournament/t1'] as const),
          (service: TestService) => service.deliver(events.sideProgressed, { ...progressed, progress }),
        ] as const,
    )
    .map((notice) => [...notice] as [string, string, string, (service: TestService) => Promise<unknown>]),
  [
    ...(['prize ready', 'TOURNAMENT_AWARD_READY', '/tournament/t1'] as const),
    (service) =>
      service.deliver(events.tournamentAwardWon, {
        awardId: 'a1',
        competition,
        playerId: 'ana',
        placing: 'WINNER',
        at,
      }),
  ],
];

const LIST = `{ notifications(first: 1) { edges { node {
  type about relMatch { id } relTournament { id } relLeague { id } relCourt { id } } } } }`;

describe('notices of a tournament', () => {
  let service: TestService;
  beforeAll(async () => (service = await startTestService(notificationsService)));
  afterAll(() => service?.stop());

  it.each(NOTICES)('TRN-16 NTF-01~ NTF-02~ %s: %s leads to %s', async (_, type, path, happen) => {
    await happen(service);
    const { data } = await service.query<{
      notifications: { edges: readonly { node: NotificationLinks & { readonly about: string } }[] };
    }>(LIST, {}, player('ana'));
    const { node } = data!.notifications.edges[0]!;
    expect(node).toMatchObject({ type, about: 'Open' });
    expect(notificationTarget(node)).toBe(path);
  });
});
