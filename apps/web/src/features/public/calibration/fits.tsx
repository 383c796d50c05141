import type { LevelCalibrationQuery } from '@setpoint/client/documents';
import { useTranslation } from 'react-i18next';
import { shownDay } from '../../../entities/level/figures.js';
import classes from './calibration-page.module.css';

/** Since when predictions are made with what the matches played here have taught (LVL-09). */
export function Fits({ fits }: { readonly fits: NonNullable<LevelCalibrationQuery['levelCalibration']>['fits'] }) {
  const { t, i18n } = useTranslation('level');
  return (
    <section className={classes.elo} aria-labelledby="fits">
      <h2 id="fits">{t('calibration.fits.title')}</h2>
      <p>{t(fits.length === 0 ? 'calibration.fits.none' : 'calibration.fits.text')}</p>
      <p>{t('calibration.fits.stay')}</p>
      {fits.length > 0 && (
        <ul className={classes.fits}>
          {fits.map(({ sport, numberPlayers, since, matches }) => (
            <li key={`${sport}-${numberPlayers}`}>
              {t('calibration.fits.since', {
                format: t(`calibration.format.${sport}-${numberPlayers}`),
                day: shownDay(since, i18n.language),
                count: matches,
              })}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
