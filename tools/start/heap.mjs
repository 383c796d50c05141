/** Of the process that everything runs in. Alive are about 170 MB; without a limit garbage piles up to a gigabyte on a large machine. */
export const HEAP_MB = 512;
