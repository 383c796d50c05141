const UUID = /([0-9a-f]{8}-[0-9a-f]{4}-)[78][0-9a-f]{3}(-[0-9a-f]{4}-[0-9a-f]{12})/g;

/**
 * Makes copies of rows in COPY's text format. Ids of the demo world (UUIDs of version 7 and 8) get the number of the copy and
 * version 9; ids that are shared, and everything else, stay.
 */
export function rowCopier(columns: readonly string[], unique: readonly string[], shared: ReadonlySet<string>) {
  const uniqueAt = new Set(columns.flatMap((column, i) => (unique.includes(column) ? [i] : [])));
  return (row: string): ((copy: number) => string) => {
    const marked = row
      .split('\t')
      .map((value, i) => (uniqueAt.has(i) && value !== '\\N' ? `\u0001${value}` : value))
      .join('\t')
      .replace(UUID, (id: string, head: string, tail: string) => (shared.has(id) ? id : `${head}\u0000${tail}`));
    // Every second part begins where the copy's number goes: \u0000 within an id, \u0001 before a unique text.
    const parts = marked.split(/([\u0000\u0001])/);
    return (copy) => {
      const number = copy.toString(16).padStart(3, '0');
      let text = '';
      for (const part of parts) text += part === '\u0000' ? `9${number}` : part === '\u0001' ? number : part;
      return text;
    };
  };
}
