import { z } from 'zod';
import { defineEvent } from '../contract.js';
import { matchFacts } from './match-facts.js';

const mark = z.number().int().min(1).max(5);

/** A player evaluated an opponent in all nine criteria (RES-06). */
export const evaluationGiven = defineEvent({
  owner: 'matches',
  name: 'evaluation-given',
  version: 1,
  subject: (data) => data.match.matchId,
  schema: z.object({
    match: matchFacts,
    actorId: z.string(),
    evaluatedId: z.string(),
    marks: z.object({
      forehand: mark,
      backhand: mark,
      serve: mark,
      power: mark,
      speed: mark,
      availability: mark,
      collaboration: mark,
      punctuality: mark,
      fairness: mark,
    }),
  }),
});
