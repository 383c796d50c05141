import { PADEL, TENNIS } from '@setpoint/kernel';
import { centres } from '../src/centres.ts';
import { people } from '../src/people.ts';
import { courtPicture } from '../src/pictures/court-picture.ts';
import { faceOf } from '../src/pictures/face.ts';
import { StoryRandom } from '../src/random.ts';

const random = new StoryRandom(20_240_907);
const everyone = people(random);
const venues = centres(random);
const now = new Date('2026-06-01T10:00:00Z');
const faces = everyone.map((person) => faceOf(person, now));

/** What a drawing must not have: it would be asked of others, or run. */
const FOREIGN = /<script|<foreignObject|\son\w+=|href="(?!#)|url\((?!#|['"]?#)/i;

describe('the faces of the demo', () => {
  it('PLY-02~ are there for all but about one in eight, and for everybody who signs in', () => {
    const without = faces.filter((face) => face === null).length / faces.length;
    expect(without).toBeGreaterThan(0.08);
    expect(without).toBeLessThan(0.18);
    everyone.forEach((person, i) => person.signsIn && expect(faces[i]).not.toBeNull());
  });

  it('PLY-02~ are always the same for a person, and hardly ever those of somebody else', () => {
    expect(everyone.slice(0, 20).map((person) => faceOf(person, now))).toEqual(faces.slice(0, 20));
    const drawn = faces.filter((face) => face !== null);
    expect(new Set(drawn).size).toBeGreaterThan(drawn.length * 0.98);
  });

  it('PLY-02~ ask nothing of anybody and run nothing', () => {
    for (const face of faces) expect(face ?? '').not.toMatch(FOREIGN);
  });
});

describe('the centres of the demo', () => {
  it('CRT-01~ each have a picture of their own that asks nothing of anybody', () => {
    const pictures = venues.map(courtPicture);
    expect(new Set(pictures).size).toBe(venues.length);
    for (const picture of pictures) {
      expect(picture).toMatch(/^<svg .*<\/svg>$/s);
      expect(picture).not.toMatch(FOREIGN);
      expect(picture).not.toMatch(/NaN|undefined|Infinity/);
    }
    expect(venues.map(courtPicture)).toEqual(pictures);
  });

  it('CRT-02~ are what their names say', () => {
    for (const { name, fields } of venues) {
      if (name.includes('Indoor')) expect(fields.every(({ covered }) => covered)).toBe(true);
      if (name.includes('Lawn')) expect(fields.find(({ sport }) => sport === TENNIS)!.surface).toBe('GRASS');
      expect(fields.some(({ surface, covered }) => surface === 'GRASS' && covered)).toBe(false);
      expect(fields.some(({ sport, surface }) => sport === PADEL && surface !== 'SYNTHETIC_GRASS')).toBe(false);
    }
  });
});

describe('the people of the demo', () => {
  it('ACC-01~ say nothing of a sport that they do not play, in at most 30 characters', () => {
    for (const { sports, description } of everyone) {
      expect((description ?? '').length).toBeLessThanOrEqual(30);
      const plays = (sport: number) => sports.some((one) => one.sport === sport);
      if (/padel|pádel/i.test(description ?? '')) expect(plays(PADEL)).toBe(true);
      if (/clay|terra|tierra|terre|back|rovescio|revés|revers/i.test(description ?? ''))
        expect(plays(TENNIS)).toBe(true);
    }
  });
});
