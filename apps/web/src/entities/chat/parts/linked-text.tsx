import { Fragment } from 'react';

const ADDRESS = /\bhttps?:\/\/[^\s<>"'`]+/gi;
/** What ends a sentence ends no address. */
const AFTER = /[.,;:!?…»”’)\]}]+$/;

interface Part {
  readonly text: string;
  readonly href?: string;
}

/** Text and the web addresses in it (CHT-03): http and https alone, never with a name or password in them. */
export function partsOf(text: string): Part[] {
  const parts: Part[] = [];
  let from = 0;
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const address = trimmed(found);
    if (!isWeb(address)) continue;
    if (index > from) parts.push({ text: text.slice(from, index) });
    parts.push({ text: address, href: address });
    from = index + address.length;
  }
  if (from < text.length) parts.push({ text: text.slice(from) });
  return parts;
}

/** Without what follows it; brackets that it opened itself belong to it. */
function trimmed(found: string): string {
  const end = AFTER.exec(found)?.[0] ?? '';
  const address = found.slice(0, found.length - end.length);
  return end.startsWith(')') && address.includes('(') && !address.includes(')') ? `${address})` : address;
}

function isWeb(address: string): boolean {
  const url = URL.parse(address);
  return url !== null && /^https?:$/.test(url.protocol) && url.username === '' && url.password === '';
}

/** What somebody wrote. It is text: what looks like HTML is shown as it is. */
export function LinkedText({ text }: { readonly text: string }) {
  return partsOf(text).map(({ text, href }, at) =>
    href ? (
      <a key={at} href={href} target="_blank" rel="noopener noreferrer nofollow ugc">
        {text}
      </a>
    ) : (
      <Fragment key={at}>{text}</Fragment>
    ),
  );
}
