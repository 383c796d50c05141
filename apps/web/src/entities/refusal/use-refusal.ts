import { toast } from '@setpoint/ui';
import type { i18n } from 'i18next';
import { useTranslation } from 'react-i18next';

/**
 * Says why something was not done: an expected refusal by its code (`<namespace>:error.<CODE>`),
 * anything else as an error of the line or of the server. Those words are loaded when they are needed.
 */
export function useRefusal(namespace: string): (reason: unknown) => void {
  const { i18n } = useTranslation();
  return (reason) => void say(i18n, namespace, reason);
}

async function say(i18n: i18n, namespace: string, reason: unknown): Promise<void> {
  await i18n.loadNamespaces(namespace);
  const isRefusal = typeof reason === 'string';
  const line = navigator.onLine
    ? [`${namespace}:error.SOMETHING_WENT_WRONG`, 'common:failure.server']
    : ['common:failure.offline'];
  // The first that there is a text for.
  const text = i18n.t([...(isRefusal ? [`${namespace}:error.${reason}`] : []), ...line]);
  toast({ tone: 'error', text, milliseconds: 6000 });
  if (reason instanceof Error) console.error(reason);
}
