import { PADEL, type SportId } from '@setpoint/kernel';
import type { PlayerSeed } from '@setpoint/players';
import type { DemoPerson } from './people.ts';
import { StoryRandom } from './random.ts';

const RACKETS: Readonly<Record<SportId, readonly string[]>> = {
  1: [
    'Wilson Blade 98',
    'Babolat Pure Drive',
    'Head Speed MP',
    'Yonex EZONE 100',
    'Tecnifibre TF40',
    'Head Radical Pro',
  ],
  2: ['Bullpadel Vertex', 'Nox AT10', 'Head Extreme Motion', 'Adidas Metalbone', 'Babolat Viper', 'Siux Electra'],
};
const STRINGS = [
  'Luxilon Alu Power 1.25',
  'Babolat RPM Blast',
  'Natural gut 1.30',
  'Head Lynx Tour',
  'Multifilament, 23 kg',
];
const SHOES = ['Asics Gel-Resolution', 'Nike Vapor', 'Adidas Barricade', 'K-Swiss Hypercourt', 'Joma Slam'];
const SURFACES: Readonly<Record<SportId, PlayerSeed['sportDetails'][number]['preferredSurface'][]>> = {
  1: ['CLAY', 'CLAY', 'HARD', 'GRASS', 'GREENSET'],
  2: ['SYNTHETIC_GRASS'],
};

/** What somebody tells of each sport; about a third tells nothing. The same for the same person. */
export function sportDetailsOf(person: DemoPerson): PlayerSeed['sportDetails'] {
  const random = new StoryRandom(Number.parseInt(person.id.slice(0, 8), 16));
  if (!person.signsIn && random.chance(0.35)) return [];
  const some = <T>(from: readonly T[], probability = 0.75) => (random.chance(probability) ? random.pick(from) : null);
  const born = Number(person.birthDate.slice(0, 4));
  return person.sports.map(({ sport }) => ({
    sport,
    preferredSurface: some(SURFACES[sport]),
    racket: some(RACKETS[sport], 0.9),
    strings: sport === PADEL ? null : some(STRINGS),
    shoes: some(SHOES, 0.6),
    startYear: sport === PADEL ? Math.max(born + 6, 2017 + random.int(8)) : born + 6 + random.int(13),
    frequency: some(['OCCASIONALLY', 'ONCE_OR_TWICE_A_WEEK', 'ONCE_OR_TWICE_A_WEEK', 'SEVERAL_TIMES_A_WEEK'], 0.9),
    courtPosition: some(['LEFT', 'RIGHT', 'RIGHT', 'BOTH']),
  }));
}
