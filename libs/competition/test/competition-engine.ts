import { createRequire } from 'node:module';
import type * as Factory from 'tods-competition-factory';

process.env['NODE_ENV'] = 'production'; // chooses their minified build
// The CommonJS build loads in a fraction of the time and memory of the other one.
const {
  tournamentEngine: engine,
  fixtures,
  governors: { queryGovernor },
} = createRequire(import.meta.url)('tods-competition-factory') as typeof Factory;

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

/** What tods-competition-factory finds wrong with the draws of a record. */
export function inconsistenciesOf(record: object): readonly unknown[] {
  must(engine.setState(record));
  return must(engine.getTournamentInconsistencies()).inconsistencies as readonly unknown[];
}

function must<T extends { readonly error?: unknown }>(result: T): T {
  if (result.error) throw new Error(JSON.stringify(result));
  return result;
}

const SEEDING = fixtures.policies.POLICY_SEEDING_DEFAULT;
const RATING = { scaleType: 'RATING', scaleName: 'SETPOINT', eventType: 'SINGLES' };

/** An event with these entries, the strongest first. */
function anEvent(ids: readonly string[]): void {
  const person = (id: string) => ({ personId: id, standardFamilyName: id, standardGivenName: 'A' });
  const participants = ids.map((participantId) => ({
    participantId,
    participantType: 'INDIVIDUAL',
    participantRole: 'COMPETITOR',
    person: person(participantId),
  }));
  must(engine.setState({ tournamentId: 'T', participants: [], events: [] } as never));
  must(engine.addParticipants({ participants } as never));
  must(engine.addEvent({ event: { eventId: 'E', eventName: 'E', eventType: 'SINGLES' } } as never));
  must(engine.addEventEntries({ eventId: 'E', participantIds: [...ids] }));
}

/** Their draw: entries by place, null a bye. */
export function theirDraw(ids: readonly string[], seedsCount: number, lot: number): (string | null)[] {
  anEvent(ids);
  const drawSize = 2 ** Math.ceil(Math.log2(ids.length));
  const scaleItemsWithParticipantIds = ids.map((participantId, index) => ({
    participantId,
    scaleItems: [{ ...RATING, scaleValue: { mu: 7 - index / 30 }, scaleDate: '2026-02-01' }],
  }));
  must(engine.setParticipantScaleItems({ scaleItemsWithParticipantIds } as never));
  const scaleAttributes = { ...RATING, accessor: 'mu' };
  const seeds = must(
    engine.autoSeeding({
      eventId: 'E',
      drawSize,
      seedsCount,
      scaleName: 'E',
      sortDescending: true,
      scaleAttributes,
      policyDefinitions: SEEDING,
    } as never),
  );
  must(engine.setParticipantScaleItems(seeds as never));
  const { drawDefinition } = must(
    engine.generateDrawDefinition({
      eventId: 'E',
      drawId: 'D',
      drawSize,
      seedsCount,
      seedingScaleName: 'E',
      automated: true,
      nonRandom: lot,
      policyDefinitions: SEEDING,
    } as never),
  );
  const [structure] = drawDefinition!.structures!;
  return structure!.positionAssignments!.map(({ participantId }) => participantId ?? null);
}

/** Their bracket, into which results are entered one by one. */
export function theirBracket(places: readonly (string | null)[]) {
  anEvent(places.filter((id) => id !== null));
  const { drawDefinition } = must(
    engine.generateDrawDefinition({
      eventId: 'E',
      drawId: 'D',
      idPrefix: 'm',
      drawSize: places.length,
      matchUpFormat: 'SET3-S:6/TB7',
      automated: false,
    } as never),
  );
  must(engine.addDrawDefinition({ eventId: 'E', drawDefinition } as never));
  const where = { drawId: 'D', structureId: drawDefinition!.structures![0]!.structureId };
  for (const [index, participantId] of places.entries()) {
    const at = { ...where, drawPosition: index + 1 };
    must(participantId ? engine.assignDrawPosition({ ...at, participantId }) : engine.assignDrawPositionBye(at));
  }
  return {
    decide: (fixtureId: string, outcome: object) =>
      must(engine.setMatchUpStatus({ drawId: 'D', matchUpId: `m-${fixtureId}`, outcome } as never)),
    record: () => engine.getTournament().tournamentRecord as object,
  };
}

