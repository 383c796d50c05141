import type { EnterResultInput, MatchViewFragment } from '@setpoint/client/documents';
import { useMe } from '@setpoint/client/session';
import { toast } from '@setpoint/ui';
import { useTranslation } from 'react-i18next';
import { useSides } from '../../../entities/match/use-sides.js';
import { discardResult, keepResult } from '../../../entities/offline/outbox.js';
import type { ResultDraft } from './result-draft.js';
import { draftKey } from './use-result-wizard.js';

/** Results of a match that wait until there is a network (BYD-06). */
export function useKeptResult(match: MatchViewFragment) {
  const { t } = useTranslation('match-page');
  const me = useMe();
  const sides = useSides();

  /** Whether it waits from now on; says so where this browser has no room for it. */
  async function keep(input: EnterResultInput, values: ResultDraft): Promise<boolean> {
    if (!me) return false;
    try {
      await keepResult({
        owner: me.id,
        at: Date.now(),
        input,
        teamA: sides.playersOf(match, 'A'),
        teamB: sides.playersOf(match, 'B'),
        photo: values.photo,
        draft: { key: draftKey('enter', match.id), values },
      });
      return true;
    } catch {
      // Without storage (private window, full disk) only the form remains.
      toast({ tone: 'error', text: t('result.kept.noRoom'), milliseconds: 12_000 });
      return false;
    }
  }

  /** Another one of the same person is in: what waited is out of date. */
  const forget = () => (me ? discardResult(me.id, match.id).catch(() => {}) : Promise.resolve());

  return { keep, forget };
}
