import { halfStep, PADEL, TENNIS, type Role, type SportId } from '@setpoint/kernel';
import { CITIES, type City } from './cities.ts';
import { MOTTOS } from './mottos.ts';
import { NAMES } from './names.ts';
import { idFor, type StoryRandom } from './random.ts';

export const DEMO_PASSWORD = 'setpoint';

export interface DemoPerson {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly sex: 'M' | 'F';
  readonly birthDate: string;
  readonly language: 'it' | 'en' | 'es' | 'fr';
  readonly city: City;
  readonly lat: number;
  readonly lng: number;
  readonly kmToSearch: number;
  readonly sports: readonly { readonly sport: SportId; readonly level: number | null }[];
  readonly description: string | null;
  readonly heightCm: number;
  readonly playingHand: 'RIGHT' | 'LEFT';
  readonly roles: readonly Role[];
  /** Signs in with the demo password; the others only fill the place. */
  readonly signsIn: boolean;
  readonly availability: {
    readonly noFixedDays: boolean;
    readonly slots: readonly { readonly weekday: number; readonly from: string; readonly to: string }[];
  };
  /** Hidden: what really decides a match, on the scale of levels. */
  readonly skill: Readonly<Record<SportId, number>>;
  /** Matches a week, on average. */
  readonly eagerness: number;
  readonly registeredDaysAgo: number;
  readonly lastLoginHoursAgo: number;
}

const TUESDAYS = { weekday: 2, from: '18:00', to: '21:00' };
const THURSDAYS = { weekday: 4, from: '18:00', to: '22:00' };
const SATURDAYS = { weekday: 6, from: '09:00', to: '13:00' };
const SUNDAYS = { weekday: 7, from: '09:00', to: '13:00' };

/** The people who sign in; all in Milano and with evenings in common, so that they can play each other. */
const CAST = [
  {
    key: 'ana',
    firstName: 'Ana',
    lastName: 'Moretti',
    sex: 'F',
    language: 'en',
    level: 4,
    motto: 'One-handed backhand',
    plays: [TUESDAYS, THURSDAYS, SATURDAYS],
    roles: [],
  },
  {
    key: 'ben',
    firstName: 'Ben',
    lastName: 'Taylor',
    sex: 'M',
    language: 'en',
    level: 4,
    motto: 'Always up for a set',
    plays: [TUESDAYS, THURSDAYS, SUNDAYS],
    roles: [],
  },
  {
    key: 'carla',
    firstName: 'Carla',
    lastName: 'Ferrari',
    sex: 'F',
    language: 'it',
    level: 4.5,
    motto: 'Terra rossa, sempre',
    plays: [THURSDAYS, SATURDAYS, SUNDAYS],
    roles: [],
  },
  {
    key: 'david',
    firstName: 'David',
    lastName: 'García',
    sex: 'M',
    language: 'es',
    level: 3.5,
    motto: 'Revés a una mano',
    plays: [TUESDAYS, THURSDAYS, SATURDAYS],
    roles: [],
  },
  {
    key: 'owner',
    firstName: 'Olga',
    lastName: 'Conti',
    sex: 'F',
    language: 'it',
    level: 3,
    motto: 'Qui per divertirmi',
    roles: ['COURT_OWNER'],
  },
  {
    key: 'support',
    firstName: 'Sam',
    lastName: 'Bennett',
    sex: 'M',
    language: 'en',
    level: 3,
    motto: 'Happy to play anyone',
    roles: ['SUPPORT'],
  },
] as const;

/** Four hundred players and the staff, the same ones every time. */
export function people(random: StoryRandom, count = 400): DemoPerson[] {
  const cast = CAST.map((role) => person(random, CITIES[0]!, role));
  const crowd = Array.from({ length: count - 4 }, (_, i) => person(random, cityFor(random), { key: `player${i + 1}` }));
  return [...cast, ...crowd];
}

interface Part {
  readonly key: string;
  readonly firstName?: string;
  readonly lastName?: string;
  readonly sex?: 'M' | 'F';
  readonly language?: DemoPerson['language'];
  readonly level?: number;
  readonly motto?: string;
  /** When; by chance when left out. */
  readonly plays?: DemoPerson['availability']['slots'];
  readonly roles?: readonly Role[];
}

