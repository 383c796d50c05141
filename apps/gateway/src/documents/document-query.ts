import type { LanguageCode } from '@setpoint/i18n';

/** One document, queried on behalf of the caller. */
export const DOCUMENT_FILE = `query DocumentFile($number: String!, $year: Int!) {
  me { language }
  billingDocument(number: $number, year: $year) {
    type number year issuedOn
    seller { name address vatNumber rea }
    buyer { firstName lastName address municipality postalCode province country taxCode }
    lines { what name amount { cents currency } }
    taxes { rate nature reason net { cents currency } vat { cents currency } }
    total { cents currency }
    stampDuty { cents currency }
    means { kind label amount { cents currency } }
    original { number year }
  }
}`;

export interface Amount {
  readonly cents: number;
  readonly currency: string;
}

/** Content of a file; immutable once issued. */
export interface ShownDocument {
  readonly type: 'INVOICE' | 'CREDIT_NOTE' | 'RECEIPT';
  readonly number: string;
  readonly year: number;
  readonly issuedOn: string;
  readonly seller: {
    readonly name: string;
    readonly address: string;
    readonly vatNumber: string;
    readonly rea: string;
  };
  readonly buyer: {
    readonly firstName: string;
    readonly lastName: string;
    readonly address: string;
    readonly municipality: string;
    readonly postalCode: string;
    readonly province: string;
    readonly country: string;
    readonly taxCode: string;
  } | null;
  readonly lines: readonly { readonly what: string; readonly name: string; readonly amount: Amount }[];
  readonly taxes: readonly {
    readonly rate: number | null;
    readonly nature: string | null;
    readonly reason: string | null;
    readonly net: Amount;
    readonly vat: Amount;
  }[];
  readonly total: Amount;
  readonly stampDuty: Amount | null;
  readonly means: readonly { readonly kind: string; readonly label: string | null; readonly amount: Amount }[];
  readonly original: { readonly number: string; readonly year: number } | null;
}

export interface DocumentFile {
  readonly me: { readonly language: LanguageCode | null } | null;
  readonly billingDocument: ShownDocument | null;
}
