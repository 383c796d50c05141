import type { Bracket, Fixture } from '../progress/bracket.js';
import { entriesOf, isDoubles, participantsOf, type TodsSide } from './participants.js';
import { extension, type TodsMatchUp, type TodsRecord } from './record.js';
import { hasNoWord, resultFields } from './result.js';
import { formatOf, type Scoring } from './score.js';

/** A tournament with its bracket, as it goes out and comes in. */
export interface Tournament {
  readonly id: string;
  readonly name: string;
  readonly scoring: Scoring;
  readonly sides: readonly TodsSide[];
  readonly seeds: readonly string[];
  readonly bracket: Bracket;
}

/** A tournament record of the Tennis Open Data Standards (BYD-07), ready for JSON. */
export function toTods({ id, name, scoring, sides, seeds, bracket }: Tournament): TodsRecord {
  const doubles = isDoubles(sides);
  const entries = entriesOf(sides);
  const eventType = doubles ? 'DOUBLES' : 'SINGLES';
  return {
    tournamentId: id,
    tournamentName: name,
    participants: sides.flatMap((side) => participantsOf(side, doubles)),
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

function matchUpOf(fixture: Fixture, tournamentId: string, scoring: Scoring, bracket: Bracket): TodsMatchUp {
  const [roundNumber, roundPosition] = fixture.id.split('-').map(Number) as [number, number];
  const { decision, revision } = fixture;
  const isFirst = roundNumber === 1;
  const positions = fixture.slots.flatMap((slot, index) =>
    isFirst ? [roundPosition * 2 - 1 + index] : slot.kind === 'SIDE' ? [bracket.places.indexOf(slot.id) + 1] : [],
  );
  const result = decision?.kind === 'BYE' ? { matchUpStatus: 'BYE' } : resultFields(decision, scoring);
  // Nor has TODS a word for whom a bye takes on.
  const isUnspoken = decision && (decision.kind === 'BYE' || hasNoWord(decision));
  return {
    matchUpId: `${tournamentId}-${fixture.id}`,
    roundNumber,
    roundPosition,
    drawPositions: positions,
    finishingRound: Math.log2(bracket.places.length) - roundNumber + 1,
    ...result,
    extensions: extension({ revision, ...(isUnspoken && { decision }) }),
  };
}