function person(random: StoryRandom, city: City, part: Part): DemoPerson {
  const signsIn = part.roles !== undefined;
  const sex = part.sex ?? (random.chance(0.4) ? 'F' : 'M');
  const language = part.language ?? city.language;
  const names = NAMES[city.language];
  const strength = part.level ?? Math.min(6.8, Math.max(1, random.normal(3.5, 1.1)));
  const skill = { [TENNIS]: strength + random.normal(0, 0.3), [PADEL]: strength + random.normal(0, 0.4) } as Record<
    SportId,
    number
  >;
  const eager = signsIn || random.chance(0.25);
  const known = {
    id: idFor('user', part.key),
    email: `${part.key}@setpoint.example`,
    firstName: part.firstName ?? random.pick(names[sex]),
    lastName: part.lastName ?? random.pick(names.last),
    sex,
    birthDate: new Date(Date.UTC(2026 - 19 - random.int(46), random.int(12), 1 + random.int(28)))
      .toISOString()
      .slice(0, 10),
    language,
    city,
    lat: round(city.lat + random.normal(0, 0.035)),
    lng: round(city.lng + random.normal(0, 0.045)),
    kmToSearch: random.pick([10, 20, 30, 30, 50]),
    sports: sportsOf(random, city, signsIn).map((sport) => ({
      sport,
      level: !signsIn && random.chance(0.05) ? null : halfStep(part.level ?? skill[sport] + random.normal(0, 0.35)),
    })),
  };
  const mottos = [
    ...MOTTOS[language].any,
    ...known.sports.flatMap(({ sport }) => MOTTOS[language][sport === TENNIS ? 'tennis' : 'padel']),
  ];
  return {
    ...known,
    description: random.chance(0.5) || signsIn ? random.pick(mottos) : null,
    heightCm: Math.round(sex === 'M' ? random.normal(179, 6) : random.normal(167, 6)),
    playingHand: random.chance(0.12) ? 'LEFT' : 'RIGHT',
    roles: part.roles ?? [],
    signsIn,
    availability: { ...availability(random), ...(part.plays && { noFixedDays: false, slots: part.plays }) },
    skill,
    eagerness: eager ? 0.5 + random.next() * 0.5 : 0.08 + random.next() * 0.35,
    registeredDaysAgo: signsIn ? 760 : 20 + random.int(740),
    lastLoginHoursAgo: eager ? random.int(48) : random.int(24 * 60),
  };
}

function sportsOf(random: StoryRandom, city: City, both: boolean): SportId[] {
  if (both || random.chance(city.padel * 0.6)) return [TENNIS, PADEL];
  return random.chance(city.padel * 0.5) ? [PADEL] : [TENNIS];
}

function availability(random: StoryRandom): DemoPerson['availability'] {
  if (random.chance(0.2)) return { noFixedDays: true, slots: [] };
  const bands = [
    { from: '07:00', to: '09:00' },
    { from: '12:30', to: '14:30' },
    { from: '18:00', to: '21:00' },
    { from: '19:00', to: '22:30' },
  ];
  const weekdays = random.sample([1, 2, 3, 4, 5, 6, 7], 2 + random.int(3)).sort((a, b) => a - b);
  return {
    noFixedDays: false,
    slots: weekdays.map((weekday) => ({
      weekday,
      ...(weekday > 5 ? { from: '09:00', to: '13:00' } : random.pick(bands)),
    })),
  };
}

function cityFor(random: StoryRandom): City {
  let ticket = random.int(CITIES.reduce((sum, city) => sum + city.weight, 0));
  return CITIES.find((city) => (ticket -= city.weight) < 0)!;
}

/** Who follows whom: mostly people of the same city, the cast each other. */
export function follows(
  random: StoryRandom,
  everyone: readonly DemoPerson[],
): { followerId: string; followedId: string }[] {
  const cast = everyone.filter((person) => person.signsIn && !person.roles.includes('SUPPORT'));
  return everyone
    .filter((person) => !person.roles.includes('SUPPORT'))
    .flatMap((follower) => {
      const near = everyone.filter(
        (other) => other.city === follower.city && other !== follower && !other.roles.includes('SUPPORT'),
      );
      const chosen = new Set(random.sample(near, 3 + random.int(follower.eagerness > 0.45 ? 18 : 7)));
      if (follower.signsIn) for (const friend of cast) if (friend !== follower) chosen.add(friend);
      return [...chosen].map((followed) => ({ followerId: follower.id, followedId: followed.id }));
    });
}

const round = (degrees: number) => Math.round(degrees * 1e5) / 1e5;
