import type { DataPart, FileStore } from '@setpoint/service-kit';
import { strToU8, zipSync } from 'fflate';

/**
 * One folder for each service: all of it as JSON, each table as CSV too, and the files that belong to it (BYD-08). The same
 * parts make the same file.
 */
export async function zipOf(parts: ReadonlyMap<string, DataPart>, files: Pick<FileStore, 'get'>): Promise<Uint8Array> {
  const entries: Record<string, Uint8Array> = {};
  for (const [service, { tables, files: names }] of parts) {
    entries[`${service}/${service}.json`] = strToU8(`${JSON.stringify(tables, null, 2)}\n`);
    for (const [table, rows] of Object.entries(tables)) entries[`${service}/${table}.csv`] = strToU8(csvOf(rows));
    for (const name of names) {
      const content = await files.get(name);
      if (content) entries[`${service}/files/${name}`] = content;
    }
  }
  return zipSync(entries, { mtime: new Date('2000-01-01T00:00:00') });
}

/** CSV by RFC 4180, with the columns of the first row. */
export function csvOf(rows: readonly Readonly<Record<string, unknown>>[]): string {
  const columns = Object.keys(rows[0] ?? {});
  const lines = [columns, ...rows.map((row) => columns.map((column) => row[column]))];
  return lines.map((line) => `${line.map(cell).join(',')}\r\n`).join('');
}

/** Escapes values that look like formulas, which spreadsheets would execute. */
function cell(value: unknown): string {
  if (value === null || value === undefined) return '';
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value as string | number | boolean);
  const harmless = typeof value === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
