import { useTranslation } from 'react-i18next';
import { shownChange } from './figures.js';

/** What matches with the other number of players had added to a level before a match. */
export function CarriedOver({ points, isPair }: { readonly points: number | null; readonly isPair: boolean }) {
  const { t, i18n } = useTranslation('level');
  if (points === null) return null;
  return t(isPair ? 'carried.beforeDoubles' : 'carried.beforeSingles', { points: shownChange(points, i18n.language) });
}
