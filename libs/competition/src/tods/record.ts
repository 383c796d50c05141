import { z } from 'zod';

/** What TODS has no word for travels in an extension of this name: nothing is lost, and other readers pass it over. */
export const EXTENSION = 'setpoint';

/** Visible characters: no database keeps any others. */
const id = z
  .string()
  .min(1)
  .max(200)
  .regex(/^\P{C}+$/u);
const side = z.union([z.literal(1), z.literal(2)]);
const score = z.int().min(0).max(99);
const extensions = z.array(z.looseObject({ name: z.string(), value: z.unknown() })).optional();

const setSchema = z.looseObject({
  side1Score: score.nullish(),
  side2Score: score.nullish(),
  side1TiebreakScore: score.nullish(),
  side2TiebreakScore: score.nullish(),
  winningSide: side.nullish(),
});

const result = z.looseObject({
  matchUpId: id,
  matchUpStatus: z.string().nullish(),
  winningSide: side.nullish(),
  score: z.looseObject({ sets: z.array(setSchema).max(5).optional() }).nullish(),
  extensions,
});

const bracketMatchUp = result.extend({
  roundNumber: z.int().min(1).max(7),
  roundPosition: z.int().min(1).max(64),
});

const position = z.int().min(1);

const groupMatchUp = result.extend({
  roundNumber: z.int().min(1).max(100).nullish(),
  drawPositions: z.tuple([position, position]),
});

const participant = z.looseObject({
  participantId: id,
  participantType: z.string(),
  participantName: z.string().max(500).optional().catch(undefined),
  individualParticipantIds: z.array(id).nullish(),
  person: z
    .looseObject({
      personId: id.nullish(),
      standardGivenName: z.string().optional(),
      standardFamilyName: z.string().optional(),
    })
    .optional(),
  extensions,
});

const positionAssignments = z
  .array(z.looseObject({ drawPosition: position, participantId: id.nullish(), bye: z.boolean().optional() }))
  .max(128);

/** A group that plays a final has that as a second structure. */
const group = z.looseObject({
  structures: z.tuple([z.looseObject({ positionAssignments, matchUps: z.array(groupMatchUp).max(1_000) })]),
});
const final = z.looseObject({ positionAssignments, matchUps: z.tuple([groupMatchUp]) });

const draw = z.looseObject({ matchUpFormat: z.string(), extensions });

const groupDraw = z.union([
  draw.extend({ drawType: z.literal('ROUND_ROBIN'), structures: z.tuple([group]) }),
  draw.extend({ drawType: z.literal('ROUND_ROBIN_WITH_PLAYOFF'), structures: z.tuple([group, final]) }),
]);

const text = z.string().max(500).optional().catch(undefined);
const record = z.looseObject({
  ...{ tournamentId: id, tournamentName: z.string().optional(), startDate: text, endDate: text, localTimeZone: text },
});
const event = z.looseObject({ eventType: z.string(), discipline: text });

/** The part that a phase of groups needs: one event with a round-robin draw for each group. */
export const phaseSchema = record.extend({
  participants: z.array(participant).max(5_000),
  events: z.tuple([event.extend({ drawDefinitions: z.array(groupDraw).min(1).max(500) })]),
});

/** Rows that are read one by one, so that a wrong one does not hide the others. */
const rows = z.array(z.unknown()).optional();

/** A record around its rows. */
export const recordRows = z.looseObject({
  ...{ tournamentId: id, tournamentName: text, startDate: text, endDate: text, localTimeZone: text },
  ...{ participants: rows, events: z.array(z.unknown()).max(100), matchUps: rows },
});
export const eventRows = z.looseObject({
  ...{
    eventType: z.string().max(100),
    eventName: text,
    discipline: text,
    matchUpFormat: text,
    drawDefinitions: z.array(z.unknown()).max(20).optional(),
  },
});
export const drawRows = z.looseObject({
  ...{ drawName: text, drawType: text, matchUpFormat: text, structures: rows, links: rows, extensions },
});
export const structureRows = z.looseObject({
  ...{ structureId: text, structureName: text, stage: text, stageSequence: z.int().optional().catch(undefined) },
  ...{ matchUpFormat: text, positionAssignments: rows, seedAssignments: rows, matchUps: rows, structures: rows },
  extensions,
});
export const positionRow = z.looseObject({
  ...{ drawPosition: position, participantId: id.nullish(), bye: z.boolean().nullish() },
});
export const seedRow = z.looseObject({ seedNumber: z.int().min(1), participantId: id.nullish() });
export const linkRow = z.looseObject({
  source: z.looseObject({ structureId: z.string(), finishingPositions: z.array(z.int()).optional() }),
  target: z.looseObject({ structureId: z.string() }),
});
const drawPositions = z.array(position.nullish()).max(2).optional();
export const bracketRow = bracketMatchUp.extend({ drawPositions });
export { groupMatchUp as groupRow, participant as participantRow };

export type TodsStructure = z.infer<typeof structureRows>;
export type TodsDraw = z.infer<typeof drawRows>;
export type TodsPhase = z.infer<typeof phaseSchema>;
export type TodsGroup = z.infer<typeof groupDraw>;
export type TodsResult = z.infer<typeof result>;
export type TodsMatchUp = z.infer<typeof bracketRow>;
export type TodsGroupMatchUp = z.infer<typeof groupMatchUp>;
export type TodsParticipant = z.infer<typeof participant>;
export type TodsPositions = readonly z.infer<typeof positionRow>[];
export type TodsSet = z.infer<typeof setSchema>;

export const extension = (value: unknown) => [{ name: EXTENSION, value }];

export const extended = (of: { extensions?: readonly { name: string; value: unknown }[] | undefined }): unknown =>
  of.extensions?.find(({ name }) => name === EXTENSION)?.value;
