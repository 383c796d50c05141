import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { courtId, PADEL, SURFACES, TENNIS, type CourtId } from '@setpoint/kernel';
import type { RunningService, ServiceCommand } from '@setpoint/service-kit';
import { z } from 'zod';
import { OFFERS, type Court } from '../domain/court.js';
import { courtOf } from '../domain/suggestion.js';
import { AddCourts } from './add-courts.js';

const text = z.string().nullable().default(null);

const centre = z.strictObject({
  name: z.string(),
  address: z.string(),
  city: z.string(),
  country: z.string(),
  lat: z.number(),
  lng: z.number(),
  timeZone: z.string(),
  ...{ prefix: text, landline: text, mobile: text, email: text, website: text, facebook: text, instagram: text },
  ...{ bookingUrl: text, description: text },
  offers: z.array(z.enum(OFFERS)).default([]),
  fields: z
    .array(
      z.strictObject({
        name: z.string(),
        sport: z.literal([TENNIS, PADEL]),
        surface: z.enum(SURFACES),
        covered: z.boolean(),
        notes: text,
      }),
    )
    .default([]),
});
const file = z.array(centre).min(1);

/** `--import-centres <file>`: the centres of a new installation, as JSON. Those that are there already stay as they are. */
export const importCentres: ServiceCommand = {
  argument: 'file',
  async run({ app }: RunningService, path: string) {
    const read = await readFile(path, 'utf8').then(parsed, (error: Error) => error.message);
    if (typeof read === 'string') return { done: false, text: `${path}: ${read}` };
    const outcome = await app.get(AddCourts).execute(read);
    if (outcome.ok) return { done: true, text: `Centres of the file, all there now: ${read.length}` };
    const { name } = read.find(({ id }) => id === outcome.data?.['courtId'])!;
    const errors = outcome.fields?.map(({ field, code }) => `${field}: ${code}`).join(', ');
    return { done: false, text: `${path}: ${name}: ${errors}` };
  },
};

/** The centres, or what is wrong. */
function parsed(content: string): readonly Court[] | string {
  try {
    const { data, error } = file.safeParse(JSON.parse(content));
    return error ? z.prettifyError(error) : data.map(toCourt);
  } catch (error) {
    return (error as Error).message;
  }
}

function toCourt({ fields, ...more }: z.infer<typeof centre>): Court {
  const id = idFor(more);
  const numbered = fields.map((field, at) => ({ ...field, id: `${id}-${at + 1}` }));
  return { ...courtOf({ ...more, note: null }, id), ...more, fields: numbered };
}

/** The same for the same name, address and town: a UUID of version 8. */
function idFor({ name, address, city }: Pick<Court, 'name' | 'address' | 'city'>): CourtId {
  const words = [name, address, city].map((one) => one.trim().toLowerCase());
  const bytes = createHash('sha256').update(JSON.stringify(words)).digest();
  bytes[6] = (bytes[6]! & 0x0f) | 0x80;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = bytes.toString('hex', 0, 16);
  return courtId(hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'));
}
