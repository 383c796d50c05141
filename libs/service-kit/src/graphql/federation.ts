/** The one place that pins the federation version; every subgraph's SDL gets this head when served and composed. */
export const FEDERATION_HEAD = `extend schema
  @link(url: "https://specs.apollo.dev/federation/v2.9", import: ["@key", "@shareable", "@external", "@requires", "@provides", "@override", "@inaccessible", "@composeDirective"])
  @link(url: "https://setpoint.example/access/v1.0", import: ["@access", "@shared"])
  @composeDirective(name: "@access")
  @composeDirective(name: "@shared")

"""Who may read a field or call an operation; on a type it is the rule of every field without one."""
directive @access(rule: String!) on FIELD_DEFINITION | OBJECT

"""The same for everyone who may read it, whoever asks: live updates read it once for all of them."""
directive @shared on FIELD_DEFINITION
`;

/**
 * Rules that @access can name. PUBLIC: everyone. SIGNED_IN: a verified player. SELF: the person the object
 * belongs to, and support. PARTICIPANT: who plays in or is invited to the match, and support. SUPPORT: role support.
 * INTERNAL: the gateway itself, never a client.
 */
export const ACCESS_RULES = ['PUBLIC', 'SIGNED_IN', 'SELF', 'PARTICIPANT', 'SUPPORT', 'INTERNAL'] as const;
export type AccessRule = (typeof ACCESS_RULES)[number];
