/** A tournament that another program has recorded: who has no account is named as a guest, until one takes the place. */
import { randomUUID } from 'node:crypto';
import { step } from '@setpoint/testkit';
import { addCentre } from './centre.js';
import { settleIn } from '../src/new-player.js';
import { startPlatform, type Person, type Platform } from './platform.js';

const SHOWN = `query ($id: ID!) { tournament(id: $id) { state
  entries { id players { id displayName slug photoUrl age lastLoginAt followersCount bestLevel { rating } profiles { avatarThumbnail } } }
  fixtures { id stage state winner match { id } sideA { entry { players { displayName } } } sideB { entry { players { displayName } } } } } }`;

interface Player {
  readonly id: string;
  readonly displayName: string;
}
interface Shown {
  readonly state: string;
  readonly entries: readonly { readonly id: string; readonly players: readonly Player[] }[];
  readonly fixtures: readonly {
    readonly id: string;
    readonly stage: string;
    readonly state: string;
    readonly winner: string | null;
    readonly match: { readonly id: string } | null;
    readonly sideA: { readonly entry: { readonly players: readonly Player[] } | null };
    readonly sideB: { readonly entry: { readonly players: readonly Player[] } | null };
  }[];
}

interface Imported {
  readonly success: boolean;
  readonly errorCode: string | null;
  readonly tournament: { readonly id: string } | null;
}

const PLACES = ['one', 'two', 'three', 'four'];

/** Semifinals of four, of which the second has been played. */
const recordOf = (anaId: string) => ({
  ...{ tournamentId: 'elsewhere', tournamentName: 'Lambrate Open', startDate: '2026-03-16', endDate: '2026-03-22' },
  ...{ localTimeZone: 'Europe/Rome' },
  participants: [
    { participantId: 'one', person: { personId: anaId, standardGivenName: 'Ana', standardFamilyName: 'Rossi' } },
    { participantId: 'two', person: { personId: 'x2', standardGivenName: 'Carla', standardFamilyName: 'Quarenghi' } },
    { participantId: 'three', person: { standardGivenName: 'Dora', standardFamilyName: 'Quarenghi' } },
    { participantId: 'four', participantName: 'Elsa Quarenghi' },
  ].map((participant) => ({ participantType: 'INDIVIDUAL', participantRole: 'COMPETITOR', ...participant })),
  events: [
    {
      ...{ eventId: 'e', eventName: 'Singolare', eventType: 'SINGLES', discipline: 'TENNIS' },
      drawDefinitions: [
        {
          ...{ drawId: 'd', drawType: 'SINGLE_ELIMINATION', matchUpFormat: 'SET3-S:6/TB7-F:TB10' },
          structures: [
            {
              ...{ structureId: 's', structureName: 'MAIN', stage: 'MAIN', stageSequence: 1 },
              finishingPosition: 'ROUND_OUTCOME',
              positionAssignments: PLACES.map((participantId, index) => ({ drawPosition: index + 1, participantId })),
              matchUps: [
                { roundNumber: 1, roundPosition: 1, drawPositions: [1, 2], matchUpStatus: 'TO_BE_PLAYED' },
                {
                  ...{ roundNumber: 1, roundPosition: 2, drawPositions: [3, 4], matchUpStatus: 'COMPLETED' },
                  ...{ winningSide: 2, score: { sets: [1, 2].map((setNumber) => ({ setNumber, side1Score: 3, side2Score: 6 })) } }, // oxfmt-ignore
                },
                { roundNumber: 2, roundPosition: 1, drawPositions: [], matchUpStatus: 'TO_BE_PLAYED' },
              ].map((match, index) => ({ matchUpId: `m${index}`, ...match })),
            },
          ],
        },
      ],
    },
  ],
});

