import { eventually } from '@setpoint/testkit';
import type { Person } from './person.js';

export interface Fixture {
  readonly id: string;
  readonly stage: string;
  readonly number?: number;
  readonly state: string;
  readonly how: string | null;
  readonly rule: string | null;
  readonly match: { readonly id: string } | null;
  /** Ids of the players. */
  readonly sides: readonly [readonly string[], readonly string[]];
}

export interface ShownSide {
  readonly entry: { readonly players: readonly { readonly id: string }[] } | null;
}

export const playersOf = (side: ShownSide): readonly string[] => (side.entry?.players ?? []).map(({ id }) => id);

/** Plays the matches of fixtures through the API. */
export class FixturePlay {
  private courtId: string | null = null;

  constructor(private readonly people: ReadonlyMap<string, Person>) {}

  captain({ sides }: Fixture, side: 0 | 1): Person {
    return this.people.get(sides[side][0]!)!;
  }

  /** One side proposes court and time, which is an attempt to play (MAT-21). */
  async propose(fixture: Fixture, datePlay: string, timePlay: string, side: 0 | 1 = 0): Promise<void> {
    const who = this.captain(fixture, side);
    const plan = { courtId: await this.court(who), datePlay, timePlay };
    await done('proposed', () => who.command('organiseMatch', { matchId: fixture.match!.id, ...plan }));
  }

  /** The same, and everybody else accepts (MAT-23). */
  async agree(fixture: Fixture, datePlay: string, timePlay: string): Promise<void> {
    await this.propose(fixture, datePlay, timePlay);
    const [proposer, ...others] = fixture.sides.flat();
    const id = fixture.match!.id;
    const { match } = await this.people
      .get(proposer!)!
      .get<{ match: { proposal: { id: string } } }>('query ($id: ID!) { match(id: $id) { proposal { id } } }', { id });
    for (const other of others)
      await done('agreed on', () =>
        this.people.get(other)!.command('answerProposal', { matchId: id, proposalId: match.proposal.id, accept: true }),
      );
  }

  /** One set to nine games, entered by the first side and confirmed by the other. */
  async result(fixture: Fixture, winner: 0 | 1, games: number): Promise<void> {
    await playedOut(this.captain(fixture, 0), this.captain(fixture, 1), fixture.match!.id, winner === 0, games);
  }

  async court(who: Person): Promise<string> {
    const { courts } = this.courtId
      ? { courts: { edges: [{ node: { id: this.courtId } }] } }
      : await who.get<{ courts: { edges: { node: { id: string } }[] } }>(
          '{ courts(filter: { near: { lat: 45.46, lng: 9.19, km: 30 }, sport: 1 }, first: 1) { edges { node { id } } } }',
        );
    return (this.courtId = courts.edges[0]!.node.id);
  }
}

/** A result of one set to nine games, entered by one and confirmed by the other. */
export async function playedOut(
  one: Person,
  other: Person,
  matchId: string,
  wins: boolean,
  games: number,
): Promise<void> {
  const { match } = await one.get<{ match: { mySide: 'A' | 'B' } }>('query ($id: ID!) { match(id: $id) { mySide } }', {
    id: matchId,
  });
  const sets = [wins === (match.mySide === 'A') ? { a: 9, b: games } : { a: games, b: 9 }];
  await done('entered', () => one.command('enterResult', { matchId, sets }));
  await done('confirmed', () => other.command('confirmResult', { matchId }));
}

/** Matches come, and become ready for a result, a moment after what they follow from. */
function done(what: string, command: () => Promise<{ success: boolean; errorCode: string | null }>): Promise<void> {
  return eventually(
    async () => {
      const { success, errorCode } = await command();
      if (!success) throw new Error(errorCode ?? 'no reason was given');
    },
    `a match was not ${what}`,
    { everyMs: 500 },
  );
}
