/** Run in the page: a language that is 40 % longer than English and full of accents, without a translation. */

const KEPT = '__shortTexts';

type Kept = typeof window & { [KEPT]?: Map<Text, string> };

/** Lengthens every text that holds words; `restore` puts back what stood there. */
export function lengthen(): void {
  const ACCENTS: Record<string, string> = {
    a: 'á',
    e: 'é',
    i: 'î',
    o: 'ö',
    u: 'ü',
    n: 'ñ',
    A: 'Á',
    E: 'É',
    O: 'Ö',
    U: 'Ü',
  };
  const kept = ((window as Kept).__shortTexts ??= new Map());
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node as Text);
  for (const text of texts) {
    const words = text.data;
    // Initials and codes are no words; drawings have their own size.
    if (!/\p{L}{3}/u.test(words) || text.parentElement!.closest('svg, script, style, noscript')) continue;
    kept.set(text, words);
    const accented = words.replace(/[aeiounAEOU]/g, (letter) => ACCENTS[letter]!);
    const more = Math.ceil(words.trim().length * 0.4);
    text.data = `${accented}${more > 4 ? ' ' : ''}${'ëlongé '
      .repeat(Math.ceil(more / 7))
      .slice(0, more)
      .trim()}`;
  }
}

export function restore(): void {
  const kept = (window as Kept).__shortTexts;
  for (const [text, words] of kept ?? []) text.data = words;
  kept?.clear();
}