describe('a tournament from the record of another program', () => {
  let platform: Platform;
  let support: Person;
  let ana: Person;
  let bea: Person;

  beforeAll(async () => {
    platform = await startPlatform();
    support = await platform.support();
    await addCentre(platform);
    [ana, bea] = [await platform.signUp('ana'), await platform.signUp('bea')];
    await platform.settle();
    for (const [at, who] of [ana, bea].entries())
      await settleIn(support, who, { level: 5, mobile: String(3_339_870_200 + at) });
    await platform.settle();
  });
  afterAll(() => platform?.stop());

  it('BYD-07~ shows guests by their names to visitors, and nowhere else, until an account takes the place', async () => {
    const details = {
      ...{ name: 'Lambrate Open', type: 'CLASSIC', sport: 1, numberPlayers: 1, sex: 'ALL', isPrivate: false },
      ...{ format: 'PLAY_OFF', gameMode: 'THREE_SETS_6_GAMES', priceCents: 0, startOn: '2026-03-16', prizes: [] },
      ...{ teamsToStart: 2, minTeams: 2, maxTeams: 4, city: 'Milano', lat: 45.46, lng: 9.19, radiusKm: 20 },
      timeZone: 'Europe/Rome',
    };
    const { tournament: made, ...refusal } = await support.command<Imported>(
      'importTournament',
      { requestId: randomUUID(), record: JSON.stringify(recordOf(ana.id)), details },
      'fieldErrors { field code } tournament { id }',
    );
    expect(refusal).toMatchObject({ success: true });
    const { id } = made!;
    const shown = async (): Promise<Shown> => {
      const { data, errors } = await platform.ask(SHOWN, { id });
      expect(errors).toBeUndefined();
      return data!['tournament'] as Shown;
    };
    const namesIn = ({ entries }: Shown) => entries.map(({ players }) => players[0]!.displayName);
    const guestOf = ({ entries }: Shown, name: string) =>
      entries.flatMap(({ players }) => players).find(({ displayName }) => displayName === name)!;

    await step('it can be read before the names have come everywhere', async () => {
      expect((await shown()).entries).toHaveLength(4);
      await platform.settle();
    });

    const before = await shown();
    await step('a visitor reads who they are, and nothing more', async () => {
      expect(namesIn(before)).toEqual(['ana Rossi', 'Carla Quarenghi', 'Dora Quarenghi', 'Elsa Quarenghi']);
      expect(guestOf(before, 'Carla Quarenghi')).toMatchObject({
        ...{ photoUrl: null, age: null, lastLoginAt: null, followersCount: 0, bestLevel: null },
        profiles: { avatarThumbnail: null },
      });
      const [semifinal, played, final] = before.fixtures.toSorted((a, b) => a.id.localeCompare(b.id));
      expect(semifinal).toMatchObject({ state: 'CLOSING', match: null });
      expect(played).toMatchObject({ state: 'DECIDED', winner: 'B' });
      expect(final!.sideB.entry!.players[0]!.displayName).toBe('Elsa Quarenghi');
      const { data } = await platform.ask('query ($id: ID!) { exportTournament(id: $id) }', { id });
      expect(data!['exportTournament']).toContain('"participantName":"Elsa Quarenghi"');
    });

    await step('they have no profile and are not found, and no other service has heard of them', async () => {
      const guest = guestOf(before, 'Carla Quarenghi').id;
      const { data } = await platform.ask(
        `query ($id: ID!) { player(id: $id) { id } players(filter: { name: "Quarenghi" }) { edges { node { id } } } }`,
        { id: guest },
        ana,
      );
      expect(data).toEqual({ player: null, players: { edges: [] } });
      // Nobody has told ana anything, and no service knows the guests but those that show them.
      const told = await ana.get<{ notifications: { edges: object[] } }>(
        '{ notifications(first: 50) { edges { node { type } } } }',
      );
      expect(JSON.stringify(told)).not.toContain('TOURNAMENT');
      for (const name of Object.keys(platform.services).filter((each) => !['players', 'tournaments'].includes(each))) {
        const service = platform.services[name]!;
        const rows = await service.manager.query<{ found: string }[]>(
          `select table_name as found from information_schema.tables where table_schema = current_schema() and table_type = 'BASE TABLE'
            and (xpath('/row/c/text()', query_to_xml(format('select count(*) as c from %I t where t::text like %L', table_name, '%' || $1 || '%'),
              false, true, '')))[1]::text::int > 0`,
          [guest],
        );
        expect([name, rows]).toEqual([name, []]);
      }
    });

    await step('support links an account, whose match is then to be played', async () => {
      const link = { tournamentId: id, guestId: guestOf(before, 'Carla Quarenghi').id, playerId: bea.id };
      const input = { ...link, reason: 'She has signed up' };
      expect(await support.command('linkTournamentGuest', input)).toMatchObject({ success: true });
      await platform.settle();
      const after = await shown();
      expect(namesIn(after)).toEqual(['ana Rossi', 'bea Rossi', 'Dora Quarenghi', 'Elsa Quarenghi']);
      const ready = after.fixtures.filter(({ state }) => state === 'READY');
      expect(ready).toMatchObject([{ stage: 'SEMIFINAL', match: { id: expect.any(String) } }]);
      const { match } = await bea.get<{ match: { id: string } | null }>('query ($id: ID!) { match(id: $id) { id } }', {
        id: ready[0]!.match!.id,
      });
      expect(match).not.toBeNull();
    });

    await step('a guest can win; every service takes the end as it is', async () => {
      const decide = async (stage: string, name: string) => {
        const fixture = (await shown()).fixtures.find((each) => each.stage === stage && each.state !== 'DECIDED')!;
        const winner = fixture.sideA.entry!.players[0]!.displayName === name ? 'A' : 'B';
        const input = { fixtureId: fixture.id, winner, reason: 'As at the club' };
        expect(await support.command('decideTournamentFixture', input)).toMatchObject({ success: true });
        await platform.settle();
      };
      await decide('SEMIFINAL', 'bea Rossi');
      await decide('FINAL', 'Elsa Quarenghi');
      expect((await shown()).state).toBe('COMPLETED');
      for (const [name, { manager }] of Object.entries(platform.services))
        expect([name, await manager.query(`select * from parked_event`)]).toEqual([name, []]);
    });
  });
});
