import { randomUUID } from 'node:crypto';
import type { Payload } from './race-rounds.ts';
import { SUPPORT, type CompetitionService, type Replicas } from './race-replicas.ts';
import type { RaceStatistics } from './race-statistics.ts';

/** A race of competitions and money. */
export interface CompetitionRace {
  /** What `--only` calls it. */
  readonly key: string;
  readonly name: string;
  run(contest: Contest, rounds: number): Promise<void>;
}

interface Setting {
  readonly players: readonly string[];
  readonly rounds: number;
  readonly parallel: number;
  readonly report: (line: string) => void;
}

/** What such a race presses with and tells its outcome to. */
export class Contest {
  readonly replicas: Replicas;
  readonly statistics: RaceStatistics;
  /** Two who were there before: they have the places that are not raced for. */
  readonly hosts: readonly [string, string];
  /** Everybody who presses; two by two they follow each other. */
  readonly crowd: readonly string[];

  private readonly planned: number;
  private readonly report: (line: string) => void;

  constructor(replicas: Replicas, statistics: RaceStatistics, { players, rounds, parallel, report }: Setting) {
    const [first, second, ...others] = players as [string, string, ...string[]];
    this.replicas = replicas;
    this.statistics = statistics;
    this.planned = rounds;
    this.report = report;
    this.hosts = [first, second];
    this.crowd = others.slice(0, parallel);
  }

  /** One after the other; now and then it says how far it has come. */
  async eachRound(rounds: number, run: (round: number) => Promise<void>): Promise<void> {
    for (let round = 0; round < rounds; round += 1) {
      await run(round);
      this.passed(1);
    }
  }

  passed(rounds: number): void {
    const { statistics } = this;
    const before = statistics.rounds;
    statistics.rounds += rounds;
    const isHundred = Math.floor(statistics.rounds / 100) > Math.floor(before / 100);
    if (isHundred && statistics.rounds < this.planned) this.report(`${statistics}`);
  }

  /** A press of the race: whatever is answered is noted. */
  async press<P extends Payload>(
    who: string,
    service: CompetitionService,
    operation: string,
    input: object,
  ): Promise<P> {
    try {
      const payload = await this.replicas.ask<P>(service, who, operation, { input });
      this.statistics.note(payload);
      return payload;
    } catch (error) {
      return this.statistics.refusedWith(error, operation) as P;
    }
  }

  /** Everybody at once. */
  all<P>(press: (who: string, n: number) => Promise<P>): Promise<P[]> {
    return Promise.all(this.crowd.map(press));
  }

  /** What has to succeed before there is a race. */
  async must<P extends Payload>(
    who: string,
    service: CompetitionService,
    operation: string,
    input: object = {},
  ): Promise<P> {
    const payload = await this.replicas.ask<P>(service, who, operation, { input });
    if (!payload.success) throw new Error(`refused: ${JSON.stringify({ operation, payload, input })}`);
    return payload;
  }

  support<P extends Payload>(service: CompetitionService, operation: string, input: object): Promise<P> {
    return this.must<P>(SUPPORT, service, operation, input);
  }

  expect(what: string, about: string, found: unknown, wanted: unknown): void {
    this.statistics.expect(what, about, found, wanted);
  }

  async count(text: string, ...values: readonly unknown[]): Promise<number> {
    const [row] = await this.replicas.rows<{ n: number }>(`select count(*)::int as n from ${text}`, values);
    return row!.n;
  }
}

export const accepted = <P extends Payload>(answers: readonly P[]): P[] => answers.filter(({ success }) => success);

export const requestId = (): string => randomUUID();
