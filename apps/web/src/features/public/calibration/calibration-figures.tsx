import type { LevelCalibrationQuery } from '@setpoint/client/documents';
import { useTranslation } from 'react-i18next';
import { FoldedTable } from '../../../entities/level/figure-table.js';
import { shownShare } from '../../../entities/level/figures.js';
import classes from './calibration-page.module.css';

type Calibration = NonNullable<LevelCalibrationQuery['levelCalibration']>;

/** What was predicted beside what happened: a sentence and a bar per step, the same as a table, and the figures of others. */
export function CalibrationFigures({ calibration }: { readonly calibration: Calibration }) {
  const { t, i18n } = useTranslation('level');
  const share = (value: number) => shownShare(value, i18n.language);
  const count = new Intl.NumberFormat(i18n.language);
  const bins = calibration.bins.filter(({ matches }) => matches > 0);
  const spanOf = ({ from, to }: Calibration['bins'][number]) =>
    t('calibration.span', { from: Math.round(from * 100), to: share(to) });
  return (
    <>
      <p className={classes.text}>{t('calibration.matches', { count: calibration.matches })}</p>
      <ul className={classes.steps}>
        {bins.map((bin) => (
          <li key={bin.from}>
            <p>
              {t('calibration.step', {
                span: spanOf(bin),
                won: Math.round(bin.won * bin.matches),
                matches: bin.matches,
              })}{' '}
              <strong>{share(bin.won)}</strong>
            </p>
            <div className={classes.bar} aria-hidden>
              <span className={classes.won} style={{ width: `${bin.won * 100}%` }} />
              <span className={classes.predicted} style={{ left: `${bin.predicted * 100}%` }} />
            </div>
          </li>
        ))}
      </ul>
      <p className={classes.legend}>{t('calibration.legend')}</p>
      <FoldedTable
        caption={t('calibration.title')}
        head={[t('calibration.chance'), t('calibration.predicted'), t('calibration.won'), t('calibration.count')]}
        rows={bins.map((bin) => [spanOf(bin), share(bin.predicted), share(bin.won), count.format(bin.matches)])}
      />
      <Others calibration={calibration} />
    </>
  );
}

/** The log-loss beside plain Elo's and that of tossing a coin, with what that says. */
function Others({ calibration }: { readonly calibration: Calibration }) {
  const { t, i18n } = useTranslation('level');
  const { logLoss, eloLogLoss, coinLogLoss, besideElo, besideCoin } = calibration;
  if (logLoss === null || eloLogLoss === null) return null;
  const figure = (value: number) =>
    new Intl.NumberFormat(i18n.language, { minimumFractionDigits: 3, maximumFractionDigits: 3 }).format(value);
  const [ours, elo, coin] = [logLoss, eloLogLoss, coinLogLoss].map(figure);
  return (
    <section className={classes.elo} aria-labelledby="elo">
      <h2 id="elo">{t('calibration.eloTitle')}</h2>
      <p>{t('calibration.elo', { ours, elo, coin })}</p>
      {besideElo !== 'TOO_FEW' && <p>{t(`calibration.verdict.${besideElo}`)}</p>}
      {besideCoin !== 'TOO_FEW' && <p>{t(`calibration.coin.${besideCoin}`)}</p>}
    </section>
  );
}
