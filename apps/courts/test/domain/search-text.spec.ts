import { nameKey, searchText, searchWords } from '../../src/domain/search-text.js';

describe('what a centre is found by', () => {
  it('CRT-04 sees neither case nor accents nor punctuation', () => {
    expect(searchWords("  Padel-Club d'Été, FORLÌ ")).toEqual(['padel', 'club', 'd', 'ete', 'forli']);
    expect(searchText({ name: "Club d'Été", city: 'Forlì' })).toBe(' club d ete forli');
    expect(nameKey('Élite')).toBe('elite');
  });

  it('CRT-04 counts a repeated word once and no more than six words', () => {
    expect(searchWords('a b a c d e f g')).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
  });

  it('CRT-04 counts the first thirty letters of a word, which finds no fewer centres', () => {
    expect(searchWords(`${'x'.repeat(70_000)} ${'x'.repeat(31)}`)).toEqual(['x'.repeat(30)]);
  });

  it('CRT-04 leaves nothing in a word that a pattern could mean', () => {
    expect(searchWords('100%_sure\\')).toEqual(['100', 'sure']);
  });
});
