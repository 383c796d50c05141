import type { Payload } from './race-rounds.ts';

/** What became of one kind of race over all rounds. */
export class RaceTally {
  rounds = 0;
  /** How often each outcome came about. */
  private readonly winners = new Map<string, number>();
  private readonly refusals = new Map<string, number>();
  /** What was not as it must be. */
  readonly wrong: string[] = [];
  private readonly name: string;

  constructor(name: string) {
    this.name = name;
  }

  note({ success, errorCode }: Payload): void {
    if (!success) add(this.refusals, errorCode ?? 'no code');
  }

  won(by: string): void {
    add(this.winners, by);
  }

  expect(what: string, matchId: string, found: unknown, wanted: unknown): void {
    if (JSON.stringify(found) === JSON.stringify(wanted)) return;
    const line = `${what}, match ${matchId}: ${JSON.stringify(found)} instead of ${JSON.stringify(wanted)}`;
    this.wrong.push(line);
    console.log(`  ${this.name}: ${line}`);
  }

  print(): void {
    console.log(`${this.name}
  rounds    ${this.rounds}
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
