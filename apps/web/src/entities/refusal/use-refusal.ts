import { toast } from '@setpoint/ui';
import { useTranslation } from 'react-i18next';

/**
 * Says why something was not done: an expected refusal by its code (`<namespace>:error.<CODE>`),
 * anything else as an error of the line or of the server.
 */
export function useRefusal(namespace: string): (reason: unknown) => void {
  const { t, i18n } = useTranslation([namespace, 'match']);
  return (reason) => {
    const key = `${namespace}:error.${String(reason)}`;
    const known = typeof reason === 'string' && i18n.exists(key);
    const own = `${namespace}:error.SOMETHING_WENT_WRONG`;
    const unheard = i18n.exists(own) ? own : 'match:failure.server';
    const text = t(known ? key : navigator.onLine ? unheard : 'match:failure.offline');
    toast({ tone: 'error', text, milliseconds: 6000 });
    if (!known && reason instanceof Error) console.error(reason);
  };
}
