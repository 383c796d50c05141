import type { Bracket, Bye, Fixture } from '../progress/bracket.js';
import { winnerBy, type Decision } from '../progress/decision.js';
import { extension, type TodsMatchUp, type TodsRecord } from './record.js';
import { formatOf, todsSet, type Scoring } from './score.js';

export interface Player {
  readonly id: string;
  readonly givenName: string;
  readonly familyName: string;
}

/** A tournament with its bracket, as it goes out and comes in. */
export interface Tournament {
  readonly id: string;
  readonly name: string;
  readonly scoring: Scoring;
  /** One player each in singles, two in doubles. */
  readonly sides: readonly { readonly id: string; readonly players: readonly Player[] }[];
  readonly seeds: readonly string[];
  readonly bracket: Bracket;
}

/** A tournament record of the Tennis Open Data Standards (BYD-07), ready for JSON. */
export function toTods({ id, name, scoring, sides, seeds, bracket }: Tournament): TodsRecord {
  const isDoubles = sides.some(({ players }) => players.length > 1);
  const entries = sides.map((side, index) => ({
    participantId: side.id,
    entryPosition: index + 1,
    entryStatus: 'DIRECT_ACCEPTANCE',
    entryStage: 'MAIN',
  }));
  const eventType = isDoubles ? 'DOUBLES' : 'SINGLES';
  return {
    tournamentId: id,
    tournamentName: name,
    participants: sides.flatMap((side) => participantsOf(side, isDoubles)),
    events: [
      {
        eventId: `${id}-event`,
        eventName: name,
        eventType,
        entries,
        drawDefinitions: [
          {
            drawId: `${id}-draw`,
            drawName: name,
            drawType: 'SINGLE_ELIMINATION',
            matchUpType: eventType,
            matchUpFormat: formatOf(scoring),
            entries,
            extensions: extension({ abandoned: bracket.abandoned }),
            structures: [
              {
                structureId: `${id}-structure`,
                structureName: 'Main',
                stage: 'MAIN',
                stageSequence: 1,
                matchUpType: eventType,
                finishingPosition: 'ROUND_OUTCOME',
                positionAssignments: bracket.places.map((participantId, index) => ({
                  drawPosition: index + 1,
                  ...(participantId === null ? { bye: true } : { participantId }),
                })),
                seedAssignments: seeds.map((participantId, index) => ({
                  participantId,
                  seedNumber: index + 1,
                  seedValue: index + 1,
                })),
                matchUps: bracket.fixtures.map((fixture) => matchUpOf(fixture, id, scoring, bracket)),
              },
            ],
          },
        ],
      },
    ],
  };
}

function participantsOf({ id, players }: Tournament['sides'][number], isDoubles: boolean): TodsRecord['participants'] {
  const individuals = players.map((player) => ({
    participantId: isDoubles ? player.id : id,
    participantType: 'INDIVIDUAL',
    participantRole: 'COMPETITOR',
    person: { personId: player.id, standardGivenName: player.givenName, standardFamilyName: player.familyName },
  }));
  const pair = {
    participantId: id,
    participantType: 'PAIR',
    participantRole: 'COMPETITOR',
    individualParticipantIds: players.map((player) => player.id),
  };
  return isDoubles ? [...individuals, pair] : individuals;
}

function matchUpOf(fixture: Fixture, tournamentId: string, { mode }: Scoring, bracket: Bracket): TodsMatchUp {
  const [roundNumber, roundPosition] = fixture.id.split('-').map(Number) as [number, number];
  const { decision, revision } = fixture;
  const isFirst = roundNumber === 1;
  const positions = fixture.slots.flatMap((slot, index) =>
    isFirst ? [roundPosition * 2 - 1 + index] : slot.kind === 'SIDE' ? [bracket.places.indexOf(slot.id) + 1] : [],
  );
  const winner = decision && (decision.kind === 'BYE' ? null : winnerBy(decision));
  const sets = decision?.kind === 'PLAYED' ? decision.sets.map((set, index) => todsSet(mode, set, index)) : [];
  return {
    matchUpId: `${tournamentId}-${fixture.id}`,
    roundNumber,
    roundPosition,
    drawPositions: positions,
    finishingRound: Math.log2(bracket.places.length) - roundNumber + 1,
    matchUpStatus: decision ? statusOf(decision) : 'TO_BE_PLAYED',
    ...(winner && { winningSide: winner === 'A' ? (1 as const) : (2 as const) }),
    ...(sets.length > 0 && { score: { sets } }),
    extensions: extension({ revision, ...(hasNoWord(decision) && { decision }) }),
  };
}

/** Lots, time expired and whom a bye takes on: TODS has no word for them. */
const hasNoWord = (decision: Fixture['decision']): boolean =>
  decision?.kind === 'LOT' ||
  decision?.kind === 'BYE' ||
  (decision?.kind === 'PLAYED' && decision.outcome === 'TIME_EXPIRED');

function statusOf(decision: Decision | Bye): string {
  switch (decision.kind) {
    case 'BYE':
      return 'BYE';
    case 'DOUBLE_FORFEIT':
      return 'DOUBLE_WALKOVER';
    case 'FORFEIT':
      return 'DEFAULTED';
    case 'LOT':
      return 'WALKOVER';
    case 'PLAYED':
      return decision.outcome === 'TIME_EXPIRED' ? 'COMPLETED' : decision.outcome;
  }
}
