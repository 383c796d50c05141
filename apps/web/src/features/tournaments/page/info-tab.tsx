import { useTranslation } from 'react-i18next';
import { useMoney } from '../../../entities/competitions/use-money.js';
import { levelRange } from '../../../entities/match/match-card.js';
import classes from '../../../entities/competitions/competition-page.module.css';
import type { TabProps } from './tournament-view.js';

/** For whom, how it is played, what it costs and what there is to win. */
export function InfoTab({ tournament }: TabProps) {
  const { t, i18n } = useTranslation(['tournaments', 'competitions', 'match', 'common']);
  const money = useMoney();
  const { ageMin, ageMax, price, place, prizes } = tournament;
  const age =
    ageMin !== null && ageMax !== null
      ? t('info.age.range', { min: ageMin, max: ageMax })
      : ageMin !== null
        ? t('info.age.from', { min: ageMin })
        : ageMax !== null
          ? t('info.age.upTo', { max: ageMax })
          : t('info.age.all');
  const facts: readonly (readonly [string, string])[] = [
    [t('info.who'), `${t(`competitions:sex.${tournament.sex}`)} · ${levelRange(tournament, i18n)} · ${age}`],
    [t('info.format'), t(`info.formats.${tournament.format}`)],
    [t('info.mode'), t(`competitions:mode.${tournament.gameMode}`)],
    [
      t('info.price'),
      price.cents === 0 ? t('competitions:free') : t('competitions:perPlayer', { price: money(price) }),
    ],
    [t('info.start'), t('info.startAt', { min: tournament.minTeams, count: tournament.teamsToStart })],
    [t('info.place'), t('info.around', { city: place.city, km: place.radiusKm })],
  ];
  return (
    <div className={classes.info}>
      <section className={classes.card} aria-labelledby="facts">
        <h3 id="facts" className={classes.cardTitle}>
          {t('info.title')}
        </h3>
        <dl className={classes.list}>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {price.cents > 0 && tournament.state === 'OPEN' && <p className={classes.hint}>{t('info.firstHalf')}</p>}
      </section>
      {prizes.length > 0 && (
        <section className={classes.card} aria-labelledby="prizes">
          <h3 id="prizes" className={classes.cardTitle}>
            {t('info.prizes')}
          </h3>
          <dl className={classes.list}>
            {prizes.map(({ placing, choices }) => (
              <div key={placing}>
                <dt>{t(`competitions:placing.${placing}`)}</dt>
                <dd>
                  {choices
                    .map(({ kind, amount, points }) =>
                      t(`competitions:prize.${kind}`, { amount: amount ? money(amount) : '', count: points ?? 0 }),
                    )
                    .join(` ${t('info.or')} `)}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {tournament.awards.length > 0 && (
        <section className={classes.card} aria-labelledby="won">
          <h3 id="won" className={classes.cardTitle}>
            {t('info.won')}
          </h3>
          <dl className={classes.list}>
            {tournament.awards.map(({ id, placing, player }) => (
              <div key={id}>
                <dt>{t(`competitions:placing.${placing}`)}</dt>
                <dd>{player.displayName}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </div>
  );
}
