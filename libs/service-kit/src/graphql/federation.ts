/** Pins the federation version; prepended to every subgraph's SDL when served and composed. */
export const FEDERATION_HEAD = `extend schema
  @link(url: "https://specs.apollo.dev/federation/v2.9", import: ["@key", "@shareable", "@external", "@requires", "@provides", "@override", "@inaccessible", "@composeDirective", "@cost", "@listSize"])
  @link(url: "https://setpoint.example/access/v1.0", import: ["@access", "@semanticNonNull", "@sensitive", "@shared"])
  @composeDirective(name: "@access")
  @composeDirective(name: "@semanticNonNull")
  @composeDirective(name: "@sensitive")
  @composeDirective(name: "@shared")

"""Who may read a field or call an operation; on a type it is the rule of every field without one."""
directive @access(rule: String!) on FIELD_DEFINITION | OBJECT

"""
Null only together with an error: the service that has it could not be asked, or does not have it any more. It is so wherever
the graph goes from one service to another, so that one that is away takes nothing with it but its own.
"""
directive @semanticNonNull on FIELD_DEFINITION

"""May stand once in a document, and why: it takes or sends a secret such as a code, or it is about money."""
directive @sensitive(because: String!) on FIELD_DEFINITION

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

/**
 * Reasons that @sensitive can name. SECRET: takes a code, a token or a captcha, or sends a code. MONEY: takes a coupon or a
 * voucher, moves money or points, or changes what is paid.
 */
export const SENSITIVE_REASONS = ['SECRET', 'MONEY'] as const;
export type SensitiveReason = (typeof SENSITIVE_REASONS)[number];
