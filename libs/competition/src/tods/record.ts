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

const matchUp = z.looseObject({
  matchUpId: id,
  roundNumber: z.int().min(1).max(7),
  roundPosition: z.int().min(1).max(64),
  matchUpStatus: z.string().optional(),
  winningSide: side.nullish(),
  score: z.looseObject({ sets: z.array(setSchema).max(5).optional() }).optional(),
  extensions,
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
});

const structure = z.looseObject({
  positionAssignments: z
    .array(z.looseObject({ drawPosition: z.int().min(1), participantId: id.nullish(), bye: z.boolean().optional() }))
    .max(128),
  seedAssignments: z
    .array(z.looseObject({ seedNumber: z.int().min(1), participantId: id.nullish() }))
    .max(64)
    .optional(),
  matchUps: z.array(matchUp).max(127),
});

/** The part of a TODS tournament record that a bracket needs: one event with one knock-out draw. */
export const recordSchema = z.looseObject({
  tournamentId: id,
  tournamentName: z.string().optional(),
  participants: z.array(participant).max(1_000),
  events: z.tuple([
    z.looseObject({
      eventType: z.string(),
      drawDefinitions: z.tuple([
        z.looseObject({
          drawType: z.literal('SINGLE_ELIMINATION'),
          matchUpFormat: z.string(),
          structures: z.tuple([structure]),
          extensions,
        }),
      ]),
    }),
  ]),
});

export type TodsRecord = z.infer<typeof recordSchema>;
export type TodsMatchUp = z.infer<typeof matchUp>;
export type TodsSet = z.infer<typeof setSchema>;

export const extension = (value: unknown) => [{ name: EXTENSION, value }];

export const extended = (of: { extensions?: readonly { name: string; value: unknown }[] | undefined }): unknown =>
  of.extensions?.find(({ name }) => name === EXTENSION)?.value;
