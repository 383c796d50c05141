import { avatarColourOf, initialsOf } from '../src/index.js';

describe('a player without a picture', () => {
  it.each([
    ['Ana Rossi', 'AR'],
    ['Ana de la Cruz', 'AC'],
    ['pelé', 'P'],
    ['  Éric   Öst ', 'ÉÖ'],
    ['', ''],
  ])('makes initials of %s', (name, initials) => expect(initialsOf(name)).toBe(initials));

  it('gives a player the same colour everywhere', () => {
    expect(avatarColourOf('ana')).toBe(avatarColourOf('ana'));
    expect(new Set(['a', 'b', 'c', 'd', 'e', 'f', 'g'].map(avatarColourOf)).size).toBeGreaterThan(3);
  });
});
