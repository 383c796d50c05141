import { mutation } from './operations.ts';

/** The commands of races for competitions and money, as clients send them. */
export const CREATE_TOURNAMENT = mutation(
  'createTournament',
  'CreateTournamentInput',
  'fieldErrors { field code } tournament { id }',
);
export const OPEN_TOURNAMENT = mutation('openTournament', 'SupportTournamentActionInput');
export const START_TOURNAMENT = mutation('startTournament', 'SupportTournamentActionInput');
export const DECIDE_FIXTURE = mutation('decideTournamentFixture', 'DecideTournamentFixtureInput');
export const REGISTER = mutation('registerForTournament', 'RegisterForTournamentInput', 'registration { id state }');
export const TAKE_AWARD = mutation('takeTournamentAward', 'TakeAwardInput', 'award { id claimed }');

export const CREATE_COUPON = mutation('createCoupon', 'CreateCouponInput', 'fieldErrors { field code } coupon { id }');
export const ADJUST_POINTS = mutation('adjustPoints', 'AdjustPointsInput', 'fieldErrors { field code }');
export const REDEEM_POINTS = mutation('redeemPoints', 'RedeemPointsInput', 'voucher { id }');
export const START_PAYMENT = mutation('startPayment', 'StartPaymentInput', 'clientSecret payment { id status }');
export const PAY_IN_SANDBOX = mutation('payInSandbox', 'PayInSandboxInput');
const PAYMENT = '{ success errorCode payment { id status } }';
export const CONFIRM_PAYMENT = `mutation ($id: ID!) { confirmPayment(id: $id) ${PAYMENT} }`;
export const ABANDON_PAYMENT = `mutation ($id: ID!) { abandonPayment(id: $id) ${PAYMENT} }`;
export const DUE_OF = `query ($reference: ID!) { dueOf(reference: $reference) { id } }`;

export const CREATE_LEAGUE = mutation(
  'createLeague',
  'CreateLeagueInput',
  'fieldErrors { field code } league { id currentPhase { id } }',
);
export const SUBSCRIBE = mutation(
  'subscribeToLeague',
  'SubscribeToLeagueInput',
  'subscription { id paymentReference }',
);
export const CANCEL_PHASE = mutation('cancelLeaguePhase', 'LeaguePhaseActionInput');
