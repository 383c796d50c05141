import { readFileSync } from 'node:fs';

/** /proc counts in hundredths of a second. */
const MS_PER_TICK = 10;

/** A process with its parent and the CPU that it has used so far, in ms; undefined for one that is gone. Linux only. */
export function processOf(pid: string): { pid: number; parent: number; ms: number } | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return { pid: Number(pid), parent: Number(fields[1]), ms: (Number(fields[11]) + Number(fields[12])) * MS_PER_TICK };
  } catch {
    return undefined;
  }
}

/** The time that a share `q` of all stays below, in the unit of the times. */
export function quantile(times: readonly number[], q: number): string {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))]!.toFixed(1);
}
