import type { ChatErrorCode } from '@setpoint/client/documents';
import { useTranslation } from 'react-i18next';
import { courtPath } from '../court/court-link.js';

interface About {
  readonly court: { readonly id: string; readonly name: string; readonly slug: string | null } | null;
  readonly match: { readonly id: string } | null;
}

/** Where to go from a refusal: to what would lift it, where anything would (CHT-04). */
export function useWayOn(): (code: ChatErrorCode, about: About) => { to: string; label: string } | undefined {
  const { t } = useTranslation('chat');
  return (code, { court, match }) => {
    if (code === 'COURT_NOT_FAVOURITE' && court) return { to: courtPath(court), label: t('chat:refused.court') };
    if (match) return { to: `/match/${encodeURIComponent(match.id)}`, label: t('chat:refused.match') };
    return undefined;
  };
}
