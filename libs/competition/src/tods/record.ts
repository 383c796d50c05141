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
  matchUpStatus: z.string().optional(),
  winningSide: side.nullish(),
  score: z.looseObject({ sets: z.array(setSchema).max(5).optional() }).optional(),
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
  individualParticipantIds: z.array(id).optional(),
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

const bracket = z.looseObject({
  positionAssignments,
  seedAssignments: z
    .array(z.looseObject({ seedNumber: z.int().min(1), participantId: id.nullish() }))
    .max(64)
    .optional(),
  matchUps: z.array(bracketMatchUp).max(127),
});

/** A group that plays a final has that as a second structure. */
const group = z.looseObject({
  structures: z.tuple([z.looseObject({ positionAssignments, matchUps: z.array(groupMatchUp).max(1_000) })]),
});
const final = z.looseObject({ positionAssignments, matchUps: z.tuple([groupMatchUp]) });

const draw = z.looseObject({ matchUpFormat: z.string(), extensions });

const bracketDraw = draw.extend({ drawType: z.literal('SINGLE_ELIMINATION'), structures: z.tuple([bracket]) });

/** All groups of a tournament; the bracket drawn from them is a second structure. */
const allGroups = z.looseObject({
  structures: z
    .array(z.looseObject({ positionAssignments, matchUps: z.array(groupMatchUp).max(1_000), extensions }))
    .min(2)
    .max(64),
});
const groupsDraw = z.union([
  draw.extend({ drawType: z.literal('ROUND_ROBIN'), structures: z.tuple([allGroups]) }),
  draw.extend({ drawType: z.literal('ROUND_ROBIN_WITH_PLAYOFF'), structures: z.tuple([allGroups, bracket]) }),
]);

const groupDraw = z.union([
  draw.extend({ drawType: z.literal('ROUND_ROBIN'), structures: z.tuple([group]) }),
  draw.extend({ drawType: z.literal('ROUND_ROBIN_WITH_PLAYOFF'), structures: z.tuple([group, final]) }),
]);

const record = z.looseObject({ tournamentId: id, tournamentName: z.string().optional() });
const event = z.looseObject({ eventType: z.string() });

/** The part of a TODS tournament record that a tournament needs: one event with one draw, knock-out or after groups. */
export const recordSchema = record.extend({
  participants: z.array(participant).max(1_000),
  events: z.tuple([event.extend({ drawDefinitions: z.tuple([z.union([bracketDraw, groupsDraw])]) })]),
});

/** The part that a phase of groups needs: one event with a round-robin draw for each group. */
export const phaseSchema = record.extend({
  participants: z.array(participant).max(5_000),
  events: z.tuple([event.extend({ drawDefinitions: z.array(groupDraw).min(1).max(500) })]),
});

export type TodsRecord = z.infer<typeof recordSchema>;
export type TodsBracket = z.infer<typeof bracket>;
export type TodsGroups = z.infer<typeof allGroups>;
export type TodsPhase = z.infer<typeof phaseSchema>;
export type TodsGroup = z.infer<typeof groupDraw>;
export type TodsResult = z.infer<typeof result>;
export type TodsMatchUp = z.infer<typeof bracketMatchUp>;
export type TodsGroupMatchUp = z.infer<typeof groupMatchUp>;
export type TodsParticipant = z.infer<typeof participant>;
export type TodsPositions = z.infer<typeof positionAssignments>;
export type TodsSet = z.infer<typeof setSchema>;

export const extension = (value: unknown) => [{ name: EXTENSION, value }];

export const extended = (of: { extensions?: readonly { name: string; value: unknown }[] | undefined }): unknown =>
  of.extensions?.find(({ name }) => name === EXTENSION)?.value;
