import { userId } from '@setpoint/kernel';
import type { BillingData } from '../src/domain/billing-data.js';

export const NOW = new Date('2026-06-01T18:00:00Z');
export const ana = userId('ana');
export const ben = userId('ben');

export const anasData: BillingData = {
  firstName: 'Ana',
  lastName: 'Rossi',
  address: 'Via Roma 1',
  municipality: 'Milano',
  postalCode: '20121',
  province: 'MI',
  country: 'IT',
  taxCode: 'RSSMRA85T10A562S',
};
