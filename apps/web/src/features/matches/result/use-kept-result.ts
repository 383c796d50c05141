import type { EnterResultInput, MatchViewFragment } from '@setpoint/client/documents';
import { useMe } from '@setpoint/client/session';
import { toast } from '@setpoint/ui';
import { useTranslation } from 'react-i18next';
import { teamName } from '../../../entities/match/match-names.js';
import { keepResult } from '../../../entities/offline/outbox.js';

/** Keeps a result until there is a network (BYD-06). Answers as the server would: null where it can't be kept. */
export function useKeptResult(match: MatchViewFragment) {
  const { t } = useTranslation('match');
  const me = useMe();
  return async (input: EnterResultInput): Promise<{ readonly success: true; readonly errorCode: null } | null> => {
    if (!me) return null;
    const title = `${teamName(match.teamA)} – ${teamName(match.teamB)}`;
    try {
      await keepResult({ owner: me.id, at: Date.now(), input, title });
    } catch {
      // A private window keeps nothing: the draft is all there is.
      return null;
    }
    toast({ text: t('result.kept'), tone: 'success', milliseconds: 6_000 });
    return { success: true, errorCode: null };
  };
}
