/** Digits, and at most two behind a point or a comma: whatever else it is may mean a hundred times as much. */
const AMOUNT = /^(\d{1,7})(?:[.,](\d{1,2}))?$/;

/** What somebody typed as an amount of euros; null where it can't be told. */
export function centsOf(typed: string): number | null {
  const [, euros, hundredths = ''] = AMOUNT.exec(typed.trim()) ?? [];
  return euros === undefined ? null : Number(euros) * 100 + Number(hundredths.padEnd(2, '0'));
}
