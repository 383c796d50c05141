import { PADEL, TENNIS, type SportId } from '@setpoint/kernel';
import { CITIES, type City } from './cities.ts';
import { idFor, type StoryRandom } from './random.ts';

export type Surface = 'CLAY' | 'GRASS' | 'HARD' | 'SYNTHETIC_GRASS' | 'SYNTHETIC' | 'GREEN_CLAY' | 'GREENSET';
export type Offer = 'WATER_BOTTLE' | 'BALL_TUBE_RENTAL' | 'ONE_EURO_BOOKING_DISCOUNT' | 'TWO_EURO_BOOKING_DISCOUNT';

export interface DemoCentre {
  readonly id: string;
  readonly name: string;
  readonly address: string;
  readonly city: string;
  readonly country: string;
  readonly lat: number;
  readonly lng: number;
  readonly timeZone: string;
  readonly phone: string;
  readonly email: string;
  readonly website: string;
  readonly description: string;
  readonly fields: readonly {
    readonly id: string;
    readonly name: string;
    readonly sport: SportId;
    readonly surface: Surface;
    readonly covered: boolean;
    readonly notes: string | null;
  }[];
  readonly offers: readonly Offer[];
}

const DESCRIPTIONS = {
  it: [
    'Campi curati, bar aperto fino a tardi.',
    'Un circolo tranquillo, con il verde attorno.',
    'Spogliatoi nuovi e luci per la sera.',
  ],
  en: [
    'Well-kept courts, and a café that stays open late.',
    'A quiet club with green all around.',
    'New changing rooms and floodlights.',
  ],
  es: [
    'Pistas cuidadas y bar hasta tarde.',
    'Un club tranquilo, rodeado de verde.',
    'Vestuarios nuevos y luz para la noche.',
  ],
  fr: [
    'Courts bien entretenus, club-house ouvert tard.',
    'Un club calme, entouré de verdure.',
    'Vestiaires neufs et éclairage le soir.',
  ],
} as const;

const FIELD_WORD = { it: 'Campo', en: 'Court', es: 'Pista', fr: 'Court' } as const;

/** Sixty centres, more where more people play. */
export function centres(random: StoryRandom, count = 60): DemoCentre[] {
  const places = CITIES.flatMap((city) => city.quarters.map((quarter) => ({ city, quarter })));
  return places.slice(0, count).map(({ city, quarter }, i) => centre(random, city, quarter, i));
}

function centre(random: StoryRandom, city: City, quarter: string, index: number): DemoCentre {
  const main: SportId = random.chance(city.padel * 0.6) ? PADEL : TENNIS;
  const name = random.pick(city.centreNames[main])(quarter);
  const id = idFor('court', `${city.name} ${quarter}`);
  const domain = name
    .normalize('NFD')
    .replaceAll(/[^a-zA-Z]/g, '')
    .toLowerCase();
  return {
    id,
    name,
    address: `${random.pick(city.streets)} ${1 + random.int(180)}`,
    city: city.name,
    country: city.country,
    lat: Math.round((city.lat + random.normal(0, 0.03)) * 1e5) / 1e5,
    lng: Math.round((city.lng + random.normal(0, 0.04)) * 1e5) / 1e5,
    timeZone: city.timeZone,
    phone: `${city.phonePrefix} 555 01${String(index).padStart(2, '0')}`,
    email: `info@${domain}.example`,
    website: `https://${domain}.example`,
    description: random.pick(DESCRIPTIONS[city.language]),
    fields: asNamed(name, fieldsOf(random, id, main, FIELD_WORD[city.language])),
    offers: random.sample<Offer>(
      ['WATER_BOTTLE', 'BALL_TUBE_RENTAL', 'ONE_EURO_BOOKING_DISCOUNT', 'TWO_EURO_BOOKING_DISCOUNT'],
      random.int(3),
    ),
  };
}

function fieldsOf(random: StoryRandom, centreId: string, main: SportId, word: string): DemoCentre['fields'] {
  const surface = random.pick<Surface>(['CLAY', 'CLAY', 'CLAY', 'HARD', 'GREENSET', 'SYNTHETIC', 'GRASS']);
  const mixed = random.chance(0.45);
  return Array.from({ length: 3 + random.int(6) }, (_, i) => {
    const sport: SportId = mixed && i % 3 === 2 ? (main === TENNIS ? PADEL : TENNIS) : main;
    return {
      id: idFor('field', `${centreId} ${i}`),
      name: `${word} ${i + 1}`,
      sport,
      surface: sport === PADEL ? 'SYNTHETIC_GRASS' : surface,
      covered: random.chance(0.35),
      notes: null,
    };
  });
}

/** An 'Indoor' has a roof over each court, a 'Lawn Tennis Club' has lawns, and grass grows under the sky. */
function asNamed(name: string, fields: DemoCentre['fields']): DemoCentre['fields'] {
  const indoor = name.includes('Indoor');
  return fields.map((field) => {
    const grows = field.surface === 'GRASS' || (name.includes('Lawn') && field.sport === TENNIS);
    const surface = grows ? (indoor ? 'HARD' : 'GRASS') : field.surface;
    return { ...field, surface, covered: indoor || (field.covered && !grows) };
  });
}
