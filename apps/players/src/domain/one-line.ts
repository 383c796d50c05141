/** Text of one line: control characters, halves of surrogate pairs and runs of blanks become one blank. */
export const oneLine = (text: string | null): string =>
  (text ?? '')
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\s]+/gu, ' ')
    .trim();
