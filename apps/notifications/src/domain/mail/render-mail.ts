import type { LanguageCode } from '@setpoint/i18n';

/** The parts of a mail, before it is rendered as text and as HTML. */
export interface MailParts {
  readonly language: LanguageCode;
  readonly subject: string;
  readonly greeting: string;
  readonly intro: string;
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  /** What a person wrote, line by line as it was written. */
  readonly quote?: string;
  readonly button: { readonly label: string; readonly url: string };
  /** Stands above the address in plain text. */
  readonly buttonFails: string;
  readonly outro?: string;
  readonly footer: string;
  /** Where the reader can stop such mails. */
  readonly stop?: { readonly label: string; readonly url: string };
}

export interface RenderedMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Unsubscribe link, if any. */
export const stopOf = (url: string | null | undefined, label: string): Pick<MailParts, 'stop'> =>
  url ? { stop: { label, url } } : {};

/** Primary blue of the product; white on it has a contrast of 5 to 1. */
const BLUE = '#1769e0';
const FONT = "-apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

/** Renders a mail in both forms. Nothing in it can be markup: every text is escaped. */
export function renderMail(parts: MailParts): RenderedMail {
  return { subject: oneLine(parts.subject), text: asText(parts), html: asHtml(parts) };
}

function asText(parts: MailParts): string {
  const facts = parts.facts.map(({ label, value }) => `${label}: ${value}`).join('\n');
  return [
    parts.greeting,
    parts.intro,
    facts,
    parts.quote,
    `${parts.button.label}: ${parts.button.url}`,
    parts.outro,
    `-- \nSetpoint\n${parts.footer}${parts.stop ? `\n${parts.stop.label}: ${parts.stop.url}` : ''}`,
  ]
    .filter(Boolean)
    .join('\n\n');
}

function asHtml(parts: MailParts): string {
  const url = escape(parts.button.url);
  return `<!doctype html>
<html lang="${parts.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escape(oneLine(parts.subject))}</title>
</head>
<body style="margin:0;padding:0;background:#f2f5fa;">
<div style="display:none;max-height:0;overflow:hidden;">${escape(parts.intro)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#f2f5fa;">
<tr><td align="center" style="padding:24px 12px;">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#ffffff;border-radius:12px;font-family:${FONT};color:#1b2430;">
<tr><td style="padding:20px 28px;background:${BLUE};border-radius:12px 12px 0 0;color:#ffffff;font-size:20px;font-weight:700;letter-spacing:.02em;">Setpoint</td></tr>
<tr><td style="padding:28px;font-size:16px;line-height:1.5;">
<p style="margin:0 0 16px;">${escape(parts.greeting)}</p>
<p style="margin:0 0 20px;">${escape(parts.intro)}</p>
${factsAsHtml(parts.facts)}${quoteAsHtml(parts.quote)}<p style="margin:0 0 24px;"><a href="${url}" style="display:inline-block;padding:13px 24px;background:${BLUE};border-radius:8px;color:#ffffff;font-weight:600;text-decoration:none;">${escape(parts.button.label)}</a></p>
${parts.outro ? `<p style="margin:0 0 20px;">${escape(parts.outro)}</p>\n` : ''}<p style="margin:0;font-size:13px;color:#5b6675;">${escape(parts.buttonFails)}<br><a href="${url}" style="color:${BLUE};word-break:break-all;">${url}</a></p>
</td></tr>
<tr><td style="padding:16px 28px 24px;border-top:1px solid #e4e9f0;font-size:13px;line-height:1.5;color:#5b6675;">${escape(parts.footer)}${stopAsHtml(parts.stop)}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

function stopAsHtml(stop: MailParts['stop']): string {
  return stop ? `<br><a href="${escape(stop.url)}" style="color:${BLUE};">${escape(stop.label)}</a>` : '';
}

function quoteAsHtml(quote: MailParts['quote']): string {
  if (!quote) return '';
  const lines = quote.split('\n').map(escape).join('<br>');
  return `<blockquote style="margin:0 0 24px;padding:2px 0 2px 16px;border-left:3px solid #d5deea;">${lines}</blockquote>\n`;
}

function factsAsHtml(facts: MailParts['facts']): string {
  if (facts.length === 0) return '';
  const rows = facts.map(
    ({ label, value }) =>
      `<tr><th align="left" style="padding:4px 16px 4px 0;font-weight:400;color:#5b6675;white-space:nowrap;vertical-align:top;">${escape(label)}</th><td style="padding:4px 0;font-weight:600;">${escape(value)}</td></tr>`,
  );
  return `<table cellpadding="0" cellspacing="0" style="margin:0 0 24px;font-size:15px;">${rows.join('')}</table>\n`;
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** A line break in a subject could begin another header. */
function oneLine(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ').trim();
}
