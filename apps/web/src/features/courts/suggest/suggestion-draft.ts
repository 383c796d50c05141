import { wrong, z } from '../../../entities/draft/schema.js';

/** Where a centre is: a town that the platform knows, or a position within it. */
const place = z.object({
  city: z.string(),
  country: z.string(),
  lat: z.number(),
  lng: z.number(),
  timeZone: z.string(),
  town: z.optional(z.nullable(z.object({ lat: z.number(), lng: z.number() }))),
});

/** What survives a reload (FLT-07). */
export const draftShape = z.object({
  name: z.string(),
  address: z.string(),
  place: z.nullable(place),
  note: z.string(),
});
export type SuggestionDraft = z.infer<typeof draftShape>;

export const freshDraft = (): SuggestionDraft => ({ name: '', address: '', place: null, note: '' });

/** Name, address and city are required (CRT-05). */
export const draftRules = draftShape.check((context) => {
  const { name, address, place: where } = context.value;
  if (name.trim() === '') wrong(context, 'name', 'REQUIRED');
  if (address.trim() === '') wrong(context, 'address', 'REQUIRED');
  if (where === null) wrong(context, 'place', 'REQUIRED');
});
