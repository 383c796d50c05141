import fc from 'fast-check';
import { namesWebAddress } from '../src/index.js';

/** As people write them. */
const NAMES = [
  ...['St. Clair', 'St.Clair', 'J.R. Smith', 'J.R.Smith', 'O’Neil', "O'Neil", 'Anne-Marie', 'Jr.', 'Sr.', 'John Jr.'],
  ...[
    'Müller',
    'D’Angelo',
    'De la Cruz',
    'van den Berg',
    'v.d. Berg',
    'Ma. Teresa',
    'M.ª José',
    'Fco. Javier',
    'Dr. Rossi',
  ],
  ...[
    'Łukasz',
    'Núñez',
    'Saint-Exupéry',
    'McDonald',
    'Mac Giolla',
    'Jean-Luc',
    'Wm. H.',
    'Prof.Rossi',
    'A.',
    'de’ Medici',
  ],
  ...[
    '山田',
    '김민준',
    'Александр',
    'Ni',
    'Co',
    'Ita',
    'Comi',
    'Netti',
    'Orga',
    'Mei',
    'Iodice',
    'Ésteban',
    'Ng',
    'Li',
    'Wu',
  ],
];
const ADDRESSES = [
  ...[
    'www.x.y',
    'casino.example',
    'Casino.com',
    'CASINO.COM',
    'https://x',
    'http:x',
    'bit.ly',
    't.me',
    'x.com',
    'win.bet',
  ],
  ...[
    'WWW.BEST',
    'my-shop.it',
    'play。casino。com',
    'casino\u200b.com',
    'casino．com',
    'go to bets.club now',
    'rackets.tennis',
  ],
];

describe('web addresses in names', () => {
  it.each(ADDRESSES)('ACC-01~ %s is one', (text) => {
    expect(namesWebAddress(text)).toBe(true);
  });

  it.each(NAMES)('ACC-01~ %s is none', (name) => {
    expect(namesWebAddress(name)).toBe(false);
  });

  it('ACC-01~ there is none in any names side by side, and one as soon as an address stands among them', () => {
    const names = fc.array(fc.constantFrom(...NAMES), { minLength: 1, maxLength: 4 });
    fc.assert(fc.property(names, (some) => !namesWebAddress(some.join(' '))));
    fc.assert(
      fc.property(names, fc.constantFrom(...ADDRESSES), (some, address) =>
        namesWebAddress([...some, address].join(' ')),
      ),
    );
  });
});
