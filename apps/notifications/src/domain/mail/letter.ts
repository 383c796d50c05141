import type { LanguageCode } from '@setpoint/i18n';

/** What a mail says, before it is set as text and as HTML. */
export interface Letter {
  readonly language: LanguageCode;
  readonly subject: string;
  readonly greeting: string;
  readonly intro: string;
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  readonly button: { readonly label: string; readonly url: string };
  /** Said above the address in plain letters. */
  readonly buttonFails: string;
  readonly outro?: string;
  readonly footer: string;
}

export interface SetMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Primary blue of the product; white on it has a contrast of 5 to 1. */
const BLUE = '#1769e0';
const FONT = "-apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

/** Sets a letter in both forms. Nothing in it can be markup: every text is escaped. */
export function setMail(letter: Letter): SetMail {
  return { subject: oneLine(letter.subject), text: asText(letter), html: asHtml(letter) };
}

function asText(letter: Letter): string {
  const facts = letter.facts.map(({ label, value }) => `${label}: ${value}`).join('\n');
  return [
    letter.greeting,
    letter.intro,
    facts,
    `${letter.button.label}: ${letter.button.url}`,
    letter.outro,
    `-- \nSetpoint\n${letter.footer}`,
  ]
    .filter(Boolean)
    .join('\n\n');
}

function asHtml(letter: Letter): string {
  const url = escape(letter.button.url);
  return `<!doctype html>
<html lang="${letter.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escape(oneLine(letter.subject))}</title>
</head>
<body style="margin:0;padding:0;background:#f2f5fa;">
<div style="display:none;max-height:0;overflow:hidden;">${escape(letter.intro)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#f2f5fa;">
<tr><td align="center" style="padding:24px 12px;">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#ffffff;border-radius:12px;font-family:${FONT};color:#1b2430;">
<tr><td style="padding:20px 28px;background:${BLUE};border-radius:12px 12px 0 0;color:#ffffff;font-size:20px;font-weight:700;letter-spacing:.02em;">Setpoint</td></tr>
<tr><td style="padding:28px;font-size:16px;line-height:1.5;">
<p style="margin:0 0 16px;">${escape(letter.greeting)}</p>
<p style="margin:0 0 20px;">${escape(letter.intro)}</p>
${factsAsHtml(letter.facts)}<p style="margin:0 0 24px;"><a href="${url}" style="display:inline-block;padding:13px 24px;background:${BLUE};border-radius:8px;color:#ffffff;font-weight:600;text-decoration:none;">${escape(letter.button.label)}</a></p>
${letter.outro ? `<p style="margin:0 0 20px;">${escape(letter.outro)}</p>\n` : ''}<p style="margin:0;font-size:13px;color:#5b6675;">${escape(letter.buttonFails)}<br><a href="${url}" style="color:${BLUE};word-break:break-all;">${url}</a></p>
</td></tr>
<tr><td style="padding:16px 28px 24px;border-top:1px solid #e4e9f0;font-size:13px;line-height:1.5;color:#5b6675;">${escape(letter.footer)}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

function factsAsHtml(facts: Letter['facts']): string {
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
