import type { PictureFolder } from '@setpoint/service-kit';
import type { DemoCentre } from '../centres.ts';
import type { DemoPerson } from '../people.ts';
import { courtPicture } from './court-picture.ts';
import { faceOf } from './face.ts';

/** Draws faces and courts and keeps them as uploads are kept. Resolves with the address of each, by id. */
export async function keepPictures(
  pictures: PictureFolder,
  people: readonly DemoPerson[],
  venues: readonly DemoCentre[],
  now: Date,
): Promise<{ readonly faces: ReadonlyMap<string, string>; readonly covers: ReadonlyMap<string, string> }> {
  const type = 'image/svg+xml';
  const faces = people.map(async (person): Promise<[string, string][]> => {
    const face = faceOf(person, now);
    return face === null ? [] : [[person.id, await pictures.keep('avatars', { type, content: face })]];
  });
  const covers = venues.map(async (venue): Promise<[string, string]> => [
    venue.id,
    await pictures.keep('courts', { type, content: courtPicture(venue) }),
  ]);
  return { faces: new Map((await Promise.all(faces)).flat()), covers: new Map(await Promise.all(covers)) };
}
