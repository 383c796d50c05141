import { Injectable } from '@nestjs/common';
import { InjectConfig } from '@setpoint/service-kit';
import type { BillingSettings } from '../config.js';
import type { Seller, Vat } from '../domain/documents.js';

/** The seller and the tax rate. */
@Injectable()
export class DocumentTerms {
  readonly seller: Seller;
  readonly vat: Vat;

  constructor(@InjectConfig() settings: BillingSettings) {
    const { sellerName: name, sellerAddress: address, sellerVat: vatNumber, sellerRea: rea } = settings;
    this.seller = { name, address, vatNumber, rea };
    const { vatNature, vatReason, vatRate } = settings;
    this.vat = vatNature && vatReason ? { nature: vatNature, reason: vatReason } : { rate: vatRate };
  }
}
