/** Domains that ignore dots before the @; both are the same provider. */
const GMAIL = 'gmail.com';
const GMAIL_HOSTS: readonly string[] = [GMAIL, 'googlemail.com'];

/**
 * Canonical mailbox of an address, for comparisons (limits, opt-outs): `ana+padel@host` is `ana@host` wherever it
 * is, and Gmail ignores dots. Addresses are shown and used as typed. A phone number is its own mailbox.
 */
export function mailboxOf(address: string): string {
  const at = address.lastIndexOf('@');
  if (at === -1) return address;
  const [name, host] = [address.slice(0, at).toLowerCase(), address.slice(at + 1).toLowerCase()];
  // A leading plus is part of the name.
  const plain = name.replace(/(?<=.)\+.*$/s, '');
  if (!GMAIL_HOSTS.includes(host)) return `${plain}@${host}`;
  return `${plain.replaceAll('.', '') || plain}@${GMAIL}`;
}
