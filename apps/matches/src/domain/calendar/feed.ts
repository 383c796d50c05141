/** The address at which calendar programs read a player's calendar. What it is made of is known to the player alone. */
export interface CalendarFeed {
  readonly id: string;
  readonly createdAt: Date;
}
