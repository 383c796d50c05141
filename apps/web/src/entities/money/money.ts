/** `€5`, `5,50 €`: whole euros without their cents. */
export const shownMoney = (
  { cents, currency }: { readonly cents: number; readonly currency: string },
  language: string,
) =>
  new Intl.NumberFormat(language, { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' }).format(
    cents / 100,
  );

/** `+3`, `−100`. */
export const shownPoints = (points: number, language: string) =>
  new Intl.NumberFormat(language, { signDisplay: 'always' }).format(points).replace('-', '−');
