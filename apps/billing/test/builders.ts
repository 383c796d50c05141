import { userId } from '@setpoint/kernel';

export const NOW = new Date('2026-06-01T18:00:00Z');
export const ana = userId('ana');
