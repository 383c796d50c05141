/** Values of the characters in the places 1, 3, 5 …; 0 counts as A, 1 as B and so on. */
const ODD = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23];
/** Letters from L to V may stand for digits, where two people would have the same code (omocodia). */
const SHAPE = /^[A-Z]{6}[\dLMNP-V]{2}[ABCDEHLMPRST][\dLMNP-V]{2}[A-Z][\dLMNP-V]{3}[A-Z]$/;

/** Computed from the first fifteen characters: odd positions by the table, even ones by their plain value. */
export function checkCharacter(fifteen: string): string {
  const values = [...fifteen].map((c) => (c <= '9' ? Number(c) : c.charCodeAt(0) - 65));
  const sum = values.reduce((total, value, i) => total + (i % 2 === 0 ? ODD[value]! : value), 0);
  return String.fromCharCode(65 + (sum % 26));
}

/** Whether this is a valid Italian personal tax code, in capitals: format, then check character (BIL-02). */
export const isItalianTaxCode = (code: string): boolean =>
  SHAPE.test(code) && checkCharacter(code.slice(0, 15)) === code[15];
