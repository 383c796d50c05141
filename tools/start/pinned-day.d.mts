/** The instant at which all tests take place, as text with an offset. SETPOINT_NOW sets another one. */
export const PINNED_NOW: string;
