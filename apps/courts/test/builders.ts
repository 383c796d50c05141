import { courtId } from '@setpoint/kernel';
import type { Court, CourtField } from '../src/domain/court.js';

/** A legal centre in Milano with one clay court; a test names only what it is about. */
export function aCentre(but: Partial<Omit<Court, 'id'>> & { readonly id?: string } = {}): Court {
  const id = but.id ?? 'tennis-milano';
  return {
    name: 'Tennis Club Milano',
    address: 'Via Arimondi 15',
    city: 'Milano',
    country: 'IT',
    lat: 45.4642,
    lng: 9.19,
    timeZone: 'Europe/Rome',
    prefix: '+39',
    landline: '02 1234567',
    mobile: null,
    email: null,
    website: null,
    facebook: null,
    instagram: null,
    bookingUrl: null,
    description: null,
    coverUrl: null,
    photos: [],
    coverPhotoId: null,
    logo: null,
    notificationPrefix: null,
    notificationMobile: null,
    notificationLanguage: 'it',
    offers: [],
    ownerId: null,
    version: 1,
    fields: [aField({ id: `${id}-1` })],
    ...but,
    id: courtId(id),
  };
}

export function aField(but: Partial<CourtField> = {}): CourtField {
  return { id: 'f1', name: 'Court 1', sport: 1, surface: 'CLAY', covered: false, notes: null, ...but };
}
