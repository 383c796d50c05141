import { EntitySchema } from 'typeorm';

export interface PhoneRow {
  user_id: string;
  number: string | null;
  verified_at: Date | null;
  code_number: string | null;
  code_hash: string | null;
  code_sent_at: Date | null;
  code_wrong_tries: number;
  code_confirmed_at: Date | null;
}

export const PhoneEntity = new EntitySchema<PhoneRow>({
  name: 'phone',
  tableName: 'phone',
  columns: {
    user_id: { type: 'text', primary: true },
    number: { type: 'text', nullable: true },
    verified_at: { type: 'timestamptz', nullable: true },
    code_number: { type: 'text', nullable: true },
    code_hash: { type: 'text', nullable: true },
    code_sent_at: { type: 'timestamptz', nullable: true },
    code_wrong_tries: { type: 'integer' },
    code_confirmed_at: { type: 'timestamptz', nullable: true },
  },
});
