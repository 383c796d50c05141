import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { LanguageCode, Texts } from '@setpoint/i18n';
import type { Amount, ShownDocument } from './document-query.js';

type Pdf = PDFKit.PDFDocument;

const MARGIN = 56;
const RIGHT = 595.28 - MARGIN;
const WIDTH = RIGHT - MARGIN;
/** Vertical start of the lines, and lower limit of the content. */
const LINES_TOP = 300;
const BOTTOM = 770;
const ROW = 20;
const COLOUR = { text: '#111827', quiet: '#4b5563', line: '#d1d5db', court: '#1d5bd6' };

const require = createRequire(import.meta.url);
let faces: { readonly plain: Buffer; readonly bold: Buffer } | undefined;
/** Cover all European names, unlike the standard PDF fonts. */
const loadFaces = () =>
  (faces ??= {
    plain: readFileSync(require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf')),
    bold: readFileSync(require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf')),
  });

/** Renders a document as a one-page A4 PDF in a language, byte-for-byte reproducible (BIL-05). */
export async function documentPdf(document: ShownDocument, texts: Texts, language: LanguageCode): Promise<Buffer> {
  // Loaded lazily: with its fonts it takes 30 MB.
  const { default: PDFDocument } = await import('pdfkit');
  const t = (key: string, values: Readonly<Record<string, string | number>> = {}) =>
    texts.t(language, `invoice:${key}`, values);
  const title = t(`title.${document.type}`, { number: document.number, year: document.year });
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 0,
    autoFirstPage: true,
    lang: language,
    info: { Title: title, Author: document.seller.name, CreationDate: new Date(`${document.issuedOn}T12:00:00Z`) },
  });
  const bytes = collected(pdf);
  const { plain, bold } = loadFaces();
  pdf.registerFont('plain', plain).registerFont('bold', bold);
  new Sheet(pdf, document, t, language).draw(title);
  pdf.end();
  return bytes;
}

const collected = (pdf: Pdf) =>
  new Promise<Buffer>((done, fail) => {
    const parts: Buffer[] = [];
    pdf.on('data', (part: Buffer) => parts.push(part));
    pdf.on('end', () => done(Buffer.concat(parts)));
    pdf.on('error', fail);
  });

type Words = (key: string, values?: Readonly<Record<string, string | number>>) => string;

class Sheet {
  #y = LINES_TOP;
  readonly #row: number;

  constructor(
    private readonly pdf: Pdf,
    private readonly document: ShownDocument,
    private readonly t: Words,
    private readonly language: LanguageCode,
  ) {
    const { lines, taxes, means } = document;
    const rows = lines.length + taxes.length * 2 + means.length + 7;
    this.#row = Math.min(ROW, (BOTTOM - LINES_TOP) / rows);
  }

  draw(title: string): void {
    const { document, t } = this;
    const { seller, buyer, original } = document;
    this.pdf.rect(0, 0, 595.28, 8).fill(COLOUR.court);
    this.line(title, { x: MARGIN, y: 56, size: 20, face: 'bold' });
    this.line(t('issuedOn', { day: this.day(document.issuedOn) }), { x: MARGIN, y: 86, colour: COLOUR.quiet });
    if (original) this.line(t('takesBack', { ...original }), { x: MARGIN, y: 102, colour: COLOUR.quiet });
    this.block(MARGIN, t('seller'), [
      seller.name,
      seller.address,
      `${t('vatNumber')} ${seller.vatNumber}`,
      `REA ${seller.rea}`,
    ]);
    if (buyer) {
      this.block(MARGIN + WIDTH / 2, t('buyer'), [
        `${buyer.firstName} ${buyer.lastName}`,
        buyer.address,
        `${buyer.postalCode} ${buyer.municipality} (${buyer.province}), ${this.country(buyer.country)}`,
        `${t('data.taxCode')} ${buyer.taxCode}`,
      ]);
    }
    this.table();
    this.line(t('courtesy'), { x: MARGIN, y: 800, size: 8, colour: COLOUR.quiet });
  }

  private table(): void {
    const { document, t } = this;
    this.amountRow(t('what'), t('amount'), { face: 'bold', ruled: true });
    for (const { what, name, amount } of document.lines) {
      this.amountRow([t(`line.${what}`), name].filter(Boolean).join(': '), this.money(amount));
    }
    this.rule();
    this.#y += this.#row / 2;
    for (const { rate, nature, reason, net, vat } of document.taxes) {
      const why = [reason, nature && `(${nature})`].filter(Boolean).join(' ');
      this.amountRow(rate === null ? t('untaxed', { why }) : t('net', { rate }), this.money(net));
      if (rate !== null) this.amountRow(t('vat', { rate }), this.money(vat));
    }
    this.amountRow(t('total'), this.money(document.total), { face: 'bold', size: 12 });
    this.#y += this.#row / 2;
    for (const { kind, label, amount } of document.means) {
      const means = [t(`means.${kind}`), label].filter(Boolean).join(' ');
      this.amountRow(t(document.type === 'CREDIT_NOTE' ? 'refundedTo' : 'paidBy', { means }), this.money(amount));
    }
    if (document.stampDuty) this.amountRow(t('stampDuty'), this.money(document.stampDuty));
  }

  private block(x: number, heading: string, lines: readonly string[]): void {
    this.line(heading, { x, y: 150, size: 8, colour: COLOUR.quiet, width: WIDTH / 2 - 16 });
    lines.forEach((line, i) => {
      this.line(line, { x, y: 166 + i * 16, face: i === 0 ? 'bold' : 'plain', width: WIDTH / 2 - 16 });
    });
  }

  private amountRow(text: string, amount: string, { ruled = false, ...style }: Style & { ruled?: boolean } = {}): void {
    this.line(text, { x: MARGIN, y: this.#y, width: WIDTH - 130, ...style });
    this.line(amount, { x: RIGHT - 120, y: this.#y, width: 120, align: 'right', ...style });
    this.#y += this.#row;
    if (ruled) this.rule();
  }

  private rule(): void {
    const y = this.#y - this.#row / 4;
    this.pdf.moveTo(MARGIN, y).lineTo(RIGHT, y).lineWidth(0.7).stroke(COLOUR.line);
    this.#y += this.#row / 4;
  }

  /** One line, cut with … where it is too long. */
  private line(text: string, place: Style & Place): void {
    const { x, y, width = WIDTH, align = 'left', size = 10, face = 'plain', colour = COLOUR.text } = place;
    this.pdf.font(face).fontSize(Math.min(size, this.#row)).fillColor(colour);
    this.pdf.text(text, x, y, { width, height: size * 1.2, align, ellipsis: true });
  }

  private money({ cents, currency }: Amount): string {
    return new Intl.NumberFormat(this.language, { style: 'currency', currency }).format(cents / 100);
  }

  private day(day: string): string {
    // As pages write it: `16 December 2026`.
    const locale = this.language === 'en' ? 'en-GB' : this.language;
    return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
  }

  private country(code: string): string {
    return new Intl.DisplayNames([this.language], { type: 'region' }).of(code) ?? code;
  }
}

interface Style {
  readonly size?: number;
  readonly face?: 'plain' | 'bold';
  readonly colour?: string;
}
interface Place {
  readonly x: number;
  readonly y: number;
  readonly width?: number;
  readonly align?: 'left' | 'right';
}
