import type { ResultRules } from '@setpoint/scoring';
import { wrong, z } from '../../../entities/draft/schema.js';
import type { StepRules } from '../wizard/use-wizard.js';
import {
  CRITERIA,
  evaluationProgress,
  evaluationsToSend,
  findDraftError,
  findErrorWhileTyping,
  isTooLong,
  type Criterion,
  type DraftScoreError,
  type ResultDraft,
} from './result-draft.js';

const figure = z.nullable(z.number());
const mark = z.number();
const marks = Object.fromEntries(CRITERIA.map((criterion) => [criterion, mark])) as Record<Criterion, typeof mark>;

/** Parses a stored draft; invalid ones are dropped. */
export const resultShape = (idMatch: string, confirmResults: boolean) =>
  z.object({
    idMatch: z.literal(idMatch),
    activeStep: z.literal([0, 1]),
    confirmResults: z.literal(confirmResults),
    sets: z.array(z.object({ a: figure, b: figure, tieBreak: figure, superTieBreak: z.boolean() })),
    outcome: z.literal(['COMPLETED', 'TIME_EXPIRED', 'RETIRED', 'WALKOVER']),
    winner: z.nullable(z.literal(['A', 'B'])),
    comment: z.string(),
    photo: z.nullable(z.string()),
    evaluations: z.array(z.object({ idUser: z.string(), ...marks })),
  }) satisfies z.ZodMiniType<ResultDraft>;

const draft = z.custom<ResultDraft>();

const scoreWith = (find: (draft: ResultDraft) => DraftScoreError | null) =>
  draft.check((context) => {
    const error = find(context.value);
    if (error?.code === 'WINNER_REQUIRED') wrong(context, 'winner', error.code);
    else if (error) wrong(context, ['sets', error.setIndex], error.code);
    if (isTooLong(context.value.comment)) wrong(context, 'comment', 'TOO_LONG');
  });

/** Sets, winner and comment (RES-02). */
export const scoreStep = (rules: ResultRules): StepRules => ({
  name: 'score',
  fields: ['sets', 'winner', 'comment'],
  early: () => scoreWith((values) => findErrorWhileTyping(values, rules)),
  complete: () => scoreWith((values) => findDraftError(values, rules)),
});

/** All nine marks of an opponent or none (RES-06). */
const allOrNone = draft.check((context) =>
  context.value.evaluations.forEach((evaluation, at) => {
    if (evaluationProgress(evaluation) === 'partial') wrong(context, ['evaluations', at], 'EVALUATION_INCOMPLETE');
  }),
);

/** Who comes for the marks alone gives some. */
const notNothing = allOrNone.check((context) => {
  if (context.issues.length === 0 && evaluationsToSend(context.value).length === 0)
    wrong(context, ['evaluations', 0], 'NOTHING_GIVEN');
});

export const marksStep = ({ optional }: { readonly optional: boolean }): StepRules => ({
  name: 'marks',
  fields: ['evaluations'],
  complete: () => (optional ? allOrNone : notNothing),
});
