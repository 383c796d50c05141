/** What a spreadsheet would take for a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/** Comma-separated values (RFC 4180), with titles in the first line. */
export function csvOf(titles: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const cell = (value: string | number) => {
    const text = typeof value === 'string' && FORMULA.test(value) ? `'${value}` : String(value);
    return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  };
  return [titles, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}
