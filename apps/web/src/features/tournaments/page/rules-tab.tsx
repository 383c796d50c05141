import { Stack } from '@mantine/core';
import { graphql } from '@setpoint/client';
import { useTranslation } from 'react-i18next';
import { CardSection, Paragraph } from '../../../entities/competitions/section.js';
import { shownInstant } from '../../../entities/match/match-time.js';
import { TabFrame } from './tab-frame.js';
import classes from './rules-tab.module.css';
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
          <CardSection title={t('rules.title')}>
            <ul className={classes.rules}>
              <li>{t(`rules.mode.${tournament.gameMode}`)}</li>
              <li>{t(groups ? 'rules.groups' : 'rules.playOff')}</li>
              {groups && <li>{t('rules.ranking')}</li>}
              <li>{t('rules.windows')}</li>
              <li>{t('rules.silent')}</li>
            </ul>
          </CardSection>
          {rules && (
            <CardSection title={t('rules.own')}>
              {rules.split(/\n\s*\n/).map((paragraph, at) => (
                <Paragraph key={at}>{paragraph}</Paragraph>
              ))}
            </CardSection>
          )}
          {draw && (
            <CardSection title={t('rules.draw.title')}>
              <Paragraph>{t('rules.draw.text')}</Paragraph>
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
            </CardSection>
          )}
        </Stack>
      )}
    </TabFrame>
  );
}
