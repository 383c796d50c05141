/** A player's calendar feed. Its URL is known only to the player. */
export interface CalendarFeed {
  readonly id: string;
  readonly createdAt: Date;
}
