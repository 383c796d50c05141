import { useTranslation } from 'react-i18next';

/** Actions of competitions, cases, centres and discounts are worded as in their own histories. */
const HISTORIES = [
  { prefix: 'TOURNAMENT_', subject: 'TOURNAMENT', path: 'tournaments.history' },
  { prefix: 'LEAGUE_', subject: 'LEAGUE', path: 'leagues.history' },
  { prefix: 'COURT_', subject: 'CENTRE', path: 'centres.kinds' },
  { prefix: 'CASE_', subject: 'CASE', path: 'cases.did' },
] as const;

/** What somebody of support did, in words; the name of the action where there are none yet. */
export function useActionText(): (action: string) => string {
  const { t, i18n } = useTranslation(['oversight', 'admin']);
  return (action) => {
    const history = HISTORIES.find(({ prefix }) => action.startsWith(prefix));
    if (history) {
      const key = `admin:${history.path}.${action.slice(history.prefix.length)}`;
      if (i18n.exists(key)) return `${t(`audit.subjects.${history.subject}`)}: ${t(key as never)}`;
    }
    for (const key of [`oversight:audit.actions.${action}`, `admin:discounts.actions.${action}`])
      if (i18n.exists(key)) return t(key as never);
    return action;
  };
}
