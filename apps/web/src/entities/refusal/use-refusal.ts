import { toast } from '@setpoint/ui';
import type { i18n } from 'i18next';
import { useTranslation } from 'react-i18next';

/**
 * Says why something was not done: an expected refusal by its code (`<namespace>:error.<CODE>`),
 * anything else as an error of the line or of the server, and when to try again where that is known. Those words are
 * loaded when they are needed.
 */
export function useRefusal(namespace: string): (reason: unknown, retryAfterSeconds?: number | null) => void {
  const { i18n } = useTranslation();
  return (reason, retryAfterSeconds = null) => void say(i18n, namespace, reason, retryAfterSeconds);
}

/** For screens that say in its place why something was not done: the reason, and when to try again where that is known. */
export function useAgain(): (why: string, retryAfterSeconds: number | null | undefined) => string {
  const { t, i18n } = useTranslation('common');
  return (why, seconds) => {
    if (seconds == null) return why;
    const again = t('failure.again', { when: waiting(seconds, i18n.language) });
    // What stands below a field has no full stop.
    return `${why}${why.endsWith('.') ? '' : '.'} ${again}`;
  };
}

async function say(i18n: i18n, namespace: string, reason: unknown, wait: number | null): Promise<void> {
  await i18n.loadNamespaces(namespace);
  const isRefusal = typeof reason === 'string';
  const line = navigator.onLine
    ? [`${namespace}:error.SOMETHING_WENT_WRONG`, 'common:failure.server']
    : ['common:failure.offline'];
  // The first that there is a text for.
  const why = i18n.t([...(isRefusal ? [`${namespace}:error.${reason}`] : []), ...line]);
  const text = wait === null ? why : `${why} ${i18n.t('common:failure.again', { when: waiting(wait, i18n.language) })}`;
  toast({ tone: 'error', text, milliseconds: 6000 });
  if (reason instanceof Error) console.error(reason);
}

/** "in 40 seconds", "in 23 hours": rounded up, so that it is over by then. */
function waiting(seconds: number, language: string): string {
  const [most, unit] = seconds <= 90 ? ([1, 'second'] as const) : seconds <= 5_400 ? ([60, 'minute'] as const) : HOURS;
  return new Intl.RelativeTimeFormat(language).format(Math.ceil(seconds / most), unit);
}
const HOURS = [3_600, 'hour'] as const;
