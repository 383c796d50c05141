/** What is kept for a while only. */
export abstract class Housekeeping {
  /** One batch; resolves with how many were forgotten. */
  abstract forgetClientIds(before: Date): Promise<number>;
}
