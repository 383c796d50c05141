import type { Request } from 'express';

const CHOSEN_LANGUAGE = /(?:^|;\s*)setpoint_lang=(\w\w)/;

/** The visitor's language: from the URL, chosen before, or preferred by the browser (I18N-02). */
export function wishedLanguage<Code extends string>(request: Request, codes: readonly Code[]): Code | undefined {
  const { lang } = request.query;
  const chosen = CHOSEN_LANGUAGE.exec(request.headers.cookie ?? '')?.[1];
  const named = [typeof lang === 'string' ? lang.slice(0, 2) : undefined, chosen];
  const wished = named.map((code) => codes.find((one) => one === code)).find(Boolean);
  return wished ?? ((request.acceptsLanguages([...codes]) || undefined) as Code | undefined);
}
