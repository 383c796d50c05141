import { useApolloClient, useMutation, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { provider, ProviderError } from '../../../entities/provider/provider.js';
import { MySignInMethods, ProviderToken, UnlinkMethod } from './methods-document.js';

export type Social = 'GOOGLE' | 'FACEBOOK';

const KNOWN: readonly string[] = [
  ...['LAST_SIGN_IN_METHOD', 'METHOD_NOT_LINKED', 'ACCOUNT_DELETED', 'TOO_MANY_REQUESTS', 'SERVICE_UNAVAILABLE'],
  ...['CREDENTIAL_IN_USE', 'ALREADY_LINKED', 'POPUP_CLOSED', 'POPUP_CANCELLED', 'POPUP_BLOCKED', 'NO_CONNECTION'],
];
const known = (code: string | null | undefined) => (code && KNOWN.includes(code) ? code : 'OTHER');

/** My ways to log in, and adding or giving up one of them (ACC-04). The last one is kept by the server. */
export function useMethods() {
  const client = useApolloClient();
  const { data, error, refetch } = useQuery(MySignInMethods, { fetchPolicy: 'cache-and-network' });
  const [unlinking] = useMutation(UnlinkMethod);
  const [busy, setBusy] = useState<Social | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);

  async function during(method: Social, work: () => Promise<string | null>): Promise<boolean> {
    if (busy) return false;
    setBusy(method);
    setRefusal(null);
    const refused = await work().catch((thrown: unknown) =>
      known(thrown instanceof ProviderError ? thrown.code : null),
    );
    setBusy(null);
    setRefusal(refused);
    return refused === null;
  }

  return {
    methods: data?.me?.signInMethods ?? null,
    isMissing: Boolean(error) && !data,
    retry: () => void refetch().catch(() => {}),
    ...{ busy, refusal },
    link: (method: Social) =>
      during(method, async () => {
        const identity = await provider();
        await identity.link(method, async () => {
          const answer = await client.query({ query: ProviderToken, fetchPolicy: 'network-only' });
          return answer.data?.me?.firebaseToken ?? null;
        });
        await refetch();
        return null;
      }),
    unlink: (method: Social) =>
      during(method, async () => {
        const answer = await unlinking({ variables: { method } });
        const payload = answer.data?.unlinkSignInMethod;
        return payload?.success ? null : known(payload?.errorCode);
      }),
  };
}