export interface TheirRow {
  readonly matchUpsWon: number;
  readonly matchUpsLost: number;
  readonly setsWon: number;
  readonly setsLost: number;
  readonly gamesWon: number;
  readonly gamesLost: number;
  readonly setsPct: number;
  readonly gamesPct: number;
  readonly provisionalOrder: number;
  /** How many are level in their order. */
  readonly ties?: number;
}

/** Their table of a group of the record that was read last. */
export function theirResults(structureId: string): Readonly<Record<string, Pick<TheirRow, 'matchUpsWon'>>> {
  const { matchUps } = engine.allTournamentMatchUps({ inContext: true }) as { matchUps: { structureId: string }[] };
  const ofGroup = matchUps.filter((match) => match.structureId === structureId);
  const { participantResults = {} } = queryGovernor.tallyParticipantResults({ matchUps: ofGroup } as never) as {
    participantResults?: Record<string, TheirRow>;
  };
  return participantResults;
}

/** Who is where in a group of the record that was read last, the first one first: computed by them, not as the record says. */
export function standingsRead(structureId: string): readonly string[] {
  const results = theirResults(structureId) as Readonly<Record<string, { readonly groupOrder?: number }>>;
  return Object.entries(results)
    .toSorted(([, a], [, b]) => a.groupOrder! - b.groupOrder!)
    .map(([id]) => id);
}

/** From and to which place everybody finished in a draw of the record that was read last. */
export function placingsRead(drawId: string): Readonly<Record<string, readonly [number, number]>> {
  const placings = must(engine.getParticipantIdFinishingPositions({ drawId })) as Placings;
  return Object.fromEntries(
    Object.entries(placings).map(([id, { finishingPositionRange }]) => [id, finishingPositionRange]),
  );
}

type Placings = Readonly<Record<string, { readonly finishingPositionRange: readonly [number, number] }>>;

/** Our rules (TRN-11) in their words; they go by the share of sets and games that was won, we by the difference. */
const TALLY = {
  roundRobinTally: {
    groupOrderKey: 'matchUpsWon',
    headToHead: { disabled: false },
    tallyDirectives: [
      { attribute: 'setsPct', idsFilter: false, disableHeadToHead: true },
      { attribute: 'gamesPct', idsFilter: false, disableHeadToHead: true },
    ],
    setsCreditForDefaults: true,
    setsCreditForWalkovers: true,
    setsCreditForRetirements: true,
    gamesCreditForDefaults: false,
    gamesCreditForWalkovers: false,
    gamesCreditForRetirements: false,
  },
};

export interface TheirResult {
  readonly sides: readonly [string, string];
  readonly status: 'COMPLETED' | 'RETIRED' | 'WALKOVER' | 'DEFAULTED';
  readonly winner: 1 | 2;
  /** Games of each side, and who has won the set, unless it was broken off. */
  readonly sets: readonly (readonly [number, number, 1 | 2 | undefined])[];
}

/** Their table of a group by the same rules. */
export function theirTable(matches: readonly TheirResult[]): Readonly<Record<string, TheirRow>> {
  const matchUps = matches.map(({ sides, status, winner, sets }, index) => ({
    matchUpId: `${index}`,
    matchUpType: 'SINGLES',
    matchUpStatus: status,
    structureId: 'S',
    winningSide: winner,
    sides: sides.map((participantId, side) => ({
      sideNumber: side + 1,
      participantId,
      participant: { participantId },
    })),
    score: {
      sets: sets.map(([side1Score, side2Score, winningSide], number) => ({
        setNumber: number + 1,
        side1Score,
        side2Score,
        winningSide,
      })),
    },
  }));
  const { participantResults } = queryGovernor.tallyParticipantResults({
    matchUps,
    matchUpFormat: 'SET3-S:6/TB7',
    policyDefinitions: TALLY,
  } as never) as { participantResults: Record<string, TheirRow> };
  return participantResults;
}
