/** Levels of others come in half steps, one's own exactly (RNK-04). */
export const shownLevel = (level: number, language: string, exact: boolean): string =>
  new Intl.NumberFormat(language, {
    minimumFractionDigits: exact ? 2 : 1,
    maximumFractionDigits: exact ? 2 : 1,
  }).format(level);

/** `+0.08`, `−0.02`, `0.00`. */
export const shownChange = (change: number, language: string): string =>
  new Intl.NumberFormat(language, {
    signDisplay: 'exceptZero',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  })
    .format(change)
    .replace('-', '−');

/** `62%`, as the language writes it. */
export const shownShare = (share: number, language: string): string =>
  new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 }).format(share);

/** The day of an instant where the reader is: `01/06/2026`. */
export const shownDay = (instant: string, language: string): string =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  }).format(new Date(instant));
