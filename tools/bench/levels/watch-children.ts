import { readFileSync } from 'node:fs';

const text = (path: string): string | null => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
};

/** Of /proc/…/stat: what comes after the name of the program, which may contain anything. */
const [USER, SYSTEM] = [11, 12];
const TICKS_PER_SECOND = 100;

/** What children of this process took at any time before a sample; one that has gone is counted. Linux only. */
export function watchChildren() {
  let peak = 0;
  const cpu = new Map<string, number>();
  return {
    sample(): void {
      for (const child of text(`/proc/self/task/${process.pid}/children`)?.trim().split(' ') ?? []) {
        const kilobytes = /VmHWM:\s+(\d+) kB/.exec(text(`/proc/${child}/status`) ?? '')?.[1];
        peak = Math.max(peak, 1024 * Number(kilobytes ?? 0));
        const fields = text(`/proc/${child}/stat`)
          ?.replace(/^.*\) /s, '')
          .split(' ');
        if (fields) cpu.set(child, (Number(fields[USER]) + Number(fields[SYSTEM])) / TICKS_PER_SECOND);
      }
    },
    /** Largest memory of one of them, in bytes. */
    peak: () => peak,
    /** Of all together, in seconds. */
    cpu: () => [...cpu.values()].reduce((sum, seconds) => sum + seconds, 0),
  };
}
