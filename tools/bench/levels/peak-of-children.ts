import { readFileSync } from 'node:fs';

const text = (path: string): string | null => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
};

/** Largest memory, in bytes, that a child of this process had at any time before a sample; one that has gone is counted. Linux only. */
export function peakOfChildren() {
  let peak = 0;
  return {
    sample(): void {
      for (const child of text(`/proc/self/task/${process.pid}/children`)?.trim().split(' ') ?? []) {
        const kilobytes = /VmHWM:\s+(\d+) kB/.exec(text(`/proc/${child}/status`) ?? '')?.[1];
        peak = Math.max(peak, 1024 * Number(kilobytes ?? 0));
      }
    },
    peak: () => peak,
  };
}
