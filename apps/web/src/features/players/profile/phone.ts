import { useMediaQuery } from '@mantine/hooks';
import { BREAKPOINTS } from '@setpoint/ui';

/** Whether the head of a profile is drawn for a phone. */
export const useIsPhone = (): boolean =>
  useMediaQuery(`(max-width: ${BREAKPOINTS.sm - 0.02}px)`, false, { getInitialValueInEffect: false });

/** Of the picture in the head, in px. */
export const pictureSize = (isPhone: boolean): number => (isPhone ? 56 : 96);
