import { Button, Group } from '@mantine/core';
import { LEVELS } from '@setpoint/kernel';
import { LevelDial, Page } from '@setpoint/ui';
import { useMe } from '@setpoint/client/session';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import classes from './levels-page.module.css';

/** /levels: the scale from 1 to 7 (LVL-01 to LVL-05) in the words of players (PUB-01). */
export function Component() {
  const { t, i18n } = useTranslation(['public', 'common']);
  const me = useMe();
  const figure = (value: number) => value.toLocaleString(i18n.language, { minimumFractionDigits: 1 });
  return (
    <Page title={t('public:levels.title')} description={t('public:levels.lead')} lead={t('public:levels.lead')}>
      <ul className={classes.scale}>
        {LEVELS.map(({ name, from, to }) => (
          <li key={name}>
            <LevelDial rating={to} />
            <div>
              <h2>
                {t(`common:level.${name}`)}{' '}
                <span>{t('public:levels.range', { from: figure(from), to: figure(to) })}</span>
              </h2>
              <p>{t(`public:levels.about.${name}`)}</p>
            </div>
          </li>
        ))}
      </ul>
      <div className={classes.facts}>
        {(['start', 'moves', 'still', 'formats', 'reliability'] as const).map((fact) => (
          <section key={fact}>
            <h2>{t(`public:levels.facts.${fact}.title`)}</h2>
            <p>{t(`public:levels.facts.${fact}.text`)}</p>
          </section>
        ))}
      </div>
      <Group mt="xl">
        <Button component={Link} to={me ? '/player/sports' : '/auth/register'} size="lg">
          {me ? t('public:levels.mine') : t('public:levels.join')}
        </Button>
        <Button component={Link} to="/levels/calibration" size="lg" variant="default">
          {t('public:levels.calibration')}
        </Button>
      </Group>
    </Page>
  );
}
