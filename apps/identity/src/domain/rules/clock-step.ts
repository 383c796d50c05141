export const LONGEST_CLOCK_STEP_SECONDS = 5_184_000;

/** Forward only, 60 days at most: deadlines that were passed over cannot be taken back. */
export const isLegalClockStep = (seconds: number) =>
  Number.isInteger(seconds) && seconds >= 1 && seconds <= LONGEST_CLOCK_STEP_SECONDS;
