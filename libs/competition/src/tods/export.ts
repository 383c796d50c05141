import type { SportId } from '@setpoint/kernel';
import { isGroupOver, standingsOf, type Group } from '../groups/group.js';
import type { Bracket, Fixture } from '../progress/bracket.js';
import { disciplineOf } from './discipline.js';
import { amongAll, byRound } from './finishing.js';
import { entriesOf, isDoubles, participantsOf, type TodsSide } from './participants.js';
import {
  matchUpOf as groupMatchUpOf,
  positionsOf,
  usualPlayers,
  type GroupMatch,
  type GroupSide,
} from './phase-export.js';
import { extension, type TodsMatchUp } from './record.js';
import { hasNoWord, resultFields } from './result.js';
import { datesOf, scheduleOf, type Days, type MatchTimes } from './schedule.js';
import { formatOf, type Scoring } from './score.js';
import { tallied } from './tally.js';

/** A tournament with its groups and its bracket, as it goes out and comes in. */
export interface Tournament {
  readonly id: string;
  readonly name: string;
  /** Null where the record does not say. */
  readonly sport: SportId | null;
  /** Null where the record does not say. */
  readonly days: Days | null;
  readonly scoring: Scoring;
  readonly sides: readonly TournamentSide[];
  /** None in a tournament that is only a bracket. */
  readonly groups: readonly Group[];
  readonly seeds: readonly string[];
  /** Null while groups are played. */
  readonly bracket: Bracket | null;
}

interface TournamentSide extends TodsSide {
  /** With which it was drawn; null where the record does not say. */
  readonly rating: number | null;
}

/** When matches are or were played, by group (from 1; null: in the bracket) and fixture; null where that is not known. */
export type TimesOf = (group: number | null, fixtureId: string) => MatchTimes | null;

/** A tournament record of the Tennis Open Data Standards (BYD-07), ready for JSON. */
export function toTods(tournament: Tournament, timesOf: TimesOf = () => null) {
  const { id, name, sport, days, scoring, sides, groups, seeds, bracket } = tournament;
  const doubles = isDoubles(sides);
  const entries = entriesOf(sides);
  const eventType = doubles ? 'DOUBLES' : 'SINGLES';
  const dates = datesOf(days);
  const draw = {
    drawId: `${id}-draw`,
    drawName: name,
    matchUpType: eventType,
    matchUpFormat: formatOf(scoring),
    entries,
    ...(bracket && { extensions: extension({ abandoned: bracket.abandoned }) }),
  };
  return {
    tournamentId: id,
    tournamentName: name,
    ...dates,
    ...(days && { localTimeZone: days.timeZone }),
    participants: sides.flatMap(({ rating, ...side }) =>
      participantsOf(side, doubles, rating === null ? undefined : { rating }),
    ),
    events: [
      {
        eventId: `${id}-event`,
        eventName: name,
        eventType,
        ...(sport !== null && { discipline: disciplineOf(sport) }),
        ...dates,
        entries,
        drawDefinitions: [withStructures(draw)],
      },
    ],
  };

  function withStructures(of: typeof draw) {
    const main = bracket && bracketOf(bracket, seeds, { id, eventType, scoring, timesOf });
    if (groups.length === 0)
      return { ...of, drawType: 'SINGLE_ELIMINATION', structures: [{ ...main!, stage: 'MAIN' }] };
    const rounds = groupsOf(groups, sides, { id, eventType, scoring, timesOf });
    if (!main) return { ...of, drawType: 'ROUND_ROBIN', structures: [rounds] };
    const link = {
      linkType: 'POSITION',
      source: { structureId: rounds.structureId, finishingPositions: [1, 2] },
      target: { structureId: main.structureId, roundNumber: 1, feedProfile: 'DRAW' },
    };
    const playOff = { ...main, stage: 'PLAY_OFF' };
    return { ...of, drawType: 'ROUND_ROBIN_WITH_PLAYOFF', structures: [rounds, playOff], links: [link] };
  }
}

interface Of {
  readonly id: string;
  readonly eventType: string;
  readonly scoring: Scoring;
  readonly timesOf: TimesOf;
}

const bracketOf = (bracket: Bracket, seeds: readonly string[], { id, eventType, scoring, timesOf }: Of) => ({
  structureId: `${id}-structure`,
  structureName: 'Main',
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
  matchUps: bracket.fixtures.map((fixture) => ({
    ...matchUpOf(fixture, id, scoring, bracket),
    ...scheduleOf(timesOf(null, fixture.id)),
  })),
});

/** Each group is a round robin; its matches are exported like those of a phase. */
function groupsOf(groups: readonly Group[], sides: readonly TodsSide[], { id, eventType, scoring, timesOf }: Of) {
  const all = sides.map((side): GroupSide => ({ ...side, reserves: [], level: null, left: null }));
  const tables = groups.map((group, index) => {
    const { members, fixtures, abandoned } = group;
    // Places are numbered through all groups.
    const before = groups.slice(0, index).flatMap((other) => other.members.map((member) => member.id));
    const places = [...before, ...members.map((member) => member.id)];
    const matches = fixtures.map((fixture): GroupMatch => ({
      ...{ id: `${id}-g${index + 1}-${fixture.id}`, round: fixture.round, sides: fixture.sides, revision: 1 },
      ...{ decision: fixture.decision, rule: null, at: null },
      players: [usualPlayers(all, fixture.sides[0]), usualPlayers(all, fixture.sides[1])],
    }));
    return {
      structureId: `${id}-group-${index + 1}`,
      structureName: `Group ${index + 1}`,
      structureType: 'ITEM',
      structureOrder: index + 1,
      matchUpType: eventType,
      finishingPosition: 'WIN_RATIO',
      positionAssignments: tallied(
        positionsOf(places).slice(before.length),
        standingsOf(group, scoring.mode),
        isGroupOver(group),
      ),
      matchUps: matches.map((match, number) => ({
        ...groupMatchUpOf(match, places, all, scoring),
        ...amongAll(sides.length),
        ...scheduleOf(timesOf(index + 1, fixtures[number]!.id)),
      })),
      extensions: extension({ abandoned }),
    };
  });
  return {
    structureId: `${id}-groups`,
    structureName: 'Groups',
    structureType: 'CONTAINER',
    stage: 'MAIN',
    stageSequence: 1,
    matchUpType: eventType,
    finishingPosition: 'WIN_RATIO',
    structures: tables,
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
  // TODS has no element for the side that advances by a bye.
  const isUnspoken = decision && (decision.kind === 'BYE' || hasNoWord(decision));
  return {
    matchUpId: `${tournamentId}-${fixture.id}`,
    roundNumber,
    roundPosition,
    drawPositions: positions,
    ...byRound(Math.log2(bracket.places.length) - roundNumber + 1),
    ...result,
    extensions: extension({ revision, ...(isUnspoken && { decision }) }),
  };
}
