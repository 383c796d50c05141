const SMS_LENGTH = 160;

/** An SMS of one part, in plain letters. The link in its end is always whole; words give way. */
export function oneSms(words: string, url?: string): string {
  if (url === undefined) return plain(words).slice(0, SMS_LENGTH);
  const kept = plain(words).slice(0, Math.max(0, SMS_LENGTH - url.length - 2));
  return `${kept.trimEnd()}: ${url}`;
}

/** Letters that every phone shows in one part of 160: those of the GSM alphabet that ASCII has, too. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[‘’]/g, "'")
    .replace(/[^\x20-\x7e]|[[\\\]^`{|}~]/g, '');
