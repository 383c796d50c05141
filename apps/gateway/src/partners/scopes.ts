import type { ApiScope } from '@setpoint/kernel';

/**
 * Fields of the public graph that each scope of an API key allows (API-22). Lists every field of Query, including those that no
 * key may use (null); a test compares this with the schema.
 */
export const ROOT_SCOPES: Readonly<Record<string, ApiScope | null>> = {
  ...scope('PLAYERS_READ', ['player', 'players', 'statisticsRanking', 'levelRanking', 'levelUp', 'levelCalibration']),
  ...scope('MATCHES_READ', ['match', 'matches']),
  ...scope('TOURNAMENTS_READ', [
    'tournament',
    'tournaments',
    'tournamentsOf',
    'tournamentRun',
    'tournamentAwardsOf',
    'exportTournament',
  ]),
  ...scope('LEAGUES_READ', ['league', 'leagues', 'leaguesOf', 'leagueGroup', 'leagueGroupAt', 'leagueAwardsOf']),
  ...scope('COURTS_READ', ['court', 'courts']),
  // personal, guest-link and support fields are never available to keys
  ...none(['me', 'notifications', 'unreadNotificationCount', 'notificationSettings', 'myMatches', 'friendsMatches']),
  ...none(['waitingForMe', 'myTasks', 'findTimes', 'myCalendar', 'myCalendarFeed', 'guestMatch', 'guestConversation']),
  ...none(['nextFriendlyAt']),
  ...none(['comparePlayers', 'headToHead', 'previewMatch', 'simulateMatch', 'myCourts']),
  ...none(['tournamentsForMe', 'registrationDraft', 'checkRegistration', 'partnerCandidates', 'myTournamentAwards']),
  ...none(['leaguesForMe', 'mySubscriptions', 'subscriptionDraft', 'checkSubscription', 'teammateCandidates']),
  ...none(['myLeagueAwards', 'conversations', 'conversation', 'unreadConversationCount', 'chatContacts', 'message']),
  ...none(['conversationPresence', 'myCredit', 'myBillingData', 'myDocuments', 'billingDocument', 'documentsOf']),
  ...none(['myDues', 'due', 'dueOf', 'payment', 'myPaymentMeans', 'myPoints', 'myVouchers', 'couponCheck']),
  ...none([
    'platformClock',
    'previewTournamentRecord',
    'accounts',
    'account',
    'apiKeys',
    'apiKey',
    'messages',
    'webhookEventTypes',
    'webhookEndpoints',
    'webhookDeliveries',
    'cases',
    'case',
    'fairPlay',
  ]),
  ...none([
    'fairPlayOf',
    'supportTournaments',
    'supportLeagues',
    'exportLeaguePhase',
    'payments',
    'paymentAccess',
    'paymentDisputes',
    'paymentIncidents',
    'pointsOf',
    'coupons',
  ]),
  ...none(['myNextTournamentIsFirst', 'myRegistrations', 'mailUnsubscription', 'favouriteCourtsOf']),
  ...none(['messageActions', 'messageTemplates', 'messagePreview']),
  ...none(['coupon', 'vouchers', 'voucherOffers', 'pointsRules', 'reportedMessages', 'reportedMessage']),
  ...none(['sharedMatchChat', 'similarCourts', 'myCourtSuggestions', 'myCourtClaims', 'courtSuggestions']),
  ...none(['courtSuggestion', 'courtClaims', 'courtClaim', 'tickets', 'ticket', 'auditLog', 'serviceStates']),
  ...none(['deadLetters', 'signUpFigures', 'matchFigures', 'entryFigures', 'moneyFigures']),
};

/** Open to every key: what names and places mean. */
export const FREE_ROOTS: ReadonlySet<string> = new Set(['sports', 'searchPlaces', 'placeAt', 'defaultPlace']);

/** Types that require their scope wherever they occur; their names are readable by every key. */
export const TYPE_SCOPES: Readonly<Record<string, { readonly scope: ApiScope; readonly free: readonly string[] }>> = {
  User: { scope: 'PLAYERS_READ', free: ['id', 'displayName', 'firstName', 'lastName', 'photoUrl'] },
  Match: { scope: 'MATCHES_READ', free: ['id'] },
  Tournament: { scope: 'TOURNAMENTS_READ', free: ['id', 'name'] },
  League: { scope: 'LEAGUES_READ', free: ['id', 'name'] },
  LeagueGroup: { scope: 'LEAGUES_READ', free: ['id'] },
  Court: { scope: 'COURTS_READ', free: ['id', 'name', 'city'] },
};

function scope(of: ApiScope, fields: readonly string[]): Record<string, ApiScope> {
  return Object.fromEntries(fields.map((field) => [field, of]));
}

function none(fields: readonly string[]): Record<string, null> {
  return Object.fromEntries(fields.map((field) => [field, null]));
}
