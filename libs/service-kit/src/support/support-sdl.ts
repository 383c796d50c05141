/**
 * Fields that every subgraph serves to the gateway's own subgraph; not part of the supergraph, so clients cannot query
 * them. Access rules apply nevertheless: the gateway asks on behalf of a support member.
 */
export const SUPPORT_SDL = `
extend type Query {
  kitAuditEntries(filter: KitAuditFilter!, first: Int!, beforeAt: String, beforePosition: Float): KitAuditEntries! @access(rule: "SUPPORT")
  kitDeadLetters(first: Int!): KitDeadLetters! @access(rule: "SUPPORT")
  kitState: KitState! @access(rule: "SUPPORT")
}
extend type Mutation {
  kitReplayDeadLetters(ids: [ID!]!, reason: String!): KitDeadLettersDone! @access(rule: "SUPPORT")
  kitDiscardDeadLetters(ids: [ID!]!, reason: String!): KitDeadLettersDone! @access(rule: "SUPPORT")
}
input KitAuditFilter { by: String, action: String, aboutId: String, from: String, until: String }
type KitAuditEntries @access(rule: "SUPPORT") { entries: [KitAuditEntry!]!, totalCount: Int! }
type KitAuditEntry @access(rule: "SUPPORT") {
  position: Float!, at: String!, by: String!, action: String!, aboutType: String!, aboutId: String!
  reason: String, before: String, after: String
}
type KitDeadLetters @access(rule: "SUPPORT") { letters: [KitDeadLetter!]!, totalCount: Int! }
type KitDeadLetter @access(rule: "SUPPORT") {
  id: ID!, type: String!, subject: String!, payload: String!, error: String!, attempts: Int!, failedAt: String!
}
type KitDeadLettersDone @access(rule: "SUPPORT") { done: [ID!]!, failed: [KitDeadLetterFailure!]! }
type KitDeadLetterFailure @access(rule: "SUPPORT") { id: ID!, error: String! }
type KitState @access(rule: "SUPPORT") {
  problems: [String!]!, outboxWaiting: Int!, outboxAgeSeconds: Int!, parkedEvents: Int!, deadLetters: Int!, jobsWaiting: Int!, jobsFailed: Int!
}
`;
