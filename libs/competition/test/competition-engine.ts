import { createRequire } from 'node:module';
import type * as Factory from 'tods-competition-factory';

// The CommonJS build loads in a fraction of the time and memory of the other one.
const { tournamentEngine: engine } = createRequire(import.meta.url)('tods-competition-factory') as typeof Factory;

interface TheirSide {
  readonly participantId?: string;
}

interface TheirMatchUp {
  readonly matchUpId: string;
  readonly sides?: readonly TheirSide[];
  readonly winningSide?: number;
}

export interface MatchRead {
  readonly sides: readonly (string | null)[];
  readonly winner: string | null;
}

/** How tods-competition-factory reads the matches of a record. */
export function matchUpsRead(record: object): ReadonlyMap<string, MatchRead> {
  must(engine.setState(record));
  const { matchUps } = engine.allTournamentMatchUps({ inContext: true }) as { matchUps: TheirMatchUp[] };
  return new Map(
    matchUps.map(({ matchUpId, sides = [], winningSide }) => {
      const ids = [0, 1].map((index) => sides[index]?.participantId ?? null);
      return [matchUpId, { sides: ids, winner: winningSide ? ids[winningSide - 1]! : null }];
    }),
  );
}

export function must<T extends { readonly error?: unknown }>(result: T): T {
  if (result.error) throw new Error(JSON.stringify(result));
  return result;
}

export { engine };
