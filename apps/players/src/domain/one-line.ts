/** Normalises text to one line: control characters, lone surrogates and runs of whitespace become one space. */
export const oneLine = (text: string | null): string =>
  (text ?? '')
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\s]+/gu, ' ')
    .trim();
