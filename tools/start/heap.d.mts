/** Of the process that everything runs in, in an embedded stack. */
export const HEAP_MB: number;
