/** The instant at which all tests take place, a Wednesday. SETPOINT_NOW sets another one. */
export const PINNED_NOW = process.env.SETPOINT_NOW || '2026-03-18T10:00:00+01:00';
