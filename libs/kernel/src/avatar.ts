/** Backgrounds of initials; white text on each has contrast of at least 4.5. */
export const AVATAR_COLOURS = [
  '#1d5bd6',
  '#c64a0f',
  '#24793f',
  '#7a3fd0',
  '#0b7285',
  '#b83280',
  '#8a5a00',
  '#455a75',
  '#a8323e',
  '#4f6b16',
] as const;

/** First letters of the first and the last word: 'Ana de la Cruz' → 'AC'. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const first = [...(words[0] ?? '')][0] ?? '';
  const last = words.length > 1 ? ([...words.at(-1)!][0] ?? '') : '';
  return (first + last).toLocaleUpperCase();
}

/** The same for a player everywhere. */
export function avatarColourOf(id: string): string {
  let sum = 7;
  for (const letter of id) sum = (sum * 31 + letter.codePointAt(0)!) >>> 0;
  return AVATAR_COLOURS[sum % AVATAR_COLOURS.length]!;
}
