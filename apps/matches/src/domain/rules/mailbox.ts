/** Where dots before the @ mean nothing; both names are the same mailbox. */
const GMAIL = 'gmail.com';
const GMAIL_HOSTS: readonly string[] = [GMAIL, 'googlemail.com'];

/**
 * What messages to an address end up in, to compare by (limits, "no more messages"): `ana+padel@host` is `ana@host` wherever it
 * is, and Gmail leaves out dots. What is shown and written to stays as typed. A number is its own mailbox.
 */
export function mailboxOf(address: string): string {
  const at = address.lastIndexOf('@');
  if (at === -1) return address;
  const [name, host] = [address.slice(0, at).toLowerCase(), address.slice(at + 1).toLowerCase()];
  // An address may begin with a plus; then that is its name.
  const plain = name.replace(/(?<=.)\+.*$/s, '');
  if (!GMAIL_HOSTS.includes(host)) return `${plain}@${host}`;
  return `${plain.replaceAll('.', '') || plain}@${GMAIL}`;
}
