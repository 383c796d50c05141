import { graphql } from '@setpoint/client';

/** What waits for support: each queue with its open records, counted by a query of its own, so that an outage costs one. */
export const QUEUES = {
  cases: {
    path: '/cases?state=OPEN',
    query: graphql(`
      query CasesWaiting {
        waiting: cases(filter: { state: OPEN }, first: 1) {
          totalCount
        }
      }
    `),
  },
  reports: {
    path: '/reports?state=open',
    query: graphql(`
      query ReportsWaiting {
        waiting: reportedMessages(filter: { open: true }, first: 1) {
          totalCount
        }
      }
    `),
  },
  tickets: {
    path: '/tickets?state=OPEN',
    query: graphql(`
      query TicketsWaiting {
        waiting: tickets(filter: { state: OPEN }, first: 1) {
          totalCount
        }
      }
    `),
  },
  fairPlay: {
    path: '/fair-play?state=OPEN',
    query: graphql(`
      query FairPlayWaiting {
        waiting: fairPlay(filter: { state: OPEN }, first: 1) {
          totalCount
        }
      }
    `),
  },
  suggestions: {
    path: '/suggestions?state=PENDING',
    query: graphql(`
      query SuggestionsWaiting {
        waiting: courtSuggestions(filter: { state: PENDING }, first: 1) {
          totalCount
        }
      }
    `),
  },
  claims: {
    path: '/claims?state=PENDING',
    query: graphql(`
      query ClaimsWaiting {
        waiting: courtClaims(filter: { state: PENDING }, first: 1) {
          totalCount
        }
      }
    `),
  },
  disputes: {
    path: '/disputes?waiting=yes',
    query: graphql(`
      query DisputesWaiting {
        waiting: paymentDisputes(filter: { waiting: true }, first: 1) {
          totalCount
        }
      }
    `),
  },
  incidents: {
    path: '/payment-incidents?resolved=no',
    query: graphql(`
      query IncidentsWaiting {
        waiting: paymentIncidents(filter: { resolved: false }, first: 1) {
          totalCount
        }
      }
    `),
  },
  tournaments: {
    path: '/tournaments?waiting=decision',
    query: graphql(`
      query TournamentsWaiting {
        waiting: supportTournaments(filter: { needsDecision: true }, first: 1) {
          totalCount
        }
      }
    `),
  },
  leagues: {
    path: '/leagues?waiting=decision',
    query: graphql(`
      query LeaguesWaiting {
        waiting: supportLeagues(filter: { needsDecision: true }, first: 1) {
          totalCount
        }
      }
    `),
  },
} as const;

export type QueueName = keyof typeof QUEUES;

/** In the order of the first page. */
export const QUEUE_NAMES = Object.keys(QUEUES) as readonly QueueName[];
