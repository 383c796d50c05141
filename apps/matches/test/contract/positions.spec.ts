import { profileChanged } from '@setpoint/events';
import { VISITOR, type Identity } from '@setpoint/kernel';
import { player, SeededRandom } from '@setpoint/testkit';
import { on, openStage, type Stage } from './stage.js';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.stop());
beforeEach(() => stage.clear());

const KM_PER_DEGREE = 111.195;
const RADIUS_KM = 20;
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

/** What one hears: whether somebody's match is within a radius, and how far it is in whole kilometres. */
async function distanceFrom(at: Position, organiser: string, km: number, who = VISITOR): Promise<number | null> {
  queries += 1;
  const { data, errors } = await stage.service.query<{
    matches: { edges: { node: { organiser: { id: string }; distanceKm: number } }[] };
  }>(FIND, { near: { ...at, km } }, who);
  expect(errors).toBeUndefined();
  return data!.matches.edges.find(({ node }) => node.organiser.id === organiser)?.node.distanceKm ?? null;
}

/**
 * Along a line from a point, finds where the distance turns from `km` to more, which is exactly `km` away; two such
 * circles in each direction give the position.
 */
async function locate(organiser: string, around: Position, who: Identity): Promise<Position> {
  const edge = async (towards: Position): Promise<number> => {
    let [inside, outside] = [0, 1];
    for (let step = 0; step < 16; step += 1) {
      const middle = (inside + outside) / 2;
      const at = { lat: around.lat + towards.lat * middle, lng: around.lng + towards.lng * middle };
      if ((await distanceFrom(at, organiser, RADIUS_KM, who)) !== null) inside = middle;
      else outside = middle;
    }
    return inside;
  };
  // Both ends of a chord are as far away, so its middle is level with the position.
  const reach = 0.5;
  const north = await edge({ lat: reach, lng: 0 });
  const south = await edge({ lat: -reach, lng: 0 });
  const east = await edge({ lat: 0, lng: reach });
  const west = await edge({ lat: 0, lng: -reach });
  return { lat: around.lat + ((north - south) / 2) * reach, lng: around.lng + ((east - west) / 2) * reach };
}

describe('where an organiser lives', () => {
  it.each([
    ['a visitor', 'square of ten kilometres', VISITOR, { least: 2.5, most: 7.5 }],
    ['a player', 'square kilometre', player('spy'), { least: 0.3, most: 0.75 }],
  ] as const)(
    'FLT-03 is not found by %s who bisects distances: they lead to the middle of a %s',
    async (_who, _square, asking, { least, most }) => {
      const random = new SeededRandom(3);
      const misses: number[] = [];
      const before = queries;
      for (let i = 0; i < 8; i += 1) {
        const home = { lat: 45.4 + random.next() * 0.1, lng: 9.1 + random.next() * 0.1 };
        await liveAt(`player-${i}`, home);
        const found = await locate(`player-${i}`, { lat: 45.45, lng: 9.15 }, asking);
        misses.push(kmApart(found, home));
        // The attack works as far as there is something to find: it ends where the distances are measured from.
        expect(await distanceFrom(found, `player-${i}`, 1, asking)).toBe(0);
      }
      expect(queries - before).toBeGreaterThan(500);
      const average = misses.reduce((sum, miss) => sum + miss, 0) / misses.length;
      expect(average).toBeGreaterThan(least);
      expect(Math.max(...misses)).toBeLessThan(most);
    },
  );

  it.each([
    ['a player', 'square kilometre', player('spy'), { apart: 0.0002, far: 0.01 }],
    // Of the squares in which visitors find players too.
    ['a visitor', 'square of ten kilometres', VISITOR, { apart: 0.06, far: 0.1 }],
  ] as const)(
    'FLT-03 does not matter to the distance that %s sees: whoever lives in one %s is as far away',
    async (_who, _square, asking, { apart, far }) => {
      const corner = { lat: 45.4501, lng: 9.1801 };
      await liveAt('one', corner);
      await liveAt('other', { lat: corner.lat + apart, lng: corner.lng + apart });
      const seen = new Set<string>();
      for (let i = 0; i < 50; i += 2) {
        const at = { lat: corner.lat + (i / 50 - 0.5) * far, lng: corner.lng + (i / 50 - 0.5) * far };
        const [one, other] = [await distanceFrom(at, 'one', 20, asking), await distanceFrom(at, 'other', 20, asking)];
        seen.add(`${one} ${other}`);
        expect(one).toBe(other);
      }
      expect(seen.size).toBeGreaterThan(1);
    },
  );

  it('FLT-03 a match at a centre is as far away as the centre, for everybody', async () => {
    const club = { lat: 45.46, lng: 9.19 };
    await stage.create('ana', on(stage.inDays(2)));
    for (const who of [VISITOR, player('spy')]) {
      expect(await distanceFrom(club, 'ana', 1, who)).toBe(0);
      expect(await distanceFrom({ ...club, lat: club.lat + 0.027 }, 'ana', 4, who)).toBe(3);
    }
  });
});
