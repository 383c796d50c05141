import { useQuery } from '@apollo/client/react';
import { AccountAccess } from './account-access.js';
import { ACCOUNT } from './player-page.js';

/** Locks or unlocks the account of a person whom another page is about. */
export function AccountLock({
  person,
  onLocked,
}: {
  readonly person: { readonly id: string; readonly displayName: string };
  onLocked(): void;
}) {
  const { data, refetch } = useQuery(ACCOUNT, { variables: { id: person.id }, fetchPolicy: 'cache-and-network' });
  const account = data?.account;
  if (!account) return null;
  const changed = () => {
    if (account.status !== 'DISABLED') onLocked();
    void refetch().catch(() => {});
  };
  return <AccountAccess account={account} name={person.displayName} onChanged={changed} />;
}
