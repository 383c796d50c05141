import { useTranslation } from 'react-i18next';
import { shownLevel } from './figures.js';

/** What I said of my level, and where that lets me start (LVL-03). */
export function WeighedEstimate({
  level: { assessed, start },
}: {
  readonly level: { readonly assessed: number | null; readonly start: number | null };
}) {
  const { t, i18n } = useTranslation('level');
  if (assessed === null || start === null) return null;
  const name = start < assessed ? 'lower' : start > assessed ? 'higher' : 'same';
  return t(`estimate.${name}`, {
    said: shownLevel(assessed, i18n.language, false),
    start: shownLevel(start, i18n.language, true),
  });
}
