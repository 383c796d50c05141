/** From the beginning of a day to that of the next one, where the reader is; nothing where it is no day. */
export function dayRange(day: string): { from?: string; until?: string } {
  if (!/^\d{4}-\d\d-\d\d$/.test(day)) return {};
  const from = new Date(`${day}T00:00:00`);
  if (Number.isNaN(from.getTime())) return {};
  const until = new Date(from);
  until.setDate(until.getDate() + 1);
  return { from: from.toISOString(), until: until.toISOString() };
}
