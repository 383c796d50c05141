import type { LevelStepFragment } from '@setpoint/client/documents';
import { IconArrowDownRight, IconArrowRight, IconArrowUpRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { shownChange, shownLevel, shownShare } from './figures.js';
import classes from './level-step.module.css';
import { opponentsIn, reasonsFor } from './reasons.js';

const ARROWS = { UP: IconArrowUpRight, DOWN: IconArrowDownRight, STABLE: IconArrowRight } as const;

/** From which level to which, e.g. `3.62 → 3.70, +0.08`. */
export function LevelMove({ entry }: { readonly entry: LevelStepFragment }) {
  const { t, i18n } = useTranslation('level');
  const exact = entry.change !== null;
  const [before, after] = [entry.before, entry.after].map(({ level }) => shownLevel(level, i18n.language, exact));
  const change = entry.change && shownChange(entry.change.total, i18n.language);
  const Arrow = ARROWS[entry.trend];
  return (
    <p className={classes.move} data-trend={entry.trend}>
      <Arrow size={20} aria-hidden />
      <span>{t(`trend.${entry.trend}`)}</span>
      <span className={classes.figures}>{before === after ? after : t('step.fromTo', { before, after })}</span>
      {change && <span className={classes.figures}>{change}</span>}
    </p>
  );
}

/** Why, sentence by sentence, with what each adds where the reader may know. */
export function LevelReasons({ entry, won }: { readonly entry: LevelStepFragment; readonly won: boolean | null }) {
  const { t, i18n } = useTranslation('level');
  const opponents = opponentsIn(entry);
  return (
    <>
      <ul className={classes.reasons}>
        {reasonsFor(entry, won).map(({ name, shares, points }) => (
          <li key={name}>
            <span>
              {t(
                `reason.${name}`,
                Object.fromEntries(
                  Object.entries(shares).map(([key, share]) => [key, shownShare(share, i18n.language)]),
                ),
              )}
            </span>
            {points !== null && <span className={classes.figures}>{shownChange(points, i18n.language)}</span>}
          </li>
        ))}
      </ul>
      {opponents && (
        <p className={classes.included}>
          {t(`included.${opponents.name}`, { points: shownChange(opponents.points, i18n.language) })}
        </p>
      )}
    </>
  );
}
