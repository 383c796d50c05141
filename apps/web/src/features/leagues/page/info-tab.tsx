import { Anchor } from '@mantine/core';
import type { LeagueHeadFragment } from '@setpoint/client/documents';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import classes from '../../../entities/competitions/competition-page.module.css';
import { useMoney } from '../../../entities/competitions/use-money.js';

/** For whom, how it is played, what it costs, what changes and what there is to win. */
export default function InfoTab({ league }: { readonly league: LeagueHeadFragment }) {
  const { t } = useTranslation(['league', 'competitions']);
  const money = useMoney();
  const { price, prizes, rules, awards, announcedTerms: coming } = league;
  const facts: readonly (readonly [string, string])[] = [
    [t('info.who'), t(`competitions:sex.${league.sex}`)],
    [t('info.where'), t('card.province', { name: league.province.name })],
    [t('info.mode'), t(`competitions:mode.${league.gameMode}`)],
    [t('info.price'), price.cents === 0 ? t('card.freePhase') : t('info.each', { price: money(price) })],
    [t('info.members'), String(league.members)],
  ];
  return (
    <div className={classes.info}>
      <section className={classes.card} aria-labelledby="facts">
        <h3 id="facts" className={classes.cardTitle}>
          {t('info.title')}
        </h3>
        <Facts facts={facts} />
        <Anchor component={Link} to="/league/info" display="inline-block" py={8} mt={8}>
          {t('info.how')}
        </Anchor>
      </section>
      {coming && (
        <section className={classes.card} aria-labelledby="announced">
          <h3 id="announced" className={classes.cardTitle}>
            {t('info.announced.title')}
          </h3>
          <p className={classes.paragraph}>
            {t('info.announced.text', {
              number: coming.from.number,
              year: coming.from.year,
              price: money(coming.price),
            })}
          </p>
          {coming.terms && <p className={classes.paragraph}>{coming.terms}</p>}
        </section>
      )}
      {prizes.length > 0 && (
        <section className={classes.card} aria-labelledby="prizes">
          <h3 id="prizes" className={classes.cardTitle}>
            {t('info.prizes')}
          </h3>
          <Facts
            facts={prizes.map(({ placing, choices }) => [
              t(`competitions:placing.${placing}`),
              choices
                .map(({ kind, amount, points }) =>
                  t(`competitions:prize.${kind}`, { amount: amount ? money(amount) : '', count: points ?? 0 }),
                )
                .join(` ${t('info.or')} `),
            ])}
          />
        </section>
      )}
      {awards.length > 0 && (
        <section className={classes.card} aria-labelledby="won">
          <h3 id="won" className={classes.cardTitle}>
            {t('info.won')}
          </h3>
          <dl className={classes.list}>
            {awards.map(({ id, placing, player }) => (
              <div key={id}>
                <dt>{t(`competitions:placing.${placing}`)}</dt>
                <dd>{player.displayName}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {rules && (
        <section className={classes.card} aria-labelledby="rules">
          <h3 id="rules" className={classes.cardTitle}>
            {t('info.rules')}
          </h3>
          <p className={classes.paragraph}>{rules}</p>
        </section>
      )}
    </div>
  );
}

function Facts({ facts }: { readonly facts: readonly (readonly [string, string])[] }) {
  return (
    <dl className={classes.list}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
