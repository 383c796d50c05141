import type { SportId } from '@setpoint/kernel';

export interface City {
  readonly name: string;
  readonly fullName: string;
  readonly country: string;
  readonly language: 'it' | 'en' | 'es' | 'fr';
  readonly lat: number;
  readonly lng: number;
  readonly timeZone: string;
  /** Share of all players, in parts of 100. */
  readonly weight: number;
  /** How likely a player here plays padel as well. */
  readonly padel: number;
  readonly phonePrefix: string;
  /** Neighbourhoods that give centres their names, and streets for addresses. */
  readonly quarters: readonly string[];
  readonly streets: readonly string[];
  /** Words for a centre of the sport, around a quarter's name. */
  readonly centreNames: Readonly<Record<SportId, readonly ((quarter: string) => string)[]>>;
}

const italian = {
  1: [(q: string) => `Tennis Club ${q}`, (q: string) => `Circolo Tennis ${q}`, (q: string) => `Centro Sportivo ${q}`],
  2: [(q: string) => `Padel ${q}`, (q: string) => `${q} Padel Club`],
};
const spanish = {
  1: [(q: string) => `Club de Tenis ${q}`, (q: string) => `Real Club ${q}`, (q: string) => `Polideportivo ${q}`],
  2: [(q: string) => `Pádel ${q}`, (q: string) => `${q} Pádel Indoor`],
};
const french = {
  1: [(q: string) => `Tennis Club ${q}`, (q: string) => `TC ${q}`, (q: string) => `Stade ${q}`],
  2: [(q: string) => `Padel ${q}`, (q: string) => `${q} Padel Indoor`],
};
const english = {
  1: [(q: string) => `${q} Lawn Tennis Club`, (q: string) => `${q} Tennis Centre`, (q: string) => `${q} Park Tennis`],
  2: [(q: string) => `Padel ${q}`, (q: string) => `${q} Padel Club`],
};

export const CITIES: readonly City[] = [
  {
    name: 'Milano',
    fullName: 'Milano, Lombardia, Italia',
    country: 'IT',
    language: 'it',
    lat: 45.4642,
    lng: 9.19,
    timeZone: 'Europe/Rome',
    weight: 24,
    padel: 0.55,
    phonePrefix: '+39',
    centreNames: italian,
    quarters: [
      'Navigli',
      'Lambrate',
      'San Siro',
      'Bovisa',
      'Porta Romana',
      'Città Studi',
      'Affori',
      'Barona',
      'Precotto',
      'Lorenteggio',
      'Isola',
    ],
    streets: [
      'Via Ripamonti',
      'Viale Monza',
      'Via Novara',
      'Via Mecenate',
      'Via Bassini',
      'Viale Certosa',
      'Via Washington',
    ],
  },
  {
    name: 'Roma',
    fullName: 'Roma, Lazio, Italia',
    country: 'IT',
    language: 'it',
    lat: 41.9028,
    lng: 12.4964,
    timeZone: 'Europe/Rome',
    weight: 16,
    padel: 0.65,
    phonePrefix: '+39',
    centreNames: italian,
    quarters: ['Parioli', 'Testaccio', 'Ostiense', 'Monte Mario', 'Nomentano', 'Tuscolano', 'Garbatella', 'Aurelio'],
    streets: ['Via Flaminia', 'Via Cassia', 'Via Ostiense', 'Via Nomentana', 'Via Appia Nuova', 'Via Aurelia'],
  },
  {
    name: 'Torino',
    fullName: 'Torino, Piemonte, Italia',
    country: 'IT',
    language: 'it',
    lat: 45.0703,
    lng: 7.6869,
    timeZone: 'Europe/Rome',
    weight: 10,
    padel: 0.45,
    phonePrefix: '+39',
    centreNames: italian,
    quarters: ['Crocetta', 'Lingotto', 'Vanchiglia', 'Mirafiori', 'Parella', 'Santa Rita'],
    streets: ['Corso Francia', 'Corso Unione Sovietica', 'Via Nizza', 'Corso Casale', 'Via Tirreno'],
  },
  {
    name: 'Madrid',
    fullName: 'Madrid, Comunidad de Madrid, España',
    country: 'ES',
    language: 'es',
    lat: 40.4168,
    lng: -3.7038,
    timeZone: 'Europe/Madrid',
    weight: 13,
    padel: 0.8,
    phonePrefix: '+34',
    centreNames: spanish,
    quarters: ['Chamartín', 'Retiro', 'Moncloa', 'Hortaleza', 'Carabanchel', 'Vallecas', 'Tetuán', 'Barajas'],
    streets: [
      'Calle de Alcalá',
      'Calle de Bravo Murillo',
      'Avenida de América',
      'Calle de Arturo Soria',
      'Paseo de Extremadura',
    ],
  },
  {
    name: 'Barcelona',
    fullName: 'Barcelona, Catalunya, España',
    country: 'ES',
    language: 'es',
    lat: 41.3874,
    lng: 2.1686,
    timeZone: 'Europe/Madrid',
    weight: 12,
    padel: 0.75,
    phonePrefix: '+34',
    centreNames: spanish,
    quarters: ['Gràcia', 'Poblenou', 'Sarrià', 'Horta', 'Sants', 'Vall d’Hebron', 'Les Corts', 'Montjuïc'],
    streets: [
      'Carrer de Balmes',
      'Avinguda Diagonal',
      'Carrer de Sants',
      'Passeig de la Vall d’Hebron',
      'Carrer de Pujades',
    ],
  },
  {
    name: 'London',
    fullName: 'London, England, United Kingdom',
    country: 'GB',
    language: 'en',
    lat: 51.5074,
    lng: -0.1278,
    timeZone: 'Europe/London',
    weight: 11,
    padel: 0.3,
    phonePrefix: '+44',
    centreNames: english,
    quarters: ['Hackney', 'Clapham', 'Highbury', 'Dulwich', 'Ealing', 'Greenwich', 'Hampstead', 'Battersea'],
    streets: ['Victoria Road', 'Park Lane North', 'Queens Drive', 'Station Road', 'Church Lane'],
  },
  {
    name: 'Paris',
    fullName: 'Paris, Île-de-France, France',
    country: 'FR',
    language: 'fr',
    lat: 48.8566,
    lng: 2.3522,
    timeZone: 'Europe/Paris',
    weight: 9,
    padel: 0.4,
    phonePrefix: '+33',
    centreNames: french,
    quarters: ['Batignolles', 'Vincennes', 'Belleville', 'Boulogne', 'Montsouris', 'La Villette'],
    streets: ['Avenue de Clichy', 'Rue de Charenton', 'Avenue d’Italie', 'Rue de Belleville', 'Boulevard Brune'],
  },
  {
    name: 'Lyon',
    fullName: 'Lyon, Auvergne-Rhône-Alpes, France',
    country: 'FR',
    language: 'fr',
    lat: 45.764,
    lng: 4.8357,
    timeZone: 'Europe/Paris',
    weight: 5,
    padel: 0.4,
    phonePrefix: '+33',
    centreNames: french,
    quarters: ['Gerland', 'Croix-Rousse', 'Monplaisir', 'Vaise', 'Villeurbanne'],
    streets: ['Avenue Jean Jaurès', 'Cours Gambetta', 'Rue Garibaldi', 'Quai de Serbie'],
  },
];
