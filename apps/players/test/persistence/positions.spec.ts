import { profileChanged } from '@setpoint/events';
import { gridPosition, userId, VISITOR, type Identity, type Position } from '@setpoint/kernel';
import { player } from '@setpoint/testkit';
import { distanceKm } from '../../src/domain/geography.js';
import type { Profile } from '../../src/domain/profile.js';
import { ANA, aPlayer, at, BEN, MILANO } from '../builders.js';
import { arePlayers, clear, startPlayers, type Stage } from '../stage.js';

let stage: Stage;
beforeAll(async () => (stage = await startPlayers()));
beforeEach(() => clear(stage));
afterAll(() => stage?.stop());

const CELL = gridPosition(MILANO);
/** Two corners of the same cell, 1 km apart. */
const HOMES: readonly Position[] = [
  { lat: CELL.lat - 0.004, lng: CELL.lng - 0.006 },
  { lat: CELL.lat + 0.004, lng: CELL.lng + 0.006 },
];
/** Two more, of the same coarse square and kilometres apart. */
const NEIGHBOURS: readonly Position[] = [
  { lat: CELL.lat - 0.01, lng: CELL.lng - 0.05 },
  { lat: CELL.lat + 0.06, lng: CELL.lng + 0.03 },
];
/** What visitors may learn: the centre of the square of 10 km that a cell belongs to. */
async function coarsePlaceOf(cell: Position): Promise<Position> {
  const [found] = await stage.manager.query<{ readonly place: { readonly x: number; readonly y: number } }[]>(
    'select coarse_place($1, $2) as place',
    [cell.lat, cell.lng],
  );
  return { lat: found!.place.y, lng: found!.place.x };
}
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
  async byRadius(start: Position, km: number): Promise<Position> {
    const isFound = async (position: Position) =>
      (await this.ask(position, km, 'LATEST_LOGIN')).some(({ id }) => id === ANA);
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
  const eve = player('eve');

  /** Everything that was answered while the victim lived at each of the homes, one after the other. */
  async function attackEach(
    homes: readonly Position[],
    who: Identity,
    attack: (attacker: Attacker, home: Position) => Promise<void>,
  ): Promise<unknown[][]> {
    const transcripts: unknown[][] = [];
    for (const home of homes) {
      await clear(stage);
      const accomplice = livesAt(BEN, { lat: CELL.lat + 0.1, lng: CELL.lng });
      await arePlayers(stage, livesAt(ANA, home), accomplice, aPlayer({ id: userId('eve') }));
      const attacker = new Attacker(who);
      await attack(attacker, home);
      await attacker.byOrder(MILANO);
      transcripts.push(attacker.answers);
    }
    return transcripts;
  }

  it('API-13 is not found by a signed-in player who bisects radius, distance and order: only its cell is', async () => {
    const transcripts = await attackEach(HOMES, eve, async (attacker, home) => {
      for (const guess of [await attacker.byRadius(MILANO, 5), await attacker.byDistance(MILANO)]) {
        // The attack is a good one: it finds the centre of the cell. And nothing finer.
        expect(distanceKm(guess, CELL)).toBeLessThan(0.01);
        expect(distanceKm(guess, home)).toBeGreaterThan(0.4);
      }
    });
    expect(transcripts[0]!.length).toBeGreaterThan(400);
    // Wherever in the cell the victim is, every single answer is the same.
    expect(transcripts[0]).toEqual(transcripts[1]);
  });

  it('API-13 PLY-03~ is not found by a visitor who bisects the radius: only its square of 10 km is', async () => {
    const square = await coarsePlaceOf(CELL);
    for (const home of NEIGHBOURS) expect(await coarsePlaceOf(gridPosition(home))).toEqual(square);
    const transcripts = await attackEach(NEIGHBOURS, VISITOR, async (attacker) => {
      // A radius that is too small for visitors gets them no closer.
      for (const km of [1, 10, 15]) expect(distanceKm(await attacker.byRadius(square, km), square)).toBeLessThan(0.01);
    });
    expect(transcripts[0]!.length).toBeGreaterThan(500);
    expect(transcripts[0]).toEqual(transcripts[1]);
  });

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
