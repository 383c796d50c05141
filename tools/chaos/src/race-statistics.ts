import type { Payload } from './race-rounds.ts';
import { Refused } from './stack-process.ts';

const MOST_SHOWN = 20;
const LONGEST_SHOWN = 1_000;

/** What became of one kind of race over all rounds. */
export class RaceStatistics {
  rounds = 0;
  /** Milliseconds, with all that a round needs. */
  took = 0;
  /** How often each outcome came about. */
  private readonly winners = new Map<string, number>();
  private readonly refusals = new Map<string, number>();
  /** What was not as it must be. */
  readonly wrong: string[] = [];
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }

  note({ success, errorCode }: Payload): void {
    if (success) return;
    if (errorCode === null) this.fail('a refusal without a code');
    else add(this.refusals, errorCode);
  }

  won(by: string): void {
    add(this.winners, by);
  }

  expect(what: string, about: string, found: unknown, wanted: unknown): void {
    if (JSON.stringify(found) === JSON.stringify(wanted)) return;
    this.fail(`${what}, ${about}: ${JSON.stringify(found)} instead of ${JSON.stringify(wanted)}`);
  }

  /** An operation was answered with errors, which no press here deserves. Throws what is none of these. */
  refusedWith(error: unknown, operation: string): Payload {
    if (!(error instanceof Refused)) throw error;
    const code = error.errors[0]?.code ?? 'no code';
    add(this.refusals, code);
    this.fail(`${/\b(\w+)\(input/.exec(operation)?.[1] ?? operation}: ${error.message}`);
    return { success: false, errorCode: code };
  }

  fail(line: string): void {
    this.wrong.push(line);
    if (this.wrong.length <= MOST_SHOWN) console.log(`  ${this.name}: ${line.slice(0, LONGEST_SHOWN)}`);
    if (this.wrong.length === MOST_SHOWN) console.log(`  ${this.name}: what else is wrong is only counted`);
  }

  toString(): string {
    return `${this.name}: ${this.rounds} rounds, ${this.wrong.length} wrong`;
  }

  print(): void {
    console.log(`${this.name}
  rounds    ${this.rounds}${this.took > 0 ? ` in ${(this.took / 1000).toFixed(0)} s` : ''}
  winners   ${listed(this.winners)}
  refusals  ${listed(this.refusals)}
  wrong     ${this.wrong.length}`);
  }
}

const add = (counts: Map<string, number>, key: string) => void counts.set(key, (counts.get(key) ?? 0) + 1);

const listed = (counts: ReadonlyMap<string, number>) =>
  [...counts]
    .sort(([, a], [, b]) => b - a)
    .map(([key, n]) => `${n} ${key}`)
    .join(', ') || 'none';
