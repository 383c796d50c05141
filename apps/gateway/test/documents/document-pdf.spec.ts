import { createTexts, LANGUAGE_CODES } from '@setpoint/i18n';
import { documentPdf } from '../../src/documents/document-pdf.js';
import { aDocument, euro } from './a-document.js';

const texts = createTexts();
const pagesIn = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length;

describe('the PDF of a document', () => {
  it('BIL-05~ is the same bytes whenever it is drawn, and another in each language', async () => {
    const drawn = await Promise.all(LANGUAGE_CODES.map((language) => documentPdf(aDocument(), texts, language)));
    const again = await Promise.all(LANGUAGE_CODES.map((language) => documentPdf(aDocument(), texts, language)));
    expect(again.map((pdf, i) => pdf.equals(drawn[i]!))).toEqual(LANGUAGE_CODES.map(() => true));
    expect(new Set(drawn.map((pdf) => pdf.toString('latin1'))).size).toBe(LANGUAGE_CODES.length);
  });

  it('BIL-05~ is one page of A4 with its own letters, also with many lines and long names', async () => {
    const many = Array.from({ length: 60 }, (_, i) => ({
      what: 'OTHER',
      name: `${i} ${'Torneo di Primavera '.repeat(10)}`,
      amount: euro(100),
    }));
    for (const document of [aDocument(), aDocument({ lines: many }), aDocument({ buyer: null, type: 'RECEIPT' })]) {
      const pdf = await documentPdf(document, texts, 'fr');
      expect(pagesIn(pdf)).toBe(1);
      expect(pdf.toString('latin1')).toContain('/MediaBox [0 0 595.28 841.89]');
      expect(pdf.toString('latin1')).toContain('DejaVuSans');
      expect(pdf.byteLength).toBeLessThan(80_000);
    }
  });
});
