import { createHash } from 'node:crypto';
import { Random } from '@setpoint/kernel';

/** Repeatable random numbers (mulberry32): the same story for the same seed. */
export class StoryRandom extends Random {
  private state: number;

  constructor(seed: number) {
    super();
    this.state = seed >>> 0;
  }

  override next(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let t = this.state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  }

  pick<T>(from: readonly T[]): T {
    return from[this.int(from.length)]!;
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  /** Normal distribution (Box–Muller). */
  normal(mean: number, deviation: number): number {
    const u = 1 - this.next();
    return mean + deviation * Math.sqrt(-2 * Math.log(u)) * Math.cos(2 * Math.PI * this.next());
  }

  /** `count` different ones. */
  sample<T>(from: readonly T[], count: number): T[] {
    const rest = [...from];
    return Array.from({ length: Math.min(count, rest.length) }, () => rest.splice(this.int(rest.length), 1)[0]!);
  }
}

/** The same key of an upload for the same name: where its pictures stand in the store. */
export const uploadKeyFor = (name: string): string =>
  createHash('sha256').update(`setpoint demo upload ${name}`).digest('base64url');

/** The same UUID (version 8) for the same name, on every machine. */
export function idFor(kind: string, name: string | number): string {
  const hex = createHash('sha256').update(`setpoint demo ${kind} ${name}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
