import { profileChanged } from '@setpoint/events';
import { gridPosition, userId, VISITOR, type Identity, type Position } from '@setpoint/kernel';
import { player } from '@setpoint/testkit';
import { distanceKm } from '../../src/domain/geography.js';
import type { Profile } from '../../src/domain/profile.js';
import { ANA, aPlayer, at, BEN, MILANO } from '../builders.js';
import { arePlayers, clear, startPlayers, type Stage } from '../stage.js';

let stage: Stage;
beforeAll(async () => (stage = await startPlayers()), 120_000);
beforeEach(() => clear(stage));
afterAll(() => stage?.stop(), 60_000);

const CELL = gridPosition(MILANO);
/** Two corners of the same cell, 1 km apart. */
const HOMES: readonly Position[] = [
  { lat: CELL.lat - 0.004, lng: CELL.lng - 0.006 },
  { lat: CELL.lat + 0.004, lng: CELL.lng + 0.006 },
];
const livesAt = (id: Profile['id'], home: Position) =>
  aPlayer({ id, location: { ...MILANO, ...home }, lastLoginAt: at('2026-05-01') });

interface Answer {
  readonly players: {
    readonly edges: readonly { readonly node: { readonly id: string; readonly distanceKm: number } }[];
  };
}

/** Asks as an attacker does, and keeps every answer. */
class Attacker {
  readonly answers: unknown[] = [];

  constructor(private readonly who: Identity) {}

  private async ask(near: Position, km: number, orderBy: string) {
    const { data, errors } = await stage.query<Answer>(
      `query ($near: NearInput!, $orderBy: PlayersOrder) {
        players(filter: { near: $near }, orderBy: $orderBy) { edges { node { id distanceKm } } } }`,
      { near: { ...near, km }, orderBy },
      this.who,
    );
    expect(errors).toBeUndefined();
    this.answers.push(data);
    return data!.players.edges.map(({ node }) => node);
  }

  /** How far one has to go from the start until the answer changes, in degrees; 45 halvings are far below a millimetre. */
  private async bisect(limit: number, holds: (offset: number) => Promise<boolean>): Promise<number> {
    let [inside, outside] = [0, limit];
    for (let i = 0; i < 45; i++) {
      const middle = (inside + outside) / 2;
      if (await holds(middle)) inside = middle;
      else outside = middle;
    }
    return inside;
  }

  /** The edges of the circle within which the victim is found: its centre is where the victim is. */
  async byRadius(start: Position): Promise<Position> {
    const isFound = async (position: Position) =>
      (await this.ask(position, 5, 'LATEST_LOGIN')).some(({ id }) => id === ANA);
    const edge = (dLat: number, dLng: number) =>
      this.bisect(1, (by) => isFound({ lat: start.lat + by * dLat, lng: start.lng + by * dLng }));
    const [north, south, east, west] = [await edge(1, 0), await edge(-1, 0), await edge(0, 1), await edge(0, -1)];
    return { lat: start.lat + (north - south) / 2, lng: start.lng + (east - west) / 2 };
  }

  /** Where the whole kilometres that are shown change. */
  async byDistance(start: Position): Promise<Position> {
    const shown = async (position: Position) =>
      (await this.ask(position, 50, 'LATEST_LOGIN')).find(({ id }) => id === ANA)?.distanceKm;
    const edge = (dLat: number, dLng: number) =>
      this.bisect(
        0.2,
        async (by) => ((await shown({ lat: start.lat + by * dLat, lng: start.lng + by * dLng })) ?? 99) <= 8,
      );
    const [north, south, east, west] = [await edge(1, 0), await edge(-1, 0), await edge(0, 1), await edge(0, -1)];
    return { lat: start.lat + (north - south) / 2, lng: start.lng + (east - west) / 2 };
  }

  /** Where the victim and an accomplice, whose place is known, change places in the order by distance. */
  async byOrder(start: Position): Promise<number> {
    return this.bisect(0.2, async (by) => {
      const [nearest] = await this.ask({ lat: start.lat + by, lng: start.lng }, 50, 'DISTANCE');
      return nearest?.id === ANA;
    });
  }
}

describe('the position of a player', () => {
  it.each([
    ['a visitor', VISITOR],
    ['a signed-in player', player('eve')],
  ])(
    'API-13 is not found by %s who bisects radius, distance and order: only its cell is',
    async (_, who) => {
      const transcripts: unknown[][] = [];
      for (const home of HOMES) {
        await clear(stage);
        const accomplice = livesAt(BEN, { lat: CELL.lat + 0.1, lng: CELL.lng });
        await arePlayers(stage, livesAt(ANA, home), accomplice, aPlayer({ id: userId('eve') }));
        const attacker = new Attacker(who);
        // Visitors see no distances, and nobody is nearer than somebody else to them.
        const guesses = [
          await attacker.byRadius(MILANO),
          ...(who === VISITOR ? [] : [await attacker.byDistance(MILANO)]),
        ];
        await attacker.byOrder(MILANO);
        expect(attacker.answers.length).toBeGreaterThan(who === VISITOR ? 200 : 400);
        // The attack is a good one: it finds the centre of the cell. And nothing finer.
        for (const guess of guesses) expect(distanceKm(guess, CELL)).toBeLessThan(0.01);
        for (const guess of guesses) expect(distanceKm(guess, home)).toBeGreaterThan(0.4);
        transcripts.push(attacker.answers);
      }
      // Wherever in the cell the victim is, every single answer is the same.
      expect(transcripts[0]).toEqual(transcripts[1]);
    },
    120_000,
  );

  it('API-13 leaves this service as the centre of its cell', async () => {
    await arePlayers(stage, aPlayer());
    const { data } = await stage.query(
      `mutation ($profilesData: ProfilesData!) { updateUser(profilesData: $profilesData) {
        user { locationLat locationLng profiles { locationLat locationLng } } } }`,
      {
        profilesData: {
          locationCountry: 'IT',
          locationName: 'Milano',
          locationFullname: 'Via Roma 1, Milano',
          locationLat: HOMES[0]!.lat,
          locationLng: HOMES[0]!.lng,
        },
      },
      player('ana'),
    );
    const own = { locationLat: expect.closeTo(HOMES[0]!.lat, 5), locationLng: expect.closeTo(HOMES[0]!.lng, 5) };
    expect(data).toMatchObject({ updateUser: { user: { ...own, profiles: own } } });
    expect((await stage.eventsOf(profileChanged)).map(({ location }) => location)).toMatchObject([CELL]);
  });
});
