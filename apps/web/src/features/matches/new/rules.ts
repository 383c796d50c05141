import { PADEL, TENNIS } from '@setpoint/kernel';
import { courtOrSkip, inTheFuture, planShape, whenIsKnown } from '../wizard/plan.js';
import { wrong, z } from '../../../entities/draft/schema.js';
import type { StepRules } from '../wizard/use-wizard.js';
import { LONGEST_MESSAGE, STEPS, type MatchDraft } from './draft.js';

const player = z.object({
  id: z.string(),
  displayName: z.string(),
  avatarThumbnail: z.nullable(z.string()),
  isFollowedByMe: z.boolean(),
});
const guest = z.object({
  name: z.string(),
  by: z.literal(['email', 'phone']),
  address: z.string(),
  side: z.literal(['A', 'B']),
});
const sport = z.literal([TENNIS, PADEL], 'REQUIRED');
const numPlayer = z.literal([1, 2], 'REQUIRED');
const type = z.literal(['public', 'private']);
const levels = { limit_min_level: z.number(), limit_max_level: z.number() };
/** Drafts from before there were guests have none. */
const teams = { inviteTeamA: z.array(player), inviteTeamB: z.array(player), guests: z._default(z.array(guest), []) };

/** Parses a stored draft (MAT-02); invalid ones are dropped. */
export const matchDraftShape = z.object({
  requestId: z.string(),
  activeStep: z.literal([0, 1, 2, 3, 4]),
  sport: z.nullable(sport),
  type,
  is_friendly: z.boolean(),
  numPlayer: z.nullable(numPlayer),
  ...levels,
  ...planShape,
  ...teams,
  message: z.string(),
}) satisfies z.ZodMiniType<MatchDraft>;

const levelsFit = z.object(levels).check((context) => {
  const { limit_min_level: min, limit_max_level: max } = context.value;
  if (max > 0 && min === 0) wrong(context, 'limit_min_level', 'REQUIRED_WITH_MAX');
  else if (max > 0 && min >= max) wrong(context, 'limit_max_level', 'NOT_ABOVE_MIN');
});

const invitees = z.object({ type, numPlayer: z.nullable(numPlayer), ...teams });
type Invitees = z.infer<typeof invitees>;
const invited = (draft: Pick<Invitees, 'inviteTeamA' | 'inviteTeamB'>) => [...draft.inviteTeamA, ...draft.inviteTeamB];

const nobodyTwice = (me: string) =>
  invitees.check((context) => {
    const ids = [me, ...invited(context.value).map(({ id }) => id)];
    if (new Set(ids).size < ids.length) wrong(context, 'invitations', 'DUPLICATE_PLAYERS');
    const addresses = context.value.guests.map(({ address }) => address.toLowerCase());
    if (new Set(addresses).size < addresses.length) wrong(context, 'invitations', 'GUEST_EXISTS');
  });

const enoughFollowed = invitees.check((context) => {
  const { type, numPlayer, guests } = context.value;
  const players = invited(context.value);
  if (players.some((player) => !player.isFollowedByMe)) wrong(context, 'invitations', 'NOT_FOLLOWED');
  else if (type === 'private' && players.length + guests.length < (numPlayer ?? 1))
    wrong(context, 'invitations', numPlayer === 2 ? 'TOO_FEW_INVITED_DOUBLES' : 'TOO_FEW_INVITED_SINGLES');
});

const shortMessage = z.object({
  message: z.string().check(z.refine((message) => [...message].length <= LONGEST_MESSAGE, 'TOO_LONG')),
});

/** What has to be right, step by step (MAT-03). The court can be left out. */
export function matchSteps(me: string, now: Date): readonly StepRules[] {
  const rules: Record<(typeof STEPS)[number], Omit<StepRules, 'name'>> = {
    sport: {
      fields: ['sport', 'numPlayer', 'type', 'is_friendly', 'limit_min_level', 'limit_max_level'],
      early: () => levelsFit,
      complete: () => z.object({ sport, numPlayer }),
    },
    court: { fields: ['court'], complete: () => courtOrSkip, canBeSkipped: true },
    when: { fields: ['datePlay', 'timePlay'], early: () => inTheFuture(now), complete: () => whenIsKnown },
    invitations: { fields: ['invitations'], early: () => nobodyTwice(me), complete: () => enoughFollowed },
    final: { fields: ['message'], complete: () => shortMessage, early: () => shortMessage },
  };
  return STEPS.map((name) => ({ name, ...rules[name] }));
}
