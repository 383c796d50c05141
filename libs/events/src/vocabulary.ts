import { SURFACES } from '@setpoint/kernel';
import { z } from 'zod';

export const sport = z.union([z.literal(1), z.literal(2)]);
export const numberPlayers = z.union([z.literal(1), z.literal(2)]);
export const surface = z.enum(SURFACES);
export const side = z.enum(['A', 'B']);
export const language = z.enum(['it', 'en', 'es', 'fr']);
