import { useTranslation } from 'react-i18next';
import { shownChange, shownLevel } from './figures.js';

/** What I said of my level, what matches with the other number of players say, and where that lets me start (LVL-03). */
export function WeighedEstimate({
  level: { assessed, start, carriedOver, numberPlayers },
}: {
  readonly level: {
    readonly assessed: number | null;
    readonly start: number | null;
    readonly carriedOver: number | null;
    readonly numberPlayers: { readonly id: string };
  };
}) {
  const { t, i18n } = useTranslation('level');
  if (start === null) return null;
  const shown = shownLevel(start, i18n.language, true);
  const said = assessed === null ? null : shownLevel(assessed, i18n.language, false);
  if (carriedOver !== null) {
    const weighed = shownLevel(start - carriedOver, i18n.language, true);
    const figures = { start: shown, points: shownChange(carriedOver, i18n.language) };
    return [
      said === null ? t('carried.unsaid', { start: weighed }) : t('carried.said', { said, start: weighed }),
      t(numberPlayers.id === '1' ? 'carried.startOfSingles' : 'carried.startOfDoubles', figures),
    ].join(' ');
  }
  if (assessed === null) return null;
  const name = start < assessed ? 'lower' : start > assessed ? 'higher' : 'same';
  return t(`estimate.${name}`, { said, start: shown });
}
