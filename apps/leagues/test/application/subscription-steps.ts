import type { Cause } from '@setpoint/league';
import fc from 'fast-check';

const CAUSES = ['INSUFFICIENT_FUNDS', 'RETRY_LATER', 'EXPIRED_CARD', 'DECLINED', 'AUTHENTICATION_REQUIRED'] as const;

/** What may happen to subscriptions of three people. */
export type Step =
  | { kind: 'WAIT'; hours: number }
  | { kind: 'TO_NEXT' }
  | { kind: 'SUBSCRIBE'; who: number }
  /** The provider decides about a charge; what it answers goes into the post. */
  | { kind: 'DECIDE'; pick: number; result: 'PAID' | Cause }
  | { kind: 'DELIVER'; pick: number; again: boolean }
  | { kind: 'PERSON'; who: number; what: 'VERIFY' | 'RETRY' | 'DELETE' | 'CANCEL' | 'CARD' }
  /** Groups of the phase that is played come to their finals, or to their end. */
  | { kind: 'PLAY'; to: 'FINALS' | 'COMPLETED' }
  /** Support takes somebody out, or cancels the phase that is played or the next one. */
  | { kind: 'EXCLUDE'; who: number }
  | { kind: 'CALL_OFF'; isNext: boolean };

export const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 2, arbitrary: fc.constantFrom(1, 12, 24, 72, 170).map((hours): Step => ({ kind: 'WAIT', hours })) },
  { weight: 4, arbitrary: fc.constant<Step>({ kind: 'TO_NEXT' }) },
  { weight: 3, arbitrary: fc.nat(2).map((who): Step => ({ kind: 'SUBSCRIBE', who })) },
  {
    weight: 7,
    arbitrary: fc.record({
      kind: fc.constant('DECIDE' as const),
      pick: fc.nat(5),
      result: fc.constantFrom('PAID' as const, 'PAID' as const, 'PAID' as const, ...CAUSES),
    }),
  },
  { weight: 8, arbitrary: fc.record({ kind: fc.constant('DELIVER' as const), pick: fc.nat(9), again: fc.boolean() }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('PERSON' as const),
      who: fc.nat(2),
      what: fc.constantFrom('VERIFY' as const, 'RETRY' as const, 'DELETE' as const, 'CANCEL' as const, 'CARD' as const),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom('FINALS' as const, 'COMPLETED' as const).map((to): Step => ({ kind: 'PLAY', to })),
  },
  { weight: 1, arbitrary: fc.nat(2).map((who): Step => ({ kind: 'EXCLUDE', who })) },
  { weight: 1, arbitrary: fc.boolean().map((isNext): Step => ({ kind: 'CALL_OFF', isNext })) },
);

const PAID: readonly Step[] = [
  { kind: 'DECIDE', pick: 0, result: 'PAID' },
  { kind: 'DELIVER', pick: 0, again: false },
];
const nextTimes = (count: number) => Array.from({ length: count }, (): Step => ({ kind: 'TO_NEXT' }));

/** Subscribed in spring and paid; in autumn the saved means is charged, and in winter, so that one may cancel. */
const SUBSCRIBED: readonly Step[] = [{ kind: 'SUBSCRIBE', who: 0 }];
const UNTIL_AUTUMN: readonly Step[] = [...SUBSCRIBED, ...PAID, ...nextTimes(5)];
const A_PHASE_LATER: readonly Step[] = [...PAID, { kind: 'PLAY', to: 'COMPLETED' }, ...nextTimes(3)];
const UNTIL_WINTER = [...UNTIL_AUTUMN, ...A_PHASE_LATER];

const FAILED: Step = { kind: 'DECIDE', pick: 0, result: 'INSUFFICIENT_FUNDS' };
const DELIVERED: Step = { kind: 'DELIVER', pick: 0, again: false };
const does = (what: Extract<Step, { kind: 'PERSON' }>['what']): Step => ({ kind: 'PERSON', who: 0, what });
const EXCLUDED: Step = { kind: 'EXCLUDE', who: 0 };
const RETRYING = [...UNTIL_AUTUMN, FAILED, DELIVERED, does('RETRY')];
const LEAVING = [...UNTIL_WINTER, ...PAID, does('CANCEL')];
/** The failure arrives when billing has closed the payment, as no answer came in time. */
const CLOSED_BEFORE_FAILED = [
  ...[...UNTIL_AUTUMN, FAILED, ...Array.from({ length: 3 }, (): Step => ({ kind: 'WAIT', hours: 170 })), DELIVERED],
];
/** What histories begin with. */
export const BEGINNINGS: readonly (readonly Step[])[] = [
  ...[SUBSCRIBED, SUBSCRIBED, SUBSCRIBED, UNTIL_AUTUMN, UNTIL_AUTUMN, UNTIL_AUTUMN, UNTIL_WINTER],
  ...[RETRYING, [...RETRYING, EXCLUDED], [...RETRYING, does('DELETE')]],
  ...[LEAVING, [...LEAVING, ...nextTimes(4)], [...LEAVING, EXCLUDED]],
  ...[CLOSED_BEFORE_FAILED, [...CLOSED_BEFORE_FAILED, does('RETRY'), DELIVERED]],
  [...UNTIL_AUTUMN, ...PAID, { kind: 'PLAY', to: 'FINALS' }, { kind: 'CALL_OFF', isNext: false }],
];
