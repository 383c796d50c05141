import { EntitySchema } from 'typeorm';

export interface BillingDataRow {
  player_id: string;
  first_name: string;
  last_name: string;
  address: string;
  municipality: string;
  postal_code: string;
  province: string;
  country: string;
  tax_code: string;
  version: number;
}

export const BillingDataEntity = new EntitySchema<BillingDataRow>({
  name: 'billing_data',
  tableName: 'billing_data',
  columns: {
    player_id: { type: 'text', primary: true },
    first_name: { type: 'text' },
    last_name: { type: 'text' },
    address: { type: 'text' },
    municipality: { type: 'text' },
    postal_code: { type: 'text' },
    province: { type: 'text' },
    country: { type: 'text' },
    tax_code: { type: 'text' },
    version: { type: 'int' },
  },
});

export const documentEntities = [BillingDataEntity];
