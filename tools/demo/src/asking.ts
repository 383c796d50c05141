import type { SeededAsking, SeededCentre } from '@setpoint/courts';
import { courtId, userId } from '@setpoint/kernel';
import { documentName, type FileStore } from '@setpoint/uploads';
import type { DemoCentre } from './centres.ts';
import type { DemoPerson } from './people.ts';
import { uploadKeyFor } from './random.ts';

/** What a complete page has beside what all centres have (CRT-11). */
export function ownedPage({ name }: DemoCentre, photoKeys: readonly string[]): Partial<SeededCentre> {
  const site = `https://${name.replaceAll(/[^a-zA-Z]/g, '').toLowerCase()}.example`;
  return {
    ...{ bookingUrl: `${site}/book`, facebook: `${site}/facebook`, instagram: `${site}/instagram` },
    ...{ notificationPrefix: '+39', notificationMobile: '333 555 0199', offers: ['WATER_BOTTLE', 'BALL_TUBE_RENTAL'] },
    photos: photoKeys.slice(0, 3).map((key, i) => ({ id: `demo-photo-${i}`, key, alt: null })),
  };
}

interface Cast {
  readonly store: FileStore;
  readonly venues: readonly DemoCentre[];
  readonly cast: readonly DemoPerson[];
  readonly owner: DemoPerson;
  readonly now: Date;
}

/** Two suggested centres, one of which is here already, and a claim with a document (ADM-02). */
export async function asking({ store, venues, cast, owner, now }: Cast): Promise<SeededAsking> {
  const [first, second] = cast.filter(({ id }) => id !== owner.id);
  const { city } = owner;
  const twin = venues.find((venue) => venue.city === city.name)!;
  const claimed = venues.findLast((venue) => venue.city === city.name)!;
  const key = uploadKeyFor(`claim of ${claimed.id}`);
  await store.put(documentName(key), Buffer.from(proofPdf(claimed.name)));
  const place = { city: city.name, country: city.country, timeZone: city.timeZone };
  return {
    suggestions: [
      {
        by: userId(first!.id),
        centre: {
          ...{
            ...place,
            name: 'Padel Officina',
            address: 'Via del Lavoro 12',
            note: 'Four new courts behind the station.',
          },
          ...{ lat: city.lat + 0.021, lng: city.lng - 0.017 },
        },
      },
      {
        by: userId(second!.id),
        centre: {
          ...{ ...place, name: `${twin.name} Club`, address: twin.address, note: null },
          ...{ lat: twin.lat + 0.0008, lng: twin.lng },
        },
      },
    ],
    claims: [{ courtId: courtId(claimed.id), by: userId(first!.id), note: 'I run this club with my sister.', key }],
    now,
  };
}

/** The smallest document that readers open: one page with one line. */
function proofPdf(name: string): string {
  const line = `BT /F1 18 Tf 72 720 Td (Excerpt of the register: ${name.replaceAll(/[^\w .-]/g, '')}) Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${line.length} >>\nstream\n${line}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, i) => {
    const at = text.length;
    text += `${i + 1} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  const table = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  const start = text.length;
  return `${text}xref\n0 6\n0000000000 65535 f \n${table}trailer\n<< /Size 6 /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
}
