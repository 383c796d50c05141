import { profileChanged } from '@setpoint/events';
import { SeededRandom } from '@setpoint/testkit';
import { openStage, type Stage } from './stage.js';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
}, 60_000);
afterAll(() => stage.stop());
beforeEach(() => stage.clear());

const KM_PER_DEGREE = 111.195;
interface Position {
  readonly lat: number;
  readonly lng: number;
}
const kmApart = (one: Position, other: Position) =>
  Math.hypot(one.lat - other.lat, (one.lng - other.lng) * Math.cos((one.lat * Math.PI) / 180)) * KM_PER_DEGREE;

/** A player who organises a match without a court at home. */
async function liveAt(userId: string, home: Position): Promise<void> {
  await stage.service.deliver(profileChanged, {
    ...{ userId, firstName: userId, lastName: 'Rossi', displayName: userId, sex: null, language: 'it', sports: [1] },
    inviteCode: userId,
    location: { name: 'Milano', country: 'IT', timeZone: 'Europe/Rome', ...home },
  });
  expect((await stage.create(userId)).success).toBe(true);
}

const FIND = `query ($near: NearInput!) { matches(filter: { near: $near }) { edges { node { organiser { id } distanceKm } } } }`;
let queries = 0;

/** What a visitor hears: whether somebody's match is within a radius, and how far it is in whole kilometres. */
async function distanceFrom(at: Position, organiser: string, km: number): Promise<number | null> {
  queries += 1;
  const { data, errors } = await stage.service.query<{
    matches: { edges: { node: { organiser: { id: string }; distanceKm: number } }[] };
  }>(FIND, { near: { ...at, km } });
  expect(errors).toBeUndefined();
  return data!.matches.edges.find(({ node }) => node.organiser.id === organiser)?.node.distanceKm ?? null;
}

/**
 * Along a line from a point, finds where the distance turns from `km` to more, which is exactly `km` away; two such
 * circles in each direction give the position.
 */
async function locate(organiser: string, around: Position): Promise<Position> {
  const edge = async (towards: Position): Promise<number> => {
    let [inside, outside] = [0, 1];
    for (let step = 0; step < 26; step += 1) {
      const middle = (inside + outside) / 2;
      const at = { lat: around.lat + towards.lat * middle, lng: around.lng + towards.lng * middle };
      if ((await distanceFrom(at, organiser, 10)) !== null) inside = middle;
      else outside = middle;
    }
    return inside;
  };
  // Both ends of a chord are as far away, so its middle is level with the position.
  const reach = 0.3;
  const north = await edge({ lat: reach, lng: 0 });
  const south = await edge({ lat: -reach, lng: 0 });
  const east = await edge({ lat: 0, lng: reach });
  const west = await edge({ lat: 0, lng: -reach });
  return { lat: around.lat + ((north - south) / 2) * reach, lng: around.lng + ((east - west) / 2) * reach };
}

describe('where an organiser lives', () => {
  it('FLT-03 is not found by a visitor who bisects distances: they lead to the middle of a square kilometre', async () => {
    const random = new SeededRandom(3);
    const misses: number[] = [];
    for (let i = 0; i < 12; i += 1) {
      const home = { lat: 45.4 + random.next() * 0.1, lng: 9.1 + random.next() * 0.1 };
      await liveAt(`player-${i}`, home);
      const found = await locate(`player-${i}`, { lat: 45.45, lng: 9.15 });
      misses.push(kmApart(found, home));
      // The attack works as far as there is something to find: it ends where the distances are measured from.
      expect(await distanceFrom(found, `player-${i}`, 1)).toBe(0);
    }
    expect(queries / 12).toBeGreaterThan(100);
    expect(queries).toBeGreaterThan(1000);
    const average = misses.reduce((sum, miss) => sum + miss, 0) / misses.length;
    expect(average).toBeGreaterThan(0.3);
    expect(Math.max(...misses)).toBeLessThan(0.75);
  }, 120_000);

  it('FLT-03 does not matter to the distance: whoever lives in one square kilometre is as far away', async () => {
    const corner = { lat: 45.4501, lng: 9.1801 };
    await liveAt('one', corner);
    await liveAt('other', { lat: corner.lat + 0.0002, lng: corner.lng + 0.0002 });
    const seen = new Set<string>();
    for (let i = 0; i < 100; i += 1) {
      const at = { lat: 45.44 + i * 0.0002, lng: 9.17 + i * 0.0002 };
      const [one, other] = [await distanceFrom(at, 'one', 5), await distanceFrom(at, 'other', 5)];
      seen.add(`${one} ${other}`);
      expect(one).toBe(other);
    }
    expect(seen.size).toBeGreaterThan(1);
  });
});
