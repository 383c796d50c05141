/** Every form in which a service and its entity are named, by the placeholder that stands for it in templates. */
export interface Names {
  /** Service: folder, package, subgraph, schema, owner of events. `rackets` */
  readonly name: string;
  /** `Rackets` */
  readonly Name: string;
  /** `CourtBooking`, `courtBooking`, `CourtBookings`, `courtBookings` */
  readonly Entity: string;
  readonly entity: string;
  readonly Entities: string;
  readonly entities: string;
  /** Its test builder: `aCourtBooking`, `anOffer` */
  readonly aEntity: string;
  /** `court-booking`, `court-bookings` */
  readonly 'entity-file': string;
  readonly 'entities-file': string;
  /** `court_booking` */
  readonly table: string;
  /** Of the first migration, in ms: TypeORM orders migrations by it. */
  readonly timestamp: string;
  /** In sentences: `court booking`, `a court booking`, `court bookings`; in capitals at the beginning of one. */
  readonly words: string;
  readonly a_words: string;
  readonly A_words: string;
  readonly many_words: string;
  readonly Many_words: string;
}

/** All forms; the entity is the singular of the service's name unless told. */
export function namesOf(name: string, entity: string = capital(singular(name)), now = new Date()): Names {
  const singularWords = entity.split(/(?<=[a-z])(?=[A-Z])/).map((word) => word.toLowerCase());
  const pluralWords = singularWords.with(-1, plural(singularWords.at(-1)!));
  const words = singularWords.join(' ');
  const manyWords = pluralWords.join(' ');
  const article = /^[aeiou]/.test(words) ? 'an' : 'a';
  const Entities = pluralWords.map(capital).join('');
  return {
    name,
    Name: capital(name),
    Entity: entity,
    entity: small(entity),
    Entities,
    entities: small(Entities),
    aEntity: `${article}${entity}`,
    'entity-file': singularWords.join('-'),
    'entities-file': pluralWords.join('-'),
    table: singularWords.join('_'),
    timestamp: String(now.getTime()),
    words,
    a_words: `${article} ${words}`,
    A_words: `${capital(article)} ${words}`,
    many_words: manyWords,
    Many_words: capital(manyWords),
  };
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const small = (word: string) => word.charAt(0).toLowerCase() + word.slice(1);

function plural(word: string): string {
  if (/[^aeiou]y$/.test(word)) return word.replace(/y$/, 'ies');
  return /(s|x|z|ch|sh)$/.test(word) ? `${word}es` : `${word}s`;
}

function singular(word: string): string {
  if (/[^aeiou]ies$/.test(word)) return word.replace(/ies$/, 'y');
  if (/(s|x|z|ch|sh)es$/.test(word)) return word.slice(0, -2);
  return /[^s]s$/.test(word) ? word.slice(0, -1) : word;
}
