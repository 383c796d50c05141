import { z } from 'zod';

/** A provider's name for something: printable ASCII of at most 255 characters. */
export const providerRef = z.string().regex(/^[\x20-\x7e]{1,255}$/);
