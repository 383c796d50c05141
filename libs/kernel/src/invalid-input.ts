/**
 * What a client sent is malformed in a way that no form of ours produces: a forged cursor, a day that does not exist.
 * Thrown; at the API it becomes an error with `extensions.code` BAD_USER_INPUT and `extensions.reason`.
 */
export class InvalidInput extends Error {
  override readonly name = 'InvalidInput';
  /** Stable, e.g. `INVALID_CURSOR`. */
  readonly reason: string;

  // No parameter property: tools run these sources with type stripping.
  constructor(reason: string, message: string) {
    super(message);
    this.reason = reason;
  }
}
