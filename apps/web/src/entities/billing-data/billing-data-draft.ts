import { useMe } from '@setpoint/client/session';
import { useState } from 'react';
import { readDraft } from '../draft/use-draft-form.js';
import { z } from '../draft/schema.js';

const text = z.string();
const shape = z.object({
  ...{ firstName: text, lastName: text, address: text, municipality: text },
  ...{ postalCode: text, province: text, country: text, taxCode: text },
});

export type BillingDataDraft = z.infer<typeof shape>;

/** What somebody has typed and not saved. An address and a tax code are not left behind in a browser that others use. */
export const billingDataDraft = (me: string | undefined) =>
  ({ key: `setpoint.draft.billing-data.${me ?? ''}`, shape, life: 'TAB' }) as const;

/** What the document of a payment is to be: a receipt, an invoice, or one with the data that are kept (BIL-02). */
export type Paper = 'receipt' | 'invoice' | 'kept';

/** The choice of paper; null until it is made. Whoever has begun to fill in their data has made it. */
export function usePaper() {
  const me = useMe();
  return useState<Paper | null>(() => {
    const { key, life } = billingDataDraft(me?.id);
    return readDraft(key, shape, life) ? 'invoice' : null;
  });
}
