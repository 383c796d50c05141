import fc from 'fast-check';
import { slug, withoutAccents } from '../src/index.js';

describe('names as path segments', () => {
  it.each([
    ['Tennis Club Forlì', 'tennis-club-forli'],
    ["L'Éloïse & Søren", 'leloise-soren'],
    ['Große Straße 3', 'grosse-strasse-3'],
    ['  Ben  ', 'ben'],
    ['王伟', '王伟'],
    ['🎾', '-'],
    ['', '-'],
  ])('RTE-13 writes %p as %p', (name, expected) => {
    expect(slug(name)).toBe(expected);
  });

  it('RTE-13 keeps a slug as it is when it is slugged again', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (name) => slug(slug(name)) === slug(name)));
  });

  it('RTE-13 never lets a name add a segment, a query or an anchor to the path', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (name) => !/[/?#\s]/.test(slug(name))));
  });

  it('CRT-04 sees no accents', () => {
    expect(withoutAccents('Città di Castéllo ŁÓDŹ')).toBe('citta di castello lodz');
  });
});
