/** Letters that Unicode does not decompose into a base letter and an accent. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/** Lower case without accents: 'Éloïse Łukasz' → 'eloise lukasz'. */
export function withoutAccents(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßæœøłđðþı]/g, (letter) => LETTERS[letter]!);
}

/**
 * A name as a path segment (RTE-13): 'Tennis Club Forlì' → 'tennis-club-forli'.
 * Letters of other scripts stay; what has none at all becomes '-', so that the segment is never empty.
 */
export function slug(name: string): string {
  const words = withoutAccents(name)
    .replace(/['’]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  return words.join('-') || '-';
}
