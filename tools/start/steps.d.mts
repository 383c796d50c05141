/** Shows one line for the step; `mend` says what the reader can do when it fails. */
export function step<T>(name: string, work: () => Promise<T>, options?: { mend?: string }): Promise<T>;
