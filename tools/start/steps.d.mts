/** Why it can't start, and what the reader can do about it. Shown without a stack trace. */
export class StartError extends Error {
  constructor(message: string, options: { remedy: string; cause?: unknown });
  readonly remedy: string;
}
/** Also one of another copy of this module. */
export function isStartError(error: unknown): error is StartError;
export interface StepOptions {
  /** What the reader can do when it fails, unless the error says so itself. */
  remedy?: string;
  /** Turns what went wrong into words for the reader. */
  explain?: (error: unknown) => unknown;
}
/** Shows one line for the step; when it fails, the message of the error and what to do. */
export function step<T>(name: string, work: () => Promise<T>, options?: StepOptions): Promise<T>;
/** Shows the message of an error that no step has shown, and what to do. */
export function showError(error: unknown, otherwise?: string): void;
