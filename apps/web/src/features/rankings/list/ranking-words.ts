import { useTranslation } from 'react-i18next';
import type { RankingAddress } from './address.js';

/** What a ranking is called, and what it is of. */
export function useRankingWords() {
  const { t, i18n } = useTranslation(['ranking', 'player-ui', 'common']);
  const country = (code: string) => new Intl.DisplayNames(i18n.language, { type: 'region' }).of(code) ?? code;
  const format = ({ sport, numberPlayers }: Pick<RankingAddress, 'sport' | 'numberPlayers'>) =>
    t(`player-ui:format.long.${sport}-${numberPlayers}`);
  return {
    country,
    format,
    of: (ranking: RankingAddress) =>
      ranking.kind === 'level'
        ? {
            title: t('level.title', { level: t(`common:level.${ranking.level}`) }),
            lead: [format(ranking), country(ranking.country), ranking.sex !== 'I' && t(`player-ui:sex.${ranking.sex}`)]
              .filter(Boolean)
              .join(' · '),
          }
        : {
            title: t(`list.${ranking.list}.title`),
            lead: [format(ranking), ranking.year ?? t('allYears')].join(' · '),
          },
  };
}
