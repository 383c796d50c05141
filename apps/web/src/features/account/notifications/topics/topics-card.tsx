import { useQuery } from '@apollo/client/react';
import { Anchor, Switch, Text } from '@mantine/core';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { MyPhone } from '../../../../entities/phone/phone-fields.js';
import { SettingsCard } from '../../card.js';
import type { NotificationSettings, Preference } from '../settings/use-notification-settings.js';
import classes from './topics-card.module.css';

type Channel = Preference['channel'];

/** Why channels are unavailable, with links to fix it. */
interface Gap {
  readonly channels: readonly Channel[];
  readonly text: string;
  readonly to: string;
  readonly link: string;
}

/** A switch for each topic and channel: a table where there is room, cards on a phone (ACC-03). */
export function TopicsCard({
  settings,
  onChange,
}: {
  readonly settings: NotificationSettings;
  onChange(preference: Preference, enabled: boolean): void;
}) {
  const { t } = useTranslation('account');
  const gaps = useGaps(settings);
  const channels = (['EMAIL', 'PUSH', 'WHATSAPP', 'SMS'] as const).filter(
    (channel) => channel !== 'WHATSAPP' || settings.whatsAppAvailable,
  );
  const topics = [...new Set(settings.preferences.map(({ topic }) => topic))];
  const choice = (topic: string, channel: Channel) =>
    settings.preferences.find((one) => one.topic === topic && one.channel === channel);
  return (
    <SettingsCard id="topics" title={t('account:told.title')}>
      <Text mb="sm">{t('account:told.bell')}</Text>
      {gaps.map(({ text, to, link }) => (
        <Text key={to} size="sm" c="dimmed" mb="xs">
          {text}{' '}
          <Anchor component={Link} to={to} inherit>
            {link}
          </Anchor>
        </Text>
      ))}
      <div className={classes.table} style={{ '--channels': channels.length } as CSSProperties}>
        <div className={classes.head} aria-hidden>
          <span />
          {channels.map((channel) => (
            <span key={channel}>{t(`account:told.channel.${channel}`)}</span>
          ))}
        </div>
        {topics.map((topic) => (
          <div key={topic} role="group" aria-labelledby={`topic-${topic}`} className={classes.row}>
            <div>
              <h3 id={`topic-${topic}`} className={classes.topic}>
                {t(`account:told.topic.${topic}`)}
              </h3>
              <Text size="sm" c="dimmed">
                {t(`account:told.about.${topic}`)}
              </Text>
              <Text size="sm" c="dimmed" fs="italic">
                {t('account:told.forExample', { example: t(`account:told.example.${topic}`) })}
              </Text>
            </div>
            {channels.map((channel) => {
              const preference = choice(topic, channel);
              if (!preference) return <span key={channel} className={classes.nothing} aria-hidden />;
              if (preference.essential)
                return (
                  <span key={channel} className={classes.always}>
                    <span className={classes.channel}>{t(`account:told.channel.${channel}`)}: </span>
                    {t('account:told.always')}
                  </span>
                );
              const isOff = gaps.some(({ channels: missing }) => missing.includes(channel));
              return (
                <Switch
                  key={channel}
                  size="md"
                  className={classes.switch}
                  classNames={{ label: classes.channel }}
                  checked={preference.enabled && !isOff}
                  disabled={isOff}
                  onChange={({ currentTarget }) => onChange(preference, currentTarget.checked)}
                  label={t(`account:told.channel.${channel}`)}
                />
              );
            })}
          </div>
        ))}
      </div>
      <Text size="sm" c="dimmed" mt="sm">
        {t('account:told.essential')}
      </Text>
    </SettingsCard>
  );
}

function useGaps({ pushDevices }: NotificationSettings): readonly Gap[] {
  const { t } = useTranslation('account');
  const { data } = useQuery(MyPhone, { fetchPolicy: 'cache-only' });
  const hasNumber = Boolean(data?.me?.phone?.number);
  return [
    ...(pushDevices === 0
      ? [{ channels: ['PUSH'] as const, text: t('account:told.noPush'), to: '#push', link: t('account:told.toPush') }]
      : []),
    ...(hasNumber
      ? []
      : [
          {
            channels: ['WHATSAPP', 'SMS'] as const,
            text: t('account:told.noNumber'),
            to: '?step=number',
            link: t('account:told.toNumber'),
          },
        ]),
  ];
}
