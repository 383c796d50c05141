/** Data with limited retention. */
export abstract class Housekeeping {
  /** Deletes one batch; resolves with its size. */
  abstract forgetClientIds(before: Date): Promise<number>;
}
