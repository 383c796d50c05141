import { Stack } from '@mantine/core';
import { graphql } from '@setpoint/client';
import { useTranslation } from 'react-i18next';
import { shownInstant } from '../../../entities/match/match-time.js';
import { TabFrame } from './tab-frame.js';
import classes from '../../../entities/competitions/competition-page.module.css';
import type { TabProps } from './tournament-view.js';

const RulesQuery = graphql(`
  query TournamentRules($id: ID!) {
    tournament(id: $id) {
      ...RulesTab
    }
  }
`);

/** How it is played, what the organiser adds, and how the draw was made. */
export default function RulesTab({ tournament }: TabProps) {
  const { t } = useTranslation(['tournaments', 'competitions']);
  const groups = tournament.format === 'GROUPS_AND_PLAY_OFF';
  return (
    <TabFrame query={RulesQuery} id={tournament.id} height={220}>
      {({ rules, draw }) => (
        <Stack gap="md">
          <section className={classes.card} aria-labelledby="how">
            <h3 id="how" className={classes.cardTitle}>
              {t('rules.title')}
            </h3>
            <ul className={classes.rules}>
              <li>{t(`rules.mode.${tournament.gameMode}`)}</li>
              <li>{t(groups ? 'rules.groups' : 'rules.playOff')}</li>
              {groups && <li>{t('rules.ranking')}</li>}
              <li>{t('rules.windows')}</li>
              <li>{t('rules.silent')}</li>
            </ul>
          </section>
          {rules && (
            <section className={classes.card} aria-labelledby="own-rules">
              <h3 id="own-rules" className={classes.cardTitle}>
                {t('rules.own')}
              </h3>
              {rules.split(/\n\s*\n/).map((paragraph, at) => (
                <p key={at} className={classes.paragraph}>
                  {paragraph}
                </p>
              ))}
            </section>
          )}
          {draw && (
            <section className={classes.card} aria-labelledby="draw">
              <h3 id="draw" className={classes.cardTitle}>
                {t('rules.draw.title')}
              </h3>
              <p className={classes.paragraph}>{t('rules.draw.text')}</p>
              <dl className={classes.draw}>
                <dt>{t('rules.draw.seed')}</dt>
                <dd>
                  <code>{draw.seed}</code>
                </dd>
                <dt>{t('rules.draw.version')}</dt>
                <dd>{draw.version}</dd>
                <dt>{t('rules.draw.drawnAt')}</dt>
                <dd>{shownInstant(draw.drawnAt, tournament.timeZone)}</dd>
              </dl>
            </section>
          )}
        </Stack>
      )}
    </TabFrame>
  );
}
